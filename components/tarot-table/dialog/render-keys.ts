import { html } from "lit";
import { suitKeys } from "../jump-keys.js";
import type { Words } from "../words.js";

/** What the keyboard does while the focus is in the hand; elsewhere the page has its keys to itself. */
export function renderKeys(words: Words) {
  const suits = Object.entries(suitKeys).map(([key, suit]) => [key, words.suit(suit)] as const);
  const rows = [
    ["← →", words.t("aside:keys.walk")],
    ...suits,
    ["N", words.t("aside:keys.open")],
    ["Enter", words.t("aside:keys.play")],
    ["Esc", words.t("aside:keys.close")],
    ["?", words.t("aside:keys.help")],
  ] as const;
  return html`
    <p>${words.t("aside:keys.where")}</p>
    <dl class="keys">${rows.map(([key, does]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${does}</dd></div>`)}</dl>
    <p>${words.t("aside:keys.again")}</p>
  `;
}
