import { announce, prepareAnnouncer } from "../shared/announcer.js";
import type { Language } from "../shared/words.js";

/**
 * What happens at the table, for those who listen: sentences are gathered while others act, and said in one go once the
 * table waits, since each announcement cuts off the one before.
 */
export class Speech {
  readonly #host: Element;
  #awake = false;
  #waiting: string[] = [];

  /** @param host the table, in whose document is spoken */
  constructor(host: Element) {
    this.#host = host;
  }

  /** The person has turned to this table. Nothing is said before: a page may hold many. */
  wake(): void {
    this.#awake = true;
    prepareAnnouncer(this.#host.ownerDocument);
  }

  add(...sentences: readonly string[]): void {
    this.#waiting.push(...sentences.filter((sentence) => sentence !== ""));
  }

  drop(): void {
    this.#waiting = [];
  }

  /** Says what has gathered, and then how things stand. */
  flush(language: Language, standing: string): void {
    const text = [...this.#waiting, standing].filter((sentence) => sentence !== "").join(" ");
    const any = this.#waiting.length > 0;
    this.#waiting = [];
    if (any && this.#awake) announce(text, language, "polite", this.#host.ownerDocument);
  }

  /** At once, whatever else is being said. */
  interrupt(text: string, language: Language): void {
    if (this.#awake) announce(text, language, "assertive", this.#host.ownerDocument);
  }
}
