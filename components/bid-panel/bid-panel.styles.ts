import { css } from "lit";

export const styles = css`
  :host {
    display: block;
    container-type: inline-size;
  }

  .panel {
    display: flex;
    flex-direction: column;
    gap: calc(var(--_gap) * 1.25);
    max-inline-size: 60rem;
    margin-inline: auto;
    padding: 0.875rem;
    border: 1px solid var(--_line);
    border-radius: calc(var(--_radius) * 1.5);
    background: var(--_paper);
    color: var(--_ink);
    box-shadow: 0 1px 2px rgb(0 0 0 / 12%), 0 6px 20px rgb(0 0 0 / 14%);
  }

  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0.125rem 1rem;
  }

  p {
    margin: 0;
  }

  /* No heading element: its level would be the page's to choose. */
  .heading {
    font-weight: 700;
    font-size: 1.0625rem;
    line-height: 1.3;
  }

  .current {
    color: var(--_ink-soft);
    font-size: 0.875rem;
  }

  .history {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem;
    margin: 0;
    padding: 0;
    list-style: none;
    font-size: 0.8125rem;
  }

  .history li {
    display: inline-flex;
    gap: 0.375rem;
    max-inline-size: 100%;
    padding: 0.125rem 0.625rem;
    border-radius: 1rem;
    background: var(--_paper-soft);
    overflow-wrap: anywhere;
  }

  .history b {
    font-weight: 600;
  }

  .history .highest {
    background: var(--_gold);
    color: var(--_on-gold);
  }

  .history .waiting {
    background: none;
    box-shadow: inset 0 0 0 1px var(--_line);
    color: var(--_ink-soft);
  }

  .options {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_gap);
  }

  .option {
    position: relative;
    display: flex;
    flex: 1 1 auto;
    flex-direction: column;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_paper);
    text-align: center;
    line-height: 1.25;
    transition: border-color var(--_motion), background-color var(--_motion);
  }

  .option:hover:not(.refused) {
    border-color: var(--_accent);
    background: var(--_paper-soft);
  }

  .option.refused {
    border-style: dashed;
    background: var(--_paper-soft);
  }

  .option:has(:focus-visible) {
    outline: 3px solid var(--_focus);
    outline-offset: 2px;
  }

  .option button {
    display: flex;
    flex: 1;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    min-block-size: 3.25rem;
    padding: 0.375rem 0.5rem;
    border: 0;
    outline: 0;
    background: none;
    line-height: inherit;
  }

  /* The whole of an option can be pressed. */
  .option button::after {
    position: absolute;
    inset: 0;
    content: "";
  }

  .refused .name {
    text-decoration: line-through;
    text-decoration-thickness: 1px;
    font-weight: 500;
  }

  .name {
    font-size: 0.9375rem;
  }

  .factor {
    color: var(--_ink-soft);
    font-size: 0.8125rem;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }

  .about {
    padding: 0 0.625rem 0.625rem;
    color: var(--_ink-soft);
    font-size: 0.8125rem;
  }

  /* There is no room for it: it is told by assistive technology only. */
  .bid .about {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  .announce .option {
    flex-basis: 12rem;
  }

  .announce button {
    flex: none;
    min-block-size: 2.5rem;
  }

  .call .options {
    display: grid;
    grid-template-columns: 1fr 1fr;
  }

  .call .option {
    min-inline-size: 0;
  }

  .call .name {
    font-size: min(0.9375rem, 6.5cqi);
  }

  .call button {
    justify-content: start;
    gap: 0.375rem;
    padding: 0.625rem 0.125rem 0.5rem;
    overflow-wrap: anywhere;
  }

  playing-card {
    --tarot-card-width: 4rem;

    pointer-events: none;
  }

  .status {
    font-size: 0.9375rem;
    font-weight: 600;
  }

  /* In place before it speaks, or it would not be heard. */
  .status:empty {
    margin-block-start: calc(var(--_gap) * -1.25);
  }

  /* Suits come in fours. */
  @container (min-width: 21rem) {
    .call .options {
      grid-template-columns: repeat(4, minmax(0, 9rem));
    }

    .call .name {
      font-size: 0.75rem;
    }
  }

  @container (min-width: 30rem) {
    .call .name {
      font-size: 0.875rem;
    }
  }

  @container (min-width: 44rem) {
    .call .options.many {
      grid-template-columns: repeat(8, minmax(0, 1fr));
    }

    .call .many .name {
      font-size: 0.75rem;
    }
  }

  @container (min-width: 54rem) {
    .bid .options {
      flex-wrap: nowrap;
    }

    .bid .option {
      flex: 1 1 0;
      text-align: start;
    }

    .bid button {
      flex: none;
      flex-flow: row wrap;
      align-items: baseline;
      justify-content: space-between;
      gap: 0 0.375rem;
      min-block-size: 0;
      padding: 0.5rem 0.625rem 0.25rem;
    }

    .bid .about {
      position: static;
      inline-size: auto;
      block-size: auto;
      padding: 0 0.625rem 0.625rem;
      overflow: visible;
      clip-path: none;
      white-space: normal;
    }
  }

  @media (forced-colors: active) {
    .panel {
      box-shadow: none;
    }

    .refused,
    .refused button {
      border-color: GrayText;
      color: GrayText;
    }

    .history .highest {
      border: 1px solid Highlight;
    }
  }
`;
