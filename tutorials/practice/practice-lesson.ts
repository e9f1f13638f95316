import { diceFrom, type Dice } from "../../rules/index.js";
import type { Lesson } from "../format.js";
import { excuseQuestion } from "./excuse.js";
import { practiceId, type PracticeKind } from "./kinds.js";
import { legalQuestion } from "./legal.js";
import { pointsQuestion } from "./points.js";
import { lessonFor, type Question } from "./question.js";
import { scoreQuestion } from "./score.js";
import { winnerQuestion } from "./winner.js";

const questions: Readonly<Record<PracticeKind, (dice: Dice) => Question>> = {
  legal: legalQuestion,
  winner: winnerQuestion,
  points: pointsQuestion,
  excuse: excuseQuestion,
  score: scoreQuestion,
};

/**
 * A question to practise with, as a lesson of one step: out of a deal, or a score, that the seed makes; answered by the
 * rules core. The same kind and seed give the same question.
 */
export function practiceLesson(kind: PracticeKind, seed: string): Lesson {
  return lessonFor(kind, questions[kind](diceFrom(practiceId({ kind, seed }))));
}
