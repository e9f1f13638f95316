import { css } from "lit";
import { pointers } from "../shared/pointers.styles.js";
import { problemBox } from "../shared/problem-box.js";
import { words } from "./words.styles.js";

/**
 * Narrow: heading, words, table, tools, one under the other; the tools stay at the bottom edge of the window.
 * Wide: words and tools in a column beside the table.
 */
const frame = css`
  .lesson {
    display: grid;
    grid-template: "heading" auto "words" auto "stage" auto "tools" auto / minmax(0, 1fr);
    border-radius: calc(var(--_radius) * 1.5);
    background: var(--_paper);
    color: var(--_ink);
    box-shadow: 0 0 0 1px var(--_line);
  }

  .lesson.bare {
    grid-template: "heading" auto "words" auto "tools" auto / minmax(0, 1fr);
  }

  header {
    display: grid;
    grid-area: heading;
    grid-template-columns: 1fr auto;
    align-items: start;
    gap: 0 0.75rem;
    padding: 0.5rem 1rem 0.375rem;
  }

  .title {
    align-self: center;
    margin: 0;
    color: var(--_ink-soft);
    font-size: 0.875rem;
  }

  h2 {
    grid-column: 1 / -1;
    margin: 0;
    font-size: 1.1875rem;
    line-height: 1.25;
    text-wrap: balance;
  }

  .restart {
    grid-area: 1 / 2;
    min-block-size: 2rem;
    min-inline-size: 2rem;
    padding: 0.125rem 0.375rem;
    border-color: transparent;
    background: none;
    color: var(--_accent);
    font-size: 0.875rem;
  }

  .restart svg {
    display: block;
  }

  .restart span {
    display: none;
  }

  .restart[aria-disabled="true"] {
    visibility: hidden;
  }

  .steps {
    display: flex;
    grid-column: 1 / -1;
    gap: 3px;
    margin-block-start: 0.375rem;
  }

  .steps i {
    flex: 1;
    block-size: 5px;
    border-radius: 3px;
    background: var(--_line);
  }

  .steps .done {
    background: var(--_accent);
  }

  .steps .now {
    background: var(--_gold);
  }

  .words {
    grid-area: words;
  }

  .bare .words {
    max-inline-size: 40rem;
  }

  /* One question among others has no heading above it. */
  .words:first-child {
    padding-block-start: 0.625rem;
  }

  .stage {
    position: relative;
    display: grid;
    grid-area: stage;
    min-inline-size: 0;
  }

  tarot-table {
    min-block-size: 0;
  }

  tarot-table::part(table) {
    min-block-size: 100%;
    border-radius: 0;
  }

  /* A narrow screen has no room to spare; the words tell the trick and how things stand as well. */
  tarot-table::part(header),
  tarot-table::part(status) {
    display: none;
  }

  /* Words, trick and hand in one window of a phone, as far as they go; nothing that is reached lies under the tools. */
  @container (max-width: 39.99rem) {
    tarot-table::part(table) {
      --_field-height: 15rem;
      --_hand-card: var(--tarot-card-width, 52px);
      --_trick-card: 44px;
    }

    tarot-table::part(seat) {
      --_back: 15px;

      gap: 0.125rem 0.5rem;
      min-block-size: 0;
    }
  }

  tarot-table::part(card) {
    scroll-margin-block: 1rem 4.5rem;
  }

  .silent tarot-table::part(status) {
    visibility: hidden;
  }

  .tools {
    position: sticky;
    inset-block-end: 0;
    z-index: 2;
    display: flex;
    flex-wrap: wrap;
    grid-area: tools;
    gap: 0.25rem;
    padding: 0.1875rem 0.375rem;
    border-end-start-radius: calc(var(--_radius) * 1.5);
    border-end-end-radius: calc(var(--_radius) * 1.5);
    background: var(--_paper);
    box-shadow: 0 -1px 0 var(--_line);
  }

  .tools button {
    display: grid;
    flex: 1 1 0;
    place-items: center;
    min-inline-size: min-content;
    gap: 0.0625rem;
    min-block-size: 2.875rem;
    padding: 0.125rem;
    border-color: transparent;
    background: none;
    font-size: 0.8125rem;
    line-height: 1.15;
  }

  .tools button:hover:not([aria-disabled="true"]) {
    background: var(--_paper-soft);
  }

  .tools button[aria-disabled="true"] {
    color: color-mix(in oklab, var(--_ink-soft), var(--_paper) 42%);
  }

  .tools .primary {
    flex-grow: 1.25;
  }

  .tools .primary:not([aria-disabled="true"]) {
    background: var(--_accent);
    color: var(--_on-accent);
  }

  .tools .primary:hover:not([aria-disabled="true"]) {
    background: color-mix(in oklab, var(--_accent), var(--_ink) 18%);
  }

  .tools .primary[aria-disabled="true"] {
    background: var(--_paper-soft);
  }

  .loading {
    min-block-size: 12rem;
    margin: 0;
    padding: 1rem;
    border-radius: var(--_radius);
    background: var(--_paper);
    box-shadow: 0 0 0 1px var(--_line);
    color: var(--_ink-soft);
  }

  @container (max-width: 23rem) {
    .tools {
      gap: 0.125rem;
      padding-inline: 0.25rem;
    }

    .tools button {
      font-size: 0.75rem;
    }
  }

  @container (min-width: 40rem) {
    .restart svg {
      display: none;
    }

    .restart span {
      display: inline;
    }

    tarot-table::part(header) {
      display: flex;
    }

    tarot-table::part(status) {
      display: grid;
    }
  }

  @container (min-width: 58rem) {
    .lesson {
      grid-template: "heading stage" auto "words stage" 1fr "tools stage" auto / minmax(20rem, 24rem) minmax(0, 1fr);
      overflow: clip;
    }

    header {
      padding: 1.25rem 1.25rem 0.75rem;
    }

    h2 {
      font-size: 1.375rem;
    }

    .tools {
      position: static;
      padding: 0.625rem;
    }

    .stage {
      min-block-size: 38rem;
    }
  }

  /* Large text: in two rows they would hide what they are about, and so they would on a low window. */
  @container (max-width: 17rem) {
    .tools {
      position: static;
    }
  }

  @media (max-height: 26rem) {
    .tools {
      position: static;
    }
  }

  @media (max-height: 30rem) and (orientation: landscape) {
    .stage {
      min-block-size: 0;
    }
  }

  @media (forced-colors: active) {
    .lesson {
      border: 1px solid CanvasText;
    }

    .steps .done,
    .steps .now {
      background: Highlight;
    }

    .steps .now {
      outline: 1px solid CanvasText;
    }

    .tools button[aria-disabled="true"] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

export const styles = [frame, words, pointers, problemBox];
