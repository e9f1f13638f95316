import { css } from "lit";

/** Paper on the felt: why a card was refused, the end of a deal, what is wrong with a record. */
export const panels = css`
  .bubble {
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    z-index: 3;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 0.75rem;
    min-block-size: 100%;
    padding: 0.625rem 0.5rem 0.625rem 0.75rem;
    border: 1px solid var(--_bad);
    border-inline-start-width: 5px;
    border-radius: var(--_radius);
    background: var(--_paper);
    color: var(--_ink);
    box-shadow: 0 6px 20px rgb(0 0 0 / 40%);
    line-height: 1.35;
    overflow-wrap: break-word;
  }

  .sign {
    display: grid;
    place-items: center;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    border-radius: 50%;
    background: var(--_bad);
    color: var(--_paper);
    font-weight: 700;
  }

  .reason {
    font-weight: 600;
  }

  .close {
    min-inline-size: 2.5rem;
    padding: 0;
    border-color: transparent;
    background: none;
    font-size: 1.25rem;
  }

  .bubble .close:focus-visible {
    outline-color: var(--_focus);
  }

  .result {
    display: grid;
    align-content: start;
    gap: 0.75rem;
    inline-size: min(56rem, 100% - 1rem);
    margin: 0.5rem auto 0.75rem;
    padding: 1rem;
    border-radius: calc(var(--_radius) * 1.5);
    background: var(--_paper);
    color: var(--_ink);
    box-shadow: 0 4px 18px rgb(0 0 0 / 30%);
  }

  .table.over {
    grid-template-rows: auto 1fr;
  }

  .result {
    align-self: start;
    min-inline-size: 0;
  }

  .verdict {
    padding-inline-start: 0.75rem;
    border-inline-start: 5px solid var(--_line);
    font-size: 1.125rem;
    font-weight: 700;
    line-height: 1.3;
  }

  .verdict.made {
    border-color: var(--_good);
  }

  .verdict.failed {
    border-color: var(--_bad);
  }

  .next {
    justify-self: start;
  }

  .table .result button:focus-visible,
  .table .result summary:focus-visible {
    outline-color: var(--_focus);
  }

  summary {
    min-block-size: 2.5rem;
    padding-block: 0.5rem;
    border-radius: var(--_radius);
    font-weight: 600;
    cursor: pointer;
  }

  summary:focus-visible {
    outline: 3px solid var(--_focus);
  }

  .dealt {
    margin: 0;
  }

  .dealt dt {
    margin-block: 0.5rem 0.25rem;
    font-weight: 600;
  }

  .dealt dd {
    margin: 0;
  }

  .dealt .open-cards {
    justify-content: start;
  }

  .problem-box {
    inline-size: min(56rem, 100% - 1rem);
    margin: 1.5rem auto;
  }
`;
