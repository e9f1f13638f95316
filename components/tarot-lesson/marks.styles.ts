import { css } from "lit";

/** How far somebody has come: a short bar for each step, or each lesson. */
export const steps = css`
  .steps {
    display: flex;
    gap: 3px;
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
`;

/** What is chosen by a tick: a label around its box, and large enough for a finger. */
export const ticks = css`
  .tick {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    min-block-size: 2.75rem;
    padding: 0.25rem 0.625rem;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    cursor: pointer;
  }

  .tick:hover {
    border-color: var(--_accent);
    background: var(--_paper-soft);
  }

  .tick.on {
    border-color: var(--_accent);
    background: color-mix(in oklab, var(--_accent), var(--_paper) 90%);
  }

  .tick:focus-within:has(:focus-visible) {
    outline: 3px solid var(--_focus);
    outline-offset: 1px;
  }

  .tick input {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    margin: 0;
    accent-color: var(--_accent);
  }

  .tick input:focus-visible {
    outline: none;
  }
`;
