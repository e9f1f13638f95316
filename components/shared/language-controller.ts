import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { Language, TextValues } from "../../locales/index.js";
import { defaultLanguage, hasTexts, languageOf, loadTexts, onTextsChange, text } from "../../locales/index.js";
import { warnOnce } from "./warn.js";

type Host = ReactiveControllerHost & HTMLElement;

/** The closest `lang` from an element outwards, through shadow roots, up to the document; "" if there is none. */
function closestLang(element: Element): string {
  for (let node: Node | null = element; node; node = node instanceof ShadowRoot ? node.host : node.parentNode) {
    const lang = node instanceof Element ? node.getAttribute("lang") : null;
    if (lang) return lang;
  }
  return document.documentElement.lang;
}

/** The roots whose `lang` attributes can change what an element speaks: its own, and those of the hosts around it. */
function rootsAround(element: Element): Node[] {
  const roots: Node[] = [];
  for (let root = element.getRootNode(); ; root = root.host.getRootNode()) {
    roots.push(root);
    if (!(root instanceof ShadowRoot)) return roots;
  }
}

/**
 * Speaks the language of an element's place in the page: `lang` on the element, else on the nearest ancestor, else on
 * the document, else English. Renders the element again when that changes, and holds back its first rendering until
 * the texts are there.
 */
export class LanguageController implements ReactiveController {
  /** The language spoken now: the last one whose texts have arrived. */
  language: Language = defaultLanguage;

  readonly #host: Host;
  readonly #chunks: readonly ("core" | "lessons")[];
  readonly #observer = new MutationObserver(() => this.#follow());
  #stopListening: (() => void) | undefined;
  #ready: Promise<void> | undefined;
  #wanted: Language | undefined;

  constructor(host: Host, chunks: readonly ("core" | "lessons")[] = ["core"]) {
    this.#host = host;
    this.#chunks = chunks;
    host.addController(this);
  }

  hostConnected(): void {
    for (const root of rootsAround(this.#host)) {
      this.#observer.observe(root, { attributes: true, attributeFilter: ["lang"], subtree: true });
    }
    this.#stopListening = onTextsChange(() => this.#host.requestUpdate());
    this.#follow();
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
    this.#stopListening?.();
  }

  /** Pending while texts are on their way; undefined once they can be shown. */
  get pending(): Promise<void> | undefined {
    return this.#ready;
  }

  /** The text of a key in the language spoken now. */
  t(key: string, values?: TextValues): string {
    return text(this.language, key, values);
  }

  #follow(): void {
    const wanted = languageOf(closestLang(this.#host));
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    if (this.#chunks.every((chunk) => hasTexts(wanted, chunk))) this.#speak(wanted);
    else {
      const ready = this.#load(wanted);
      this.#ready = ready;
      this.#host.requestUpdate();
    }
  }

  async #load(wanted: Language): Promise<void> {
    try {
      await Promise.all(this.#chunks.map((chunk) => loadTexts(wanted, chunk)));
    } catch {
      warnOnce(`The texts of "${wanted}" could not be loaded.`);
      if (wanted === this.#wanted) this.#wanted = undefined; // the next change of language, or a new connection, tries again
    }
    if (wanted === this.#wanted || this.#wanted === undefined) this.#speak(wanted);
  }

  #speak(language: Language): void {
    this.language = language;
    this.#ready = undefined;
    this.#host.requestUpdate();
  }
}
