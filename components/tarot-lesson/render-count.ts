import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import type { CountField, CountStep, LessonState } from "../../tutorials/index.js";
import { isSigned, pointers } from "../../tutorials/index.js";
import { icon } from "../shared/icons.js";
import { paths } from "./icon-paths.js";
import type { LessonVoice } from "./lesson-voice.js";

export interface CountEvents {
  onEnter: (id: string, text: string) => void;
  onSubmit: () => void;
}

/** How a field stands: not yet looked at, or right, or wrong. */
type Mark = "" | "right" | "wrong";

/**
 * Fields for numbers under a question. Once it is answered, they show what is right.
 * @param entered as typed, by field
 * @param incomplete fields that hold no number
 */
export function renderCount(step: CountStep, state: LessonState, entered: Readonly<Record<string, string>>, incomplete: readonly string[], voice: LessonVoice, { onEnter, onSubmit }: CountEvents) {
  const open = state.phase.kind === "asking";
  const onKeydown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.repeat || event.isComposing || !open) return;
    event.preventDefault();
    onSubmit();
  };
  return html`
    <div part="count" class="quiz count">
      <fieldset ?disabled=${!open} @keydown=${onKeydown}>
        <legend class="ask" lang=${voice.textLanguage}>${voice.say(step.ask)}</legend>
        <div class="fields">
          ${step.fields.map((field) => renderField(field, shownIn(field, state, entered, voice), markOf(field, state, incomplete), pointers(state).values[field.id], voice, onEnter))}
        </div>
      </fieldset>
      ${incomplete.length > 0 ? html`<p class="notice">${voice.t("player:number")}</p>` : nothing}
      ${open ? html`<button type="button" class="check" @click=${onSubmit}>${voice.t("player:check")}</button>` : nothing}
    </div>
  `;
}

function renderField(field: CountField, shown: string, mark: Mark, solution: number | undefined, voice: LessonVoice, onEnter: CountEvents["onEnter"]) {
  const onInput = (event: Event) => {
    if (event.currentTarget instanceof HTMLInputElement) onEnter(field.id, event.currentTarget.value);
  };
  return html`
    <label class="field ${mark}" data-field=${field.id}>
      <span lang=${voice.textLanguage}>${voice.say(field.label)}</span>
      <input
        type="text"
        inputmode=${isSigned(field) ? "text" : "decimal"}
        autocomplete="off"
        enterkeyhint="done"
        maxlength="8"
        aria-invalid=${mark === "wrong" ? "true" : nothing}
        .value=${live(shown)}
        @input=${onInput}
      />
      ${mark === "" ? nothing : html`<span class="verdict">${icon(paths[mark === "right" ? "tick" : "cross"], 18)}<span class="visually-hidden">${voice.t(`player:field.${mark}`)}</span></span>`}
      ${solution === undefined ? nothing : html`<span class="answer">${voice.t("player:rightNumber", { number: voice.number(solution) })}</span>`}
    </label>
  `;
}

/** What was typed, or, once the question is answered, what is right. */
function shownIn({ id }: CountField, { phase }: LessonState, entered: Readonly<Record<string, string>>, voice: LessonVoice): string {
  if (phase.kind !== "answered" || phase.answer.kind !== "count") return entered[id] ?? "";
  const value = phase.answer.values[id];
  return value === undefined || value === null ? "" : voice.number(value);
}

function markOf({ id }: CountField, { phase }: LessonState, incomplete: readonly string[]): Mark {
  if (phase.kind === "answered") return "right";
  if (incomplete.includes(id)) return "wrong";
  if (phase.kind !== "asking" || phase.note?.kind !== "miscounted") return "";
  return phase.note.fields.includes(id) ? "wrong" : "right";
}
