import { css } from "lit";

/** The dialog for taking a deal along, and for opening another. */
export const share = css`
  .share {
    inline-size: min(34rem, 100vw - 1rem);
  }

  .share h3 {
    margin: 0;
    font-size: 1rem;
  }

  .share p {
    margin: 0;
  }

  .share .extent {
    display: grid;
    gap: 0.25rem;
    margin: 0;
    padding: 0;
    border: 0;
  }

  .share .extent label {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    min-block-size: 2rem;
  }

  .share .extent input {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin: 0;
    accent-color: var(--_accent);
  }

  .share .note {
    padding: 0.5rem 0.75rem;
    border-inline-start: 4px solid var(--_gold);
    background: var(--_paper-soft);
  }

  .share .forms {
    display: grid;
    gap: 0.5rem;
  }

  .share .form {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.5rem;
  }

  .share .form-name {
    flex: 1 0 auto;
    font-weight: 600;
  }

  .share textarea {
    inline-size: 100%;
    min-inline-size: 0;
    padding: 0.5rem;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_paper-soft);
    color: var(--_ink);
    font: 0.8125rem/1.35 ui-monospace, "DejaVu Sans Mono", monospace;
    overflow-wrap: anywhere;
    resize: vertical;
  }

  .share textarea:focus-visible,
  .share .extent input:focus-visible {
    outline: 3px solid var(--_focus);
    outline-offset: 1px;
  }

  .share textarea[aria-invalid="true"] {
    border-color: var(--_bad);
    box-shadow: inset 0 0 0 1px var(--_bad);
  }

  .share .copied {
    min-block-size: 1.4em;
    color: var(--_good);
    font-weight: 600;
  }

  .share .fault {
    color: var(--_bad);
    font-weight: 600;
  }

  .share .fault:empty {
    display: none;
  }

  .share .paste {
    display: grid;
    gap: 0.5rem;
    padding-block-start: 0.875rem;
    border-block-start: 1px solid var(--_line);
  }
`;
