import { css } from "lit";

/** The line above the table, and buttons that lie on felt. */
export const header = css`
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.25rem 0.5rem;
    min-block-size: 3rem;
    padding: 0.375rem 0.5rem 0.25rem 0.75rem;
    background: color-mix(in oklab, var(--_felt-deep), black 14%);
  }

  /* A dot stands before each fact; where a fact begins a line, it lies beyond the edge. */
  .facts {
    --_dot: 1rem;

    display: flex;
    flex: 1 1 100%;
    flex-wrap: wrap;
    align-content: center;
    margin-inline-start: calc(-1 * var(--_dot));
    clip-path: inset(0 0 0 var(--_dot));
    font-size: 0.875rem;
    line-height: 1.25;
  }

  .facts span {
    padding-inline-start: var(--_dot);
    text-indent: calc(-1 * var(--_dot));
  }

  .facts span::before {
    content: "·";
    display: inline-block;
    inline-size: var(--_dot);
    color: var(--_on-felt-soft);
    text-align: center;
    text-indent: 0;
  }

  /* Two lines, also before the first card: with it the table grows no higher. */
  .facts.many {
    min-block-size: 2.5em;
  }

  .so-far {
    flex: 1 1 6rem;
    min-block-size: 1.25rem;
    color: var(--_on-felt-soft);
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
  }

  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: 0.125rem;
  }

  .tool,
  .look,
  .offer {
    border-color: color-mix(in oklab, var(--_on-felt-soft), transparent 55%);
    background: transparent;
    color: var(--_on-felt);
  }

  .tool {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.375rem;
    min-inline-size: 2rem;
    min-block-size: 2rem;
    padding: 0.125rem;
    font-size: 0.875rem;
  }

  .tool .word {
    display: none;
  }

  /* For those who go by keyboard: seen once it has the focus. */
  .keys-tool {
    position: absolute;
    inset-block-start: 0.25rem;
    inset-inline-start: 0.5rem;
    z-index: 2;
    padding-inline: 0.75rem;
    background: var(--_felt-deep);
    opacity: 0;
    pointer-events: none;
  }

  .keys-tool:focus-visible {
    opacity: 1;
    pointer-events: auto;
  }

  .tool:hover:not([aria-disabled="true"]),
  .look:hover,
  .offer:hover {
    border-color: var(--_on-felt);
    background: rgb(255 255 255 / 12%);
  }

  .tool[aria-disabled="true"] {
    border-color: transparent;
    color: color-mix(in oklab, var(--_on-felt-soft), var(--_felt-deep) 35%);
  }

  @container (max-width: 19.5rem) {
    .tool {
      min-inline-size: 1.75rem;
    }
  }

  @container (min-width: 24rem) {
    .tools {
      gap: 0.25rem;
    }

    .tool {
      min-inline-size: 2.5rem;
      min-block-size: 2.5rem;
    }
  }

  @container (min-width: 34rem) {
    .facts,
    .facts.many {
      flex: none;
      min-block-size: 0;
      font-size: 0.9375rem;
    }

    .so-far {
      flex: 1;
      min-block-size: 0;
      font-size: 0.875rem;
    }
  }

  @container (min-width: 48rem) {
    .tool {
      padding-inline: 0.75rem;
    }

    .tool .word {
      display: inline;
    }
  }
`;
