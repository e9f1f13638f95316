import { html, nothing } from "lit";
import { courseStanding, joinProgress, LessonError, maxSize, parseProgress, writeProgress, type CourseStanding } from "../../tutorials/index.js";
import { announce } from "../shared/announcer.js";
import type { Translate } from "../shared/words.js";
import { forgetCourse, isLasting, keepLearnt, learnt } from "../tarot-lesson/progress.js";
import { renderExport, renderImport, renderReset, type Panel } from "./keeping-panels.js";
import type { TarotCourse } from "./tarot-course.js";

/** What a deed came to; said in place and aloud. */
interface Outcome {
  key: string;
  /** How the course stood then. */
  values: { done: number; total: number };
  failed: boolean;
  /** Where in a file that was refused. */
  place: string;
}

const panels: readonly Panel[] = ["export", "import", "reset"];

/** Codes with a sentence of their own; all others are faults within the text. */
const told: readonly string[] = ["empty", "too-large", "not-json", "format"];

/** What can be done with a learner's progress: saved, taken over from elsewhere, forgotten. */
export class Keeping {
  readonly #host: TarotCourse;
  readonly #t: Translate;
  #open: Panel | null = null;
  #outcome: Outcome | null = null;

  constructor(host: TarotCourse, t: Translate) {
    this.#host = host;
    this.#t = t;
  }

  render({ done, lessons }: CourseStanding) {
    const t = this.#t;
    const untouched = done === 0 && !learnt().knowsTricks && lessons.every(({ step }) => step === 0);
    return html`
      <section part="keeping" class="keeping" aria-label=${t("overview:keep.label")}>
        <p class=${isLasting() ? "kept" : "kept lost"}>${t(isLasting() ? "overview:keep.kept" : "overview:keep.lost")}</p>
        <div class="deeds">${panels.map((panel) => this.#renderDeed(panel, panel === "reset" && untouched))}</div>
        ${this.#open ? html`<div id="panel" class="panel">${this.#renderPanel(this.#open)}</div>` : nothing} ${this.#renderOutcome()}
      </section>
    `;
  }

  #renderDeed(panel: Panel, useless: boolean) {
    const open = this.#open === panel;
    return html`
      <button
        type="button"
        data-deed=${panel}
        aria-expanded=${open}
        aria-controls=${open ? "panel" : nothing}
        aria-disabled=${useless ? "true" : nothing}
        @click=${() => !useless && this.#show(open ? null : panel)}
      >${this.#t(`overview:keep.${panel}`)}</button>
    `;
  }

  #renderPanel(panel: Panel) {
    const t = this.#t;
    switch (panel) {
      case "export":
        return renderExport(writeProgress(learnt()), t, (field) => this.#copy(field));
      case "import":
        return renderImport(t, (text) => this.#take(text), (file) => this.#takeFile(file));
      case "reset":
        return renderReset(t, () => this.#forget(), () => this.#show(null, panel));
    }
  }

  #renderOutcome() {
    if (!this.#outcome) return nothing;
    const { key, values, failed, place } = this.#outcome;
    return html`
      <div class=${failed ? "outcome failed" : "outcome"}>
        <p>${this.#t(key, values)}</p>
        ${place === "" ? nothing : html`<p>${this.#t("overview:problem.place", { path: place })}</p>`}
      </div>
    `;
  }

  /** @param back the deed whose button takes the focus again, where its panel had it */
  #show(panel: Panel | null, back: Panel | null = null): void {
    this.#open = panel;
    this.#outcome = null;
    this.#host.requestUpdate();
    // A question calls for its answer; the others are read on to.
    if (panel === "reset") void this.#host.focusSoon(".panel button:last-of-type");
    if (back) void this.#host.focusSoon(`[data-deed="${back}"]`);
  }

  async #copy(field: HTMLTextAreaElement): Promise<void> {
    try {
      await navigator.clipboard.writeText(field.value);
      this.#tell("overview:export.copied");
    } catch {
      // No clipboard without a safe connection, or in a frame that may not write to it.
      field.focus();
      field.select();
      this.#tell("overview:export.notCopied", { failed: true });
    }
  }

  async #takeFile(file: File): Promise<void> {
    if (file.size > maxSize) this.#refuse("too-large");
    // What cannot be read is told as what nobody can read.
    else this.#take(await file.text().catch(() => "?"));
  }

  #take(text: string): void {
    if (text.trim() === "") {
      this.#refuse("empty");
      return;
    }
    try {
      keepLearnt(joinProgress(learnt(), parseProgress(text)));
      this.#tell("overview:import.taken");
    } catch (error) {
      if (error instanceof LessonError) this.#refuse(error.code, error.path);
      else throw error;
    }
  }

  #forget(): void {
    forgetCourse();
    this.#show(null, "reset");
    this.#tell("overview:reset.done");
  }

  #refuse(code: string, path = ""): void {
    const known = told.includes(code);
    this.#tell(`overview:problem.${known ? code : "fault"}`, { failed: true, place: known ? "" : path });
  }

  #tell(key: string, { failed = false, place = "" } = {}): void {
    const { done, total } = courseStanding(learnt());
    const values = { done, total };
    this.#outcome = { key, values, failed, place };
    announce(this.#t(key, values), this.#host.language, failed ? "assertive" : "polite", this.#host.ownerDocument);
    this.#host.requestUpdate();
  }
}
