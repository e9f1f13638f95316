import { css } from "lit";

/** Where the others sit: in one row above a narrow table, around a wide one. */
export const places = css`
  .field .seat {
    grid-row: 1;
    align-self: start;
    justify-self: center;
    max-inline-size: 100%;
  }

  .seat[data-place="left"] {
    grid-column: 1;
  }

  .seat[data-place="top"],
  .seat[data-place="top-left"] {
    grid-column: 2;
  }

  .seat[data-place="top-right"] {
    grid-column: 3;
  }

  .seat[data-place="right"] {
    grid-column: -2;
  }

  @container (min-width: 42rem) {
    .field .seat[data-place^="top"] {
      grid-area: top;
    }

    .seat[data-place="top-left"] {
      margin-inline-end: min(34cqi, 26rem);
    }

    .seat[data-place="top-right"] {
      margin-inline-start: min(34cqi, 26rem);
    }

    .field .seat[data-place="left"] {
      grid-area: left;
      align-self: center;
      justify-self: start;
      margin-inline-start: min(3cqi, 2.25rem);
    }

    .field .seat[data-place="right"] {
      grid-area: right;
      align-self: center;
      justify-self: end;
      margin-inline-end: min(3cqi, 2.25rem);
    }
  }
`;
