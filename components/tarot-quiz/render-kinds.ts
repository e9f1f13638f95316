import { html, nothing } from "lit";
import type { PracticeKind } from "../../tutorials/index.js";
import type { Shell } from "../shared/shell-element.js";
import type { QuizRun } from "./quiz-run.js";
import { renderBack } from "./render-heading.js";

interface KindsState {
  run: QuizRun;
  /** What the page lets be chosen. */
  offered: readonly PracticeKind[];
  asksReset: boolean;
  keepsOne: boolean;
}

interface KindsEvents {
  onKind: (kind: PracticeKind, on: boolean) => void;
  onReset: (step: "ask" | "do" | "keep") => void;
}

/** Under the question: what comes back, which kinds are asked, and a fresh start. */
export function renderKinds({ run, offered, asksReset, keepsOne }: KindsState, t: Shell["t"], { onKind, onReset }: KindsEvents) {
  return html`
    <footer part="kinds">
      ${renderBack(run, t)}
      ${offered.length > 1
        ? html`
            <fieldset>
              <legend>${t("lessons:practice.quiz.kinds")}</legend>
              <div class="kinds">${offered.map((kind) => renderKind(kind, run, t, onKind))}</div>
            </fieldset>
          `
        : nothing}
      ${keepsOne ? html`<p class="notice">${t("lessons:practice.quiz.one")}</p>` : nothing} ${renderReset(asksReset, t, onReset)}
    </footer>
  `;
}

function renderKind(kind: PracticeKind, run: QuizRun, t: Shell["t"], onKind: KindsEvents["onKind"]) {
  const on = run.kinds.includes(kind);
  const { asked, right } = run.boxes.totals[kind];
  const change = (event: Event) => {
    if (!(event.currentTarget instanceof HTMLInputElement)) return;
    onKind(kind, event.currentTarget.checked);
    // The last one stays, and has to look so.
    event.currentTarget.checked = run.kinds.includes(kind);
  };
  return html`
    <label class=${on ? "tick kind on" : "tick kind"} data-kind=${kind}>
      <input type="checkbox" .checked=${on} @change=${change} />
      <span>${t(`lessons:practice.quiz.kind.${kind}`)}</span>
      ${asked === 0 ? nothing : html`<span class="share">${right}/${asked}</span>`}
    </label>
  `;
}

function renderReset(asks: boolean, t: Shell["t"], onReset: KindsEvents["onReset"]) {
  if (!asks) return html`<button type="button" class="reset" @click=${() => onReset("ask")}>${t("lessons:practice.quiz.reset")}</button>`;
  return html`
    <div class="sure" role="group" aria-labelledby="sure">
      <p id="sure">${t("lessons:practice.quiz.sure")}</p>
      <button type="button" @click=${() => onReset("do")}>${t("lessons:practice.quiz.yes")}</button>
      <button type="button" @click=${() => onReset("keep")}>${t("lessons:practice.quiz.no")}</button>
    </div>
  `;
}
