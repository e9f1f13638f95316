import type { Action, Refusal } from "../../rules/index.js";

/** Of `tarot-refusal`: an action was tried that is not allowed; nothing has changed. */
export interface RefusalDetail {
  action: Action;
  refusal: Refusal;
}

/** Of `tarot-error`: data from the page cannot be shown. The element says so in place. */
export interface ErrorDetail {
  code: string;
  /** Points into the data: "hands[2]", "deals[4].entry.bouts"; "" is the whole. */
  path: string;
  /** Why an action in a deal record is against the rules; only with the code "illegal-action". */
  refusal?: Refusal;
}

type OurEvents = { [Name in Extract<keyof HTMLElementEventMap, `tarot-${string}`>]: HTMLElementEventMap[Name] };

/** What an event of ours tells; which there are, every element declares in the event map. */
export type DetailOf<Name extends keyof OurEvents> = OurEvents[Name] extends CustomEvent<infer Detail> ? Detail : never;

/** Tells the page something, out of every shadow root. False where a listener has prevented what is to come. */
export function tell<Name extends keyof OurEvents>(host: EventTarget, name: Name, detail: DetailOf<Name>, cancelable = false): boolean {
  return host.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, cancelable, detail }));
}

/** For an event that is the business of the element around: a page that listens to its own elements is not to hear of it. */
export const keepInside = (event: Event): void => event.stopPropagation();

declare global {
  interface HTMLElementEventMap {
    "tarot-refusal": CustomEvent<RefusalDetail>;
    "tarot-error": CustomEvent<ErrorDetail>;
  }
}
