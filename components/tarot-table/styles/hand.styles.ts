import { css } from "lit";

/**
 * One's own cards. A button is the strip of a card that shows, at least 24 px wide; the card reaches out of it below
 * what comes after. One row where there is room for it, else the suits wrap into rows that lie over one another.
 */
export const hand = css`
  .hand {
    --tarot-card-width: var(--_hand-card);
    --_strip: 24px;
    --_row: calc(var(--_hand-height) * 0.52);
    --_rows: max(2, var(--_seen-rows, 2));

    display: flex;
    flex-wrap: wrap;
    align-content: end;
    justify-content: center;
    column-gap: 0.5rem;
    min-block-size: calc(var(--_row) * (var(--_rows) - 1) + var(--_hand-height) + 1.5rem);
    padding: 1rem calc(0.5rem + var(--_hand-card) - var(--_strip)) calc(0.5rem + var(--_hand-height) - var(--_row)) 0.5rem;
  }

  .group {
    display: flex;
    flex: var(--_n, 1) 1 auto;
    flex-wrap: wrap;
    max-inline-size: min(100%, calc(var(--_n, 1) * var(--_hand-card) * 0.74));
  }

  .card {
    position: relative;
    display: block;
    flex: 1 1 var(--_strip);
    inline-size: var(--_strip);
    min-inline-size: var(--_strip);
    max-inline-size: calc(var(--_hand-card) * 0.74);
    min-block-size: 0;
    block-size: var(--_row);
    padding: 0;
    border: 0;
    border-radius: 0;
    background: none;
    text-align: start;
  }

  .hand .card:hover:not(:disabled) {
    background: none;
  }

  /* Beyond the strip too, wherever it shows. */
  .card playing-card {
    pointer-events: auto;
    border-radius: 7% / 4.07%;
    box-shadow: -1px 0 4px rgb(0 0 0 / 32%);
    transition: transform var(--_motion), filter var(--_motion);
  }

  .marked .open playing-card {
    transform: translateY(-10px);
  }

  .hand .raised playing-card {
    outline: 3px solid var(--_gold);
    transform: translateY(-22px);
  }

  .marked .refused playing-card {
    filter: brightness(0.62) saturate(0.8);
  }

  /* An outline, since a shadow inside would lie below the paper. */
  .fresh playing-card::part(card) {
    border-radius: 7% / 4.07%;
    outline: 3px solid var(--_gold);
    outline-offset: -3px;
  }

  @media (hover: hover) {
    button.card.open:hover playing-card {
      transform: translateY(-16px);
    }
  }

  .table button.card:focus-visible {
    z-index: 1;
    outline: none;
  }

  button.card:focus-visible playing-card {
    outline: 3px solid var(--_focus-on-felt);
    outline-offset: 1px;
    transform: translateY(-16px);
  }

  button.card.refused:focus-visible playing-card,
  button.card.idle:focus-visible playing-card {
    transform: translateY(-4px);
  }

  @container (min-width: 42rem) {
    .hand {
      --_row: var(--_hand-height);
      --_rows: 1;

      column-gap: 0.75rem;
      padding-inline: calc(0.5rem + (var(--_hand-card) - var(--_strip)) * 0.1) calc(0.5rem + (var(--_hand-card) - var(--_strip)) * 0.9);
      padding-block-end: 0.5rem;
    }
  }

  @media (forced-colors: active) {
    .marked .open playing-card {
      outline: 3px solid Highlight;
    }
  }
`;
