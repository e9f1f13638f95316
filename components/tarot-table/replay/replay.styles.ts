import { css } from "lit";

/** The bar of controls over the table, and open hands under it. */
export const replay = css`
  :host([mode="replay"]) {
    min-block-size: 0;
  }

  .replay {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    border-radius: calc(var(--_radius) * 1.5);
    background: var(--_paper);
    color: var(--_ink);
    box-shadow: 0 0 0 1px var(--_line);
  }

  .replay .table {
    min-block-size: 30rem;
    border-start-start-radius: 0;
    border-start-end-radius: 0;
  }

  .empty {
    justify-items: start;
    gap: 0.75rem;
    padding: 1rem;
  }

  .bar {
    display: grid;
    grid-template: "place jump" auto "slider slider" auto "steps steps" auto "more more" auto / minmax(0, 1fr) auto;
    align-items: center;
    gap: 0.375rem 0.5rem;
    padding: 0.5rem 0.625rem 0.625rem;
  }

  .place {
    grid-area: place;
    min-block-size: 2.5em;
    align-content: center;
    font-weight: 700;
    line-height: 1.25;
    font-variant-numeric: tabular-nums;
  }

  .jump {
    grid-area: jump;
  }

  .jump select {
    max-inline-size: min(12.5rem, 50cqi);
    min-block-size: 2.5rem;
    padding-inline: 0.5rem;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_paper);
    color: var(--_ink);
    font: inherit;
    font-size: 0.9375rem;
  }

  .jump select:focus-visible,
  .slider:focus-visible {
    outline: 3px solid var(--_focus);
    outline-offset: 2px;
  }

  .slider {
    grid-area: slider;
    inline-size: 100%;
    min-block-size: 1.75rem;
    margin: 0;
    accent-color: var(--_accent);
    touch-action: pan-y;
  }

  .steps {
    display: grid;
    grid-area: steps;
    grid-template-columns: repeat(5, minmax(2.5rem, 4rem));
    justify-content: center;
    gap: 0.375rem;
  }

  .go {
    display: grid;
    place-items: center;
    min-block-size: 2.75rem;
    padding: 0;
  }

  .go[aria-disabled="true"] {
    color: color-mix(in oklab, var(--_ink-soft), transparent 45%);
  }

  .more {
    display: flex;
    grid-area: more;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0.375rem;
  }

  .more [aria-pressed="true"] {
    border-color: var(--_accent);
    box-shadow: inset 0 0 0 2px var(--_accent);
  }

  .hands {
    display: grid;
    gap: 0.25rem;
    margin: 0;
    padding: 0.625rem 0.875rem 0.875rem;
  }

  .hands dt {
    font-weight: 600;
  }

  .hands dd {
    margin: 0 0 0.25rem;
  }

  .hands .open-cards {
    justify-content: start;
    min-block-size: 79px;
  }

  @container (min-width: 42rem) {
    .bar {
      grid-template: "place steps jump" auto "slider slider slider" auto "more more more" auto / minmax(11rem, 1fr) auto minmax(11rem, 1fr);
      padding-inline: 1rem;
    }

    .jump {
      justify-self: end;
    }

    .hands {
      grid-template-columns: auto minmax(0, 1fr);
      align-items: center;
      gap: 0.375rem 1rem;
      padding-inline: 1rem;
    }
  }

  @container (min-width: 56rem) {
    .bar {
      grid-template: "place steps jump" auto "slider more more" auto / minmax(11rem, 1fr) auto minmax(11rem, 1fr);
      column-gap: 1rem;
    }

    .more {
      flex-wrap: nowrap;
      justify-content: end;
    }
  }

  @media (forced-colors: active) {
    .replay {
      border: 1px solid CanvasText;
    }

    .more [aria-pressed="true"] {
      outline: 2px solid Highlight;
      outline-offset: -4px;
    }
  }

  @media print {
    .bar {
      display: none;
    }
  }
`;
