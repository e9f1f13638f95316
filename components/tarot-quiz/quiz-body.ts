import { html, type PropertyValues } from "lit";
import { practiceId, practiceKinds, type PracticeKind } from "../../tutorials/index.js";
import { announce } from "../shared/announcer.js";
import { handedOn } from "../shared/handed-on.js";
import { codesOf } from "../shared/names.js";
import { keepInside, tell } from "../shared/events.js";
import type { Body, Shell } from "../shared/shell-element.js";
import { textOf } from "../shared/text-of.js";
import { warnOnce } from "../shared/warn.js";
import type { LessonAnswerDetail, LessonEndDetail } from "../tarot-lesson/events.js";
import { lessonParts } from "../tarot-lesson/exported-parts.js";
import { ticks } from "../tarot-lesson/marks.styles.js";
import { kindsIn, QuizRun } from "./quiz-run.js";
import { renderHeading } from "./render-heading.js";
import { renderKinds } from "./render-kinds.js";
import type { TarotQuiz } from "./tarot-quiz.js";
import { styles } from "./tarot-quiz.styles.js";

/** The inside of a quiz: asks, keeps score, and chooses what comes next. */
export class QuizBody implements Body {
  static readonly styles = [ticks, styles];

  readonly #host: TarotQuiz;
  readonly #t: Shell["t"];
  #run: QuizRun;
  /** What the page offers, and what of it the person has chosen. */
  #offered: readonly PracticeKind[] = practiceKinds;
  /** Whether it is to be confirmed that all is forgotten. */
  #asksReset = false;
  /** Somebody wanted to do without the last kind. */
  #keepsOne = false;

  constructor(host: TarotQuiz, { t }: Shell) {
    this.#host = host;
    this.#t = t;
    this.#run = this.#begin();
  }

  willUpdate(changed: PropertyValues<TarotQuiz>): void {
    if (changed.has("seed") && this.#host.hasUpdated) this.#run = this.#begin();
    else if (changed.has("kinds") && this.#host.hasUpdated) {
      this.#offered = this.#givenKinds();
      this.#run.limit(this.#offered);
    }
  }

  reset(): void {
    this.#asksReset = false;
    this.#run.reset();
    this.#host.requestUpdate();
  }

  render(): unknown {
    const t = this.#t;
    const { deck, fourColours, noSettings } = this.#host;
    return html`
      <section class="quiz" aria-labelledby="title">
        ${renderHeading(this.#run, t)}
        <tarot-lesson
          part="question"
          exportparts=${lessonParts}
          .drill=${true}
          .lesson=${practiceId(this.#run.item)}
          .deck=${handedOn(deck)}
          .fourColours=${Boolean(fourColours)}
          .noSettings=${Boolean(noSettings)}
          @tarot-lesson-answer=${this.#onAnswer}
          @tarot-lesson-end=${this.#onEnd}
          @tarot-lesson-progress=${keepInside}
        ></tarot-lesson>
        ${renderKinds({ run: this.#run, offered: this.#offered, asksReset: this.#asksReset, keepsOne: this.#keepsOne }, t, {
          onKind: (kind, on) => this.#onKind(kind, on),
          onReset: (step) => this.#onReset(step),
        })}
      </section>
    `;
  }

  readonly #onAnswer = (event: CustomEvent<LessonAnswerDetail>): void => {
    event.stopPropagation();
    if (!this.#isAsked(event.detail.lesson)) return;
    tell(this.#host, "tarot-quiz-answer", this.#run.take(event.detail));
    this.#host.requestUpdate();
  };

  readonly #onEnd = (event: CustomEvent<LessonEndDetail>): void => {
    event.stopPropagation();
    if (!this.#isAsked(event.detail.lesson)) return;
    this.#run.next();
    this.#host.requestUpdate();
  };

  /** A question stays in sight until the next one is there: what is pressed in it by then counts no more. */
  #isAsked(lesson: string): boolean {
    return lesson === practiceId(this.#run.item);
  }

  #onKind(kind: PracticeKind, on: boolean): void {
    const wanted = this.#offered.filter((one) => (one === kind ? on : this.#run.kinds.includes(one)));
    this.#keepsOne = wanted.length === 0;
    if (this.#keepsOne) announce(this.#t("lessons:practice.quiz.one"), this.#host.language, "assertive", this.#host.ownerDocument);
    else this.#run.limit(wanted);
    this.#host.requestUpdate();
  }

  #onReset(step: "ask" | "do" | "keep"): void {
    if (step === "do") this.reset();
    else this.#asksReset = step === "ask";
    this.#host.requestUpdate();
    void this.#host.focusSoon(focusAfter[step]);
  }

  #begin(): QuizRun {
    this.#offered = this.#givenKinds();
    const { seed } = this.#host;
    return new QuizRun(this.#offered, seed === null ? null : textOf(seed));
  }

  /** A page may give anything. */
  #givenKinds(): readonly PracticeKind[] {
    const given = codesOf(this.#host.kinds);
    for (const name of given ?? []) {
      if (!practiceKinds.some((kind) => kind === name)) warnOnce(`<tarot-quiz> knows no kind of question "${name}".`);
    }
    return kindsIn(given);
  }
}

/** A question calls for its answer, first the one that does no harm; who begins afresh begins at the top. */
const focusAfter = { ask: ".sure button:last-of-type", keep: ".reset", do: "#title" } as const;
