/** "Who wins the trick?" */
import { isTrump, trickCount, view, type CardCode, type DealState, type Dice, type Trick } from "../../rules/index.js";
import type { TextKey } from "../format.js";
import { bestOf, cardLed, cardOf, completeTrick, findMoment, seatsFrom, suitOf, type Moment } from "./moments.js";
import { asked, seatChoice, type Question } from "./question.js";

interface Fallen {
  readonly position: DealState;
  readonly trick: Trick;
}

export function winnerQuestion(dice: Dice): Question {
  const { position, trick } = findMoment(dice, false, trickIn);
  const { players } = position;
  const best = bestOf(trick, players) ?? "";
  const way = isTrump(best) ? "trump" : trick.cards[0] === "E" ? "excuse-led" : "suit";
  const rule = `practice.winner.rule.${isTrump(best) ? "trump" : "suit"}`;
  const own = dice(players);
  return {
    seat: own,
    position,
    step: {
      ...asked({ kind: "winner", facts: ["practice.leader"], narrow: `practice.winner.narrow.${way}`, rule }),
      kind: "quiz",
      choices: seatsFrom(own, players).map((seat) => seatChoice(seat, wordFor(cardOf(trick, seat, players), trick, best))),
      answer: "winner",
      many: false,
      wrong: rule,
    },
    values: { leader: { seat: trick.leader }, led: { card: cardLed(trick) }, best: { card: best } },
  };
}

/** A trick with a trump among plain cards, a card thrown off, or the Excuse; the last trick has rules of its own. */
function trickIn(position: DealState): Moment<Fallen> | null {
  const trick = completeTrick(position);
  if (!trick || view(position, 0).tricks.length === trickCount(position.game, position.players)) return null;
  const led = cardLed(trick);
  const marks = [
    trick.cards.includes("E") ? "excuse" : "",
    trick.cards.some((card) => isTrump(card) && !isTrump(led)) ? "ruff" : "",
    trick.cards.some((card) => isThrownOff(card, led)) ? "off" : "",
  ].filter((mark) => mark !== "");
  if (marks.length === 0) return null;
  return { like: trick.cards[0] === "E" ? "excuse-led" : marks.join(), found: { position, trick } };
}

const isThrownOff = (card: CardCode, led: CardCode): boolean => card !== "E" && !isTrump(card) && suitOf(card) !== suitOf(led);

/** Why a card does not win. */
function wordFor(card: CardCode, trick: Trick, best: CardCode): TextKey {
  if (card === best) return `practice.winner.rule.${isTrump(best) ? "trump" : "suit"}`;
  if (card === "E") return "practice.winner.wrong.excuse";
  if (isThrownOff(card, cardLed(trick))) return "practice.winner.wrong.off";
  if (isTrump(card)) return "practice.winner.wrong.lower-trump";
  return `practice.winner.wrong.${isTrump(best) ? "trumped" : "lower"}`;
}
