import { currentStep, type LessonState } from "../../tutorials/index.js";
import type { CardLook } from "../playing-card/draw-card.js";
import type { LessonController } from "./lesson-controller.js";
import type { LessonVoice } from "./lesson-voice.js";
import { renderCount } from "./render-count.js";
import { renderQuiz } from "./render-quiz.js";

/** What is asked beside the table; null where nothing is, or the table itself is asked. */
export function renderQuestion(run: LessonController, state: LessonState, voice: LessonVoice, look: CardLook): unknown {
  const step = currentStep(state);
  if (state.phase.kind === "ended") return null;
  const onSubmit = () => run.submit();
  if (step.kind === "quiz") return renderQuiz(step, state, run.chosen, voice, look, { onChoose: (ids) => run.choose(ids), onSubmit });
  if (step.kind !== "count") return null;
  return renderCount(step, state, run.entered, run.incomplete, voice, { onEnter: (id, text) => run.enter(id, text), onSubmit });
}
