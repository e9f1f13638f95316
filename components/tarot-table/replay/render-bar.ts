import { html, nothing } from "lit";
import { icon } from "../../shared/icons.js";
import type { Words } from "../words.js";
import type { Way } from "./keys.js";
import { chapterText, placeText } from "./replay-words.js";
import type { Timeline } from "./timeline.js";

export interface BarScene {
  line: Timeline;
  step: number;
  playing: boolean;
  /** Whether all hands are shown. */
  open: boolean;
  words: Words;
}

export interface BarEvents {
  go: (way: Way) => void;
  to: (step: number) => void;
  toggle: () => void;
  openHands: (open: boolean) => void;
  playOn: () => void;
  share: () => void;
}

/** Above the table, so that buttons stay under the finger whatever the table shows. */
export function renderBar(scene: BarScene, events: BarEvents) {
  const { line, step, playing, open, words } = scene;
  const place = placeText(line, step, words);
  const { t } = words;
  return html`
    <div part="controls" class="bar">
      <p class="place">${place}</p>
      <input
        type="range"
        class="slider"
        min="0"
        max=${line.end}
        step="1"
        .value=${String(step)}
        ?disabled=${line.end === 0}
        aria-label=${t("modes:replay.slider")}
        aria-valuetext=${place}
        @input=${(event: Event) => events.to((event.currentTarget as HTMLInputElement).valueAsNumber)}
      />
      <div class="steps" role="group" aria-label=${t("modes:replay.steps")}>
        ${way("start", icons.start, step > 0, scene, events)} ${way("back", icons.back, step > 0, scene, events)}
        <button type="button" class="go primary" data-go="toggle" aria-label=${t(playing ? "modes:replay.pause" : "modes:replay.play")} title=${t(playing ? "modes:replay.pause" : "modes:replay.play")} aria-disabled=${line.end > 0 ? nothing : "true"} @click=${() => line.end > 0 && events.toggle()}>
          ${playing ? icons.pause : icons.play}
        </button>
        ${way("on", icons.on, step < line.end, scene, events)} ${way("end", icons.end, step < line.end, scene, events)}
      </div>
      <label class="jump">
        <span class="visually-hidden">${t("modes:replay.jump")}</span>
        <select @change=${(event: Event) => events.to(Number((event.currentTarget as HTMLSelectElement).value))}>
          ${line.chapters.map((chapter) => html`<option value=${chapter.step} .selected=${chapter === line.chapter(step)}>${chapterText(chapter, line, words)}</option>`)}
        </select>
      </label>
      <div class="more">
        <button type="button" data-hands aria-pressed=${open ? "true" : "false"} @click=${() => events.openHands(!open)}>${t("modes:replay.open")}</button>
        <button type="button" data-play-on @click=${events.playOn}>${t(line.over && step >= line.actions ? "modes:replay.again" : "modes:replay.playOn")}</button>
        <button type="button" data-share @click=${events.share}>${t("ui:table.button.share")}</button>
      </div>
    </div>
  `;
}

function way(name: Way, drawing: unknown, possible: boolean, { words }: BarScene, { go }: BarEvents) {
  const text = words.t(`modes:replay.${name}`);
  return html`<button type="button" class="go" data-go=${name} aria-label=${text} title=${text} aria-disabled=${possible ? nothing : "true"} @click=${() => possible && go(name)}>${drawing}</button>`;
}

const icons = {
  start: icon("M18 6l-8 6 8 6zM6 6v12"),
  back: icon("M16 5l-9 7 9 7z"),
  play: icon("M8 5l11 7-11 7z"),
  pause: icon("M8 5v14M16 5v14"),
  on: icon("M8 5l9 7-9 7z"),
  end: icon("M6 6l8 6-8 6zM18 6v12"),
};
