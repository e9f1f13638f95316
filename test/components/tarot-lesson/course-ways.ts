import { expect } from "chai";
import { rightValues } from "../../../tutorials/count.js";
import { currentStep, solution, type LessonState, type TriedMistake } from "../../../tutorials/index.js";
import { lineOf } from "../../../tutorials/runner.js";
import type { Pupil } from "./pupil.js";

/** How somebody comes through what a step asks. */
export type Way = (pupil: Pupil, asked: LessonState) => Promise<void>;

/** Knows everything. */
const withTheSolution: Way = async (pupil, asked) => {
  const step = currentStep(asked);
  if (step.kind === "free") await playLine(pupil, asked);
  else await pupil.acts.answer(answerOf(asked));
  pupil.expectRight("right", asked);
};

/** Makes every mistake that the lesson has a word for, takes each back, and then knows better. */
const byMistakes: Way = async (pupil, asked) => {
  const { lesson } = asked;
  for (const mistake of lesson.mistakes.filter(({ step }) => step === currentStep(asked).id)) {
    await pupil.acts.answer(tried(asked, mistake));
    pupil.expectMistake(mistake);
    await pupil.acts.press("retry");
    pupil.expectAskedAgain(asked);
  }
  await withTheSolution(pupil, asked);
};

/** Asks for all three hints, and does what the last one points at. */
const byHints: Way = async (pupil, asked) => {
  const step = currentStep(asked);
  const hints = "hints" in step ? step.hints : [];
  for (const place of hints.keys()) {
    await pupil.acts.press("hint");
    pupil.expectHints(hints.slice(0, place + 1).map(({ say }) => say));
  }
  expect(pupil.learner.can("hint"), "no fourth hint").to.be.false;
  await pupil.followHint(asked);
  pupil.expectRight("right", asked);
};

/** Lets the lesson answer. */
const byTheButton: Way = async (pupil, asked) => {
  await pupil.acts.press("solution");
  pupil.expectRight("solution", asked);
};

export const ways = { "with the solution": withTheSolution, "by all mistakes": byMistakes, "by the hints": byHints, "by the Solution button": byTheButton } satisfies Record<string, Way>;

/** The model answer; only of what is no free play. */
function answerOf(asked: LessonState) {
  const { phase } = solution(asked).state;
  if (phase.kind !== "answered") throw new Error(`${currentStep(asked).id} asks nothing`);
  return phase.answer;
}

/** A mistake names the fields that are wrong; the others are entered right. */
function tried({ position, lesson, index }: LessonState, { answer }: TriedMistake) {
  const step = lesson.steps[index]!;
  if (answer.kind === "line") throw new Error("no lesson tries a line");
  if (step.kind !== "count" || answer.kind !== "count") return answer;
  return { kind: "count", values: { ...rightValues(step, position, lesson.seat), ...answer.values } } as const;
}

/** The cards of the solution, whatever the others answer. */
async function playLine(pupil: Pupil, asked: LessonState): Promise<void> {
  const step = currentStep(asked);
  if (step.kind !== "free") return;
  for (const action of lineOf(asked.lesson, step).filter(({ seat }) => seat === asked.lesson.seat)) await pupil.acts.act(action);
}
