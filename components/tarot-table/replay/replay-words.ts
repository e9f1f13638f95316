import type { Action } from "../../../rules/index.js";
import { trickCount } from "../../../rules/index.js";
import { actionText } from "../report.js";
import { winnerText } from "../status-text.js";
import type { Words } from "../words.js";
import type { Chapter, Timeline } from "./timeline.js";

/** "Trick 5 of 18, card 2" */
export function placeText(line: Timeline, step: number, words: Words): string {
  const place = line.place(step);
  if (place.what !== "trick") return words.t(`modes:replay.place.${place.what}`);
  return words.t("modes:replay.place.trick", { number: place.number, total: total(line), card: place.card });
}

export function chapterText(chapter: Chapter, line: Timeline, words: Words): string {
  if (chapter.what !== "trick") return words.t(`modes:replay.place.${chapter.what}`);
  return words.t("ui:table.facts.trick", { number: chapter.number, total: total(line) });
}

/** What had been done at a step, in sentences; at the last one of a deal that was not played out, that it stops there. */
export function storyText(line: Timeline, step: number, words: Words): string {
  const action = line.action(step);
  const view = line.view(step);
  const sentences = action ? [doneText(action, line, step, words)] : step === 0 && !line.over ? [words.t("modes:replay.dealt")] : [];
  const trick = line.endsTrick(step) ? view.tricks.at(-1) : undefined;
  if (trick) sentences.push(winnerText(trick, view, words));
  if (step === line.end && !line.over) sentences.push(words.t("modes:replay.stops"));
  return sentences.filter((sentence) => sentence !== "").join(" ");
}

function doneText(action: Action, line: Timeline, step: number, words: Words): string {
  const view = line.view(step);
  // Without a name of its own the seat is called "you", which takes other verbs.
  const isYou = action.seat === view.seat && words.name(action.seat) === words.t("ui:table.seat.bottom");
  if (action.type === "announce" && action.what === "none") return words.t(isYou ? "modes:replay.own.none" : "modes:replay.none", { name: words.name(action.seat) });
  return isYou ? ownText(action, words) : actionText(action, view, words);
}

function ownText(action: Action, words: Words): string {
  switch (action.type) {
    case "play":
      return words.t("modes:replay.own.play", { card: words.card(action.card) });
    case "bid":
      return words.t("modes:replay.own.bid", { bid: words.said(action.bid) });
    case "call":
      return words.t("modes:replay.own.call", { card: words.card(action.card) });
    case "discard":
      return words.t("modes:replay.own.discard", { cards: words.allOf(action.cards) });
    case "announce":
      return words.t("modes:replay.own.slam");
    case "handful":
      return words.t("modes:replay.own.handful", { cards: words.allOf(action.cards) });
    default:
      return "";
  }
}

function total(line: Timeline): number {
  const { game, players } = line.view(0);
  return trickCount(game, players);
}
