import { property } from "lit/decorators.js";
import type { DeckName } from "../playing-card/decks/decks.js";
import { nameConverter } from "../shared/names.js";
import { ShellElement } from "../shared/shell-element.js";
import type { Speed } from "../shared/speed.js";
import { block, buttons, tokens } from "../shared/tokens.styles.js";
import type { CourseBody } from "./course-body.js";
import { courseBody } from "./course-parts.js";

export type * from "../shared/events.js";
export type * from "../tarot-lesson/events.js";
export type * from "./events.js";

/**
 * The whole course: its lessons with their goals, how far the learner has come, and what to take next. A lesson opens in
 * place, unless the page takes the learner elsewhere. Progress is that of `<tarot-lesson>`, kept in the browser, and can
 * be saved, taken over elsewhere and forgotten.
 *
 * @tag tarot-course
 * @fires {CustomEvent<CourseChooseDetail>} tarot-course-choose - A lesson, or the overview again, is wanted; prevented, nothing changes.
 * @fires {CustomEvent<LessonProgressDetail>} tarot-lesson-progress - Another step of the open lesson has begun.
 * @fires {CustomEvent<LessonEndDetail>} tarot-lesson-end - The learner has come through the open lesson.
 * @fires {CustomEvent<ErrorDetail>} tarot-error - The lesson asked for cannot be shown, or there are no texts; the element says why.
 * @csspart overview - All that is seen while no lesson is open.
 * @csspart heading - Title, progress and the way on.
 * @csspart lessons - The list.
 * @csspart item - One lesson in it; also `open`, `begun`, `done`, `familiar`, and `recommended`.
 * @csspart keeping - What can be done with the progress: saved, taken over, forgotten.
 * @csspart bar - The way back, above an open lesson.
 * @csspart lesson - The open lesson.
 * @csspart lesson-heading - In the open lesson: title, goal and progress.
 * @csspart lesson-words - In the open lesson: the text of a step.
 * @csspart lesson-feedback - In the open lesson: the verdict on an answer.
 * @csspart lesson-quiz - In the open lesson: the choices under a question.
 * @csspart lesson-count - In the open lesson: the fields under a question for numbers.
 * @csspart lesson-undo - In the open lesson: in free play, the button that takes one card back.
 * @csspart lesson-next-lesson - In the open lesson: the button that leads on at the end.
 * @csspart lesson-tools - In the open lesson: the row of buttons.
 * @csspart lesson-tool - In the open lesson: one of them.
 * @csspart lesson-table - In the open lesson: the table that the lesson is played at.
 * @csspart lesson-problem - In the open lesson: what is said in place of a lesson that cannot be shown.
 * @cssprop --tarot-paper - The ground of panels, sheets and buttons.
 * @cssprop --tarot-paper-soft - The ground of what is set off on paper.
 * @cssprop --tarot-ink - Text on paper.
 * @cssprop --tarot-ink-soft - Quieter text on paper.
 * @cssprop --tarot-line - Lines and edges on paper.
 * @cssprop --tarot-accent - What leads on: main buttons, what is chosen.
 * @cssprop --tarot-on-accent - Text on the accent.
 * @cssprop --tarot-gold - What is marked: the taker, the best card, what is pointed at.
 * @cssprop --tarot-good - What went well.
 * @cssprop --tarot-bad - What went wrong.
 * @cssprop --tarot-focus - The ring around what has the focus, on paper.
 * @cssprop --tarot-font - Typeface of all texts.
 * @cssprop --tarot-radius - How round corners are.
 * @cssprop --tarot-on-gold - Text on gold.
 * @cssprop --tarot-gap - Space between things that belong together.
 */
export class TarotCourse extends ShellElement<CourseBody> {
  static override styles = [tokens, buttons, block];
  protected static override readonly texts = ["core", "course", "overview"] as const;

  /** The lesson that is open: "overtrump". Null for the overview. */
  @property({ reflect: true, converter: nameConverter }) lesson: string | null = null;

  /** How fast the others play in a lesson: `instant`, `fast`, `normal` or `slow`. */
  @property() speed: Speed = "normal";

  /** The deck of the lessons' cards; see `<playing-card>`. */
  @property() deck: DeckName = "nouveau";

  /** Diamonds blue and clubs green; see `<playing-card>`. */
  @property({ type: Boolean, attribute: "four-colours" }) fourColours = false;

  protected override get bodyPart() {
    return courseBody;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "tarot-course": TarotCourse;
  }
}
