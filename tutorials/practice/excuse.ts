/** "Who gets the Excuse?" */
import { result, trickCount, view, type DealState, type Dice, type Seat, type Trick } from "../../rules/index.js";
import { sideOf } from "../sides.js";
import { cardOf, completeTrick, findMoment, seatsFrom, type Moment } from "./moments.js";
import { asked, seatChoice, type Question } from "./question.js";

interface Fallen {
  readonly position: DealState;
  readonly trick: Trick;
  readonly taker: Seat;
  /** Whom the taker has called; null where nobody is, or the taker called a card of his own or of the dog. */
  readonly partner: Seat | null;
  readonly when: "before" | "last";
}

/** One question in so many is about the last trick. */
const lastIsOneIn = 4;

export function excuseQuestion(dice: Dice): Question {
  const wanted = dice(lastIsOneIn) === 0 ? "last" : "before";
  const { position, trick, taker, partner, when } = findMoment(dice, wanted === "last", (now) => excuseIn(now, wanted));
  const { players } = position;
  const rule = `practice.excuse.rule.${when}`;
  const word = (seat: Seat): string => {
    if (cardOf(trick, seat, players) === "E") return when === "last" ? "practice.excuse.wrong.player" : rule;
    if (seat === trick.winner) return when === "last" ? rule : "practice.excuse.wrong.winner";
    return "practice.excuse.wrong.bystander";
  };
  const own = dice(players);
  const sides = players === 5 ? [`practice.excuse.${partner === null ? "alone" : "partner"}`] : [];
  return {
    seat: own,
    position,
    step: {
      ...asked({ kind: "excuse", facts: [`practice.excuse.when.${when}`, ...sides, "practice.leader"], narrow: `practice.excuse.narrow.${when}`, rule }),
      kind: "quiz",
      choices: seatsFrom(own, players).map((seat) => seatChoice(seat, word(seat))),
      answer: "excuse",
      many: false,
      wrong: rule,
    },
    values: { taker: { seat: taker }, leader: { seat: trick.leader }, ...(partner !== null && { partner: { seat: partner } }) },
  };
}

/** A trick with the Excuse that the other side has won: where its own wins, no single seat gets it. */
function excuseIn(position: DealState, wanted: "before" | "last"): Moment<Fallen> | null {
  const trick = completeTrick(position);
  const { tricks, taker } = view(position, 0);
  if (!trick?.cards.includes("E") || trick.winner === null || taker === undefined) return null;
  const when = tricks.length === trickCount(position.game, position.players) ? "last" : "before";
  const owner = (trick.leader + trick.cards.indexOf("E")) % position.players;
  if (when !== wanted || sideOf(position, owner).includes(trick.winner)) return null;
  const over = result(position);
  if (over && (over.kind !== "french-tarot" || over.excuse?.changedSides !== true)) return null;
  const partner = sideOf(position, taker).find((seat) => seat !== taker) ?? null;
  return { like: trick.cards[0] === "E" ? "led" : "thrown", found: { position, trick, taker, partner, when } };
}
