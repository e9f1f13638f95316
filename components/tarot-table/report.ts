import type { Action, SeatView } from "../../rules/index.js";
import { winnerText } from "./status-text.js";
import type { Words } from "./words.js";

/** What an action looks like to those who listen at the table, sentence by sentence; one's own needs no word. */
export function reportOf(action: Action, before: SeatView, after: SeatView, words: Words): readonly string[] {
  const sentences = action.seat === after.seat ? [] : [actionText(action, after, words)];
  sentences.push(...newsIn(before, after, words));
  const trick = after.tricks.length > before.tricks.length ? after.tricks.at(-1) : undefined;
  if (trick) sentences.push(winnerText(trick, after, words));
  return sentences;
}

/** What lies open now, or is known now, and was not before. */
function newsIn(before: SeatView, after: SeatView, words: Words): readonly string[] {
  const news: string[] = [];
  const { dog, partner, excuse } = after;
  if (dog && !before.dog) news.push(words.t("ui:table.say.dog", { cards: words.allOf(dog) }));
  const known = partner?.known === before.partner?.known ? undefined : partner;
  if (known?.known === "partner" && known.seat !== after.seat) news.push(words.t("ui:table.say.partner", { name: words.name(known.seat) }));
  if (known?.known === "alone" && after.taker !== undefined) news.push(words.t("ui:table.say.alone"));
  if (excuse?.owed && !before.excuse?.owed) news.push(words.t("ui:table.say.owed"));
  return news;
}

/** What somebody did, as it is told of another. */
export function actionText(action: Action, { publicDiscards = [] }: SeatView, words: Words): string {
  const name = words.name(action.seat);
  switch (action.type) {
    case "play":
      return words.t("ui:table.say.play", { name, card: words.card(action.card) });
    case "bid":
      return words.t("ui:table.say.bid", { name, bid: words.said(action.bid) });
    case "call":
      return words.t("ui:table.say.call", { name, card: words.card(action.card) });
    case "discard":
      return publicDiscards.length > 0
        ? words.t("ui:table.say.discardOpen", { name, cards: words.allOf(publicDiscards) })
        : words.t("ui:table.say.discard", { name });
    case "announce":
      return action.what === "slam" ? words.t("ui:table.say.slam", { name }) : "";
    case "handful":
      return words.t("ui:table.say.handful", { name, cards: words.allOf(action.cards) });
    default:
      return "";
  }
}
