import { css } from "lit";

/** Cards in a row in the middle, with what they are called: the dog, and as it the discard. */
export const dog = css`
  .caption {
    color: var(--_on-felt-soft);
    font-size: 0.8125rem;
    text-align: center;
  }

  .dog,
  .laying,
  .strip {
    display: grid;
    justify-items: center;
    gap: 0.25rem;
  }

  .row {
    --tarot-card-width: var(--_small-card);

    display: flex;
    justify-content: center;
    gap: 4px;
  }

  .dog.shown .row {
    --tarot-card-width: min(clamp(42px, 5.4cqi, 64px), var(--_sixth));
  }

  .row playing-card {
    box-shadow: 0 1px 4px rgb(0 0 0 / 35%);
    border-radius: 7% / 4.07%;
  }
`;
