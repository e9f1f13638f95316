import { css } from "lit";

export const formStyles = css`
  .form,
  .names {
    padding: 0.875rem;
    border: 1px solid var(--_line);
    border-radius: calc(var(--_radius) * 1.25);
    background: var(--_paper);
  }

  .form {
    display: grid;
    gap: 0.875rem;
  }

  .form .heading {
    font-size: 1.0625rem;
  }

  .form .heading:focus {
    outline: none;
  }

  .fields {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr));
    gap: 0.875rem 1.5rem;
  }

  fieldset {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }

  [data-field="handfuls"],
  fieldset.wide {
    grid-column: 1 / -1;
  }

  legend {
    margin-block-end: 0.3125rem;
    padding: 0;
    font-size: 0.875rem;
    font-weight: 600;
  }

  .chips {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.375rem;
  }

  .chip {
    position: relative;
    display: inline-flex;
    max-inline-size: 100%;
  }

  /* The native radio stays under its chip: there for keys, touch and assistive technology. */
  .chip input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  .chip span {
    display: grid;
    place-items: center;
    min-inline-size: 2.5rem;
    min-block-size: 2.5rem;
    padding: 0.25rem 0.625rem;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_paper);
    overflow-wrap: anywhere;
  }

  .chip:hover span {
    border-color: var(--_accent);
  }

  .chip :checked + span {
    border-color: var(--_accent);
    background: var(--_accent);
    color: var(--_on-accent);
    font-weight: 600;
  }

  [data-field="taker"] .chip :checked + span {
    border-color: var(--_gold);
    background: var(--_gold);
    color: var(--_on-gold);
  }

  .chip :focus-visible + span,
  input[type="text"]:focus-visible,
  select:focus-visible,
  summary:focus-visible,
  .check input:focus-visible {
    outline: 3px solid var(--_focus);
    outline-offset: 2px;
  }

  input[type="text"],
  select {
    min-block-size: 2.5rem;
    min-inline-size: 0;
    padding: 0.25rem 0.625rem;
    border: 1px solid var(--_ink-soft);
    border-radius: var(--_radius);
    background: var(--_paper);
    color: var(--_ink);
    font: inherit;
    font-variant-numeric: tabular-nums;
  }

  input[aria-invalid="true"] {
    border: 2px solid var(--_bad);
  }

  .selects {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
    gap: 0.5rem 0.75rem;
  }

  .selects label {
    display: grid;
    gap: 0.125rem;
    min-inline-size: 0;
  }

  .selects .name {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: 0.875rem;
  }

  .selects input,
  .selects select {
    inline-size: 100%;
  }

  @container (max-width: 24rem) {
    .selects label {
      grid-template-columns: 1fr 1.25fr;
      align-items: center;
      gap: 0.5rem;
    }
  }

  .check {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-block-size: 2.5rem;
    padding-inline: 0.25rem;
    cursor: pointer;
  }

  .check input {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin: 0;
    accent-color: var(--_accent);
  }

  .problem {
    margin-block-start: 0.3125rem;
    color: var(--_bad);
    font-size: 0.875rem;
    font-weight: 600;
  }

  .preview {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.375rem 1rem;
    min-block-size: 2.75rem;
    padding: 0.625rem 0.75rem;
    border-radius: var(--_radius);
    background: var(--_paper-soft);
    font-variant-numeric: tabular-nums;
  }

  .share {
    overflow-wrap: anywhere;
  }

  .share.taker .name {
    padding-inline: 0.5rem;
    border-radius: 1rem;
    background: var(--_gold);
    color: var(--_on-gold);
  }

  .hint {
    color: var(--_ink-soft);
  }

  .deed {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 1rem;
  }

  /* In place before it speaks, or it would not be heard. */
  .deed:not(:has(button)):has(p:empty) {
    margin-block-end: -1rem;
  }

  summary {
    line-height: 1.75;
    cursor: pointer;
    font-weight: 600;
  }

  /* What lies in a details element inherits through its own slot. */
  .names * {
    box-sizing: border-box;
  }

  .names .fields {
    margin-block-start: 0.75rem;
  }

  @media (forced-colors: active) {
    .chip :checked + span {
      border: 3px solid Highlight;
    }
  }
`;
