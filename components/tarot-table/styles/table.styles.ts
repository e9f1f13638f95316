import { css } from "lit";

/** The felt and its parts: header, field, own line, hand. Sizes of cards follow the table's width. */
export const table = css`
  :host {
    display: block;
    flex-grow: 1;
    container-type: inline-size;
    min-inline-size: min(18rem, 100%);
    min-block-size: 38rem;
  }

  @media (min-width: 43rem) {
    :host {
      min-block-size: 42rem;
    }
  }

  .table {
    --_hand-card: var(--tarot-card-width, clamp(56px, 7.3cqi, 92px));
    --_hand-height: calc(var(--_hand-card) * 1.72);
    --_trick-card: clamp(50px, calc(var(--_hand-card) * 0.94), 84px);
    --_sixth: calc((100cqi - 1rem - 20px) / 6);
    --_small-card: min(clamp(36px, 4cqi, 52px), var(--_sixth));

    position: relative;
    display: grid;
    grid-template: auto 1fr auto auto / minmax(0, 1fr);
    min-block-size: inherit;
    border-radius: calc(var(--_radius) * 1.5);
    background: radial-gradient(ellipse 75% 60% at 50% 42%, color-mix(in oklab, var(--_felt), white 9%), var(--_felt) 45%, var(--_felt-deep) 100%);
    color: var(--_on-felt);
    overflow: clip;
    touch-action: manipulation;
  }

  .table:focus-visible {
    outline: 3px solid var(--_focus-on-felt);
    outline-offset: -4px;
  }

  :where(p, ul, ol, h2) {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .table button:focus-visible,
  .table summary:focus-visible {
    outline-color: var(--_focus-on-felt);
  }

  .field {
    position: relative;
    display: grid;
    grid-template: auto 1fr auto / repeat(3, minmax(0, 1fr));
    gap: 0.25rem;
    min-block-size: var(--_field-height, 17.5rem);
    padding: 0.5rem;
  }

  .players-3 .field {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  .players-5 .field {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  .middle {
    display: flex;
    grid-area: 2 / 1 / 3 / -1;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 0.5rem;
    min-inline-size: 0;
  }

  .bidding {
    grid-area: 3 / 1 / 4 / -1;
    align-self: end;
    inline-size: 100%;
  }

  .own {
    display: grid;
    grid-template:
      "seat offer" auto
      "standing standing" auto / minmax(0, 1fr) auto;
    align-items: center;
    gap: 0.25rem 0.5rem;
    padding-inline: 0.5rem;
  }

  .own .seat {
    grid-area: seat;
  }

  .offer {
    grid-area: offer;
  }

  .standing {
    position: relative;
    grid-area: standing;
  }

  .status {
    display: grid;
    place-items: center;
    min-block-size: 4.375rem;
    padding: 0.25rem 0.75rem;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_paper);
    color: var(--_ink);
    box-shadow: 0 2px 8px rgb(0 0 0 / 22%);
    font-size: 0.9375rem;
    font-weight: 600;
    line-height: 1.3;
    text-align: center;
    text-wrap: balance;
  }

  /* While the panel asks, it says all there is to say. */
  .table:has(.bidding) .status {
    visibility: hidden;
  }

  .table:has(.bidding) .dog {
    display: none;
  }

  @container (max-width: 41.99rem) {
    .table:has(.bidding) .standing {
      display: none;
    }
  }

  @container (min-width: 26rem) {
    .status {
      min-block-size: 3.25rem;
    }
  }

  @container (min-width: 42rem) {
    .table .field,
    .own {
      inline-size: 100%;
      max-inline-size: 76rem;
      margin-inline: auto;
    }

    .table .field {
      grid-template:
        "top top top" auto
        "left middle right" 1fr
        "panel panel panel" auto / minmax(9rem, 1fr) minmax(0, 58rem) minmax(9rem, 1fr);
      min-block-size: 23.5rem;
      padding: 0.75rem 1rem;
    }

    .middle {
      grid-area: middle;
    }

    .bidding {
      grid-area: panel;
    }

    .own {
      grid-template: "seat standing offer" auto / minmax(9rem, 1fr) minmax(20rem, 34rem) minmax(9rem, 1fr);
      padding-inline: 1rem;
    }

    .offer {
      justify-self: end;
    }

    .status {
      min-block-size: 3.625rem;
      font-size: 1.0625rem;
    }
  }

  @container (min-width: 62rem) {
    .table .field {
      min-block-size: 21rem;
    }

    .bidding {
      grid-area: middle;
    }

    .middle {
      flex-flow: row wrap;
      gap: 0.5rem 2rem;
    }
  }

  @media (forced-colors: active) {
    .table {
      border: 1px solid CanvasText;
    }

    .status {
      border: 1px solid CanvasText;
    }
  }
`;
