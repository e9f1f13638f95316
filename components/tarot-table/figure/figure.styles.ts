import { css } from "lit";

/** A figure is as high as what it shows, and on paper dark on light. */
export const figure = css`
  :host([mode="figure"]) {
    min-block-size: 0;
  }

  .figure {
    margin: 0;
  }

  .drawn {
    position: relative;
  }

  .drawn .field {
    min-block-size: 15rem;
  }

  .drawn [part="hand"] {
    min-block-size: 0;
  }

  .drawn .mark {
    animation: none;
  }

  figcaption {
    padding: 0.5rem 0.25rem;
    color: var(--_ink);
    font-size: 0.9375rem;
    line-height: 1.4;
    overflow-wrap: break-word;
  }

  @media print {
    .figure {
      --_felt: #fff;
      --_felt-deep: #fff;
      --_on-felt: #000;
      --_on-felt-soft: #333;
      --_paper: #fff;
      --_paper-soft: #fff;
      --_ink: #000;
      --_ink-soft: #333;
      --_gold: #b07a12;

      color-scheme: light;
      break-inside: avoid;
    }

    .drawn .table,
    .drawn header {
      background: none;
    }

    .drawn .table {
      border: 1px solid #777;
    }

    .drawn .pill {
      background: none;
      box-shadow: inset 0 0 0 1px #777;
      color: #000;
    }

    .drawn .taker .pill {
      box-shadow: inset 0 0 0 2px #000;
    }

    .drawn .status {
      box-shadow: none;
    }
  }
`;
