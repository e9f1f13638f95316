import { html, nothing } from "lit";
import type { LessonState, Words } from "../../tutorials/index.js";
import { pointers } from "../../tutorials/index.js";
import { icon } from "../shared/icons.js";
import { paths } from "./icon-paths.js";
import type { Tool } from "./lesson-controller.js";
import { readable, toneOf, type LessonVoice, type Tone } from "./lesson-voice.js";

/**
 * What there is to read now: the step's texts, the verdict on an answer, the hints given.
 * @param quiz the question with its choices, where a step has some
 */
export function renderWords(state: LessonState, playing: boolean, untimely: Tool | null, voice: LessonVoice, quiz: unknown) {
  const texts = readable(state, playing);
  const hints = texts.filter(({ role }) => role === "hint");
  return html`
    ${texts.map((text) => (text.role === "ask" && quiz ? quiz : renderText(text, hints.indexOf(text) + 1, state, voice)))} ${playing ? nothing : renderBareVerdict(state, voice)}
    ${renderMarked(state, playing, voice)}
    ${untimely ? html`<p class="notice">${voice.t(`player:untimely.${untimely}`)}</p>` : nothing}
  `;
}

function renderText({ role, key }: Words, number: number, state: LessonState, voice: LessonVoice) {
  const text = voice.say(key);
  switch (role) {
    case "ask":
      return html`<p class="ask" lang=${voice.textLanguage}>${text}</p>`;
    case "feedback":
      return renderVerdict(toneOf(state) ?? "right", text, voice);
    case "hint":
      return html`<div class="box hint"><p class="label">${icons.hint}${voice.t("player:hint", { number })}</p><p lang=${voice.textLanguage}>${text}</p></div>`;
    case "fact":
      return html`<p class="fact" lang=${voice.textLanguage}>${text}</p>`;
    default:
      return html`<p lang=${voice.textLanguage}>${text}</p>`;
  }
}

function renderVerdict(tone: Tone, text: string, voice: LessonVoice) {
  return html`
    <div part="feedback" class="box ${tone}">
      <p class="label">${icons[tone]}${voice.t(`player:tone.${tone}`)}</p>
      <p lang=${voice.textLanguage}>${text}</p>
    </div>
  `;
}

/** A legal answer that the lesson does not want and has no word for. */
function renderBareVerdict({ phase }: LessonState, voice: LessonVoice) {
  if (phase.kind !== "mistake" || phase.feedback !== null) return nothing;
  return renderVerdict("poor", voice.t("player:poor"), voice);
}

/** What is pointed at, for those who do not see the table. */
function renderMarked(state: LessonState, playing: boolean, voice: LessonVoice) {
  const cards = playing ? [] : pointers(state).marks.filter((mark) => /^[SHDCTE]\w*$/.test(mark));
  if (cards.length === 0) return nothing;
  return html`<p class="visually-hidden">${voice.t("player:marked", { cards: voice.allOf(cards) })}</p>`;
}

const drawn = (path: string) => icon(path, 18);

const icons: Readonly<Record<Tone | "hint", unknown>> = {
  right: drawn(paths.tick),
  solution: drawn(paths.star),
  poor: drawn(paths.exclamation),
  wrong: drawn(paths.cross),
  refused: drawn(paths.cross),
  hint: drawn(paths.bulb),
};
