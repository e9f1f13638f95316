import { css } from "lit";

/** The panel, its heading, and what stands above an open lesson. */
export const styles = css`
  .course {
    border-radius: calc(var(--_radius) * 1.5);
    background: var(--_paper);
    color: var(--_ink);
    box-shadow: 0 0 0 1px var(--_line);
    overflow-wrap: anywhere;
  }

  header {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.875rem;
    padding: 1rem;
  }

  p,
  h2,
  h3 {
    margin: 0;
  }

  h2 {
    border-radius: 2px;
    font-size: 1.375rem;
    line-height: 1.25;
  }

  h2:focus-visible,
  #place:focus-visible {
    outline: 3px solid var(--_focus);
    outline-offset: 2px;
  }

  .progress {
    margin-block-start: -0.625rem;
    color: var(--_ink-soft);
    font-variant-numeric: tabular-nums;
  }

  .steps {
    margin-block-start: -0.375rem;
  }

  .steps i {
    block-size: 6px;
  }

  .steps .begun {
    background: linear-gradient(to right, var(--_accent) 50%, var(--_line) 50%);
  }

  .steps .familiar {
    background: color-mix(in oklab, var(--_accent), var(--_paper) 60%);
  }

  .steps .next {
    box-shadow: 0 0 0 2px var(--_gold);
  }

  .go {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.75rem;
    box-sizing: border-box;
    justify-self: start;
    min-block-size: 3rem;
    padding-inline: 1.125rem 0.875rem;
    font-size: 1.0625rem;
    text-align: start;
  }

  .go svg,
  .finished svg {
    flex: none;
  }

  .finished {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    color: var(--_good);
    font-size: 1.125rem;
    font-weight: 700;
  }

  .shortcut {
    display: flex;
    align-items: start;
    gap: 0.625rem;
    justify-self: start;
    padding-block: 0.25rem;
    cursor: pointer;
  }

  .shortcut input {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin: 0.0625rem 0 0;
    accent-color: var(--_accent);
  }

  .shortcut input:focus-visible {
    outline: 3px solid var(--_focus);
    outline-offset: 2px;
  }

  #shortcut {
    display: block;
    font-weight: 600;
  }

  #shortcut-about {
    color: var(--_ink-soft);
    font-size: 0.9375rem;
  }

  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.25rem 1rem;
    margin-block-end: 0.5rem;
  }

  .back {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    padding-inline: 0.5rem 0.875rem;
  }

  #place {
    padding: 0.25rem 0.75rem;
    border-radius: var(--_radius);
    background: var(--_paper);
    color: var(--_ink-soft);
    font-size: 0.9375rem;
    box-shadow: 0 0 0 1px var(--_line);
  }

  #place:empty {
    display: none;
  }

  /* With large letters on a phone, words are parted where their language parts them. */
  @container (max-width: 15rem) {
    .course {
      hyphens: auto;
    }

    .go {
      gap: 0.25rem;
      padding-inline: 0.75rem 0.5rem;
    }
  }

  @container (min-width: 46rem) {
    header {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      column-gap: 2rem;
      padding: 1.5rem 1.5rem 1.25rem;
    }

    h2 {
      font-size: 1.625rem;
    }

    .progress {
      margin: 0;
      text-align: end;
    }

    .steps {
      grid-column: 1 / -1;
    }

    .shortcut {
      justify-self: end;
      max-inline-size: 26rem;
      grid-area: 3 / 2;
    }
  }

  @media (forced-colors: active) {
    .course {
      border: 1px solid CanvasText;
    }

    .steps i {
      border: 1px solid CanvasText;
    }

    .steps .done,
    .steps .begun {
      background: Highlight;
      forced-color-adjust: none;
    }

    .steps .begun {
      background: linear-gradient(to right, Highlight 50%, Canvas 50%);
    }

    .steps .next {
      outline: 2px solid Highlight;
      outline-offset: 1px;
    }
  }
`;
