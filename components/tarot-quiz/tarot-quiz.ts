import { property } from "lit/decorators.js";
import type { DeckName } from "../playing-card/decks/decks.js";
import { codesConverter } from "../shared/names.js";
import { ShellElement } from "../shared/shell-element.js";
import { block, buttons, tokens } from "../shared/tokens.styles.js";
import type { QuizBody } from "./quiz-body.js";
import { quizBody } from "./quiz-parts.js";

export type * from "../shared/events.js";
export type * from "./events.js";

/**
 * Questions without end, made from seeds and answered by the rules: what may be played, who wins a trick, what it counts,
 * whose the Excuse is, what a deal is worth. What is missed comes back, soon at first and then later and later. That, and
 * how much was right, is kept in the browser.
 *
 * @tag tarot-quiz
 * @fires {CustomEvent<QuizAnswerDetail>} tarot-quiz-answer - A question was answered, rightly or not.
 * @fires {CustomEvent<ErrorDetail>} tarot-error - There are no texts, and the element says so in place.
 * @csspart heading - What the question is about, and how much was right.
 * @csspart kinds - The choice of kinds of questions.
 * @csspart question - The `<tarot-lesson>` in which a question is shown.
 * @csspart lesson-words - In the question: the text of a step.
 * @csspart lesson-feedback - In the question: the verdict on an answer.
 * @csspart lesson-quiz - In the question: the choices under a question.
 * @csspart lesson-count - In the question: the fields under a question for numbers.
 * @csspart lesson-tools - In the question: the row of buttons.
 * @csspart lesson-tool - In the question: one of them.
 * @csspart lesson-table - In the question: the table that the lesson is played at.
 * @csspart lesson-problem - In the question: what is said in place of a lesson that cannot be shown.
 * @cssprop --tarot-paper - The ground of panels, sheets and buttons.
 * @cssprop --tarot-paper-soft - The ground of what is set off on paper.
 * @cssprop --tarot-ink - Text on paper.
 * @cssprop --tarot-ink-soft - Quieter text on paper.
 * @cssprop --tarot-line - Lines and edges on paper.
 * @cssprop --tarot-accent - What leads on: main buttons, what is chosen.
 * @cssprop --tarot-on-accent - Text on the accent.
 * @cssprop --tarot-focus - The ring around what has the focus, on paper.
 * @cssprop --tarot-font - Typeface of all texts.
 * @cssprop --tarot-radius - How round corners are.
 */
export class TarotQuiz extends ShellElement<QuizBody> {
  static override styles = [tokens, buttons, block];
  protected static override readonly texts = ["core", "course", "lesson/practice"] as const;

  /** The kinds of questions to ask, `legal`, `winner`, `points`, `excuse`, `score`; left out, all. As an attribute, separated by spaces. */
  @property({ converter: codesConverter }) kinds: readonly string[] | null = null;

  /** Any text: the same questions in the same order for everybody who answers alike. Nothing is kept in the browser then. */
  @property() seed: string | null = null;

  /** The deck of cards; see `<playing-card>`. */
  @property() deck: DeckName = "nouveau";

  /** Diamonds blue and clubs green; see `<playing-card>`. */
  @property({ type: Boolean, attribute: "four-colours" }) fourColours = false;

  /** Forgets what was right and what was missed, and begins afresh. */
  reset(): void {
    this.body?.reset();
  }

  protected override get bodyPart() {
    return quizBody;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "tarot-quiz": TarotQuiz;
  }
}
