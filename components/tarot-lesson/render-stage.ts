import { html } from "lit";
import { currentStep, noPointers, pointers, type LessonState } from "../../tutorials/index.js";
import type { CardLook } from "../playing-card/draw-card.js";
import { keepInside, type RefusalDetail } from "../shared/events.js";
import { renderPointers } from "../shared/pointer-layer.js";
import type { RequestDetail } from "../tarot-table/events.js";
import type { TarotLesson } from "./tarot-lesson.js";

export interface StageEvents {
  onRequest: (event: CustomEvent<RequestDetail>) => void;
  onRefusal: (event: CustomEvent<RefusalDetail>) => void;
}

/** The table of a lesson, and what points at it. */
export function renderStage({ preferences }: TarotLesson, state: LessonState, playing: boolean, look: CardLook, { onRequest, onRefusal }: StageEvents) {
  const { kind } = currentStep(state);
  const asked = !playing && state.phase.kind === "asking" && isAskedAtTable(state);
  // Its own line says whose turn it is: misleading while something else is asked, or nothing.
  const speaks = playing || asked;
  const beside = kind === "quiz" || kind === "count";
  return html`
    <div class=${`stage${speaks ? "" : " silent"}${beside ? " beside" : ""}`}>
      <tarot-table
        part="table"
        bots="none"
        no-controls
        no-hints
        no-settings
        ?no-offers=${!asked}
        .deck=${look.deck}
        .fourColours=${look.fourColours}
        .tapTwice=${preferences.tapTwice ?? false}
        .sound=${preferences.sound ?? false}
        @tarot-request=${onRequest}
        @tarot-refusal=${onRefusal}
        @tarot-action=${keepInside}
        @tarot-trick-end=${keepInside}
        @tarot-deal-end=${keepInside}
        @tarot-error=${keepInside}
      ></tarot-table>
      ${renderPointers(playing ? noPointers : pointers(state))}
    </div>
  `;
}

/** Whether the step's question is answered there. */
export function isAskedAtTable(state: LessonState): boolean {
  const { kind } = currentStep(state);
  return kind === "expect" || kind === "free";
}
