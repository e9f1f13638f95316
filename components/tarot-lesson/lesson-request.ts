import { practiceItem, type Lesson } from "../../tutorials/index.js";
import { tell, type ErrorDetail } from "../shared/events.js";
import type { Shell } from "../shared/shell-element.js";
import { textOf } from "../shared/text-of.js";
import { warnOnce } from "../shared/warn.js";
import { wholeOf } from "../shared/whole.js";
import type { LessonController } from "./lesson-controller.js";
import { loadFrom } from "./lesson-source.js";
import { readProgress } from "./progress.js";
import { mayCome } from "./render-problem.js";
import type { TarotLesson } from "./tarot-lesson.js";

/** What a page asks for: fetched, and begun where the learner stopped; else why it cannot be shown. */
export class LessonRequest {
  /** The lesson that is taught, and the name by which it is remembered; null until it is there. */
  loaded: { lesson: Lesson; name: string } | null = null;
  /** Why there is none; said in its place. */
  problem: ErrorDetail | null = null;

  readonly #host: TarotLesson;
  readonly #run: LessonController;
  readonly #need: Shell["need"];
  readonly #isSilent: Shell["isSilent"];
  readonly #takeFocus: () => void;
  /** It could not be fetched, and neither could its texts: it is asked for again once they are there. */
  #missed = false;
  /** How many times a lesson was asked for. */
  #turns = 0;

  /** @param takeFocus called before a lesson begins in whose place something had the focus */
  constructor(host: TarotLesson, run: LessonController, { need, isSilent }: Pick<Shell, "need" | "isSilent">, takeFocus: () => void) {
    this.#host = host;
    this.#run = run;
    this.#need = need;
    this.#isSilent = isSilent;
    this.#takeFocus = takeFocus;
  }

  /** Whether it is still to be asked for, or once more. */
  get isDue(): boolean {
    return this.#turns === 0 || this.#missed;
  }

  /** Another try, where that may help. */
  retry(): void {
    if (this.problem && mayCome(this.problem)) void this.load(true);
  }

  /** @param again whether it could not be fetched before: that stays said until it can */
  async load(again = false): Promise<void> {
    const turn = ++this.#turns;
    // One question gives way to the next only when that is there: the table stays, and who has the focus keeps it.
    const follows = this.#host.drill && this.#run.state !== null && practiceItem(this.#host.lesson ?? "") !== null;
    if (!follows) this.#leave();
    if (!again) this.problem = null;
    // Whoever pressed for the texts goes on with the lesson.
    const pressed = this.#missed && this.#isFocused;
    this.#missed = false;
    const loaded = await loadFrom(textOf(this.#host.lesson ?? ""), textOf(this.#host.src ?? ""), this.#need);
    if (turn !== this.#turns) return;
    if (!loaded.ok) {
      this.#fail(loaded.problem);
      return;
    }
    this.loaded = loaded;
    this.problem = null;
    if (pressed || ((follows || again) && this.#isFocused)) this.#takeFocus();
    const step = wholeOf(this.#host.step);
    this.#run.begin(loaded.lesson, step === null ? reachedStep(loaded.name) : step - 1);
  }

  #fail(problem: ErrorDetail): void {
    this.#leave();
    this.#missed = mayCome(problem) && this.#isSilent();
    if (this.#missed) return;
    const { code, path } = problem;
    this.problem = problem;
    this.#host.requestUpdate();
    warnOnce(`<tarot-lesson> cannot show ${textOf(this.#host.src ?? this.#host.lesson ?? "a lesson")}: ${code} ${path}`.trim());
    tell(this.#host, "tarot-error", { code, path });
  }

  #leave(): void {
    this.loaded = null;
    this.#run.end();
  }

  get #isFocused(): boolean {
    return this.#host.shadowRoot?.activeElement !== null;
  }
}

/** From 0. */
function reachedStep(name: string): number {
  return practiceItem(name) ? 0 : readProgress(name).step;
}
