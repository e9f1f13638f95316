import { css } from "lit";
import { heardOnly } from "../shared/tokens.styles.js";

/** The row of buttons: narrow, at the bottom edge of the window. */
export const tools = css`
  .tools {
    position: sticky;
    inset-block-end: 0;
    z-index: 3;
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
    flex: 1 0 2rem;
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

  @container (max-width: 25rem) {
    .tools {
      gap: 0.125rem;
      padding-inline: 0.25rem;
    }

    .tools button {
      padding-inline: 0;
      font-size: 0.75rem;
    }
  }

  /* Arrows speak for themselves where not all words have room. */
  @container (max-width: 22.99rem) {
    .tools .arrow {
      flex: 0.5 0 2.25rem;
    }

    .tools .arrow span {
      ${heardOnly}
    }
  }

  @container (min-width: 58rem) {
    .tools {
      position: static;
      padding: 0.625rem;
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
`;
