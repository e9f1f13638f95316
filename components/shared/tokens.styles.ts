import { css } from "lit";

/** Declarations of what is there for assistive technology alone: heard, and not seen. */
export const heardOnly = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/**
 * The look in one place. A page sets the `--tarot-*` properties; elements use the `--_*` ones, which carry the defaults
 * for light and dark. Light or dark follows the page's `color-scheme`, or the element's `theme`.
 */
export const tokens = css`
  :host {
    --_felt: var(--tarot-felt, light-dark(#2f6353, #1c3a33));
    --_felt-deep: var(--tarot-felt-deep, light-dark(#234c40, #142a25));
    --_on-felt: var(--tarot-on-felt, #f6f3ea);
    --_on-felt-soft: var(--tarot-on-felt-soft, light-dark(#d5e3da, #b9cdc3));
    --_paper: var(--tarot-paper, light-dark(#fdfbf5, #22302c));
    --_paper-soft: var(--tarot-paper-soft, light-dark(#f1ede1, #2c3d38));
    --_ink: var(--tarot-ink, light-dark(#1c2530, #f1eee4));
    --_ink-soft: var(--tarot-ink-soft, light-dark(#4d5763, #bcc7c0));
    --_line: var(--tarot-line, light-dark(#cfc8b4, #46584f));
    --_accent: var(--tarot-accent, light-dark(#1f5fa8, #8fc1ff));
    --_on-accent: var(--tarot-on-accent, light-dark(#ffffff, #10202f));
    --_gold: var(--tarot-gold, #dba63f);
    --_on-gold: var(--tarot-on-gold, #221a08);
    --_good: var(--tarot-good, light-dark(#1d6b3c, #8fd6a6));
    --_bad: var(--tarot-bad, light-dark(#a8202f, #ff9f9f));
    --_focus: var(--tarot-focus, light-dark(#0b57d0, #ffd36b));
    --_focus-on-felt: var(--tarot-focus-on-felt, #ffd36b);
    --_font: var(--tarot-font, system-ui, "Segoe UI", Roboto, "Helvetica Neue", "DejaVu Sans", sans-serif);
    --_radius: var(--tarot-radius, 0.5rem);
    --_gap: var(--tarot-gap, 0.5rem);
    --_motion: var(--tarot-motion, 240ms);

    box-sizing: border-box;
    color: var(--_ink);
    font-family: var(--_font);
    line-height: 1.4;
  }

  :host([hidden]) {
    display: none;
  }

  *,
  *::before,
  *::after {
    box-sizing: inherit;
  }

  @media (prefers-reduced-motion: reduce) {
    :host {
      --_motion: 0ms;
    }
  }

  /* What is said in place of what could not be fetched. */
  .absent {
    display: grid;
    gap: 0.5rem;
    justify-items: start;
    padding: 1rem;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_paper);
    color: var(--_ink);
  }

  .absent p {
    margin: 0;
  }

  .visually-hidden {
    ${heardOnly}
    margin: -1px;
    padding: 0;
    border: 0;
  }
`;

/**
 * Every element can be told to be light or dark, whatever is around it; and it runs as its language does, not as its page:
 * all that are spoken here run from left to right.
 */
export const scheme = css`
  :host {
    direction: ltr !important;
  }

  :host([theme="light"]) {
    color-scheme: light;
  }

  :host([theme="dark"]) {
    color-scheme: dark;
  }
`;

/** An element that takes the width of its place, and lays itself out by that. */
export const block = css`
  :host {
    display: block;
    container-type: inline-size;
  }
`;

/** Buttons as all our elements draw them; a link or a label looks like one by the class. */
export const buttons = css`
  button,
  .button {
    min-block-size: 2.5rem;
    padding: 0.375rem 0.875rem;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_paper);
    color: var(--_ink);
    font: inherit;
    font-weight: 600;
    cursor: pointer;
    touch-action: manipulation;
  }

  /* Once something within a button was clicked, Shift and Tab would not leave the button in WebKit. */
  button > * {
    pointer-events: none;
  }

  button:hover:not(:disabled, [aria-disabled="true"]),
  .button:hover {
    border-color: var(--_accent);
    background: var(--_paper-soft);
  }

  button.primary {
    border-color: var(--_accent);
    background: var(--_accent);
    color: var(--_on-accent);
  }

  button.primary:hover:not(:disabled, [aria-disabled="true"]) {
    background: color-mix(in oklab, var(--_accent), var(--_ink) 18%);
  }

  button:focus-visible,
  .button:focus-visible {
    outline: 3px solid var(--_focus);
    outline-offset: 2px;
  }

  button:disabled,
  button[aria-disabled="true"] {
    color: var(--_ink-soft);
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    button:is(:disabled, [aria-disabled="true"]) {
      border-color: GrayText !important;
      color: GrayText !important;
    }
  }
`;
