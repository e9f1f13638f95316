import type { Refusal } from "../../rules/index.js";
import { factsIn } from "./refusal-facts.js";
import type { Words } from "./words.js";

/** More cards than these are not named one by one. */
const namedAtMost = 6;

/** Why an action is not allowed, in one sentence. */
export function reasonText(refusal: Refusal, words: Words): string {
  return words.t(`reasons:${refusal.reason}`, factsIn(refusal, words));
}

/** The cards that would do, in one sentence; null where the refusal names none. */
export function wouldDoText({ reason, allowed = [] }: Refusal, words: Words): string | null {
  const cards = allowed.filter((code) => /^[SHDCTE]\w*$/.test(code));
  if (cards.length === 0) return null;
  if (reason === "discard-plain-first") return words.t("ui:table.wouldDo.first", { cards: words.allOf(cards) });
  if (cards.length > namedAtMost) return words.t("ui:table.wouldDo.many", { count: cards.length });
  return words.t("ui:table.wouldDo.these", { cards: words.anyOf(cards) });
}

/** Both sentences, to be read out: of many cards their number alone, since nobody hears which are bright. */
export function refusalText(refusal: Refusal, words: Words): string {
  const { allowed = [], reason } = refusal;
  const many = allowed.length > namedAtMost && wouldDoText(refusal, words) !== null && reason !== "discard-plain-first";
  const wouldDo = many ? words.t("ui:table.wouldDo.count", { count: allowed.length }) : wouldDoText(refusal, words);
  return [reasonText(refusal, words), wouldDo].filter((sentence) => sentence !== null).join(" ");
}
