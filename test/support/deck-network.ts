import type { Deck } from "../../components/playing-card/decks/deck.js";
import { fetchedDeck, type DeckName } from "../../components/playing-card/decks/decks.js";
import { LazyPart } from "../../components/shared/lazy-part.js";
import { textsPart } from "../../components/shared/texts-part.js";

/** Between a page and the art of one deck: nothing has been fetched yet, and each fetch waits for what the test lets happen. */
export class DeckNetwork {
  fetches = 0;
  readonly #entry: { readonly suits: "latin" | "german"; art: LazyPart<Deck> };
  readonly #kept: LazyPart<Deck>;
  #waiting: { arrive: () => void; fail: () => void }[] = [];

  constructor(deck: DeckName) {
    this.#entry = fetchedDeck(deck)!;
    const kept = this.#entry.art;
    this.#kept = kept;
    this.#entry.art = new LazyPart(async () => {
      this.fetches += 1;
      await new Promise<void>((arrive, fail) => this.#waiting.push({ arrive, fail: () => fail(new TypeError("Failed to fetch dynamically imported module")) }));
      await kept.pending;
      return kept.code!;
    });
  }

  /** The fetch that waits comes to its end, and elements have drawn what follows. */
  async answer(how: "arrive" | "fail"): Promise<void> {
    for (const fetch of this.#waiting.splice(0)) fetch[how]();
    await this.#kept.pending;
    await textsPart("en", this.#entry.suits).pending;
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  }

  restore(): void {
    this.#entry.art = this.#kept;
  }
}
