import { html, nothing, type PropertyValues } from "lit";
import type { Lesson, LessonState, Move } from "../../tutorials/index.js";
import { needsTable, pointers, practiceItem } from "../../tutorials/index.js";
import type { CardLook } from "../playing-card/draw-card.js";
import { announce, prepareAnnouncer } from "../shared/announcer.js";
import { resizeObserverAt } from "../shared/nodes.js";
import { placePointers } from "../shared/pointer-layer.js";
import { tell } from "../shared/events.js";
import type { Body, Shell } from "../shared/shell-element.js";
import { speedOf } from "../shared/speed.js";
import { handedOn } from "../shared/handed-on.js";
import { wholeOf } from "../shared/whole.js";
import type { TarotTable } from "../tarot-table/tarot-table.js";
import { LessonController, type Tool } from "./lesson-controller.js";
import { LessonRequest } from "./lesson-request.js";
import { LessonVoice, readable, type Translate } from "./lesson-voice.js";
import { bringIntoSight, pinQuestion } from "./pin-question.js";
import { keepProgress, readProgress } from "./progress.js";
import { renderHeading } from "./render-heading.js";
import { nextLesson, renderNext } from "./render-next.js";
import { renderProblem } from "./render-problem.js";
import { renderQuestion } from "./render-question.js";
import { isAskedAtTable, renderStage, type StageEvents } from "./render-stage.js";
import { renderTools } from "./render-tools.js";
import { renderUndo } from "./render-undo.js";
import { renderWords } from "./render-words.js";
import type { TarotLesson } from "./tarot-lesson.js";
import { styles } from "./tarot-lesson.styles.js";

/** The inside of a lesson: leads a learner through what is to be taught. */
export class LessonBody implements Body {
  static readonly styles = styles;

  readonly #host: TarotLesson;
  readonly #t: Translate;
  readonly #run: LessonController;
  readonly #request: LessonRequest;
  #observer: ResizeObserver | null = null;
  /** The button that the Tab key reaches. */
  #reached: Tool = "next";
  #awake = false;
  #focusWanted = false;
  /** Whether what comes to be read is to be in sight with the update that shows it: later, the page would move under a click. */
  #sightWanted = false;
  #focusedBefore: Element | null = null;

  constructor(host: TarotLesson, { t, need, isSilent }: Shell) {
    this.#host = host;
    this.#t = t;
    this.#run = new LessonController(host, {
      speed: () => host.preferences.speed ?? speedOf(host.speed),
      stepped: (state) => this.#onStep(state),
      answered: (detail) => this.#name !== undefined && void tell(host, "tarot-lesson-answer", { lesson: this.#name, ...detail }),
      goesOn: () => this.#goesOn(),
      refused: (key) => announce(t(key), host.language, "assertive", host.ownerDocument),
      shown: (kind, state) => this.#onShown(kind, state),
    });
    this.#request = new LessonRequest(host, this.#run, { need, isSilent }, () => (this.#focusWanted = true));
    // The code may have come after the element has left.
    if (!host.isConnected) this.#run.hostDisconnected();
  }

  hostConnected(): void {
    this.#observer = resizeObserverAt(this.#host, () => this.#onResize());
    this.#observer?.observe(this.#host);
    this.#request.retry();
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
  }

  willUpdate(changed: PropertyValues<TarotLesson>): void {
    const { loaded, isDue } = this.#request;
    const step = wholeOf(this.#host.step);
    if (changed.has("lesson") || changed.has("src") || isDue) void this.#request.load();
    else if (changed.has("step") && loaded && step !== null) this.#run.begin(loaded.lesson, step - 1);
  }

  hostUpdate(): void {
    this.#focusedBefore = this.#host.shadowRoot?.activeElement ?? null;
  }

  hostUpdated(): void {
    const focused = this.#focusedBefore;
    // What had the focus is gone, or can no longer be used: the words have it, or what is said in their place, be it for a while.
    if (focused && (!focused.isConnected || focused.matches(":disabled, .restart[aria-disabled]"))) this.#focusWanted = true;
    this.#run.stage.attach(this.#table);
    this.#onResize();
    if (this.#focusWanted) {
      this.#focusWanted = false;
      this.#root.querySelector<HTMLElement>("#step, .problem-box .again, #problem, .loading")?.focus({ preventScroll: true });
    }
    if (this.#sightWanted && this.#run.state) {
      this.#sightWanted = false;
      bringIntoSight(this.#root, isAskedAtTable(this.#run.state));
    }
  }

  #onResize(): void {
    const { state } = this.#run;
    if (state) pinQuestion(this.#root, isAskedAtTable(state));
    void this.#point();
  }

  #onStep(state: LessonState): void {
    const name = this.#name;
    if (name === undefined) return;
    const ended = state.phase.kind === "ended";
    if (!practiceItem(name)) keepProgress(name, { step: ended ? 0 : state.index, done: ended || readProgress(name).done });
    if (ended) tell(this.#host, "tarot-lesson-end", { lesson: name });
    else tell(this.#host, "tarot-lesson-progress", { lesson: name, step: state.index + 1, steps: state.lesson.steps.length });
    const focused = this.#host.shadowRoot?.activeElement ?? null;
    // Whoever presses on through what is only read, or skipped, stays on the button; a question calls for the eye.
    const goesOn = this.#run.can("next") || focused?.matches('[data-tool="skip"]');
    this.#focusWanted = (ended || !goesOn) && focused !== null;
  }

  /** A question among others has no end: whoever asks them brings the next one. */
  #goesOn(): boolean {
    const name = this.#name;
    if (!this.#host.drill || name === undefined) return false;
    tell(this.#host, "tarot-lesson-end", { lesson: name });
    return true;
  }

  #onShown(kind: Move["kind"], state: LessonState): void {
    // The table tells itself what was shown or played.
    if (!this.#awake || !this.#host.isConnected || kind === "aside" || kind === "played") return;
    this.#sightWanted = true;
    void this.#say(kind, state);
  }

  render(): unknown {
    const t = this.#t;
    const { problem } = this.#request;
    if (problem) return renderProblem(problem, t, () => this.#request.retry());
    const { state } = this.#run;
    if (!state) return html`<p class="loading" role="status" tabindex="-1">${t("player:loading")}</p>`;
    const voice = this.#voice(state.lesson);
    const { drill } = this.#host;
    const atTable = needsTable(state.lesson);
    return html`
      <section class=${atTable ? "lesson" : "lesson bare"} aria-labelledby=${drill ? "step" : "goal"} @focusin=${this.#onAwake} @pointerdown=${this.#onAwake}>
        ${drill ? nothing : renderHeading(state, voice, () => this.#run.restart())} ${this.#renderWords(state, voice)} ${atTable ? renderStage(this.#host, state, this.#run.stage.playing, this.#cardLook, this.#stageEvents) : nothing}
        ${renderTools(this.#run, this.#reached, nextLesson(this.#name, state) === null, drill, t, (tool) => this.#reach(tool))}
      </section>
    `;
  }

  #renderWords(state: LessonState, voice: LessonVoice) {
    const { untimely, stage } = this.#run;
    const ended = state.phase.kind === "ended";
    const place = this.#host.drill ? voice.t("lessons:practice.quiz.question") : voice.t("player:step", { step: state.index + 1, steps: state.lesson.steps.length });
    const heading = ended ? voice.t("player:end") : place;
    return html`
      <div part="words" class=${ended ? "words ended" : "words"}>
        <div class="place"><h3 id="step" tabindex="-1">${heading}</h3>${renderUndo(this.#run, state, this.#t)}</div>
        ${renderWords(state, stage.playing, untimely, voice, renderQuestion(this.#run, state, voice, this.#cardLook))} ${renderNext(this.#host, this.#name, state, this.#t)}
      </div>
    `;
  }

  readonly #onAwake = (): void => {
    this.#awake = true;
    prepareAnnouncer(this.#host.ownerDocument);
  };

  /** The lesson decides what comes of an action, and plays it. */
  readonly #stageEvents: StageEvents = {
    onRequest: (event) => {
      event.preventDefault();
      event.stopPropagation();
      this.#run.play(event.detail.action);
    },
    onRefusal: (event) => {
      event.stopPropagation();
      if (this.#run.state?.phase.kind === "asking" && !this.#run.stage.playing) this.#run.play(event.detail.action);
    },
  };

  /** After the table has told what was played. */
  async #say(kind: Move["kind"], state: LessonState): Promise<void> {
    await this.#table?.updateComplete;
    await this.#host.updateComplete;
    if (this.#run.state !== state) return;
    const all = readable(state, false);
    const last = all.at(-1);
    const texts = kind === "moved" && last?.role !== "hint" ? all : last ? [last] : [];
    const voice = this.#voice(state.lesson);
    if (texts.length > 0) announce(texts.map(({ key }) => voice.say(key)).join(" "), voice.textLanguage, "polite", this.#host.ownerDocument);
  }

  async #point(): Promise<void> {
    const { state, stage } = this.#run;
    const table = this.#table;
    if (!state || !table || stage.playing) return;
    await table.updateComplete;
    const layer = this.#root.querySelector<HTMLElement>(".pointers");
    if (layer && this.#run.state === state) placePointers(layer, table, pointers(state));
  }

  #voice(lesson: Lesson): LessonVoice {
    return new LessonVoice(lesson, this.#host.language, this.#t);
  }

  /** By which the lesson is remembered, and told of. */
  get #name(): string | undefined {
    return this.#request.loaded?.name;
  }

  get #cardLook(): CardLook {
    const { deck, fourColours, preferences } = this.#host;
    return { deck: handedOn(deck), fourColours: preferences.fourColours ?? Boolean(fourColours) };
  }

  #reach(tool: Tool): void {
    this.#reached = tool;
    this.#host.requestUpdate();
  }

  get #root(): HTMLElement | DocumentFragment {
    return this.#host.renderRoot;
  }

  get #table(): TarotTable | null {
    return this.#root.querySelector("tarot-table");
  }
}
