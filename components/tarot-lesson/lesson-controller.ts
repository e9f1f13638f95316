import type { ReactiveController, ReactiveControllerHost } from "lit";
import { easyPlayer } from "../../bots/index.js";
import type { Action } from "../../rules/index.js";
import { answer, back, currentStep, hint, next, possible, retry, skip, solution, start, undo } from "../../tutorials/index.js";
import type { CountStep, Lesson, LessonState, Move } from "../../tutorials/index.js";
import { readNumber } from "../shared/numbers.js";
import type { Speed } from "../shared/speed.js";
import type { LessonAnswerDetail } from "./events.js";
import { TableStage } from "./table-stage.js";

/** What a learner may press. */
export type Tool = "next" | "retry" | "undo" | "back" | "hint" | "solution" | "skip";

/** What the controller asks of its lesson's element, and tells it. */
export interface LessonHooks {
  speed: () => Speed;
  /** After a move that another step, or the end, came of. */
  stepped: (state: LessonState) => void;
  /** After an answer, right or wrong, the learner's or the solution's. */
  answered: (detail: Omit<LessonAnswerDetail, "lesson">) => void;
  /** Whether somebody else goes on from a question, answered or passed over: then the lesson stays where it is. */
  goesOn: () => boolean;
  /** Nothing comes of what was tried: the text of this key says why. */
  refused: (key: string) => void;
  /** Once everything that a move brought can be seen: its words are to be told. */
  shown: (kind: Move["kind"], state: LessonState) => void;
}

/** Leads a learner through one lesson: takes what was pressed and played to the runner, and its moves to the table. */
export class LessonController implements ReactiveController {
  /** Where the learner stands; null before a lesson is there. */
  state: LessonState | null = null;
  /** A card was tried while nothing was asked: what to press instead. */
  untimely: Tool | null = null;
  /** What is ticked in the quiz. */
  chosen: readonly string[] = [];
  /** What was typed into the fields of a count. */
  entered: Readonly<Record<string, string>> = {};
  /** Fields that hold no number. */
  incomplete: readonly string[] = [];

  readonly #host: ReactiveControllerHost;
  readonly #hooks: LessonHooks;
  readonly stage = new TableStage(() => this.#onSettled());
  #kind: Move["kind"] = "moved";

  constructor(host: ReactiveControllerHost, hooks: LessonHooks) {
    this.#host = host;
    this.#hooks = hooks;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.stage.pause();
  }

  hostConnected(): void {
    this.stage.resume();
  }

  /** @param step from 0 */
  begin(lesson: Lesson, step: number): void {
    this.state = null;
    this.#take(start(lesson, step, easyPlayer));
  }

  end(): void {
    this.state = null;
    this.stage.clear();
  }

  can(tool: Tool): boolean {
    const { state } = this;
    if (!state) return false;
    if (tool === "next") return this.stage.playing || state.phase.kind === "ended" || possible(state).next;
    return possible(state)[tool];
  }

  press(tool: Tool): void {
    const { state } = this;
    if (!state || !this.can(tool)) return;
    if (tool === "skip" && this.#hooks.goesOn()) return;
    if (tool !== "next") this.#take({ retry, undo, back, hint, solution, skip }[tool](state));
    else if (this.stage.playing) this.stage.finish();
    else if (state.phase.kind === "answered" && this.#hooks.goesOn()) return;
    else this.#take(state.phase.kind === "ended" ? start(state.lesson, 0, easyPlayer) : next(state));
  }

  restart(): void {
    if (this.state) this.#take(start(this.state.lesson, 0, easyPlayer));
  }

  /** The learner is about to do something at the table. */
  play(action: Action): void {
    const { state } = this;
    if (!state) return;
    if (this.stage.playing || !possible(state).answer) this.#untimely(state);
    else this.#take(answer(state, { kind: "action", action }));
  }

  choose(chosen: readonly string[]): void {
    this.chosen = chosen;
    this.#host.requestUpdate();
  }

  enter(id: string, text: string): void {
    this.entered = { ...this.entered, [id]: text };
  }

  submit(): void {
    const { state } = this;
    if (!state) return;
    const step = currentStep(state);
    if (step.kind === "count") this.#submitNumbers(state, step);
    else this.#take(answer(state, { kind: "choice", chosen: this.chosen }));
  }

  /** Half an answer is none: what is missing is asked for. */
  #submitNumbers(state: LessonState, step: CountStep): void {
    const values = step.fields.map(({ id }) => [id, readNumber(this.entered[id] ?? "")] as const);
    this.incomplete = values.flatMap(([id, value]) => (value === null ? [id] : []));
    if (this.incomplete.length > 0) this.#refuse("player:number");
    else this.#take(answer(state, { kind: "count", values: Object.fromEntries(values) }));
  }

  #take(move: Move): void {
    const before = this.state;
    if (move.kind === "nothing") return;
    const { state } = move;
    this.state = state;
    this.untimely = null;
    this.#kind = move.kind;
    const entered = before?.index !== state.index || before.lesson !== state.lesson || before.phase.kind === "ended";
    this.incomplete = [];
    // What was solved is answered afresh; what was not, from where it stands.
    if (entered || before.phase.kind === "answered") {
      this.chosen = [];
      this.entered = {};
    }
    if (state.phase.kind === "answered" && state.phase.answer.kind === "choice") this.chosen = state.phase.answer.chosen;
    this.#host.requestUpdate();
    if (before && judged.includes(move.kind)) this.#hooks.answered(verdict(move, before));
    if (before && (entered || state.phase.kind === "ended")) this.#hooks.stepped(state);
    this.stage.show(move, this.#hooks.speed());
  }

  #onSettled(): void {
    this.#host.requestUpdate();
    if (this.state) this.#hooks.shown(this.#kind, this.state);
  }

  #untimely(state: LessonState): void {
    this.untimely = state.phase.kind === "mistake" ? "retry" : "next";
    this.#refuse(`player:untimely.${this.untimely}`);
  }

  #refuse(key: string): void {
    this.#host.requestUpdate();
    this.#hooks.refused(key);
  }
}

const judged: readonly Move["kind"][] = ["accepted", "mistake", "refused", "wrong"];

function verdict({ kind, state }: Move, { phase }: LessonState): Omit<LessonAnswerDetail, "lesson"> {
  const by = state.phase.kind === "answered" ? state.phase.by : "learner";
  return { step: state.index + 1, right: kind === "accepted", by, hints: "hints" in phase ? phase.hints : 0 };
}
