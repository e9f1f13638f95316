import { css } from "lit";

/** Heading, question, and under it what can be chosen: one under the other at every width, since the question has its own columns. */
export const styles = css`
  .quiz {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.5rem;
    color: var(--_ink);
  }

  h2,
  .kind,
  footer button {
    overflow-wrap: anywhere;
  }

  header,
  footer {
    padding: 0.625rem 1rem;
    border-radius: calc(var(--_radius) * 1.5);
    background: var(--_paper);
    box-shadow: 0 0 0 1px var(--_line);
  }

  header {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: baseline;
    gap: 0 1rem;
  }

  p {
    margin: 0;
  }

  .title,
  .score,
  .back,
  .again {
    color: var(--_ink-soft);
    font-size: 0.875rem;
  }

  h2 {
    grid-row: 2;
    margin: 0;
    font-size: 1.1875rem;
    line-height: 1.25;
    text-wrap: balance;
  }

  .score {
    display: grid;
    grid-area: 1 / 2 / 3;
    align-self: center;
    justify-items: end;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  .again {
    grid-column: 1 / -1;
    color: var(--_accent);
    font-weight: 600;
  }

  footer {
    display: grid;
    gap: 0.625rem;
    justify-items: start;
  }

  fieldset {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }

  legend {
    padding: 0;
    margin-block-end: 0.375rem;
    font-size: 0.875rem;
    font-weight: 600;
  }

  .kinds {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem;
  }

  .share {
    color: var(--_ink-soft);
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
  }

  .notice {
    color: var(--_ink-soft);
    font-style: italic;
  }

  .reset {
    border-color: transparent;
    background: none;
    color: var(--_accent);
    padding-inline: 0;
    font-size: 0.875rem;
  }

  .sure {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem;
  }

  @container (max-width: 30rem) {
    .quiz {
      gap: 0.25rem;
    }

    header {
      padding: 0.375rem 1rem;
    }

    .title {
      display: none;
    }

    .score {
      grid-area: 1 / 1 / 2 / -1;
      display: flex;
      flex-wrap: wrap;
      gap: 0 1rem;
      justify-self: start;
      text-align: start;
    }

    .kind {
      flex: 1 1 100%;
    }

    .share {
      margin-inline-start: auto;
    }
  }

  @media (forced-colors: active) {
    header,
    footer {
      border: 1px solid CanvasText;
    }

    .kind.on {
      border-color: Highlight;
      outline: 1px solid Highlight;
    }
  }
`;
