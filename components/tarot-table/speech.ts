import { announce, forgetSaid, prepareAnnouncer } from "../shared/announcer.js";
import type { Language } from "../shared/words.js";

/**
 * What happens at the table, for those who listen: sentences are gathered while others act, and said in one go once the
 * table waits, since each announcement cuts off the one before.
 */
export class Speech {
  readonly #host: Element;
  #awake = false;
  /** Put into words when they are said: the language may change until then. */
  #waiting: (() => readonly string[])[] = [];
  #language: Language | null = null;
  /** Something has happened since it was last said how things stand. */
  #changed = false;

  /** @param host the table, in whose document is spoken */
  constructor(host: Element) {
    this.#host = host;
  }

  /** The person has turned to this table. Nothing is said before: a page may hold many. */
  wake(): void {
    this.#awake = true;
    prepareAnnouncer(this.#host.ownerDocument);
  }

  add(sentences: () => readonly string[]): void {
    this.#waiting.push(sentences);
    this.#changed = true;
  }

  drop(): void {
    this.#waiting = [];
    this.#changed = false;
  }

  /** Says what has gathered and, once after each change, how things stand; "" while they are about to change again. */
  flush(language: Language, standing: string): void {
    // What was said in another language is not to be found any more.
    if (this.#awake && this.#language !== null && language !== this.#language) forgetSaid(this.#host.ownerDocument);
    this.#language = language;
    const text = [...this.#waiting.flatMap((sentences) => sentences()), this.#changed ? standing : ""].filter((sentence) => sentence !== "").join(" ");
    this.#waiting = [];
    if (standing !== "") this.#changed = false;
    if (text !== "" && this.#awake) announce(text, language, "polite", this.#host.ownerDocument);
  }

  /** Something of the person's own doing. */
  say(text: string, language: Language): void {
    if (text !== "" && this.#awake) announce(text, language, "polite", this.#host.ownerDocument);
  }

  /** At once, whatever else is being said. */
  interrupt(text: string, language: Language): void {
    if (this.#awake) announce(text, language, "assertive", this.#host.ownerDocument);
  }
}
