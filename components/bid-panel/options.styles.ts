import { css } from "lit";
import { heardOnly } from "../shared/tokens.styles.js";

/** What can be chosen: bids, with what they are worth, and announcements. */
export const options = css`
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
    ${heardOnly}
    padding: 0;
  }

  .announce .option {
    flex-basis: 12rem;
  }

  .announce button {
    flex: none;
    min-block-size: 2.5rem;
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
    .refused,
    .refused button {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
