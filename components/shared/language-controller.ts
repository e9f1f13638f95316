import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { Language, TextChunk, TextValues } from "../../locales/index.js";
import { defaultLanguage, hasTexts, languageOf, loadTexts, onTextsChange, text } from "../../locales/index.js";
import { closestLang, watchLang } from "./lang-watcher.js";
import { warnOnce } from "./warn.js";

type Host = ReactiveControllerHost & HTMLElement;

/** Those whose texts could not be fetched: one press on one of them helps them all. */
const lacking = new Set<LanguageController>();

/**
 * Speaks the language of an element's place in the page: `lang` on the element, else on the nearest ancestor, else on
 * the document, else English. Renders the element again when that changes, and holds back its first rendering until
 * the texts are there.
 */
export class LanguageController implements ReactiveController {
  /** The language spoken now: the last one whose texts have arrived. */
  language: Language = defaultLanguage;

  readonly #host: Host;
  readonly #always: readonly TextChunk[];
  #chunks: readonly TextChunk[];
  #stop: (() => void)[] = [];
  #ready: Promise<void> | undefined;
  #wanted: Language | undefined;

  constructor(host: Host, chunks: readonly TextChunk[] = ["core"]) {
    this.#host = host;
    this.#always = chunks;
    this.#chunks = chunks;
    host.addController(this);
  }

  hostConnected(): void {
    this.#stop = [watchLang(this.#host, () => this.#follow()), onTextsChange(() => this.#host.requestUpdate())];
    this.#follow();
  }

  hostDisconnected(): void {
    for (const stop of this.#stop) stop();
    this.#stop = [];
    lacking.delete(this);
  }

  /** Whether texts could be fetched neither in the language wanted nor in English. */
  get isLacking(): boolean {
    return lacking.has(this);
  }

  /** Whether those are there that the element always needs; else it has the spare ones only. */
  get isReady(): boolean {
    return this.#has(this.language, this.#always);
  }

  /** Pending while texts are on their way; undefined once they can be shown. */
  get pending(): Promise<void> | undefined {
    return this.#ready;
  }

  /** The text of a key, or of the first of several that has one, in the language spoken now. */
  t(key: string | string[], values?: TextValues): string {
    return text(this.language, key, values);
  }

  /** Besides what the element always needs: these texts, in place of those asked for before. The next rendering waits for them. */
  need(more: readonly TextChunk[]): Promise<void> {
    const chunks = [...this.#always, ...more];
    if (chunks.join() !== this.#chunks.join()) {
      this.#chunks = chunks;
      this.#wanted = undefined;
      this.#follow();
    }
    return this.#ready ?? Promise.resolve();
  }

  /** Another try, for all elements that lack texts. */
  retry(): void {
    for (const one of [...lacking]) one.#follow();
  }

  /** Fetches texts before they are needed, so that nothing waits for them then. */
  prepare(chunks: readonly TextChunk[]): void {
    for (const chunk of chunks) loadTexts(this.language, chunk).catch(() => undefined);
  }

  #follow(): void {
    const wanted = languageOf(closestLang(this.#host));
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    lacking.delete(this);
    if (this.#has(wanted)) this.#speak(wanted);
    else {
      this.#ready = this.#load(wanted);
      this.#host.requestUpdate();
    }
  }

  async #load(wanted: Language): Promise<void> {
    const chunks = this.#chunks;
    const spoken = (await this.#fetch(wanted)) ? wanted : await this.#substitute(wanted);
    if (wanted !== this.#wanted || chunks !== this.#chunks) return;
    if (spoken === null && this.#host.isConnected) lacking.add(this);
    this.#speak(spoken ?? this.#leastIn(wanted));
    if (spoken !== wanted) this.#wanted = undefined; // the next change of language, or a new connection, tries again
  }

  /** English in place of a language that cannot be had, or the one that is spoken now; null where there are no texts of either. */
  async #substitute(wanted: Language): Promise<Language | null> {
    if (wanted !== defaultLanguage && (await this.#fetch(defaultLanguage))) return defaultLanguage;
    return this.#has(this.language) ? this.language : null;
  }

  /** Where not all that is needed can be had in any language: the one in which there is something to say. */
  #leastIn(wanted: Language): Language {
    return [wanted, this.language, defaultLanguage].find((language) => this.#has(language, this.#always)) ?? wanted;
  }

  #has(language: Language, chunks = this.#chunks): boolean {
    return chunks.every((chunk) => hasTexts(language, chunk));
  }

  async #fetch(language: Language): Promise<boolean> {
    try {
      await Promise.all(this.#chunks.map((chunk) => loadTexts(language, chunk)));
      return true;
    } catch {
      warnOnce(`The texts of "${language}" could not be loaded.`);
      return false;
    }
  }

  #speak(language: Language): void {
    this.language = language;
    this.#ready = undefined;
    this.#host.requestUpdate();
  }
}
