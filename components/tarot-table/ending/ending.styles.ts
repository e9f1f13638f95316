import { css } from "lit";

/** The end of a deal: the verdict, its sheet, and everybody's cards. */
export const ending = css`
  .result {
    display: grid;
    align-content: start;
    align-self: start;
    gap: 0.75rem;
    min-inline-size: 0;
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

  .slam {
    padding-inline-start: 0.75rem;
    border-inline-start: 5px solid var(--_gold);
    font-weight: 600;
  }

  .outcome {
    display: grid;
    align-content: start;
    gap: 0.75rem;
    min-inline-size: 0;
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

  .dealt small {
    color: var(--_ink-soft);
    font-weight: 400;
  }

  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }

  .dealt dd {
    margin: 0;
  }

  .dealt .open-cards {
    justify-content: start;
  }

  @container (min-width: 62rem) {
    .result {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      gap: 0.75rem 2rem;
      inline-size: min(80rem, 100% - 2rem);
    }
  }

  @container (max-width: 17rem) {
    .result {
      inline-size: 100%;
      margin-block: 0.25rem;
      padding: 0.5rem;
    }

    .verdict {
      padding-inline-start: 0.5rem;
    }
  }
`;
