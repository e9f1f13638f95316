import { css } from "lit";

/**
 * The paints of all decks: a letter each, since the art names them on every line. A page, a theme or a slider changes
 * a colour through its `--tarot-card-…` property; the art stays the same.
 */
export const paints = css`
  .a { color: var(--tarot-card-azure, #a9cfe6); }
  .b { color: var(--tarot-card-brown, #6f4a30); }
  .c { color: var(--tarot-card-blue, #4478ad); }
  .d { color: var(--tarot-card-wine, #8e1b2d); }
  .e { color: var(--tarot-card-green, #2f6b4a); }
  .f { color: var(--tarot-card-fair, #f6dcc5); }
  .g { color: var(--tarot-card-gold, #dba63f); }
  .h { color: var(--tarot-card-bronze, #a9722a); }
  .i { color: var(--tarot-card-ice, #e6eff3); }
  .j { color: var(--tarot-card-fair-shade, #e0b493); }
  .k { color: var(--tarot-card-ink, #1d2430); }
  .l { color: var(--tarot-card-leaf, #79a862); }
  .m { color: var(--tarot-card-midnight, #1b2d52); }
  .n { color: var(--tarot-card-navy, #27406b); }
  .o { color: var(--tarot-card-orange, #dd7434); }
  .p { color: var(--tarot-card-pink, #eba9a2); }
  .q { color: var(--tarot-card-tan, #c08a62); }
  .r { color: var(--tarot-card-red, #bf2338); }
  .s { color: var(--tarot-card-steel, #98a4b2); }
  .t { color: var(--tarot-card-sand, #dcc197); }
  .u { color: var(--_suit); }
  .v { color: var(--tarot-card-violet, #694b7d); }
  .w { color: var(--tarot-card-paper, #fdfbf5); }
  .x { color: var(--tarot-card-tan-shade, #9a6743); }
  .y { color: var(--tarot-card-cream, #f6e4b4); }
  .z { color: var(--tarot-card-slate, #58636f); }

  path,
  rect {
    fill: currentColor;
  }

  .edge {
    stroke: var(--tarot-card-ink, #1d2430);
    stroke-width: 0.7;
    stroke-linejoin: round;
  }

  .cut .edge {
    stroke-width: 1.1;
  }

  .line {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .thin {
    stroke-width: 0.8;
  }

  .thick {
    stroke-width: 3;
  }

  .soft {
    fill-opacity: 0.4;
  }

  .wash {
    fill-opacity: 0.13;
  }

  .thickest {
    stroke-width: 5;
  }
`;
