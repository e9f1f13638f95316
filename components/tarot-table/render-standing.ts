import { html } from "lit";
import { standing } from "../../rules/index.js";
import type { Scene } from "./scene.js";

/**
 * From the first card on, what the taker's side has so far and has to reach; with a plus where cards that this seat
 * cannot see come to it. Empty while this seat cannot tell the sides, or where the page asks just that.
 */
export function renderStanding({ view, words, quiet }: Scene) {
  const now = quiet || (view.tricks.length === 0 && view.trick.cards.length === 0) ? null : standing(view);
  // The line keeps its place: what is below does not move once there is something to say.
  if (!now) return html`<p class="so-far"></p>`;
  const points = `${words.number(now.points)}${now.complete ? "" : "+"}`;
  return html`<p class="so-far">${words.t("ui:table.facts.standing", { points, target: now.target, count: now.bouts })}</p>`;
}
