import type { CSSResult, PropertyValues, ReactiveController } from "lit";
import type { TextChunk, TextValues } from "../../locales/index.js";
import { ignoreHeldEnter } from "./held-key.js";
import type { LazyPart } from "./lazy-part.js";
import { renderMissing } from "./render-missing.js";
import { wear } from "./styling.js";
import { TarotElement } from "./tarot-element.js";

/** What a shell lends to its body. */
export interface Shell {
  /** A text in the element's language. */
  readonly t: (key: string, values?: TextValues) => string;
  /** Texts beside the core's, in place of those asked for before; the next rendering waits for them. Never rejects. */
  readonly need: (texts: readonly TextChunk[]) => Promise<void>;
  /** Whether texts are lacking without which the body is not drawn, nor told of anything. */
  readonly isSilent: () => boolean;
  /** In place of what could not be fetched. */
  readonly renderMissing: () => unknown;
}

/** The inside of an element: its state, what it draws, and what happens then. It hears of the rest as a controller. */
export interface Body extends ReactiveController {
  willUpdate(changed: PropertyValues): void;
  render(): unknown;
}

export interface BodyClass<H, B extends Body> {
  new (host: H, shell: Shell): B;
  /** Beside the shell's own. */
  readonly styles: readonly CSSResult[];
}

/**
 * An element that is its contract and little more: properties, events, methods. Its body is fetched once an element
 * stands on a page, so that pages without one do not pay for it.
 */
export abstract class ShellElement<B extends Body> extends TarotElement {
  /** Null until it has been fetched. */
  protected body: B | null = null;

  constructor() {
    super();
    this.addEventListener("keydown", ignoreHeldEnter);
  }

  protected abstract get bodyPart(): LazyPart<BodyClass<this, B>>;

  protected override get parts(): readonly LazyPart<unknown>[] {
    return [this.bodyPart];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.parts.some(({ failed }) => failed)) this.#askAgain();
  }

  protected override willUpdate(changed: PropertyValues): void {
    this.body ??= this.#moveIn(this.bodyPart.code);
    this.body?.willUpdate(changed);
  }

  protected override render(): unknown {
    return this.body ? this.body.render() : this.#renderMissing();
  }

  #moveIn(Inside: BodyClass<this, B> | null): B | null {
    if (!Inside) return null;
    wear(this.renderRoot, Inside.styles);
    const t: Shell["t"] = (key, values) => this.t(key, values);
    const body = new Inside(this, { t, need: (texts) => this.need(texts), isSilent: () => this.isSilent, renderMissing: () => this.#renderMissing() });
    this.addController(body);
    return body;
  }

  #renderMissing() {
    return renderMissing({ t: (key) => this.t(key) }, this.#onAgain);
  }

  #askAgain(): void {
    for (const part of this.parts) part.forgive();
    this.requestUpdate();
  }

  readonly #onAgain = (): void => {
    this.#askAgain();
    void this.goOnFocused();
  };
}
