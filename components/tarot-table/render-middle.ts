import { html, nothing } from "lit";
import type { CardCode } from "../../rules/index.js";
import { talonSize } from "../../rules/index.js";
import { drawBack, drawCard } from "../playing-card/draw-card.js";
import { renderMissing } from "../shared/render-missing.js";
import type { Scene } from "./scene.js";
import { isAuction } from "./status-text.js";
import type { TableInput } from "./table-input.js";
import { playPart } from "./table-parts.js";

/** What lies in the middle: the trick, or before the play the dog, with what lies open beside it. */
export function renderMiddle(scene: Scene, input: TableInput) {
  const { choices } = scene.view;
  if (isAuction(choices) && !scene.held) return renderDog(scene, undefined);
  const { code } = playPart;
  if (!code) return renderMissing(scene.words, input.onFetchAgain);
  return html`${code.renderOpenCards(scene)} ${renderPile(scene, code)} ${code.renderDiscard(scene, input)}`;
}

function renderPile(scene: Scene, { renderTrick }: NonNullable<typeof playPart.code>) {
  const { view, held } = scene;
  const { choices } = view;
  const phase = choices.phase === "wait" ? choices.for : choices.phase;
  if (held || phase === "play") return renderTrick(scene, held ?? view.trick);
  return phase === "done" ? nothing : renderDog(scene, phase === "discard" ? view.dog : undefined);
}

/** Face down while it is bid for; open once the contract shows it. */
function renderDog(scene: Scene, shown: readonly CardCode[] | undefined) {
  const { view, words, look } = scene;
  if (!shown && view.contract !== undefined) return nothing;
  return html`
    <div class=${shown ? "dog shown" : "dog"}>
      <p class="caption">${words.t("ui:table.dog")}</p>
      <ul class="row" aria-label=${words.t("ui:table.dog")}>
        ${shown?.map((card) => html`<li>${drawCard(look, card, false)}</li>`) ??
        Array.from({ length: talonSize(view.game, view.players) }, () => html`<li>${drawBack(look)}</li>`)}
      </ul>
    </div>
  `;
}
