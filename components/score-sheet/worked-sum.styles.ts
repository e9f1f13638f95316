import { css } from "lit";

export const sumStyles = css`
  .detail td {
    padding: 0.75rem 0.75rem 1rem;
    border-block-start: 1px dashed var(--_line);
    background: var(--_paper);
  }

  .detail .heading {
    margin-block-end: 0.5rem;
  }

  .dealer {
    margin-block-end: 0.5rem;
    color: var(--_ink-soft);
    font-size: 0.875rem;
  }

  .sums {
    display: grid;
    gap: 0.75rem 2rem;
    align-items: start;
  }

  @container (min-width: 36rem) {
    .sums {
      grid-template-columns: 1fr 1fr;
    }

    .sum:nth-child(2) {
      grid-row: span 2;
    }
  }

  @container (min-width: 60rem) {
    .sums {
      grid-template-columns: repeat(3, 1fr);
    }
  }

  .sum > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 1rem;
    padding-block: 0.1875rem;
  }

  .sum > .result {
    margin-block-start: 0.1875rem;
    border-block-start: 1.5px solid var(--_ink-soft);
    font-weight: 650;
  }

  .sum > .taker {
    font-weight: 650;
  }

  .sum dt {
    overflow-wrap: anywhere;
  }

  .sum dd {
    white-space: nowrap;
  }

  .worked {
    color: var(--_ink-soft);
    font-weight: 400;
    display: inline-block;
  }

  .detail .actions {
    margin-block-start: 0.875rem;
  }
`;
