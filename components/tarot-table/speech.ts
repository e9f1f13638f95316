import type { Language } from "../shared/words.js";
import { playPart } from "./table-parts.js";

type Voice = NonNullable<typeof playPart.code>;

/**
 * What happens at the table, for those who listen: sentences are gathered while others act, and said in one go once the
 * table waits, since each announcement cuts off the one before.
 */
export class Speech {
  readonly #host: Element;
  #awake = false;
  /** Put into words when they are said: the language may change until then. */
  #waiting: ((voice: Voice) => readonly string[])[] = [];
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
    this.#speak(({ prepareAnnouncer }) => prepareAnnouncer(this.#host.ownerDocument));
  }

  add(sentences: (voice: Voice) => readonly string[]): void {
    this.#waiting.push(sentences);
    this.#changed = true;
  }

  drop(): void {
    this.#waiting = [];
    this.#changed = false;
  }

  /** Says what has gathered and, once after each change, how things stand; "" while they are about to change again. */
  flush(language: Language, standing: string): void {
    const before = this.#language;
    // What was said in another language is not to be found any more.
    if (before !== null && language !== before) this.#speak(({ forgetSaid }) => forgetSaid(this.#host.ownerDocument));
    this.#language = language;
    const waiting = this.#waiting;
    const now = this.#changed ? standing : "";
    this.#waiting = [];
    if (standing !== "") this.#changed = false;
    this.#speak((voice) => {
      const text = [...waiting.flatMap((sentences) => sentences(voice)), now].filter((sentence) => sentence !== "").join(" ");
      if (text !== "") voice.announce(text, language, "polite", this.#host.ownerDocument);
    });
  }

  /** Something of the person's own doing. */
  say(text: string, language: Language): void {
    if (text !== "") this.#speak(({ announce }) => announce(text, language, "polite", this.#host.ownerDocument));
  }

  /** At once, whatever else is being said. */
  interrupt(text: (voice: Voice) => string, language: Language): void {
    this.#speak((voice) => voice.announce(text(voice), language, "assertive", this.#host.ownerDocument));
  }

  /** To a person who has turned to this table; in the same order once the words for it are there, should they not be yet. */
  #speak(say: (voice: Voice) => void): void {
    if (!this.#awake) return;
    if (playPart.code) say(playPart.code);
    else void playPart.pending?.then(() => playPart.code && say(playPart.code));
  }
}
