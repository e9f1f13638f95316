import { css } from "lit";

/** Seats: a pill with the name, the backs of the cards behind it, what was said and won. */
export const seats = css`
  .seat {
    --_back: 22px;

    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    align-self: center;
    gap: 0.25rem;
    min-inline-size: 0;
    font-size: 0.875rem;
    line-height: 1.25;
    text-align: center;
  }

  .pill {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0 0.375rem;
    max-inline-size: 100%;
    min-block-size: 1.75rem;
    padding: 0.1875rem clamp(0.25rem, 3cqi - 0.25rem, 0.625rem);
    border-radius: 1rem;
    background: color-mix(in oklab, var(--_felt-deep), black 22%);
    box-shadow: inset 0 0 0 1px rgb(255 255 255 / 10%);
    color: var(--_on-felt);
  }

  .name {
    display: -webkit-box;
    max-inline-size: 100%;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  .taker .pill {
    background: var(--_gold);
    color: var(--_on-gold);
  }

  .dealer {
    display: inline-grid;
    place-items: center;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    border: 1px solid currentcolor;
    border-radius: 50%;
    font-size: 0.6875rem;
    font-weight: 700;
  }

  .turn .pill {
    box-shadow: 0 0 0 2px var(--_felt-deep), 0 0 0 4px var(--_on-felt);
  }

  /* On the rim of the pill: a turn comes and goes, and nothing moves. */
  .thinking {
    position: absolute;
    inset-block-end: -0.3125rem;
    display: none;
    gap: 2px;
    padding: 3px 6px;
    border-radius: 0.5rem;
    background: var(--_on-felt);
    color: var(--_felt-deep);
  }

  .turn .thinking {
    display: flex;
  }

  .thinking i {
    inline-size: 4px;
    block-size: 4px;
    border-radius: 50%;
    background: currentcolor;
  }

  .own .thinking {
    display: none;
  }

  @media (prefers-reduced-motion: no-preference) {
    .thinking i {
      animation: thinking 1.2s ease-in-out infinite;
    }

    .thinking i:nth-child(2) {
      animation-delay: 0.15s;
    }

    .thinking i:nth-child(3) {
      animation-delay: 0.3s;
    }
  }

  @keyframes thinking {
    30% {
      transform: translateY(-3px);
    }

    60% {
      transform: none;
    }
  }

  .tricks {
    display: grid;
    align-items: center;
    min-block-size: 1.625rem;
    color: var(--_on-felt-soft);
    font-size: 0.8125rem;
  }

  .backs {
    position: relative;
    display: flex;
    align-items: center;
  }

  .fan {
    display: flex;
    min-block-size: calc(var(--_back) * 1.72);
  }

  .fan playing-card {
    --tarot-card-width: var(--_back);

    box-shadow: -1px 1px 2px rgb(0 0 0 / 30%);
    border-radius: 7% / 4.07%;
  }

  .fan playing-card + playing-card {
    margin-inline-start: calc(var(--_back) * -0.72);
  }

  .count {
    min-inline-size: 1.5rem;
    margin-inline-start: 0.375rem;
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    text-align: start;
  }

  .says {
    display: inline-block;
    padding: 0.0625rem 0.625rem;
    border-radius: 0.75rem;
    background: var(--_on-felt);
    color: var(--_felt-deep);
    box-shadow: 0 1px 4px rgb(0 0 0 / 25%);
    font-weight: 600;
  }

  .says.quiet {
    background: transparent;
    box-shadow: inset 0 0 0 1px color-mix(in oklab, var(--_on-felt-soft), transparent 40%);
    color: var(--_on-felt);
    font-weight: 400;
  }

  .owed playing-card {
    --tarot-card-width: var(--_back);
  }

  .look {
    min-block-size: 1.75rem;
    padding: 0 0.625rem;
    font-size: 0.8125rem;
  }

  .own .seat {
    flex-flow: row wrap;
    align-items: center;
    justify-content: start;
    gap: 0.25rem 0.625rem;
    min-block-size: 2.5rem;
  }

  @container (max-width: 22rem) {
    .field .pill {
      font-size: 0.8125rem;
    }
  }

  @container (max-width: 27rem) {
    .players-5 .field .pill {
      gap: 0 0.1875rem;
      padding-inline: 0.375rem;
      border-radius: 0.75rem;
      font-size: 0.75rem;
    }

    /* A role has a line of its own below the name, where long words fit. */
    .players-5 .field .role {
      order: 1;
      flex: 1 0 100%;
      font-size: 0.6875rem;
      letter-spacing: -0.02em;
      line-height: 1.15;
    }

    .players-5 .field .says {
      padding-inline: 0.375rem;
      font-size: 0.75rem;
    }
  }

  @container (min-width: 42rem) {
    .seat {
      font-size: 0.9375rem;
    }

    .field .seat {
      --_back: 34px;
    }
  }

  @media (forced-colors: active) {
    .pill {
      border: 1px solid CanvasText;
    }

    .turn .pill {
      border-width: 3px;
    }

    .thinking {
      forced-color-adjust: none;
      background: CanvasText;
      color: Canvas;
    }
  }
`;
