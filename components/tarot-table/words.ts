import type { CardCode, Seat } from "../../rules/index.js";
import { Words as SharedWords, type Translate } from "../shared/words.js";

/** Where a seat sits, seen from the bottom of the table. */
export type Place = "bottom" | "right" | "top-right" | "top" | "top-left" | "left";

/** Counter-clockwise, from one's own seat on: the seat that plays next sits at the right. */
const places: Readonly<Record<number, readonly Place[]>> = {
  3: ["bottom", "right", "left"],
  4: ["bottom", "right", "top", "left"],
  5: ["bottom", "right", "top-right", "top-left", "left"],
};

export function placeOf(seat: Seat, own: Seat, players: number): Place {
  return places[players]?.[(seat - own + players) % players] ?? "top";
}

/** The words of one table, whose players all have a name: see seatNames(). */
export class Words extends SharedWords {
  suit(code: string): string {
    return this.t(`cards:suit.${code.charAt(0)}`);
  }

  /** "A, B or C" of cards. */
  anyOf(cards: readonly CardCode[]): string {
    return new Intl.ListFormat(this.language, { type: "disjunction" }).format(cards.map((card) => this.card(card)));
  }

  /** "A, B and C" of cards. */
  allOf(cards: readonly CardCode[]): string {
    return new Intl.ListFormat(this.language).format(cards.map((card) => this.card(card)));
  }
}

/** The names that a page gave, and for the others where they sit. */
export function seatNames(given: readonly string[], own: Seat, players: number, t: Translate): readonly string[] {
  return Array.from({ length: players }, (_, seat) => given[seat] || t(`ui:table.seat.${placeOf(seat, own, players)}`));
}
