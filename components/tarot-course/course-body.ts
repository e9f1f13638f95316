import { html, nothing, type PropertyValues } from "lit";
import { courseStanding, lessonIds } from "../../tutorials/index.js";
import { prepareAnnouncer } from "../shared/announcer.js";
import { tell } from "../shared/events.js";
import { handedOn } from "../shared/handed-on.js";
import { icon } from "../shared/icons.js";
import type { Body, Shell } from "../shared/shell-element.js";
import type { LessonNextDetail } from "../tarot-lesson/events.js";
import { lessonParts } from "../tarot-lesson/exported-parts.js";
import { paths } from "../tarot-lesson/icon-paths.js";
import { steps } from "../tarot-lesson/marks.styles.js";
import { followLearnt, learnt } from "../tarot-lesson/progress.js";
import { styles } from "./course.styles.js";
import { Keeping } from "./keeping.js";
import { keepingStyles } from "./keeping.styles.js";
import { lessonStyles } from "./lessons.styles.js";
import { renderHeading } from "./render-heading.js";
import { renderLessons } from "./render-lessons.js";
import type { TarotCourse } from "./tarot-course.js";

/** The inside of a course: the overview, or a lesson with the way back. */
export class CourseBody implements Body {
  static readonly styles = [steps, styles, lessonStyles, keepingStyles];

  readonly #host: TarotCourse;
  readonly #t: Shell["t"];
  readonly #keeping: Keeping;
  #stop: (() => void) | null = null;
  /** What was open when the present lesson, or the overview, was asked for; undefined while nothing has changed. */
  #before: string | null | undefined;
  #hadFocus = false;

  constructor(host: TarotCourse, { t }: Shell) {
    this.#host = host;
    this.#t = t;
    this.#keeping = new Keeping(host, t);
  }

  hostConnected(): void {
    this.#stop = followLearnt(() => this.#host.requestUpdate());
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    this.#stop?.();
  }

  willUpdate(changed: PropertyValues<TarotCourse>): void {
    this.#before = changed.has("lesson") && this.#host.hasUpdated ? (changed.get("lesson") ?? null) : undefined;
  }

  hostUpdate(): void {
    this.#hadFocus = this.#host.shadowRoot?.activeElement !== null;
  }

  /** Whoever was in what has gone is led into what has come; a page that opens a lesson by itself keeps its focus. */
  hostUpdated(): void {
    const before = this.#before;
    this.#before = undefined;
    if (before === undefined || !this.#hadFocus) return;
    if (this.#open === null) this.#focus(`[data-lesson="${CSS.escape(before ?? "")}"] button`, "#title");
    else if (before === null) this.#focus("#place");
  }

  render(): unknown {
    const open = this.#open;
    return open === null ? this.#renderOverview() : this.#renderLesson(open);
  }

  #renderOverview() {
    const standing = courseStanding(learnt());
    const choose = (lesson: string) => this.#choose(lesson);
    return html`
      <section part="overview" class="course" aria-labelledby="title" @focusin=${this.#onAwake} @pointerdown=${this.#onAwake}>
        ${renderHeading(this.#host, standing, this.#t, choose)} ${renderLessons(standing, this.#t, choose)} ${this.#keeping.render(standing)}
      </section>
    `;
  }

  #renderLesson(lesson: string) {
    const { deck, fourColours, speed, noSettings, preferences } = this.#host;
    const place = lessonIds.findIndex((id) => id === lesson);
    return html`
      <div part="bar" class="bar">
        <button type="button" class="back" @click=${() => this.#choose(null)}>${icon(paths.back)}<span>${this.#t("overview:back")}</span></button>
        <p id="place" tabindex="-1">${place < 0 ? nothing : this.#t("overview:place", { number: place + 1, lessons: lessonIds.length })}</p>
      </div>
      <tarot-lesson
        part="lesson"
        exportparts=${lessonParts}
        .lesson=${lesson}
        .deck=${handedOn(deck)}
        .fourColours=${Boolean(fourColours)}
        .speed=${handedOn(speed)}
        .noSettings=${Boolean(noSettings)}
        .chosen=${preferences}
        @tarot-lesson-next=${this.#onNext}
      ></tarot-lesson>
    `;
  }

  /** Null for the overview; a page may set anything. */
  get #open(): string | null {
    const { lesson } = this.#host;
    return typeof lesson === "string" && lesson !== "" ? lesson : null;
  }

  #choose(lesson: string | null): void {
    if (tell(this.#host, "tarot-course-choose", { lesson }, true)) this.#host.lesson = lesson;
  }

  #focus(...selectors: string[]): void {
    const { renderRoot } = this.#host;
    const target = selectors.map((selector) => renderRoot.querySelector<HTMLElement>(selector)).find((found) => found !== null);
    target?.focus();
    target?.scrollIntoView({ block: "nearest" });
  }

  /** Here the course decides what opens, and asks the page. */
  readonly #onNext = (event: CustomEvent<LessonNextDetail>): void => {
    event.preventDefault();
    event.stopPropagation();
    this.#choose(event.detail.next);
  };

  readonly #onAwake = (): void => prepareAnnouncer(this.#host.ownerDocument);
}
