import { LazyPart } from "../../shared/lazy-part.js";
import { textOf } from "../../shared/text-of.js";
import { warnOnce } from "../../shared/warn.js";
import type { Deck } from "./deck.js";

/** In the order in which a menu lists them. `nouveau` comes with the elements; the others are fetched when a page asks for one. */
export const deckNames = ["nouveau", "marseille", "piemonte", "german"] as const;

/** Those with all cards of Tarot. */
export const tarotDecks = ["nouveau", "marseille", "piemonte"] as const satisfies readonly DeckName[];

export type DeckName = (typeof deckNames)[number];

/** A deck that is fetched, once for all cards. */
export interface FetchedDeck {
  /** Its suits, whose words are texts of their own. */
  readonly suits: "latin" | "german";
  readonly art: LazyPart<Deck>;
}

/** A line for each, with its folder: `name: { suits, art: new LazyPart(async () => (await import("./name/name.js")).name) }`. */
const fetched: Readonly<Record<Exclude<DeckName, "nouveau">, FetchedDeck>> = {
  german: { suits: "german", art: new LazyPart(async () => (await import("./german/german.js")).german) },
  marseille: { suits: "latin", art: new LazyPart(async () => (await import("./marseille/marseille.js")).marseille) },
  piemonte: { suits: "latin", art: new LazyPart(async () => (await import("./piemonte/piemonte.js")).piemonte) },
};

/** The deck that a page names; null for the one that is there already, also where nothing or nothing known is named. */
export function fetchedDeck(name: unknown): FetchedDeck | null {
  if (typeof name === "string" && Object.hasOwn(fetched, name)) return fetched[name as keyof typeof fetched];
  if (name !== "nouveau" && name !== "" && name !== null && name !== undefined) warnOnce(`There is no deck "${textOf(name)}"; "nouveau" is shown.`);
  return null;
}
