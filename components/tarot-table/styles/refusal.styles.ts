import { css } from "lit";

/** Paper on the felt: why a card was refused. */
export const refusal = css`
  .bubble {
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    z-index: 3;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 0.75rem;
    min-block-size: 100%;
    padding: 0.625rem 0.5rem 0.625rem 0.75rem;
    border: 1px solid var(--_bad);
    border-inline-start-width: 5px;
    border-radius: var(--_radius);
    background: var(--_paper);
    color: var(--_ink);
    box-shadow: 0 6px 20px rgb(0 0 0 / 40%);
    line-height: 1.35;
    overflow-wrap: break-word;
  }

  .sign {
    display: grid;
    place-items: center;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    border-radius: 50%;
    background: var(--_bad);
    color: var(--_paper);
    font-weight: 700;
  }

  .reason {
    font-weight: 600;
  }

  .bubble .close {
    min-inline-size: 2.5rem;
    padding: 0;
    border-color: transparent;
    background: none;
    font-size: 1.25rem;
  }

  .bubble .close:focus-visible {
    outline-color: var(--_focus);
  }

  @container (max-width: 17rem) {
    .bubble {
      position: relative;
      display: block;
      padding: 0.375rem 0.5rem;
    }

    .bubble > div::before {
      content: "";
      float: inline-end;
      inline-size: 2rem;
      block-size: 2.25rem;
    }

    .sign {
      display: none;
    }

    .bubble .close {
      position: absolute;
      inset-block-start: 0;
      inset-inline-end: 0;
    }
  }

  @media (max-height: 30rem) and (orientation: landscape) {
    @container (min-width: 38rem) {
      .bubble {
        inset-inline-start: auto;
        inline-size: min(32rem, 100cqi - 1.5rem);
        padding-block: 0.375rem;
        line-height: 1.25;
      }
    }
  }
`;
