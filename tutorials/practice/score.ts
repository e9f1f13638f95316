/** "What is the score?" */
import { frenchTarotBonuses, newDeal, scoreFrenchTarot, type Dice, type FrenchTarotScore } from "../../rules/index.js";
import type { CountField, TextKey } from "../format.js";
import { asked, type Question } from "./question.js";
import { payers, wordsFor } from "./score-mistakes.js";
import { storyFrom, type Story } from "./score-story.js";

export function scoreQuestion(dice: Dice): Question {
  const story = storyFrom(dice);
  const scored = scoreFrenchTarot(story.input);
  const { parts, difference, perDefender, shares } = scored;
  const rule = `practice.score.rule.${wayOf(scored)}`;
  return {
    seat: 0,
    position: newDeal({ game: "french-tarot", players: story.input.players, seed: String(dice(2 ** 30)) }),
    step: {
      ...asked({ kind: "score", facts: factsOf(story), narrow: `practice.score.narrow.${scored.made ? "made" : "failed"}`, rule }),
      kind: "count",
      of: { kind: "score", score: story.input },
      fields: fieldsFor(scored),
      wrong: "practice.score.wrong.other",
    },
    values: {
      contract: { bid: story.input.contract },
      points: { number: story.input.takerPoints },
      target: { number: scored.target },
      difference: { number: Math.abs(difference) },
      sum: { number: frenchTarotBonuses.base + Math.abs(difference) },
      multiplier: { number: scored.multiplier },
      base: { signed: parts.base },
      petit: { signed: parts.petitAuBout },
      handfuls: { signed: parts.handfuls },
      slam: { signed: parts.slam },
      each: { signed: perDefender },
      taker: { signed: shares.taker },
      payers: { number: payers(story.input, scored) },
    },
  };
}

/** How the sum is told: by as many parts as it has. */
function wayOf({ parts }: FrenchTarotScore): "plain" | "bonus" | "slam" {
  if (parts.slam !== 0) return "slam";
  return parts.petitAuBout !== 0 || parts.handfuls !== 0 ? "bonus" : "plain";
}

function factsOf({ input, handful }: Story): TextKey[] {
  const { players, alone, bouts, petitAuBout, slam, slamAnnounced } = input;
  const table = players === 5 ? (alone ? "five-alone" : "five") : players === 4 ? "four" : "three";
  const facts = [`table.${table}`, `pile.${String(bouts)}`];
  if (handful) facts.push(`handful.${handful.by}.${String(handful.level)}`);
  if (petitAuBout) facts.push(`petit.${petitAuBout}`);
  if (slam === "defence") facts.push("slam.defence");
  else if (slam === "taker" || slamAnnounced) facts.push(`slam.${slam === "taker" ? (slamAnnounced ? "announced" : "silent") : "failed"}`);
  return facts.map((fact) => `practice.score.${fact}`);
}

function fieldsFor(scored: FrenchTarotScore): CountField[] {
  const roles = scored.shares.partner === null ? (["taker", "defender"] as const) : (["taker", "partner", "defender"] as const);
  return roles.map((role) => ({ id: role, label: `practice.score.field.${role}`, is: role, feedback: wordsFor(role, scored) }));
}

