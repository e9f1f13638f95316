import { css } from "lit";

/** From 0 to 100, as pages and people give it, to shares; and what these do to the lightness and the tint of a colour. */
const scale = css`
  :host {
    --_c: calc((var(--tarot-contrast, 50) - 50) / 50);
    --_k: max(var(--_c), var(--_c) * 0.4);
    --_t: calc((var(--tarot-temperature, 50) - 50) / 50);
    --_g: calc(var(--tarot-grain, 0) / 100);
    --_ground: calc(l + var(--_k) * (l - 0.75) * 0.3);
    --_apart: calc(min(0.985, l + var(--_k) * (l - 0.6) * 0.5));
    --_edge: calc(l - var(--_k) * (l - 0.6) * 0.7);
    --_tint: calc(a + var(--_t) * 0.012) calc(b + var(--_t) * 0.04);
  }
`;

/**
 * What the sliders do, over what the elements wear otherwise. Contrast moves light and dark apart, or together by less,
 * so that everything stays legible; temperature moves all colours towards amber or blue at the same lightness; grain is
 * a weave on felt and fibres in paper, drawn by gradients alone, since a strict page allows no image.
 */
export const looks = css`
  ${scale}

  :host {
    --_drawn-felt: var(--_felt);
    --_drawn-felt-deep: var(--_felt-deep);
    --_drawn-on-felt: var(--_on-felt);
    --_drawn-on-felt-soft: var(--_on-felt-soft);
    --_drawn-paper: var(--_paper);
    --_drawn-paper-soft: var(--_paper-soft);
    --_drawn-ink: var(--_ink);
    --_drawn-ink-soft: var(--_ink-soft);
    --_drawn-accent: var(--_accent);
    --_drawn-on-accent: var(--_on-accent);
    --_drawn-good: var(--_good);
    --_drawn-bad: var(--_bad);
    --_drawn-line: var(--_line);
  }

  @media (forced-colors: none) {
    @supports (color: oklab(from red l a b)) {
      :host > * {
        --_felt: oklab(from var(--_drawn-felt) var(--_ground) var(--_tint));
        --_felt-deep: oklab(from var(--_drawn-felt-deep) var(--_ground) var(--_tint));
        --_on-felt: oklab(from var(--_drawn-on-felt) var(--_ground) var(--_tint));
        --_on-felt-soft: oklab(from var(--_drawn-on-felt-soft) var(--_ground) var(--_tint));
        --_paper: oklab(from var(--_drawn-paper) var(--_apart) var(--_tint));
        --_paper-soft: oklab(from var(--_drawn-paper-soft) var(--_apart) var(--_tint));
        --_ink: oklab(from var(--_drawn-ink) var(--_apart) var(--_tint));
        --_ink-soft: oklab(from var(--_drawn-ink-soft) var(--_apart) var(--_tint));
        --_accent: oklab(from var(--_drawn-accent) var(--_apart) var(--_tint));
        --_on-accent: oklab(from var(--_drawn-on-accent) var(--_apart) var(--_tint));
        --_good: oklab(from var(--_drawn-good) var(--_apart) var(--_tint));
        --_bad: oklab(from var(--_drawn-bad) var(--_apart) var(--_tint));
        --_line: oklab(from var(--_drawn-line) var(--_edge) var(--_tint));
      }
    }

    .table {
      isolation: isolate;
    }

    .table::before {
      content: "";
      position: absolute;
      inset: 0;
      z-index: -1;
      background:
        repeating-linear-gradient(38deg, rgb(0 0 0 / calc(var(--_g) * 0.3)) 0 1px, transparent 1px 3px),
        repeating-linear-gradient(-52deg, rgb(255 255 255 / calc(var(--_g) * 0.16)) 0 1px, transparent 1px 3px),
        repeating-linear-gradient(94deg, rgb(0 0 0 / calc(var(--_g) * 0.12)) 0 2px, transparent 2px 7px);
      border-radius: inherit;
      pointer-events: none;
    }
  }
`;

/** The same for cards: their paints, and the fibres of their paper, which come without a layer of their own. */
export const cardLooks = css`
  ${scale}

  @media (forced-colors: none) {
    @supports (color: oklab(from currentColor l a b)) {
      path,
      rect,
      text {
        fill: oklab(from currentColor var(--_apart) var(--_tint));
      }

      .paper {
        fill: oklab(from var(--tarot-card-paper, #fdfbf5) var(--_apart) var(--_tint));
        stroke: oklab(from var(--tarot-card-edge, #cbc3b1) var(--_edge) var(--_tint));
      }
    }

    :host {
      display: inline-grid;
    }

    .card,
    :host::after {
      grid-area: 1 / 1;
    }

    :host::after {
      content: "";
      border-radius: 7% / 4.07%;
      background:
        repeating-linear-gradient(3deg, rgb(70 45 10 / calc(var(--_g) * 0.16)) 0 0.5px, transparent 1px 3.1px),
        repeating-linear-gradient(91deg, rgb(70 45 10 / calc(var(--_g) * 0.1)) 0 0.5px, transparent 1px 4.7px),
        repeating-linear-gradient(57deg, rgb(255 250 235 / calc(var(--_g) * 0.24)) 0 0.7px, transparent 1.4px 5.3px),
        repeating-linear-gradient(-31deg, rgb(70 45 10 / calc(var(--_g) * 0.1)) 0 0.6px, transparent 1.2px 7.9px);
      pointer-events: none;
    }
  }
`;
