import { css } from "lit";

/** What can be done with the progress: quiet, at the foot. */
export const keepingStyles = css`
  .keeping {
    display: grid;
    gap: 0.625rem;
    padding: 0.875rem 1rem 1rem;
    border-block-start: 1px solid var(--_line);
    font-size: 0.9375rem;
  }

  .kept {
    color: var(--_ink-soft);
  }

  .lost {
    color: var(--_bad);
  }

  .deeds {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_gap);
  }

  .deeds button[aria-expanded="true"] {
    border-color: var(--_accent);
    background: var(--_paper-soft);
  }

  .button {
    display: inline-flex;
    position: relative;
    align-items: center;
    text-decoration: none;
  }

  .button:has(:focus-visible),
  textarea:focus-visible {
    outline: 3px solid var(--_focus);
    outline-offset: 2px;
  }

  .panel {
    display: grid;
    gap: 0.625rem;
    max-inline-size: 40rem;
    padding: 0.875rem;
    border-radius: var(--_radius);
    background: var(--_paper-soft);
  }

  .panel #ask {
    margin-block-end: 0.625rem;
    font-weight: 600;
  }

  textarea {
    inline-size: 100%;
    padding: 0.5rem 0.625rem;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_paper);
    color: inherit;
    font: 0.875rem/1.45 ui-monospace, monospace;
    resize: vertical;
  }

  .yes {
    border-color: var(--_bad);
    color: var(--_bad);
  }

  .outcome {
    max-inline-size: 40rem;
    padding: 0.5rem 0.75rem;
    border-inline-start: 4px solid var(--_good);
    background: color-mix(in oklab, var(--_good), var(--_paper) 90%);
    overflow-wrap: anywhere;
  }

  .failed {
    border-color: var(--_bad);
    background: color-mix(in oklab, var(--_bad), var(--_paper) 90%);
  }

  @container (min-width: 46rem) {
    .keeping {
      padding: 1rem 1.5rem 1.25rem;
    }
  }
`;
