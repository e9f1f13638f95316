import { LitElement, render, type PropertyValues } from "lit";
import { property } from "lit/decorators.js";
import type { Language, TextChunk, TextValues } from "../../locales/index.js";
import { tell } from "./events.js";
import { isFocusElsewhere } from "./focus-elsewhere.js";
import { LanguageController } from "./language-controller.js";
import type { LazyPart } from "./lazy-part.js";
import { nameConverter } from "./names.js";
import { renderMissing } from "./render-missing.js";
import { SettingsController, type Tone } from "./settings-controller.js";
import type { Preferences } from "./settings/preferences.js";
import { dress, wear } from "./styling.js";
import { scheme } from "./tokens.styles.js";

const cards = "cards:";

/**
 * What all our elements share: they speak the language of their place in the page and render once its texts, and the
 * code they need, are there.
 */
export class TarotElement extends LitElement {
  /** Chunks of text that the element needs before it can show itself. */
  protected static readonly texts: readonly TextChunk[] = ["core"];

  /** `light` or `dark`; left out, the page's own. */
  @property({ reflect: true, converter: nameConverter }) theme: string | null = null;

  /** What a person has chosen at a table, and keeps in the browser, does not count here: all is as the page has it. */
  @property({ type: Boolean, attribute: "no-settings" }) noSettings = false;

  readonly #speech = new LanguageController(this, (this.constructor as typeof TarotElement).texts);
  readonly #settings = new SettingsController(this);
  /** What has changed while there were no texts to show it with. */
  readonly #unseen = new Map<PropertyKey, unknown>();
  #isLacking = false;

  /** The language in which the element speaks now. */
  get language(): Language {
    return this.#speech.language;
  }

  /** Code that the element needs before it can show what it is to show now. */
  protected get parts(): readonly LazyPart<unknown>[] {
    return [];
  }

  /** Whether texts are lacking without which nothing can be shown. */
  protected get isSilent(): boolean {
    return this.#speech.isLacking;
  }

  /** Whether texts are lacking for a part of it only. */
  protected get lacksMore(): boolean {
    return this.#speech.isLacking && this.#speech.isReady;
  }

  /** Where words for cards are looked for first, as the head of a key: those of a deck with suits of its own. */
  protected get cardWords(): readonly string[] {
    return [];
  }

  /**
   * What the page asks of the look.
   * @internal
   */
  get tone(): Tone {
    return {};
  }

  /**
   * What the person has chosen: it goes before what the page says.
   * @internal
   */
  get preferences(): Preferences {
    return this.#settings.preferences;
  }

  /** In another document the element speaks its language from then on, and brings its styles. */
  adoptedCallback(): void {
    if (this.shadowRoot) dress(this.shadowRoot);
  }

  /** Lit's own way would put on sheets that fit into one document only. */
  protected override createRenderRoot(): ShadowRoot {
    const { elementStyles, shadowRootOptions } = this.constructor as typeof TarotElement;
    const root = this.shadowRoot ?? this.attachShadow(shadowRootOptions);
    wear(root, [scheme, ...elementStyles]);
    return root;
  }

  /**
   * Leads the focus on with the update that is due: what had it goes.
   * @internal
   */
  async focusSoon(selector: string): Promise<void> {
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(selector)?.focus();
  }

  /** A text in the element's language; see `locales/` for the keys. */
  protected t(key: string, values?: TextValues): string {
    const keys = key.startsWith(cards) ? [...this.cardWords.map((words) => words + key.slice(cards.length)), key] : key;
    return this.#speech.t(keys, values);
  }

  /** Texts that it turns out to need: its next rendering waits for them, in this language and in any other from then on. Never rejects. */
  protected need(texts: readonly TextChunk[]): Promise<void> {
    return this.#speech.need(texts);
  }

  /**
   * Another try for texts that are lacking, here and in all other elements.
   * @internal
   */
  fetchTextsAgain(): void {
    this.#speech.retry();
  }

  /** Texts that it may need soon. */
  protected prepareTexts(texts: readonly TextChunk[]): void {
    this.#speech.prepare(texts);
  }

  protected override scheduleUpdate(): Promise<unknown> | undefined {
    const pending = [this.#speech, this.#settings, ...this.parts].flatMap((source) => source.pending ?? []);
    if (pending.length > 0) return Promise.all(pending).then(() => this.scheduleUpdate());
    super.scheduleUpdate();
    return undefined;
  }

  /** Without texts an element shows that and nothing else; all that has changed by then counts once they are there. */
  protected override shouldUpdate(changed: PropertyValues): boolean {
    const { isSilent } = this;
    const { isLacking } = this.#speech;
    if (isLacking && !this.#isLacking) tell(this, "tarot-error", { code: "no-texts", path: "" });
    this.#isLacking = isLacking;
    if (isSilent) {
      for (const [name, before] of changed) if (!this.#unseen.has(name)) this.#unseen.set(name, before);
      const focused = this.shadowRoot?.activeElement ?? null;
      render(this.renderSilence(), this.renderRoot, this.renderOptions);
      if (focused?.isConnected === false) void this.goOnFocused();
    } else {
      for (const [name, before] of this.#unseen) changed.set(name, before);
      this.#unseen.clear();
    }
    return !isSilent;
  }

  /** In place of everything, while there are no texts. */
  protected renderSilence(): unknown {
    return renderMissing({ t: (key) => this.t(key) }, () => {
      this.fetchTextsAgain();
      void this.goOnFocused();
    });
  }

  /** Whoever had the focus in what has gone goes on with what has come in its place. */
  protected async goOnFocused(): Promise<void> {
    await this.updateComplete;
    if (!this.shadowRoot?.activeElement && !isFocusElsewhere(this)) this.renderRoot.querySelector<HTMLElement>("button, input, [tabindex]")?.focus();
  }
}
