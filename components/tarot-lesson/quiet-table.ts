import { css } from "lit";
import type { TarotTable } from "../tarot-table/tarot-table.js";

/** A table marks the cards that may be played; a lesson asks which ones. */
const quiet = css`
  .hand .open playing-card {
    transform: none;
  }

  .hand .refused playing-card {
    filter: none;
  }

  @media (hover: hover) {
    .hand button.card:hover playing-card {
      transform: translateY(-10px);
    }
  }

  .hand button.card:focus-visible playing-card {
    transform: translateY(-16px);
  }

  @media (forced-colors: active) {
    .hand .open playing-card {
      outline: none;
    }
  }
`;

/** Lets a table keep its knowledge to itself. */
export function quieten(table: TarotTable): void {
  const { styleSheet } = quiet;
  const sheets = table.shadowRoot?.adoptedStyleSheets;
  if (sheets && styleSheet && !sheets.includes(styleSheet)) sheets.push(styleSheet);
}
