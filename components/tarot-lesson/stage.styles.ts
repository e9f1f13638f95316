import { css } from "lit";

/** The table that the lesson is played at. */
export const stage = css`
  .stage {
    position: relative;
    display: grid;
    grid-area: stage;
    min-inline-size: 0;
  }

  tarot-table {
    min-block-size: 0;
  }

  tarot-table::part(table) {
    min-block-size: 100%;
    border-radius: 0;
  }

  /* A narrow screen has no room to spare; the words tell the trick and how things stand as well. */
  tarot-table::part(header),
  tarot-table::part(status) {
    display: none;
  }

  /* Words, trick and hand in one window of a phone, as far as they go; nothing that is reached lies under the tools. */
  @container (max-width: 39.99rem) {
    tarot-table::part(table) {
      --_field-height: 15rem;
      --_hand-card: var(--tarot-card-width, 52px);
      --_trick-card: 44px;
    }

    tarot-table::part(seat) {
      --_back: 15px;

      gap: 0.125rem 0.5rem;
      min-block-size: 0;
    }

    /* The question is beside the table: it is looked at, and nothing on it is pressed. */
    .beside tarot-table::part(table) {
      --_field-height: 0;
      --_hand-card: 36px;
      --_trick-card: 36px;
    }

    .beside tarot-table::part(seat) {
      --_back: 10px;
    }

    .beside tarot-table::part(hand) {
      min-block-size: 0;
      padding-block-start: 0.25rem;
    }
  }

  tarot-table::part(card) {
    scroll-margin-block: calc(var(--_pinned, 0px) + 1rem) 4.5rem;
  }

  .silent tarot-table::part(status) {
    visibility: hidden;
  }

  @container (min-width: 40rem) {
    tarot-table::part(header) {
      display: flex;
    }

    tarot-table::part(status) {
      display: grid;
    }
  }

  @container (min-width: 58rem) {
    .stage {
      min-block-size: 38rem;
    }
  }

  @media (max-height: 30rem) and (orientation: landscape) {
    .stage {
      min-block-size: 0;
    }
  }
`;
