import { html, nothing } from "lit";
import type { CardCode, Seat, SeatView } from "../../rules/index.js";
import { tally } from "../../rules/index.js";
import { drawBack, drawCard } from "../playing-card/draw-card.js";
import type { Scene } from "./scene.js";
import { placeOf } from "./words.js";

/** What can be looked at again at a seat. */
export type Laid = { what: "handful" | "discard"; seat: Seat };

/** How many backs stand for a hand, whatever its size. */
const backsShown = 3;

/** A seat with everything that everybody sees of it; one's own stands by the hand and needs no backs. */
export function renderSeat(scene: Scene, seat: Seat, onLook: (laid: Laid) => void) {
  const { view, words, held } = scene;
  const name = words.name(seat);
  return html`
    <div
      part="seat"
      class=${["seat", view.taker === seat ? "taker" : "", !held && turn(view) === seat ? "turn" : ""].join(" ")}
      data-seat=${seat}
      data-place=${placeOf(seat, view.seat, view.players)}
      role="group"
      aria-label=${name}
    >
      ${seat === view.seat ? nothing : renderBacks(scene, seat)}
      <p class="pill">
        <span class="name">${name}</span>
        ${view.dealer === seat ? html`<span class="dealer" title=${words.t("ui:table.dealer")}><span aria-hidden="true">${words.t("ui:table.dealerMark")}</span><span class="visually-hidden">${words.t("ui:table.dealer")}</span></span>` : nothing} ${renderRole(scene, seat)}
        <span class="thinking" aria-hidden="true"><i></i><i></i><i></i></span>
      </p>
      ${seat === view.seat ? renderOwedExcuse(scene, seat) : nothing} ${isPlaying(view) ? renderTricks(scene, seat) : renderBid(scene, seat)} ${renderLaid(scene, seat, onLook)}
    </div>
  `;
}

/** From the first card on. */
function isPlaying({ tricks, trick }: SeatView): boolean {
  return tricks.length > 0 || trick.cards.length > 0;
}

function turn({ choices, seat }: SeatView): Seat | null {
  if (choices.phase === "done") return null;
  return choices.phase === "wait" ? choices.seat : seat;
}

function renderBacks(scene: Scene, seat: Seat) {
  const { view, words, look } = scene;
  const count = view.counts[seat] ?? 0;
  return html`
    <div class="backs">
      <span class="fan" aria-hidden="true">
        ${Array.from({ length: Math.min(count, backsShown) }, () => drawBack(look))}
      </span>
      <span class="count" aria-hidden="true">${count}</span>
      <span class="visually-hidden">${words.t("ui:table.cards", { count })}</span>
      ${renderOwedExcuse(scene, seat)}
    </div>
  `;
}

function renderRole({ view, words }: Scene, seat: Seat) {
  if (view.taker === seat) return html`<span class="role">${words.t("ui:table.taker")}</span>`;
  const { partner } = view;
  return partner?.known === "partner" && partner.seat === seat ? html`<span class="role">${words.t("ui:table.partner")}</span>` : nothing;
}

function renderTricks({ view, words }: Scene, seat: Seat) {
  return html`<p class="tricks">${words.t("ui:table.tricks", { count: tally(view).seats[seat]?.tricks ?? 0 })}</p>`;
}

/** What a seat said, until the first card falls. */
function renderBid({ view, words }: Scene, seat: Seat) {
  const bid = view.bids.findLast((each) => each.seat === seat)?.bid;
  return html`<p class="tricks">${bid === undefined ? nothing : html`<span class=${bid === "pass" ? "says quiet" : "says"}>${words.said(bid)}</span>`}</p>`;
}

/** Lies open until the half point is paid. */
function renderOwedExcuse({ view, words, look }: Scene, seat: Seat) {
  if (!view.excuse?.owed || view.excuse.owner !== seat) return nothing;
  return html`
    <span class="owed" title=${words.t("ui:table.owed")}>
      ${drawCard(look, "E")}
      <span class="visually-hidden">${words.t("ui:table.owed")}</span>
    </span>
  `;
}

/** Buttons to look again at what was laid open. */
function renderLaid({ view, words, figure }: Scene, seat: Seat, onLook: (laid: Laid) => void) {
  if (figure) return nothing;
  const button = (what: Laid["what"], text: string) => html`<button type="button" class="look" data-look=${what} @click=${() => onLook({ what, seat })}>${text}</button>`;
  return html`
    ${view.handfuls.some((handful) => handful.seat === seat) ? button("handful", words.t("ui:table.handful.word")) : nothing}
    ${laidAside(view, seat).length > 0 ? button("discard", words.t("ui:table.discard.word")) : nothing}
  `;
}

/** What this table's seat may see of a discard: all of its own, of others the open trumps. */
export function laidAside({ discard, publicDiscards = [], taker, seat: own }: SeatView, seat: Seat): readonly CardCode[] {
  if (taker !== seat) return [];
  return seat === own ? (discard ?? publicDiscards) : publicDiscards;
}
