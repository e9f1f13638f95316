import { css } from "lit";

/** A phone on its side: trick, status and hand in one window, seats beside the trick, cards by the window's height. */
export const low = css`
  @media (max-height: 30rem) and (orientation: landscape) {
    :host {
      min-block-size: min(100dvh, 22rem);
    }

    @container (min-width: 38rem) {
      .table {
        --_hand-card: var(--tarot-card-width, clamp(50px, min(7.3cqi, 15.5vh), 76px));
        --_trick-card: clamp(40px, 12.5vh, 60px);
        --_small-card: clamp(26px, 8vh, 36px);
      }

      header {
        min-block-size: 2.25rem;
        padding-block: 0.125rem;
      }

      .tool {
        min-block-size: 2rem;
        padding-block: 0;
      }

      .facts {
        font-size: 0.875rem;
      }

      .table .field {
        grid-template: auto 1fr auto / minmax(0, 1fr) minmax(0, 1fr) auto minmax(0, 1fr) minmax(0, 1fr);
        gap: 0.25rem 0.5rem;
        min-block-size: 0;
        padding: 0.25rem 0.75rem 0.125rem;
      }

      .table .middle {
        grid-area: 1 / 3 / 3 / 4;
        flex-flow: column;
        gap: 0.25rem;
      }

      .table .bidding {
        grid-area: 3 / 1 / 4 / -1;
      }

      .table .field .seat {
        --_back: 18px;

        flex-flow: row wrap;
        grid-row: 1 / 3;
        justify-content: center;
        gap: 0 0.5rem;
        margin: 0;
        font-size: 0.875rem;
      }

      .table .field .seat[data-place="left"] {
        grid-column: 1;
      }

      .table .field .seat[data-place="top"],
      .table .field .seat[data-place="top-left"] {
        grid-column: 2;
        align-self: start;
        justify-self: center;
      }

      .table .field .seat[data-place="top-right"] {
        grid-column: 4;
        align-self: start;
      }

      .table .field .seat[data-place="right"] {
        grid-column: 5;
      }

      .field .seat .pill {
        order: -2;
      }

      /* A new line after the name. */
      .field .seat::before {
        content: "";
        order: -1;
        flex-basis: 100%;
      }

      .fan playing-card + playing-card {
        display: none;
      }

      .dog.shown .row {
        --tarot-card-width: var(--_small-card);
      }

      .own {
        grid-template: "seat standing offer" auto / minmax(0, 1fr) minmax(auto, 19rem) auto;
        padding-inline: 0.75rem;
      }

      .own .seat {
        gap: 0.125rem 0.5rem;
        min-block-size: 0;
        font-size: 0.875rem;
      }

      .status {
        min-block-size: 2.5rem;
        padding: 0.125rem 0.5rem;
        font-size: 0.875rem;
        line-height: 1.2;
      }

      .table:has(.bidding) .standing {
        display: none;
      }

      .hand {
        --_row: calc(var(--_hand-height) * 0.52);

        column-gap: 0.25rem;
        padding: 0.75rem calc(0.25rem + (var(--_hand-card) - var(--_strip)) * 0.9) calc(0.25rem + var(--_hand-height) - var(--_row)) 0.25rem;
        min-block-size: calc(var(--_hand-height) + 1rem);
      }
    }
  }
`;
