import { css } from "lit";

/** Art is drawn in user units of a box of 100 by 172, so that every size shows the same card. */
export const styles = css`
  :host {
    --_suit: var(--tarot-card-ink, #1d2430);

    display: inline-block;
    inline-size: var(--tarot-card-width, 5.5rem);
    aspect-ratio: 100 / 172;
    contain: layout style;
    vertical-align: top;
    -webkit-user-select: none;
    user-select: none;
    forced-color-adjust: none;
    print-color-adjust: exact;
    -webkit-print-color-adjust: exact;
  }

  :host([hidden]) {
    display: none;
  }

  .card {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
  }

  .paper {
    fill: var(--tarot-card-paper, #fdfbf5);
    stroke: var(--tarot-card-edge, #cbc3b1);
    stroke-width: 1px;
    vector-effect: non-scaling-stroke;
  }

  text {
    fill: currentColor;
    text-anchor: middle;
    font-weight: 700;
    pointer-events: none;
  }

  .index {
    font-family: var(--tarot-card-index-font, Arial, "Liberation Sans", Roboto, "Helvetica Neue", sans-serif);
    font-size: 24px;
  }

  .numeral {
    font-family: var(--tarot-card-numeral-font, "Times New Roman", "Liberation Serif", "Noto Serif", serif);
    font-size: 29px;
  }

  .suit-H,
  .suit-D {
    --_suit: var(--tarot-card-red, #bf2338);
  }

  .suit-T {
    --_suit: var(--tarot-card-navy, #27406b);
  }

  .suit-E {
    --_suit: var(--tarot-card-violet, #694b7d);
  }

  .four-colours.suit-D {
    --_suit: var(--tarot-card-four-diamonds, #1b67b3);
  }

  .four-colours.suit-C {
    --_suit: var(--tarot-card-four-clubs, #1e7a3e);
  }

  .unknown {
    fill: none;
    stroke: var(--tarot-card-edge, #cbc3b1);
    stroke-width: 1.5;
    stroke-dasharray: 4 3;
  }

  @media (forced-colors: active) {
    .paper {
      stroke: CanvasText;
    }
  }
`;
