import { css } from "lit";

/** Cards to call. */
export const calls = css`
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
`;
