import { css } from "lit";

/** The middle once the auction is over: the trick as a cross, each card before its seat; the discard as a row. */
export const trick = css`
  .trick {
    --_unit: calc(var(--_trick-card) * 0.215);

    display: grid;
    grid-template-columns: repeat(6, calc(var(--_trick-card) * 0.54));
    grid-template-rows: repeat(13, var(--_unit));
  }

  /* Whichever fell first, none covers the corner of another that tells which card it is. */
  .played {
    position: relative;
    z-index: 1;
    inline-size: var(--_trick-card);
    justify-self: center;
  }

  .played playing-card,
  .slot,
  .laid playing-card {
    border-radius: 7% / 4.07%;
  }

  .played playing-card {
    --tarot-card-width: var(--_trick-card);

    box-shadow: 0 2px 6px rgb(0 0 0 / 35%);
  }

  .played[data-place^="top"] {
    z-index: 0;
  }

  .played[data-place="top"] {
    grid-area: 1 / 3 / 9 / 5;
  }

  .played[data-place="left"] {
    grid-area: 4 / 1 / 12 / 3;
  }

  .played[data-place="right"] {
    grid-area: 4 / 5 / 12 / 7;
  }

  .played[data-place="bottom"] {
    z-index: 2;
    grid-area: 6 / 3 / 14 / 5;
  }

  .players-5 .played[data-place="top-left"] {
    grid-area: 1 / 2 / 9 / 4;
  }

  .players-5 .played[data-place="top-right"] {
    grid-area: 1 / 4 / 9 / 6;
  }

  .players-5 .played[data-place="left"] {
    grid-area: 5 / 1 / 13 / 3;
  }

  .players-5 .played[data-place="right"] {
    grid-area: 5 / 5 / 13 / 7;
  }

  .played.winning playing-card {
    box-shadow: 0 0 0 3px var(--_gold), 0 3px 10px rgb(0 0 0 / 45%);
  }

  .star {
    position: absolute;
    inset-block-start: -9px;
    inset-inline-end: -9px;
    z-index: 1;
    display: grid;
    place-items: center;
    inline-size: 22px;
    block-size: 22px;
    border-radius: 50%;
    background: var(--_gold);
    box-shadow: 0 1px 3px rgb(0 0 0 / 40%);
    color: var(--_on-gold);
  }

  .open-cards {
    --tarot-card-width: 46px;

    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    padding-inline-end: 18px;
    row-gap: 4px;
  }

  .open-cards li {
    inline-size: 28px;
  }

  .open-cards playing-card {
    box-shadow: -1px 0 3px rgb(0 0 0 / 32%);
    border-radius: 7% / 4.07%;
  }

  .slot {
    box-sizing: border-box;
    inline-size: var(--_small-card);
    aspect-ratio: 100 / 172;
    border: 1.5px dashed color-mix(in oklab, var(--_on-felt-soft), transparent 35%);
  }

  .laid {
    min-block-size: 0;
    padding: 0;
    border: 0;
    background: none;
    line-height: 0;
  }

  .laid:hover:not(:disabled) {
    background: none;
    transform: translateY(3px);
  }

  .confirm {
    margin-block-start: 0.25rem;
  }

  .confirm[aria-disabled="true"] {
    border-color: transparent;
    background: color-mix(in oklab, var(--_felt-deep), black 15%);
    color: var(--_on-felt-soft);
  }

  @media (max-height: 30rem) and (orientation: landscape) {
    @container (min-width: 38rem) {
      /* The status beside it says what it is. */
      .laying {
        grid-template: "row confirm" auto / auto auto;
        align-items: center;
        gap: 0.125rem 0.5rem;
      }

      .laying .caption {
        display: none;
      }

      .confirm {
        margin: 0;
      }
    }
  }
`;
