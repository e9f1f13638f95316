/** The numbers that a lesson asks for, found by the rules core. */
import { cardPoints, isBout, isTrump, result, scoreFrenchTarot, tally, view } from "../rules/index.js";
import type { CardCode, DealState, FrenchTarotScore, GameId, Seat } from "../rules/index.js";
import type { CountSource, Measure } from "./format.js";

const cardMeasures = ["points", "bouts", "trumps", "cards"] as const;
const wonMeasures = ["points", "tricks"] as const;
const scoreMeasures = [
  "points", "bouts", "target", "difference", "multiplier", "base", "petit-au-bout", "handfuls", "slam", "per-defender", "taker", "partner", "defender",
] as const;

type CardMeasure = (typeof cardMeasures)[number];
type ScoreMeasure = (typeof scoreMeasures)[number];

/** What can be counted of a source. */
export function measuresOf({ kind }: CountSource, players: number): readonly Measure[] {
  if (kind === "won") return wonMeasures;
  if (kind === "score") return scoreMeasures;
  if (kind === "deal") return [...scoreMeasures, ...Array.from({ length: players }, (_, seat): Measure => `seat:${seat}`)];
  return cardMeasures;
}

/** The number, in points where it is points; null where there is none: a deal that still runs, a dog that nobody has seen. */
export function measure(source: CountSource, what: Measure, position: DealState, seat: Seat): number | null {
  switch (source.kind) {
    case "score":
      return ofScore({ ...scoreFrenchTarot(source.score), points: source.score.takerPoints, bouts: source.score.bouts }, what as ScoreMeasure);
    case "deal":
      return ofDeal(position, what);
    case "won": {
      const { seats } = tally(view(position, seat));
      return source.seats.reduce((sum, one) => sum + (seats[one]?.[what === "tricks" ? "tricks" : "points"] ?? 0), 0);
    }
    default: {
      const cards = cardsIn(source, position, seat);
      return cards && ofCards(cards, what as CardMeasure, position.game);
    }
  }
}

function cardsIn(source: CountSource, position: DealState, seat: Seat): readonly CardCode[] | null {
  const { trick, tricks, hand, dog } = view(position, seat);
  switch (source.kind) {
    case "cards":
      return source.cards;
    case "hand":
      return hand;
    case "dog":
      return dog ?? null;
    default:
      return trick.cards.length > 0 ? trick.cards : (tricks.at(-1)?.cards ?? null);
  }
}

function ofCards(cards: readonly CardCode[], what: CardMeasure, game: GameId): number {
  switch (what) {
    case "points":
      return cards.reduce((sum, card) => sum + cardPoints(game, card), 0);
    case "bouts":
      return cards.filter(isBout).length;
    case "trumps":
      return cards.filter(isTrump).length;
    case "cards":
      return cards.length;
  }
}

function ofDeal(position: DealState, what: Measure): number | null {
  const played = result(position);
  if (played?.kind !== "french-tarot") return null;
  const seat = /^seat:(\d)$/.exec(what)?.[1];
  if (seat !== undefined) return played.scores[Number(seat)] ?? null;
  return ofScore({ ...played, points: played.takerPoints }, what as ScoreMeasure);
}

function ofScore(score: FrenchTarotScore & { points: number; bouts: number }, what: ScoreMeasure): number | null {
  switch (what) {
    case "base":
    case "handfuls":
    case "slam":
      return score.parts[what];
    case "petit-au-bout":
      return score.parts.petitAuBout;
    case "per-defender":
      return score.perDefender;
    case "taker":
    case "partner":
    case "defender":
      return score.shares[what];
    default:
      return score[what];
  }
}
