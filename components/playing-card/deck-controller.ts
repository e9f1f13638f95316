import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { LazyPart } from "../shared/lazy-part.js";
import { textsPart } from "../shared/texts-part.js";
import { warnOnce } from "../shared/warn.js";
import type { Deck } from "./decks/deck.js";
import { deckNames, fetchedDeck, type DeckName } from "./decks/decks.js";
import { nouveau } from "./decks/nouveau/nouveau.js";
import type { Preferences } from "../shared/settings/preferences.js";
import type { Language } from "../shared/words.js";

type Host = ReactiveControllerHost & { readonly deck: unknown; readonly language: Language; readonly preferences: Preferences };

/** All that stand on a page: when a fetch succeeds after all, those that did without it show what has come. */
const connected = new Set<DeckController>();

/**
 * The deck in which an element shows its cards. One that has to be fetched is fetched once for all elements; where that
 * fails they show the usual deck, and it is tried again when a deck is set or an element comes onto a page.
 */
export class DeckController implements ReactiveController {
  readonly #host: Host;
  readonly #named: () => unknown;
  #asked: unknown;

  /** @param named the deck's name; left out: what the person has chosen, else what the page says */
  constructor(host: Host, named = () => preferred(host) ?? host.deck) {
    this.#host = host;
    this.#named = named;
    host.addController(this);
  }

  hostConnected(): void {
    connected.add(this);
    void this.#retry();
  }

  hostDisconnected(): void {
    connected.delete(this);
  }

  hostUpdate(): void {
    const name = this.#named();
    if (name === this.#asked) return;
    this.#asked = name;
    void this.#retry();
  }

  /** What has to be there before the deck can be shown: its art, and its cards' names in the element's language. */
  get parts(): readonly LazyPart<unknown>[] {
    const deck = fetchedDeck(this.#named());
    return deck ? [deck.art, textsPart(this.#host.language, deck.suits)] : [];
  }

  /** The name of the deck to be shown, for the cards inside the element. */
  get name(): DeckName {
    return this.shown === nouveau || !fetchedDeck(this.#named()) ? "nouveau" : (this.#named() as DeckName);
  }

  /** Heads of keys under which the shown deck's words are looked for, its own before those of its suits. */
  get words(): readonly string[] {
    const suits = fetchedDeck(this.#named())?.suits;
    const shown = this.shown?.id;
    return !suits || !shown || shown === nouveau.id ? [] : [`${suits}:${shown}.`, `${suits}:`];
  }

  /** Null while it is on its way; the element is told when it has come. */
  get shown(): Deck | null {
    const wanted = fetchedDeck(this.#named());
    if (!wanted) return nouveau;
    if (this.parts.some(({ failed }) => failed)) {
      warnOnce(`The deck "${String(this.#named())}" could not be loaded; "${nouveau.id}" is shown.`);
      return nouveau;
    }
    const pending = this.parts.flatMap((part) => part.pending ?? []);
    if (pending.length > 0) void Promise.all(pending).then(() => this.#host.requestUpdate());
    return pending.length > 0 ? null : wanted.art.code;
  }

  async #retry(): Promise<void> {
    const failed = this.parts.filter((part) => part.failed);
    if (failed.length === 0) return;
    await Promise.all(failed.map((part) => part.retry()));
    if (failed.every((part) => !part.failed)) for (const controller of connected) controller.#host.requestUpdate();
  }
}

/** A deck that was kept by another version may not be here. */
function preferred({ preferences: { deck } }: Host): DeckName | undefined {
  return deckNames.find((name) => name === deck);
}
