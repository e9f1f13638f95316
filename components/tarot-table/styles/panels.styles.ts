import { css } from "lit";

/** Paper on the felt: what is wrong with a record. */
export const panels = css`
  .problem-box {
    inline-size: min(56rem, 100% - 1rem);
    margin: 1.5rem auto;
  }
`;
