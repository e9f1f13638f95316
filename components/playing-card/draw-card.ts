import { html } from "lit";
import type { DeckName } from "./decks/decks.js";

/** How an element that holds cards shows them. */
export interface CardLook {
  readonly deck: DeckName;
  readonly fourColours: boolean;
}

/** @param decorative where what is around the card says its name already */
export function drawCard({ deck, fourColours }: CardLook, card: string, decorative = true) {
  return html`<playing-card card=${card} ?decorative=${decorative} deck=${deck} ?four-colours=${fourColours}></playing-card>`;
}

/** A card of which nothing is known. */
export function drawBack({ deck }: CardLook) {
  return html`<playing-card face-down decorative deck=${deck}></playing-card>`;
}
