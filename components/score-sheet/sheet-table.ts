import { html, nothing } from "lit";
import { isAlone, leadersOf, runningTotals, totalsOf, type ScoredDeal, type SheetDeal, type VoidDeal } from "./score-entry.js";
import type { Words } from "../shared/words.js";
import { renderWorkedSum } from "./worked-sum.js";

export interface TableModel {
  deals: readonly SheetDeal[];
  seats: number;
  /** The deals whose explanation is open, by index. */
  open: ReadonlySet<number>;
  editable: boolean;
  toggle(deal: number): void;
  change(deal: number): void;
  remove(deal: number): void;
}

/**
 * One row a deal, one column a player. The roles are spelt out because the narrow layout turns rows into grids,
 * which takes a table's own roles away in some browsers.
 */
export function renderTable(voice: Words, model: TableModel) {
  const { deals, seats } = model;
  const running = runningTotals(deals, seats);
  return html`
    <table part="table" role="table" class="seats-${seats}">
      <caption class="visually-hidden">${voice.t("score:caption")}</caption>
      <thead>
        <tr role="row">
          <th role="columnheader" scope="col" class="deal">${voice.t("score:deal")}</th>
          ${seatsOf(seats).map((seat) => html`<th role="columnheader" scope="col" class="score"><span class="name">${voice.name(seat)}</span></th>`)}
        </tr>
      </thead>
      <tbody>
        ${deals.map((deal, index) => renderDeal(voice, model, deal, index, running[index] ?? []))}
      </tbody>
      ${renderTotals(voice, model)}
    </table>
  `;
}

function renderDeal(voice: Words, model: TableModel, deal: SheetDeal, index: number, running: readonly number[]) {
  const open = model.open.has(index);
  const newest = index === model.deals.length - 1;
  return html`
    <tr role="row" part=${newest ? "deal newest" : "deal"} class="deal-row ${newest ? "newest" : ""} ${open ? "open" : ""}">
      <th role="rowheader" scope="row" class="deal">${renderSummary(voice, model, deal, index)}</th>
      ${seatsOf(model.seats).map((seat) => renderScore(voice, deal.scores[seat], running[seat] ?? 0))}
    </tr>
    ${open ? renderDetail(voice, model, deal, index) : nothing}
  `;
}

function renderSummary(voice: Words, model: TableModel, deal: SheetDeal, index: number) {
  const newest = index === model.deals.length - 1;
  const summary = html`
    <span class="number">${voice.number(index + 1)}</span>
    <span class="what">
      ${deal.kind === "scored" ? renderContract(voice, deal) : renderUnscored(voice, deal)}
      <span class="facts">
        ${deal.kind === "scored" ? renderOutcome(voice, deal) : nothing} ${deal.kind === "void" ? renderReason(voice, deal) : nothing}
        ${newest ? html`<span class="tag">${voice.t("score:newest")}</span>` : nothing}
      </span>
    </span>
  `;
  if (deal.kind !== "scored" && !model.editable) return html`<div class="summary">${summary}</div>`;
  return html`
    <button
      type="button" class="summary" data-deal=${index}
      aria-expanded=${model.open.has(index) ? "true" : "false"} aria-controls="detail-${index}"
      @click=${() => model.toggle(index)}
    >${summary}<span class="chevron" aria-hidden="true"></span></button>
  `;
}

function renderContract(voice: Words, { entry, score }: ScoredDeal) {
  return html`
    <span class="headline">
      <b>${voice.t(`ui:bid.name.${entry.contract}`)}</b> <span class="factor">×${voice.number(score.multiplier)}</span>
      ${renderPlayer(voice.t("score:takerIs", { name: voice.name(entry.taker) }), voice.name(entry.taker), "taker")}
      ${renderPartner(voice, entry)}
    </span>
  `;
}

function renderOutcome(voice: Words, { entry, score }: ScoredDeal) {
  const facts = { points: voice.number(entry.takerPoints), target: voice.number(score.target), count: entry.bouts };
  return html`
    <span>${voice.t("score:points", facts)}</span>
    <span class=${score.made ? "made" : "failed"}>${voice.t(score.made ? "score:made" : "score:failed", { difference: voice.signed(score.difference) })}</span>
  `;
}

function renderPartner(voice: Words, entry: ScoredDeal["entry"]) {
  if (entry.players !== 5) return nothing;
  const { partner } = entry;
  if (isAlone(entry) || typeof partner !== "number") return html`<span class="player">${voice.t("score:alone")}</span>`;
  return renderPlayer(voice.t("score:partnerIs", { name: voice.name(partner) }), voice.name(partner), "partner");
}

function renderPlayer(spoken: string, name: string, role: string) {
  return html`<span class="player ${role}"><span class="visually-hidden">${spoken}</span><span aria-hidden="true">${name}</span></span>`;
}

function renderUnscored(voice: Words, deal: Exclude<SheetDeal, ScoredDeal>) {
  return html`<span class="headline"><b>${voice.t(deal.kind === "void" ? "score:void.title" : `score:game.${deal.game}`)}</b></span>`;
}

function renderReason(voice: Words, deal: VoidDeal) {
  if (deal.void === "petit-sec" && deal.seat !== undefined) return html`<span>${voice.t("score:void.petitSecOf", { name: voice.name(deal.seat) })}</span>`;
  return html`<span>${voice.t(`score:void.${deal.void}`)}</span>`;
}

function renderScore(voice: Words, score: number | undefined, total: number) {
  const sofar = voice.signed(total);
  return html`
    <td role="cell" class="score">
      <span class="points ${toneOf(score ?? 0)}">${score === undefined ? "–" : voice.signed(score)}</span>
      <span class="running"><span class="visually-hidden">${voice.t("score:soFar", { total: sofar })}</span><span aria-hidden="true">${sofar}</span></span>
    </td>
  `;
}

function renderDetail(voice: Words, model: TableModel, deal: SheetDeal, index: number) {
  return html`
    <tr role="row" class="detail">
      <td role="cell" colspan=${model.seats + 1} id="detail-${index}">
        ${deal.dealer === undefined ? nothing : html`<p class="dealer">${voice.t("score:dealerIs", { name: voice.name(deal.dealer) })}</p>`}
        ${deal.kind === "scored" ? renderWorkedSum(voice, deal) : nothing}
        ${model.editable ? renderActions(voice, model, deal, index) : nothing}
      </td>
    </tr>
  `;
}

function renderActions(voice: Words, model: TableModel, deal: SheetDeal, index: number) {
  const number = voice.number(index + 1);
  return html`
    <div class="actions">
      ${deal.kind === "scored" ? html`<button type="button" class="change" @click=${() => model.change(index)}>${voice.t("score:form.change", { number })}</button>` : nothing}
      <button type="button" class="delete" @click=${() => model.remove(index)}>${voice.t("score:form.delete", { number })}</button>
    </div>
  `;
}

function renderTotals(voice: Words, { deals, seats }: TableModel) {
  const totals = totalsOf(deals, seats);
  const leaders = leadersOf(totals);
  return html`
    <tfoot>
      <tr role="row" part="totals" class="totals">
        <th role="rowheader" scope="row" class="deal">${voice.t("score:total")}</th>
        ${totals.map((total, seat) => renderTotal(voice, total, leaders.includes(seat)))}
      </tr>
    </tfoot>
  `;
}

function renderTotal(voice: Words, total: number, leads: boolean) {
  return html`
    <td role="cell" class="score ${leads ? "leader" : ""}">
      <span class="points ${toneOf(total)}">${voice.signed(total)}</span>
      ${leads ? html`<span class="leads">${voice.t("score:leads")}</span>` : nothing}
    </td>
  `;
}

function toneOf(score: number): string {
  return score > 0 ? "plus" : score < 0 ? "minus" : "";
}

function seatsOf(seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}
