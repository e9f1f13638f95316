import { css } from "lit";

/** The panel around the options: what is asked, who has said what, what was refused. */
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

  .status {
    font-size: 0.9375rem;
    font-weight: 600;
  }

  /* In place before it speaks, or it would not be heard. */
  .status:empty {
    margin-block-start: calc(var(--_gap) * -1.25);
  }

  @media (forced-colors: active) {
    .panel {
      box-shadow: none;
    }

    .history .highest {
      border: 1px solid Highlight;
    }
  }
`;
