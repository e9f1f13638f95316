import { css } from "lit";

/** Text so large, or a table so narrow, that seats find no room side by side: a line for each. */
export const largeText = css`
  @container (max-width: 17rem) {
    .table .field {
      grid-template: none / minmax(0, 1fr);
      align-content: start;
      min-block-size: 0;
    }

    .table .field .seat {
      --_back: 18px;

      flex-flow: row wrap;
      grid-area: auto;
      justify-self: stretch;
      justify-content: start;
      gap: 0 0.375rem;
      text-align: start;
    }

    .field .seat .pill {
      order: -1;
      padding-inline: 0.5rem;
      font-size: 0.875rem;
    }

    .fan playing-card + playing-card {
      display: none;
    }

    .table .middle,
    .table .bidding {
      grid-area: auto;
      min-inline-size: 0;
    }

    .role {
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }

    /* Too high to lie over the table: it takes the place of what it covers, and its text runs round the cross. */
    .standing {
      display: grid;
    }

    .standing > * {
      grid-area: 1 / 1;
    }
  }
`;
