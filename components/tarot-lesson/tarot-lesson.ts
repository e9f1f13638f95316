import { html, type PropertyValues } from "lit";
import { property, state } from "lit/decorators.js";
import type { Lesson, LessonState, Move } from "../../tutorials/index.js";
import { currentStep, pointers } from "../../tutorials/index.js";
import { announce } from "../shared/announcer.js";
import type { ErrorDetail, RefusalDetail } from "../shared/events.js";
import { speedOf, type Speed } from "../shared/speed.js";
import { TarotElement } from "../shared/tarot-element.js";
import { textOf } from "../shared/text-of.js";
import { buttons, tokens } from "../shared/tokens.styles.js";
import { warnOnce } from "../shared/warn.js";
import type { RequestDetail } from "../tarot-table/events.js";
import type { TarotTable } from "../tarot-table/tarot-table.js";
import type { LessonEndDetail, LessonProgressDetail } from "./events.js";
import { LessonController, type Tool } from "./lesson-controller.js";
import { loadFrom, type Problem } from "./lesson-source.js";
import { LessonVoice, readable, type Translate } from "./lesson-voice.js";
import { placePointers, renderPointers } from "./pointer-layer.js";
import { keepProgress, readProgress } from "./progress.js";
import { renderHeading } from "./render-heading.js";
import { renderProblem } from "./render-problem.js";
import { renderQuiz } from "./render-quiz.js";
import { renderTools } from "./render-tools.js";
import { renderWords } from "./render-words.js";
import { styles } from "./tarot-lesson.styles.js";

export type * from "../shared/events.js";
export type * from "./events.js";

/**
 * A lesson: words beside a table, step by step, with hints, explanations and a solution. What was reached is kept in
 * the browser, so that a learner can go on another day. What happens at the table inside is told by no event of its own.
 *
 * @tag tarot-lesson
 * @fires {CustomEvent<LessonProgressDetail>} tarot-lesson-progress - Another step has begun.
 * @fires {CustomEvent<LessonEndDetail>} tarot-lesson-end - The learner has come through.
 * @fires {CustomEvent<ErrorDetail>} tarot-error - The lesson cannot be shown; the element says why.
 * @csspart heading - Title, goal and progress.
 * @csspart words - The text of a step.
 * @csspart feedback - The verdict on an answer.
 * @csspart quiz - The choices under a question.
 * @csspart tools - The row of buttons.
 * @csspart tool - One of them.
 * @csspart table - The table that the lesson is played at.
 * @csspart problem - What is said in place of a lesson that cannot be shown.
 * @cssprop --tarot-paper - The ground of the words.
 * @cssprop --tarot-accent - The button that leads on, and the progress.
 * @cssprop --tarot-gold - What points at cards.
 */
export class TarotLesson extends TarotElement {
  static override styles = [tokens, buttons, styles];

  protected static override readonly texts = ["core", "lessons"] as const;

  /** Which of the package's lessons: "overtrump". */
  @property() lesson: string | null = null;

  /** The address of a lesson file, in place of `lesson`. */
  @property() src: string | null = null;

  /** The step to begin with, from 1; left out: where the learner stopped, else the first. */
  @property({ type: Number }) step: number | null = null;

  /** How fast the others play: `instant`, `fast`, `normal` or `slow`. */
  @property() speed: Speed = "normal";

  /** `light` or `dark`; left out, the page's own. */
  @property({ reflect: true }) theme: string | null = null;

  @state() private problem: Problem | null = null;

  /** The button that the Tab key reaches. */
  @state() private reached: Tool = "next";

  readonly #run = new LessonController(this, {
    speed: () => speedOf(this.speed),
    stepped: (state) => this.#onStep(state),
    shown: (kind, state) => this.#onShown(kind, state),
  });
  readonly #observer = new ResizeObserver(() => void this.#point());
  #loaded: { lesson: Lesson; name: string } | null = null;
  #loading = 0;
  #awake = false;
  #focusWanted = false;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#observer.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer.disconnect();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("lesson") || changed.has("src") || !this.hasUpdated) void this.#load();
    else if (changed.has("step") && this.#loaded && this.step !== null) this.#run.begin(this.#loaded.lesson, this.step - 1);
  }

  protected override update(changed: PropertyValues<this>): void {
    const focused = this.#focusedWord();
    super.update(changed);
    // What had the focus in the words is gone, or can no longer be used: they keep it.
    if (focused && (!focused.isConnected || focused.matches(":disabled"))) this.#focusWanted = true;
  }

  protected override updated(): void {
    this.#run.stage.attach(this.#table);
    void this.#point();
    if (this.#focusWanted && this.#run.state) {
      this.#focusWanted = false;
      this.renderRoot.querySelector<HTMLElement>("#step")?.focus({ preventScroll: true });
    }
  }

  #onStep(state: LessonState): void {
    const { name } = this.#loaded ?? {};
    if (name === undefined) return;
    const ended = state.phase.kind === "ended";
    keepProgress(name, { step: ended ? 0 : state.index, done: ended || readProgress(name).done });
    if (ended) this.#tell<LessonEndDetail>("tarot-lesson-end", { lesson: name });
    else this.#tell<LessonProgressDetail>("tarot-lesson-progress", { lesson: name, step: state.index + 1, steps: state.lesson.steps.length });
    // Whoever presses on through what is only read stays on the button; a question calls for the eye.
    const calls = ended || !this.#run.can("next");
    this.#focusWanted = calls && this.shadowRoot?.activeElement !== null;
  }

  #onShown(kind: Move["kind"], state: LessonState): void {
    // The table tells of a handful itself.
    if (this.#awake && this.isConnected && kind !== "aside") void this.#say(kind, state);
  }

  protected override render(): unknown {
    const t: Translate = (key, values) => this.t(key, values);
    if (this.problem) return renderProblem(this.problem, t);
    const { state } = this.#run;
    if (!state) return html`<p class="loading" role="status">${t("ui:lesson.loading")}</p>`;
    const voice = this.#voice(state.lesson);
    return html`
      <section class="lesson" aria-labelledby="goal" @focusin=${this.#onAwake} @pointerdown=${this.#onAwake}>
        ${renderHeading(state, voice, () => this.#run.restart())} ${this.#renderWords(state, voice)} ${this.#renderTable(state)}
        ${renderTools(this.#run, this.reached, t, (tool) => (this.reached = tool))}
      </section>
    `;
  }

  #renderWords(state: LessonState, voice: LessonVoice) {
    const { untimely, stage, chosen } = this.#run;
    const step = currentStep(state);
    const ended = state.phase.kind === "ended";
    const heading = ended ? voice.t("ui:lesson.end") : voice.t("ui:lesson.step", { step: state.index + 1, steps: state.lesson.steps.length });
    const onChoose = (ids: readonly string[]) => this.#run.choose(ids);
    const quiz = step.kind === "quiz" && !ended ? renderQuiz(step, state, chosen, voice, { onChoose, onSubmit: () => this.#run.submit() }) : null;
    return html`
      <div part="words" class=${ended ? "words ended" : "words"}>
        <h3 id="step" tabindex="-1">${heading}</h3>
        ${renderWords(state, stage.playing, untimely, voice, quiz)}
      </div>
    `;
  }

  #renderTable(state: LessonState) {
    const { playing } = this.#run.stage;
    // Its own line says whose turn it is: misleading while something else is asked, or nothing.
    const speaks = playing || (state.phase.kind === "asking" && currentStep(state).kind === "expect");
    const shown = playing ? { marks: [], arrows: [], choices: [] } : pointers(state);
    return html`
      <div class=${speaks ? "stage" : "stage silent"}>
        <tarot-table
          part="table"
          bots="none"
          no-controls
          no-hints
          .seat=${state.lesson.seat}
          @tarot-request=${this.#onRequest}
          @tarot-refusal=${this.#onRefusal}
          @tarot-action=${keepInside}
          @tarot-trick-end=${keepInside}
          @tarot-deal-end=${keepInside}
          @tarot-error=${keepInside}
        ></tarot-table>
        ${renderPointers(shown)}
      </div>
    `;
  }

  readonly #onAwake = (): void => {
    this.#awake = true;
  };

  /** The lesson decides what comes of it, and plays it. */
  readonly #onRequest = (event: CustomEvent<RequestDetail>): void => {
    event.preventDefault();
    event.stopPropagation();
    this.#run.play(event.detail.action);
  };

  readonly #onRefusal = (event: CustomEvent<RefusalDetail>): void => {
    event.stopPropagation();
    if (this.#run.state?.phase.kind === "asking" && !this.#run.stage.playing) this.#run.play(event.detail.action);
  };

  async #load(): Promise<void> {
    const turn = ++this.#loading;
    this.#loaded = null;
    this.#run.end();
    this.problem = null;
    const loaded = await loadFrom(this.lesson ?? "", this.src ?? "");
    if (turn !== this.#loading) return;
    if (loaded.ok) {
      this.#loaded = loaded;
      this.#run.begin(loaded.lesson, this.step === null ? readProgress(loaded.name).step : this.step - 1);
      return;
    }
    const { code, path } = loaded.problem;
    this.problem = loaded.problem;
    warnOnce(`<tarot-lesson> cannot show ${textOf(this.src ?? this.lesson ?? "a lesson")}: ${code} ${path}`.trim());
    this.#tell<ErrorDetail>("tarot-error", { code, path });
  }

  /** After the table has told what was played. */
  async #say(kind: Move["kind"], state: LessonState): Promise<void> {
    await this.#table?.updateComplete;
    await this.updateComplete;
    if (this.#run.state !== state) return;
    this.#bringIntoView();
    const all = readable(state, false);
    const last = all.at(-1);
    const texts = kind === "moved" && last?.role !== "hint" ? all : last ? [last] : [];
    const voice = this.#voice(state.lesson);
    if (texts.length > 0) announce(texts.map(({ key }) => voice.say(key)).join(" "), voice.language);
  }

  /** On a phone the words may have left the window while the hand was looked at. */
  #bringIntoView(): void {
    const boxes = this.renderRoot.querySelectorAll(".box");
    (boxes[boxes.length - 1] ?? this.renderRoot.querySelector("#step"))?.scrollIntoView({ block: "nearest" });
  }

  async #point(): Promise<void> {
    const { state, stage } = this.#run;
    const table = this.#table;
    if (!state || !table || stage.playing) return;
    await table.updateComplete;
    const layer = this.renderRoot.querySelector<HTMLElement>(".pointers");
    if (layer && this.#run.state === state) placePointers(layer, table, pointers(state));
  }

  #voice(lesson: Lesson): LessonVoice {
    return new LessonVoice(lesson, this.language, (key, values) => this.t(key, values));
  }

  #focusedWord(): Element | null {
    return this.shadowRoot?.activeElement?.closest(".words") ? this.shadowRoot.activeElement : null;
  }

  get #table(): TarotTable | null {
    return this.renderRoot.querySelector("tarot-table");
  }

  #tell<T>(name: string, detail: T): void {
    this.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }));
  }
}

/** What happens at the table is the lesson's business: a page that listens for its own tables is not to hear of it. */
const keepInside = (event: Event): void => event.stopPropagation();

declare global {
  interface HTMLElementTagNameMap {
    "tarot-lesson": TarotLesson;
  }
}
