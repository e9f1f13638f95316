import { html, nothing } from "lit";
import type { LessonState, QuizChoice, QuizStep } from "../../tutorials/index.js";
import { pointers } from "../../tutorials/index.js";
import { drawCard, type CardLook } from "../playing-card/draw-card.js";
import type { LessonVoice } from "./lesson-voice.js";

export interface QuizEvents {
  onChoose: (chosen: readonly string[]) => void;
  onSubmit: () => void;
}

/**
 * The choices under a question. Once it is answered, they show what was right. No form: a page in a sandbox, which
 * forbids forms, would never hear of an answer.
 */
export function renderQuiz(step: QuizStep, state: LessonState, chosen: readonly string[], voice: LessonVoice, look: CardLook, { onChoose, onSubmit }: QuizEvents) {
  const open = state.phase.kind === "asking";
  const shown = pointers(state).choices;
  const pick = (id: string, on: boolean) => {
    if (!step.many) onChoose([id]);
    else onChoose(on ? [...chosen, id] : chosen.filter((one) => one !== id));
  };
  const onKeydown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.repeat || !open) return;
    event.preventDefault();
    onSubmit();
  };
  return html`
    <div part="quiz" class="quiz">
      <fieldset ?disabled=${!open} @keydown=${onKeydown}>
        <legend class="ask" lang=${voice.textLanguage}>${voice.say(step.ask)}</legend>
        <div class=${sizeOf(step.choices)}>
          ${step.choices.map((choice) => renderChoice(choice, step.many, chosen.includes(choice.id), shown.includes(choice.id), voice, look, pick))}
        </div>
      </fieldset>
      ${open ? html`<button type="button" class="check" @click=${onSubmit}>${voice.t("player:check")}</button>` : nothing}
    </div>
  `;
}

/** Names of cards, of seats and of bids are short, texts may be long. */
function sizeOf(choices: readonly QuizChoice[]): string {
  if (choices.some(({ shows }) => "text" in shows)) return "choices";
  return choices.every(({ shows }) => "card" in shows) ? "choices short cards" : "choices short";
}

function renderChoice(choice: QuizChoice, many: boolean, on: boolean, shown: boolean, voice: LessonVoice, look: CardLook, pick: (id: string, on: boolean) => void) {
  const change = (event: Event) => {
    if (event.currentTarget instanceof HTMLInputElement) pick(choice.id, event.currentTarget.checked);
  };
  return html`
    <label class=${["tick choice", on ? "on" : "", shown ? "shown" : ""].join(" ")} data-choice=${choice.id}>
      <input type=${many ? "checkbox" : "radio"} name="choice" .checked=${on} @change=${change} />
      ${"card" in choice.shows ? drawCard(look, choice.shows.card) : nothing}
      <span>${nameOf(choice, voice)}</span>
      ${shown ? html`<span class="visually-hidden">${voice.t("player:rightChoice")}</span>` : nothing}
    </label>
  `;
}

function nameOf({ shows }: QuizChoice, voice: LessonVoice): string {
  if ("card" in shows) return voice.card(shows.card);
  if ("seat" in shows) return voice.name(shows.seat);
  if ("bid" in shows) return voice.bid(shows.bid);
  return "value" in shows ? voice.number(shows.value) : voice.say(shows.text);
}
