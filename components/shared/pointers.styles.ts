import { css } from "lit";

/** Fingers and rings over the table; they catch no click. */
export const pointers = css`
  .pointers {
    position: absolute;
    inset: 0;
    z-index: 1;
    overflow: clip;
    pointer-events: none;
  }

  .mark {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
  }

  .mark[hidden] {
    display: none;
  }

  .finger {
    inline-size: 20px;
    block-size: 22px;
    background: var(--_gold);
    clip-path: polygon(30% 0, 70% 0, 70% 45%, 100% 45%, 50% 100%, 0 45%, 30% 45%);
    filter: none;
    transform: translate(calc(var(--_x) + min(var(--_w), 44px) / 2 - 10px), calc(var(--_y) - 24px));
  }

  .ring {
    inline-size: calc(var(--_w) + 14px);
    block-size: calc(var(--_h) + 14px);
    border: 3px solid var(--_gold);
    border-radius: 1.25rem;
    box-shadow: 0 0 0 2px rgb(0 0 0 / 35%);
    transform: translate(calc(var(--_x) - 7px), calc(var(--_y) - 7px));
  }

  .arrows {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }

  .arrow {
    fill: none;
    stroke: var(--_gold);
    stroke-width: 4;
  }

  #head {
    fill: var(--_gold);
  }

  @media (prefers-reduced-motion: no-preference) {
    .finger {
      animation: point 1.6s ease-in-out infinite;
    }
  }

  @keyframes point {
    50% {
      translate: 0 -5px;
    }
  }

  @media (forced-colors: active) {
    .finger {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
