import { css } from "lit";

/** From below on a phone, at the side where there is room: what is set is to be seen at the table behind. */
export const styles = css`
  dialog {
    inline-size: 100%;
    max-inline-size: 100%;
    max-block-size: min(62dvh, 34rem);
    margin: auto 0 0;
    padding: 0;
    border: 1px solid var(--_line);
    border-block-end: 0;
    border-radius: calc(var(--_radius) * 1.5) calc(var(--_radius) * 1.5) 0 0;
    background: var(--_paper);
    color: var(--_ink);
    box-shadow: 0 0 40px rgb(0 0 0 / 45%);
  }

  dialog[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
  }

  dialog::backdrop {
    background: rgb(10 20 18 / 18%);
  }

  .top,
  .bottom {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem;
    padding: 0.5rem 1rem;
  }

  .top {
    padding-inline-end: 0.5rem;
    border-block-end: 1px solid var(--_line);
  }

  .bottom {
    border-block-start: 1px solid var(--_line);
  }

  h2,
  h3,
  p {
    margin: 0;
  }

  h2 {
    font-size: 1.125rem;
  }

  h2:focus {
    outline: none;
  }

  h3 {
    font-size: 0.9375rem;
    color: var(--_ink-soft);
  }

  .close {
    min-inline-size: 2.5rem;
    padding: 0;
    border-color: transparent;
    background: none;
    font-size: 1.375rem;
    line-height: 1;
  }

  .all {
    display: grid;
    align-content: start;
    gap: 1.25rem;
    padding: 0.75rem 1rem 1rem;
    overflow: auto;
    overscroll-behavior: contain;
  }

  section {
    display: grid;
    gap: 0.75rem;
    min-inline-size: 0;
  }

  fieldset {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }

  .label {
    padding: 0;
    font-weight: 600;
  }

  .about {
    color: var(--_ink-soft);
    font-size: 0.875rem;
  }

  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem;
    margin-block-start: 0.375rem;
  }

  .choice {
    display: flex;
    align-items: center;
    gap: 0.375rem;
    min-block-size: 2.5rem;
    padding: 0.25rem 0.625rem 0.25rem 0.5rem;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    font-size: 0.875rem;
    cursor: pointer;
  }

  .choice:has(:checked) {
    border-color: var(--_accent);
    background: var(--_paper-soft);
    box-shadow: inset 0 0 0 1px var(--_accent);
  }

  .choice:hover {
    border-color: var(--_accent);
  }

  .choice:has(:focus-visible) {
    outline: 3px solid var(--_focus);
    outline-offset: 1px;
  }

  .deck .choices {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(4.25rem, 1fr));
  }

  .deck .choice {
    --tarot-card-width: min(3.25rem, 100%);

    display: grid;
    grid-template: auto auto / auto minmax(0, 1fr);
    justify-items: center;
    padding: 0.5rem 0.375rem;
    font-size: 0.8125rem;
    line-height: 1.2;
  }

  .deck playing-card {
    grid-column: 1 / -1;
  }

  .deck .choice span {
    grid-column: 1 / -1;
    min-inline-size: 0;
    text-align: center;
    overflow-wrap: anywhere;
  }

  input {
    accent-color: var(--_accent);
  }

  input:is([type="radio"], [type="checkbox"]) {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    margin: 0;
  }

  .choice input:focus-visible {
    outline: none;
  }

  .switch {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.125rem 0.625rem;
    align-items: start;
    min-block-size: 1.5rem;
    cursor: pointer;
  }

  .switch input {
    margin-block-start: 0.1875rem;
  }

  .switch .label {
    display: block;
  }

  .slider {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 0.5rem;
  }

  .slider output {
    justify-self: end;
    color: var(--_ink-soft);
    font-variant-numeric: tabular-nums;
  }

  .slider input {
    grid-column: 1 / -1;
    inline-size: 100%;
    min-block-size: 1.75rem;
    margin: 0;
    touch-action: pan-y;
  }

  .end + .end {
    justify-self: end;
  }

  .end {
    color: var(--_ink-soft);
    font-size: 0.8125rem;
  }

  input:focus-visible {
    outline: 3px solid var(--_focus);
    outline-offset: 2px;
  }

  @media (min-width: 44rem) {
    dialog {
      inline-size: 23rem;
      max-block-size: calc(100dvh - 2rem);
      margin: auto;
      margin-inline: auto 1rem;
      border-block-end: 1px solid var(--_line);
      border-radius: calc(var(--_radius) * 1.5);
    }
  }

  @media (max-height: 30rem) {
    dialog {
      max-block-size: 100dvh;
    }
  }
`;
