import { css } from "lit";

/** The list: rows on a narrow place, a grid on a wide one. */
export const lessonStyles = css`
  .lessons {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
    gap: 0.625rem;
    margin: 0;
    padding: 0.25rem 0.5rem 0.75rem;
    /* Not none: Safari would no longer call it a list. */
    list-style: "";
  }

  .item {
    position: relative;
    display: grid;
    grid-template: "number title" auto "number about" auto / auto minmax(0, 1fr);
    align-content: start;
    gap: 0.125rem 0.75rem;
    padding: 0.75rem;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
  }

  .item:hover {
    border-color: var(--_accent);
    background: var(--_paper-soft);
  }

  .number {
    display: grid;
    grid-area: number;
    place-items: center;
    inline-size: 2.125rem;
    block-size: 2.125rem;
    border: 2px solid var(--_line);
    border-radius: 50%;
    color: var(--_ink-soft);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }

  .begun .number {
    border-color: var(--_accent);
    color: var(--_accent);
  }

  .done .number {
    border-color: var(--_good);
    background: var(--_good);
    color: var(--_paper);
  }

  .familiar .number {
    border-style: dashed;
  }

  h3 {
    grid-area: title;
    font-size: 1.0625rem;
    line-height: 1.3;
  }

  /* All of an item is its button. */
  .choose,
  .choose:hover:not(:disabled) {
    min-block-size: 2.125rem;
    padding: 0;
    border: 0;
    background: none;
    font-weight: 700;
    line-height: inherit;
    text-align: start;
  }

  .choose::after {
    position: absolute;
    inset: 0;
    border-radius: var(--_radius);
    content: "";
  }

  .choose:focus-visible {
    outline: none;
  }

  .choose:focus-visible::after {
    outline: 3px solid var(--_focus);
    outline-offset: 2px;
  }

  .about {
    display: grid;
    grid-area: about;
    gap: 0.25rem;
    font-size: 0.9375rem;
  }

  .goal {
    text-wrap: pretty;
  }

  .state,
  .advice {
    color: var(--_ink-soft);
    font-size: 0.875rem;
  }

  .begun .state {
    color: var(--_accent);
    font-weight: 600;
  }

  .done .state {
    color: var(--_good);
    font-weight: 600;
  }

  /* On the edge, where it takes no room from the title. */
  .badge {
    position: absolute;
    inset-block-start: -0.75rem;
    inset-inline-end: 0.75rem;
    padding: 0.0625rem 0.625rem;
    border-radius: 1rem;
    background: var(--_gold);
    color: var(--_on-gold);
    font-size: 0.8125rem;
    font-weight: 700;
    pointer-events: none;
  }

  .recommended {
    border-color: var(--_gold);
    background: color-mix(in oklab, var(--_gold), var(--_paper) 90%);
    box-shadow: inset 0 0 0 1px var(--_gold);
  }

  .recommended .number {
    border-color: var(--_gold);
    color: var(--_ink);
  }

  @container (max-width: 22rem) {
    .item {
      grid-template: "number title" auto "about about" auto / auto minmax(0, 1fr);
    }

    h3 {
      align-self: center;
    }

    .about {
      margin-block-start: 0.25rem;
    }
  }

  /* With large letters on a phone, a long word needs the whole width. */
  @container (max-width: 15rem) {
    .item {
      grid-template: "number" auto "title" auto "about" auto / minmax(0, 1fr);
    }
  }

  @container (min-width: 46rem) {
    .lessons {
      gap: 0.75rem;
      padding: 0.25rem 1.5rem 1.5rem;
    }

    .item {
      padding: 0.875rem 1rem;
    }
  }

  @media (forced-colors: active) {
    .recommended {
      outline: 2px solid Highlight;
      outline-offset: 1px;
    }

    .badge {
      border: 1px solid CanvasText;
    }
  }
`;
