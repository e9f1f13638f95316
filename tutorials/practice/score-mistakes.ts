import { frenchTarotBonuses, type FrenchTarotScore, type ScoreInput } from "../../rules/index.js";
import type { CountFeedback } from "../format.js";

type Role = "taker" | "partner" | "defender";

/** How many seats play against the taker's side. */
export function payers({ players }: ScoreInput, { shares }: FrenchTarotScore): number {
  return players - (shares.partner === null ? 1 : 2);
}

/** What a wrong number in a role's field gives away; the likelier mistake first. */
export function wordsFor(role: Role, scored: FrenchTarotScore): CountFeedback[] {
  const right = scored.shares[role] ?? 0;
  const times = right / (scored.perDefender || 1);
  const miscounted = sumsGoneWrong(scored).map(({ value, say }) => ({ value: value * times, say }));
  const all = [{ value: -right, say: "sign" }, ...sharesGoneWrong(role, scored), ...miscounted];
  return all.filter(({ value }) => value !== right).map(({ value, say }) => ({ value: value + 0, say: `practice.score.wrong.${say}` }));
}

interface Mistake {
  readonly value: number;
  readonly say: string;
}

/** The sum is right, but not how it is shared out. */
function sharesGoneWrong(role: Role, { perDefender, shares }: FrenchTarotScore): Mistake[] {
  if (role === "defender") return [{ value: -shares.taker, say: "one-share" }];
  const say = shares.partner === null ? "share" : "share-partner";
  return [1, 2, 3, 4].map((times) => ({ value: perDefender * times, say }));
}

/** What each defender would pay, had something been forgotten. */
function sumsGoneWrong({ parts, multiplier, difference, made, perDefender }: FrenchTarotScore): Mistake[] {
  const sign = made ? 1 : -1;
  const fixed = frenchTarotBonuses.base;
  const over = Math.abs(difference);
  const { base, petitAuBout, handfuls, slam } = parts;
  const besides = perDefender - base;
  const bonuses: Mistake[] = [];
  if (petitAuBout !== 0) {
    bonuses.push({ value: perDefender - petitAuBout + petitAuBout / multiplier, say: "petit-times" });
    bonuses.push({ value: perDefender - petitAuBout, say: "petit-missing" }, { value: perDefender - 2 * petitAuBout, say: "petit-side" });
  }
  if (handfuls !== 0) bonuses.push({ value: perDefender - handfuls, say: "handful-missing" }, { value: perDefender - 2 * handfuls, say: "handful-side" }, { value: perDefender - handfuls + handfuls * multiplier, say: "handful-times" });
  if (slam !== 0) bonuses.push({ value: perDefender - slam, say: "slam-missing" });
  return [
    ...(multiplier > 1 ? [{ value: sign * (fixed + over) + besides, say: "times" }, { value: sign * (fixed + over * multiplier) + besides, say: "times-all" }, { value: sign * (fixed * multiplier + over) + besides, say: "times-all" }] : []),
    { value: sign * over * multiplier + besides, say: "fixed" },
    ...bonuses,
  ];
}
