import { css } from "lit";

/** Paper on the felt: what is wrong with a record, and what could not be fetched. */
export const panels = css`
  .problem-box,
  .absent {
    inline-size: min(56rem, 100% - 1rem);
    margin: 1.5rem auto;
  }
`;
