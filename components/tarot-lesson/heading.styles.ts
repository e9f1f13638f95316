import { css } from "lit";

/** Title, goal, and how far the learner has come. */
export const heading = css`
  header {
    display: grid;
    grid-area: heading;
    grid-template-columns: minmax(0, 1fr) auto;
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
    overflow-wrap: anywhere;
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
    grid-column: 1 / -1;
    margin-block-start: 0.375rem;
  }

  .steps .now {
    background: var(--_gold);
  }

  /* A phone has no room for a name beside the goal. */
  @container (max-width: 29.99rem) {
    .title {
      display: none;
    }

    h2 {
      grid-area: 1 / 1;
      align-self: center;
      font-size: 1.0625rem;
    }
  }

  @container (min-width: 40rem) {
    .restart svg {
      display: none;
    }

    .restart span {
      display: inline;
    }
  }

  @container (min-width: 58rem) {
    header {
      padding: 1.25rem 1.25rem 0.75rem;
    }

    h2 {
      font-size: 1.375rem;
    }
  }

  @media (forced-colors: active) {
    .steps .done,
    .steps .now {
      background: Highlight;
    }

    .steps .now {
      outline: 1px solid CanvasText;
    }
  }
`;
