import type { DealResult, FrenchTarotResult } from "../../../rules/index.js";
import type { Words } from "../words.js";

/** Whether the contract was made, with the points it took. */
export function resultText(result: DealResult, own: number, words: Words): string {
  if (result.kind === "void") {
    if (result.void === "all-pass") return words.t("ui:table.result.allPass");
    return result.seat === own || result.seat === undefined
      ? words.t("ui:table.result.petitSecOwn")
      : words.t("ui:table.result.petitSec", { name: words.name(result.seat) });
  }
  if (result.kind !== "french-tarot") return "";
  const key = `${result.made ? "made" : "failed"}${result.taker === own ? "Own" : ""}`;
  return words.t(`ui:table.result.${key}`, {
    name: words.name(result.taker),
    contract: words.bid(result.contract),
    points: words.number(result.takerPoints),
    target: words.number(result.target),
  });
}

/** What became of a slam; "" where nobody announced or made one. */
export function slamText(result: DealResult, words: Words): string {
  if (result.kind !== "french-tarot") return "";
  const { slam, slamAnnounced } = result;
  if (slam === "taker") return words.t(`ui:table.result.slam.${slamAnnounced ? "announced" : "unannounced"}`);
  if (slam === "defence") return words.t(`ui:table.result.slam.${slamAnnounced ? "defenceAfterFailed" : "defence"}`);
  return slamAnnounced ? words.t("ui:table.result.slam.failed") : "";
}

export function boutsText({ bouts, target }: FrenchTarotResult, words: Words): string {
  return words.t("ui:table.result.bouts", { count: bouts, target: words.number(target) });
}
