import { css } from "lit";

/**
 * The paints of all decks: a letter each, since the art names them on every line. A page, a theme or a slider changes
 * a colour through its `--tarot-card-…` property; the art stays the same.
 */
export const paints = css`
  .a { --_paint: var(--tarot-card-azure, #a9cfe6); }
  .b { --_paint: var(--tarot-card-brown, #6f4a30); }
  .c { --_paint: var(--tarot-card-blue, #4478ad); }
  .d { --_paint: var(--tarot-card-wine, #8e1b2d); }
  .e { --_paint: var(--tarot-card-green, #2f6b4a); }
  .f { --_paint: var(--tarot-card-fair, #f6dcc5); }
  .g { --_paint: var(--tarot-card-gold, #dba63f); }
  .h { --_paint: var(--tarot-card-bronze, #a9722a); }
  .i { --_paint: var(--tarot-card-ice, #e6eff3); }
  .j { --_paint: var(--tarot-card-fair-shade, #e0b493); }
  .k { --_paint: var(--tarot-card-ink, #1d2430); }
  .l { --_paint: var(--tarot-card-leaf, #79a862); }
  .m { --_paint: var(--tarot-card-midnight, #1b2d52); }
  .n { --_paint: var(--tarot-card-navy, #27406b); }
  .o { --_paint: var(--tarot-card-orange, #dd7434); }
  .p { --_paint: var(--tarot-card-pink, #eba9a2); }
  .q { --_paint: var(--tarot-card-tan, #c08a62); }
  .r { --_paint: var(--tarot-card-red, #bf2338); }
  .s { --_paint: var(--tarot-card-steel, #98a4b2); }
  .t { --_paint: var(--tarot-card-sand, #dcc197); }
  .u { --_paint: var(--_suit); }
  .v { --_paint: var(--tarot-card-violet, #694b7d); }
  .w { --_paint: var(--tarot-card-paper, #fdfbf5); }
  .x { --_paint: var(--tarot-card-tan-shade, #9a6743); }
  .y { --_paint: var(--tarot-card-cream, #f6e4b4); }
  .z { --_paint: var(--tarot-card-slate, #58636f); }

  path,
  rect {
    fill: var(--_paint);
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
    stroke: var(--_paint);
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
