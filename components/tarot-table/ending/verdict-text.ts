import type { DealResult, FrenchTarotResult } from "../../../rules/index.js";
import type { Words } from "../words.js";

/** Whether the contract was made, with the points it took. */
export function resultText(result: DealResult, own: number, words: Words): string {
  if (result.kind === "void") {
    if (result.void === "all-pass") return words.t("aside:result.allPass");
    return result.seat === own || result.seat === undefined
      ? words.t("aside:result.petitSecOwn")
      : words.t("aside:result.petitSec", { name: words.name(result.seat) });
  }
  if (result.kind !== "french-tarot") return "";
  const key = `${result.made ? "made" : "failed"}${result.taker === own ? "Own" : ""}`;
  return words.t(`aside:result.${key}`, {
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
  if (slam === "taker") return words.t(`aside:result.slam.${slamAnnounced ? "announced" : "unannounced"}`);
  if (slam === "defence") return words.t(`aside:result.slam.${slamAnnounced ? "defenceAfterFailed" : "defence"}`);
  return slamAnnounced ? words.t("aside:result.slam.failed") : "";
}

export function boutsText({ bouts, target }: FrenchTarotResult, words: Words): string {
  return words.t("aside:result.bouts", { count: bouts, target: words.number(target) });
}
