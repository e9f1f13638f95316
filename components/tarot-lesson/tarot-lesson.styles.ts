import { css } from "lit";
import { pointers } from "../shared/pointers.styles.js";
import { problemBox } from "../shared/problem-box.js";
import { heardOnly } from "../shared/tokens.styles.js";
import { heading } from "./heading.styles.js";
import { steps, ticks } from "./marks.styles.js";
import { stage } from "./stage.styles.js";
import { tools } from "./tools.styles.js";
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

  /* Read once, the words scroll away; what is asked stays above the cards that answer it. */
  @container (max-width: 39.99rem) {
    .words {
      position: sticky;
      inset-block-start: var(--_pin, auto);
      z-index: 2;
      background: var(--_paper);
    }
  }

  /* On a phone its heading is told alone: what is asked stands below it. */
  @container (max-width: 29.99rem) {
    .words:first-child h3:not(:focus-visible) {
      ${heardOnly}
    }
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

  @container (min-width: 58rem) {
    .lesson {
      grid-template: "heading stage" auto "words stage" 1fr "tools stage" auto / minmax(20rem, 24rem) minmax(0, 1fr);
      overflow: clip;
    }
  }

  @media (forced-colors: active) {
    .lesson {
      border: 1px solid CanvasText;
    }
  }
`;

export const styles = [frame, steps, heading, ticks, words, stage, tools, pointers, problemBox];
