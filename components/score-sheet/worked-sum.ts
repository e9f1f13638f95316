import { html, nothing } from "lit";
import { frenchTarotBonuses } from "../../rules/index.js";
import { roleOf, type ScoredDeal } from "./score-entry.js";
import type { Words } from "../shared/words.js";

/** How a score comes about, with the deal's own numbers: the target, the sum for each defender, every player's share. */
export function renderWorkedSum(voice: Words, deal: ScoredDeal) {
  return html`
    <p class="heading">${voice.t("score:sum.heading")}</p>
    <div class="sums">
      <dl class="sum">${renderTarget(voice, deal)}</dl>
      <dl class="sum">${renderParts(voice, deal)}</dl>
      <dl class="sum">${deal.scores.map((score, seat) => renderShare(voice, deal, score, seat))}</dl>
    </div>
  `;
}

function renderTarget(voice: Words, { entry, score }: ScoredDeal) {
  const exact = entry.takerPoints - score.target;
  const worked = `${voice.number(entry.takerPoints)} − ${voice.number(score.target)}`;
  const rounded = exact === score.difference ? worked : voice.t("score:sum.rounded", { exact: voice.signed(exact) });
  return [
    renderLine(voice.t("score:sum.points"), "", voice.number(entry.takerPoints)),
    renderLine(voice.t("score:sum.target", { count: entry.bouts }), "", voice.number(score.target)),
    renderLine(voice.t("score:sum.difference"), rounded, voice.signed(score.difference), "result"),
  ];
}

function renderParts(voice: Words, deal: ScoredDeal) {
  const { entry, score } = deal;
  const { parts, perDefender } = score;
  const pays = voice.t(perDefender < 0 ? "score:sum.gets" : "score:sum.pays");
  return [
    renderLine(voice.t(score.made ? "score:sum.made" : "score:sum.failed"), baseWorked(voice, deal), voice.signed(parts.base)),
    entry.petitAuBout ? renderLine(voice.t(`score:sum.petit.${entry.petitAuBout}`), petitWorked(voice, deal), voice.signed(parts.petitAuBout)) : nothing,
    entry.handfuls?.length ? renderLine(voice.t("score:sum.handfuls"), handfulsWorked(voice, deal), voice.signed(parts.handfuls)) : nothing,
    parts.slam === 0 ? nothing : renderLine(voice.t(`score:sum.slam.${slamKind(deal)}`), "", voice.signed(parts.slam)),
    renderLine(voice.t("score:sum.perDefender"), pays, voice.signed(perDefender), "result"),
  ];
}

function renderShare(voice: Words, { entry, score }: ScoredDeal, share: number, seat: number) {
  const role = roleOf(entry, seat);
  const times = score.perDefender === 0 ? 0 : share / score.perDefender;
  const worked = times > 1 ? `${voice.number(times)} × ${voice.number(score.perDefender)}` : "";
  return renderLine(voice.t(`score:sum.${role}`, { name: voice.name(seat) }), worked, voice.signed(share), role === "taker" ? "taker" : "");
}

function renderLine(label: string, worked: string, value: string, kind = "") {
  return html`
    <div class=${kind}>
      <dt>${label}${worked === "" ? nothing : html` <span class="worked">${worked}</span>`}</dt>
      <dd>${value}</dd>
    </div>
  `;
}

/** (25 + 4) × 2 */
function baseWorked(voice: Words, { score }: ScoredDeal): string {
  const difference = Math.abs(score.difference);
  const sign = score.parts.base < 0 ? "−" : "";
  return `${sign}(${voice.number(frenchTarotBonuses.base)} + ${voice.number(difference)}) × ${voice.number(score.multiplier)}`;
}

function petitWorked(voice: Words, { score }: ScoredDeal): string {
  const points = Math.sign(score.parts.petitAuBout) * frenchTarotBonuses.petitAuBout;
  return `${voice.number(points)} × ${voice.number(score.multiplier)}`;
}

function handfulsWorked(voice: Words, { entry }: ScoredDeal): string {
  return (entry.handfuls ?? []).map(({ seat, level }) => `${voice.name(seat)}: ${voice.t(`score:handful.${level}`)}`).join(" · ");
}

function slamKind({ entry }: ScoredDeal): "announced" | "unannounced" | "failed" | "defence" | "defenceAfterFailed" {
  if (entry.slam === "taker") return entry.slamAnnounced ? "announced" : "unannounced";
  if (entry.slam === "defence") return entry.slamAnnounced ? "defenceAfterFailed" : "defence";
  return "failed";
}
