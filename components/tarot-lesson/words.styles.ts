import { css } from "lit";

/** What is read: text, question, verdict, hints, choices. */
export const words = css`
  .words {
    display: flex;
    flex-direction: column;
    gap: 0.625rem;
    min-block-size: 7.5rem;
    padding: 0.125rem 1rem 0.75rem;
    overflow-wrap: anywhere;
  }

  .words p {
    margin: 0;
    text-wrap: pretty;
  }

  h3 {
    margin: 0;
    border-radius: 2px;
    color: var(--_ink-soft);
    font-size: 0.875rem;
    font-weight: 600;
  }

  .place {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.125rem 0.75rem;
  }

  .undo {
    display: flex;
    align-items: center;
    gap: 0.25rem;
    min-block-size: 2rem;
    margin-block: -0.25rem;
    padding: 0 0.25rem;
    border-color: transparent;
    background: none;
    color: var(--_accent);
    font-size: 0.8125rem;
  }

  h3:focus-visible {
    outline: 3px solid var(--_focus);
    outline-offset: 2px;
  }

  .fact + .fact {
    margin-block-start: -0.5rem;
  }

  .words .ask {
    font-weight: 700;
  }

  .box,
  h3 {
    scroll-margin-block: 0.5rem 4.5rem;
  }

  .box {
    padding: 0.5rem 0.75rem;
    border-inline-start: 4px solid var(--_tone);
    border-start-end-radius: var(--_radius);
    border-end-end-radius: var(--_radius);
    background: color-mix(in oklab, var(--_tone), var(--_paper) 90%);
  }

  .words .label {
    display: flex;
    align-items: center;
    gap: 0.375rem;
    margin-block-end: 0.125rem;
    color: var(--_tone);
    font-size: 0.875rem;
    font-weight: 700;
  }

  .label svg {
    flex: none;
  }

  .right,
  .solution {
    --_tone: var(--_good);
  }

  .wrong,
  .refused {
    --_tone: var(--_bad);
  }

  .poor {
    --_tone: light-dark(#8a5a00, #e8bd63);
  }

  .hint {
    --_tone: var(--_accent);
  }

  .notice {
    color: var(--_ink-soft);
    font-style: italic;
  }

  .ended h3 {
    color: var(--_good);
    font-size: 1.25rem;
  }

  .ended p {
    font-size: 1.0625rem;
  }

  .next-lesson {
    display: flex;
    align-items: center;
    align-self: start;
    gap: 0.5rem;
    min-block-size: 2.75rem;
    text-align: start;
  }

  .next-lesson svg {
    flex: none;
  }

  .quiz {
    display: grid;
    gap: 0.5rem;
  }

  fieldset {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }

  legend {
    padding: 0;
  }

  .choices {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
    gap: 0.375rem;
    margin-block-start: 0.5rem;
  }

  /* Short enough to stand in two columns on a phone, so that the trick is not pushed out of its window. */
  .choices.short {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 7.75rem), 1fr));
  }

  .cards .choice {
    gap: 0.375rem;
    padding-inline: 0.375rem;
    line-height: 1.2;
  }

  @container (max-width: 29.99rem) {
    .choices {
      gap: 0.25rem;
      margin-block-start: 0.375rem;
    }

    .cards .choice {
      gap: 0.25rem;
      padding-inline: 0.25rem;
      font-size: 0.8125rem;
    }
  }

  .choice playing-card {
    --tarot-card-width: 1.75rem;

    flex: none;
  }

  .choice.shown {
    border-color: var(--_gold);
    box-shadow: 0 0 0 2px var(--_gold);
  }

  fieldset:disabled .choice {
    cursor: default;
  }

  fieldset:disabled .choice:not(.on) {
    opacity: 0.55;
  }

  .fields {
    display: grid;
    gap: 0.375rem;
    margin-block-start: 0.5rem;
  }

  .field {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 5.5rem 1.25rem;
    align-items: center;
    gap: 0.25rem 0.5rem;
    min-block-size: 2.75rem;
  }

  .field input {
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: 2.75rem;
    padding: 0.25rem 0.625rem;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_paper);
    color: inherit;
    font: inherit;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  .field input:focus-visible {
    outline: 3px solid var(--_focus);
    outline-offset: 1px;
  }

  .field.right input {
    border-color: var(--_good);
  }

  .field.wrong input {
    border-color: var(--_bad);
    box-shadow: 0 0 0 1px var(--_bad);
  }

  .field .verdict {
    display: inline-flex;
    color: var(--_tone);
  }

  .field .answer {
    grid-column: 1 / 3;
    justify-self: end;
    color: var(--_ink-soft);
    font-size: 0.9375rem;
  }

  @container (max-width: 12rem) {
    .field {
      grid-template-columns: minmax(0, 1fr) 1.25rem;
    }

    .field > span:first-child,
    .field .answer {
      grid-column: 1 / -1;
    }
  }

  .check {
    justify-self: start;
    border-color: var(--_accent);
    color: var(--_accent);
  }

  @container (min-width: 58rem) {
    .words {
      gap: 0.75rem;
      padding: 0.5rem 1.25rem 1.25rem;
      font-size: 1.0625rem;
    }
  }

  @media (forced-colors: active) {
    .box {
      border: 1px solid CanvasText;
      border-inline-start-width: 4px;
    }

    .choice.shown {
      outline: 3px solid Highlight;
    }
  }
`;
