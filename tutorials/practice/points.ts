/** "How many points?" */
import { cardPoints, type DealState, type Dice, type Trick } from "../../rules/index.js";
import type { CountFeedback } from "../format.js";
import { completeTrick, findMoment, type Moment } from "./moments.js";
import { asked, type Question } from "./question.js";

interface Fallen {
  readonly position: DealState;
  readonly trick: Trick;
}

export function pointsQuestion(dice: Dice): Question {
  const { position, trick } = findMoment(dice, false, richTrick);
  const terms = pointsIn(position, trick);
  const right = sum(terms);
  return {
    seat: dice(position.players),
    position,
    step: {
      ...asked({ kind: "points", narrow: "practice.points.narrow", rule: "practice.points.rule" }),
      kind: "count",
      of: { kind: "trick" },
      fields: [{ id: "points", label: "practice.points.label", is: "points", feedback: wordsFor(terms, right) }],
      wrong: "practice.points.wrong.other",
    },
    values: { terms: { terms }, points: { number: right } },
  };
}

const pointsIn = ({ game }: DealState, { cards }: Trick): number[] => cards.map((card) => cardPoints(game, card));

const sum = (terms: readonly number[]): number => terms.reduce((all, term) => all + term, 0);

const least = 0.5;

/** A trick with something in it. Not one with the Excuse: that counts where it stays, not where it fell. */
function richTrick(position: DealState): Moment<Fallen> | null {
  const trick = completeTrick(position);
  if (!trick || trick.cards.includes("E")) return null;
  const rich = pointsIn(position, trick).filter((points) => points > least).length;
  return rich === 0 ? null : { like: String(rich), found: { position, trick } };
}

/** Mistakes in counting that a wrong number gives away. */
function wordsFor(terms: readonly number[], right: number): CountFeedback[] {
  const mistakes = [
    { value: sum(terms.filter((term) => term > least)), say: "practice.points.wrong.small" },
    { value: sum(terms.map((term) => (term > least ? term + least : 0))), say: "practice.points.wrong.whole" },
    { value: sum(terms.map((term) => (term > least ? term - least : 0))), say: "practice.points.wrong.whole" },
  ];
  return [...mistakes.filter(({ value }) => value !== right), { off: least, say: "practice.points.wrong.half" }];
}
