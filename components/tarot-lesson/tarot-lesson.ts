import { property } from "lit/decorators.js";
import { DeckController } from "../playing-card/deck-controller.js";
import type { DeckName } from "../playing-card/decks/decks.js";
import type { LazyPart } from "../shared/lazy-part.js";
import type { Preferences } from "../shared/settings/preferences.js";
import { ShellElement } from "../shared/shell-element.js";
import type { Speed } from "../shared/speed.js";
import { block, buttons, tokens } from "../shared/tokens.styles.js";
import type { LessonBody } from "./lesson-body.js";
import { lessonBody } from "./lesson-parts.js";

export type * from "../shared/events.js";
export type * from "./events.js";

/**
 * A lesson: words beside a table, step by step, with hints, explanations and a solution. What was reached is kept in
 * the browser, so that a learner can go on another day. What happens at the table inside is told by no event of its own.
 *
 * @tag tarot-lesson
 * @fires {CustomEvent<LessonProgressDetail>} tarot-lesson-progress - Another step has begun.
 * @fires {CustomEvent<LessonAnswerDetail>} tarot-lesson-answer - An answer was given, right or wrong, by the learner or by the solution.
 * @fires {CustomEvent<LessonEndDetail>} tarot-lesson-end - The learner has come through.
 * @fires {CustomEvent<LessonNextDetail>} tarot-lesson-next - The next lesson of the course is wanted; prevented, this one stays.
 * @fires {CustomEvent<ErrorDetail>} tarot-error - The lesson cannot be shown, or there are no texts; the element says why.
 * @csspart heading - Title, goal and progress.
 * @csspart words - The text of a step.
 * @csspart feedback - The verdict on an answer.
 * @csspart quiz - The choices under a question.
 * @csspart count - The fields under a question for numbers.
 * @csspart undo - In free play, the button that takes one card back.
 * @csspart next-lesson - The button that leads on at the end of a lesson of the course.
 * @csspart tools - The row of buttons.
 * @csspart tool - One of them.
 * @csspart table - The table that the lesson is played at.
 * @csspart problem - What is said in place of a lesson that cannot be shown.
 * @cssprop --tarot-card-width - Width of the cards in the hand; the others follow.
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
 */
export class TarotLesson extends ShellElement<LessonBody> {
  static override styles = [tokens, buttons, block];
  protected static override readonly texts = ["core", "player"] as const;

  /** Which of the package's lessons: "overtrump"; or a question to practise with, of a kind and a seed: "practice/winner/k3-12". */
  @property() lesson: string | null = null;

  /** The address of a lesson file, in place of `lesson`. */
  @property() src: string | null = null;

  /** The step to begin with, from 1; left out: where the learner stopped, else the first. */
  @property({ type: Number }) step: number | null = null;

  /** How fast the others play: `instant`, `fast`, `normal` or `slow`. */
  @property() speed: Speed = "normal";

  /** The deck of cards; see `<playing-card>`. The texts of a lesson keep to the French suits, so the deck is the page's choice alone. */
  @property() deck: DeckName = "nouveau";

  /** Diamonds blue and clubs green; see `<playing-card>`. */
  @property({ type: Boolean, attribute: "four-colours" }) fourColours = false;

  /**
   * What the person has chosen, where an element around passes it on.
   * @internal
   */
  @property({ attribute: false }) chosen: Preferences | null = null;

  /**
   * One question among others: it has no heading of its own, and instead of ending it asks for the next by `tarot-lesson-end`.
   * @internal
   */
  @property({ attribute: false }) drill = false;

  readonly #decks = new DeckController(this, () => this.deck);

  /** @internal */
  override get preferences(): Preferences {
    return this.chosen ?? super.preferences;
  }

  protected override get parts(): readonly LazyPart<unknown>[] {
    return [...super.parts, ...this.#decks.parts];
  }

  protected override get cardWords(): readonly string[] {
    return this.#decks.words;
  }

  protected override get bodyPart() {
    return lessonBody;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "tarot-lesson": TarotLesson;
  }
}
