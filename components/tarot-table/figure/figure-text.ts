import { sortHand, type CardCode } from "../../../rules/index.js";
import type { Pointed } from "../../shared/pointer-layer.js";
import type { Scene } from "../scene.js";
import { statusText } from "../status-text.js";
import type { Words } from "../words.js";

/** All that a figure shows, in sentences: what somebody hears who does not see it. */
export function figureText(scene: Scene, pointed: Pointed): string {
  const { view, words } = scene;
  const { contract, taker, dog = [], called, choices, trick } = view;
  const hand = sortHand(view.game, view.hand);
  const cards = (codes: readonly CardCode[]) => codes.map((code) => words.card(code)).join(", ");
  const playable = choices.phase === "play" && !scene.quiet ? hand.filter((card) => choices.cards.includes(card)) : [];
  return [
    contract === undefined || taker === undefined ? bidsText(scene) : words.t("modes:figure.contract", { contract: words.bid(contract), name: words.name(taker) }),
    called === undefined ? "" : `${words.t("ui:table.facts.called", { card: words.card(called) })}.`,
    dog.length > 0 && choices.phase !== "play" ? words.t("modes:figure.dog", { cards: cards(dog) }) : "",
    trick.cards.length > 0 ? words.t("modes:figure.trick", { cards: trickText(scene) }) : "",
    words.t("modes:figure.hand", { cards: cards(hand) }),
    statusText({ ...scene, chosen: scene.chosen.length }, words),
    playable.length > 0 && playable.length < hand.length ? words.t("modes:figure.playable", { cards: cards(playable) }) : "",
    pointed.marks.length > 0 ? words.t("modes:figure.marked", { what: pointed.marks.map((target) => targetText(target, words)).join(", ") }) : "",
    ...pointed.arrows.map(({ from, to }) => words.t("modes:figure.arrow", { from: targetText(from, words), to: targetText(to, words) })),
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

function bidsText({ view, words }: Scene): string {
  if (view.bids.length === 0) return "";
  return words.t("modes:figure.bids", { bids: view.bids.map(({ seat, bid }) => words.t("ui:table.played.card", { name: words.name(seat), card: words.said(bid) })).join(", ") });
}

function trickText({ view: { trick, players }, words }: Scene): string {
  return trick.cards
    .map((card, place) => {
      const seat = (trick.leader + place) % players;
      return words.t(seat === trick.winner ? "ui:table.played.winning" : "ui:table.played.card", { name: words.name(seat), card: words.card(card) });
    })
    .join("; ");
}

function targetText(target: string, words: Words): string {
  const seat = /^seat:(\d)$/.exec(target)?.[1];
  if (seat !== undefined) return words.name(Number(seat));
  return target === "trick" || target === "dog" ? words.t(`ui:table.${target}`) : words.card(target);
}
