import { html, nothing, type ReactiveController } from "lit";
import type { Seat } from "../../../rules/index.js";
import { tell } from "../../shared/events.js";
import { isElement } from "../../shared/nodes.js";
import { textOf } from "../../shared/text-of.js";
import { warnOnce } from "../../shared/warn.js";
import { wholeOf } from "../../shared/whole.js";
import type { DealSession } from "../deal-session.js";
import { openDeal } from "../extras/open-deal.js";
import { paces } from "../pace.js";
import type { Scene } from "../scene.js";
import type { Desk, TableMode } from "../extras/table-mode.js";
import type { TarotTable } from "../tarot-table.js";
import { isFree, wayOf, type Way } from "./keys.js";
import { renderBar } from "./render-bar.js";
import { renderHands } from "./render-hands.js";
import { placeText, storyText } from "./replay-words.js";
import { replay } from "./replay.styles.js";
import { isDogOpen, Timeline } from "./timeline.js";

interface Asked { step: unknown; seat: unknown }

/** Steps through a deal that has been played. What is not played yet at a step is not drawn, nor in any text. */
export class ReplayMode implements TableMode, ReactiveController {
  static readonly styles = [replay];

  readonly #host: TarotTable;
  readonly #desk: Desk;
  #session: DealSession | null = null;
  /** What has been done in it: a page may go on with a deal. */
  #moment = "";
  #line: Timeline | null = null;
  #step = 0;
  /** What the page asked for when it was last looked at. */
  #asked: Asked = { step: undefined, seat: undefined };
  /** The step that was told last; null before the first. */
  #told: number | null = null;
  #playing = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What has happened while the deal went on by itself, for those who listen. */
  #heard: string[] = [];
  #scene: Scene | null = null;

  constructor(host: TarotTable, desk: Desk) {
    this.#host = host;
    this.#desk = desk;
  }

  hostDisconnected(): void {
    this.#pause();
  }

  leave(): void {
    this.#pause();
    this.#session?.seek(null);
  }

  begin(): void {
    const session = this.#desk.session();
    const seat = this.#seat;
    const moment = `${session?.moment ?? ""}/${String(seat)}`;
    if (session !== this.#session || moment !== this.#moment) {
      const [first, another] = [this.#line === null, session !== this.#session];
      this.#session = session;
      this.#moment = moment;
      this.#line = session && new Timeline(session, seat);
      this.#pause();
      if (another) this.#told = null;
      if (!first && !this.#isAsked) this.#host.step = another ? 0 : (this.#line?.actions ?? 0);
    }
    this.#asked = { step: this.#host.step, seat: this.#host.seat };
    if (!session || !this.#line) return;
    this.#step = this.#clamped(this.#line.end);
    session.seek(this.#step);
  }

  hostUpdated(): void {
    const view = this.#session?.view(this.#seat);
    if (!view || !this.#line || this.#told === this.#step) return;
    const first = this.#told === null;
    this.#told = this.#step;
    if (!first) tell(this.#host, "tarot-replay-step", { step: this.#step, steps: this.#line.end, view });
  }

  scene(scene: Scene): Scene {
    const { held, moving } = this.#look(scene);
    const story = this.#line ? storyText(this.#line, this.#step, scene.words) : "";
    this.#scene = { ...scene, held, moving, refused: new Map(), said: story };
    return this.#scene;
  }

  render(table: unknown): unknown {
    const { noControls } = this.#host;
    const [scene, line, session] = [this.#scene, this.#line, this.#session];
    if (!scene || !line || !session) return table;
    const open = this.#host.openHands === true;
    return html`
      <section part="replay" class="replay" aria-label=${scene.words.t("modes:replay.label")} @keydown=${this.#onKeydown}>
        ${noControls
          ? nothing
          : renderBar({ line, step: this.#step, playing: this.#playing, open, words: scene.words }, {
              go: (way) => this.#go(way),
              to: (step) => this.#to(step),
              toggle: () => this.#toggle(),
              openHands: (wanted) => (this.#host.openHands = wanted),
              playOn: () => this.#playOn(),
              share: () => this.#host.share(),
            })}
        ${table} ${open && scene.view.result === null ? renderHands(scene, session) : nothing}
      </section>
    `;
  }

  renderEmpty(): unknown {
    const { t } = this.#desk.words();
    return html`
      <div part="replay" class="replay empty">
        <p>${t("modes:replay.empty")}</p>
        ${this.#host.noControls ? nothing : html`<button type="button" class="primary" data-share @click=${() => this.#host.share()}>${t("modes:share.open")}</button>`}
      </div>
    `;
  }

  /** The trick that this step completed still lies there. */
  #look({ view, moving }: Scene): Pick<Scene, "held" | "moving"> {
    const { speed } = this.#host;
    const complete = this.#line?.isPlay(this.#step) && view.trick.cards.length === 0;
    return { held: (complete && view.tricks.at(-1)) || null, moving: moving || (speed !== "instant" && this.#told !== null && this.#step === this.#told + 1) };
  }

  #go(way: Way): void {
    if (!this.#line) return;
    this.#to(this.#line.from(this.#step, way));
  }

  #to(step: number): void {
    this.#pause();
    this.#show(step);
    this.#say();
  }

  #show(step: number): void {
    this.#host.step = step;
    // Several steps may be gone before the next rendering.
    this.#step = step;
  }

  #toggle(): void {
    if (this.#playing) {
      this.#pause();
      this.#say();
      return;
    }
    const { end = 0 } = this.#line ?? {};
    if (this.#step >= end) this.#show(0);
    this.#playing = true;
    this.#heard = [];
    this.#host.requestUpdate();
    this.#wait();
  }

  #wait(): void {
    const line = this.#line;
    if (!line) return;
    const { think, look, hold } = paces[this.#desk.settings().speed];
    const time = line.endsTrick(this.#step) ? hold : isDogOpen(line.view(this.#step)) ? look : think;
    this.#timer = setTimeout(() => this.#advance(), time);
  }

  #advance(): void {
    const { end = 0 } = this.#line ?? {};
    this.#show(Math.min(this.#step + 1, end));
    if (this.#line) this.#heard.push(storyText(this.#line, this.#step, this.#desk.words()));
    const over = this.#step >= end;
    if (over || this.#line?.endsTrick(this.#step)) this.#sayHeard();
    if (over) this.#pause();
    else this.#wait();
  }

  #pause(): void {
    clearTimeout(this.#timer);
    if (!this.#playing) return;
    this.#playing = false;
    this.#host.requestUpdate();
  }

  /** Where one is now, and what was done. */
  #say(): void {
    const words = this.#desk.words();
    if (this.#line) this.#tell([placeText(this.#line, this.#step, words), storyText(this.#line, this.#step, words)].join(". "));
  }

  #sayHeard(): void {
    this.#tell(this.#heard.filter((sentence) => sentence !== "").join(" "));
    this.#heard = [];
  }

  #tell(text: string): void {
    const { speech } = this.#desk;
    speech.say(text, this.#host.language);
  }

  #playOn(): void {
    const [line, session] = [this.#line, this.#session];
    if (!line || !session) return;
    openDeal(this.#host, session.recordAt(line.over && this.#step >= line.actions ? 0 : this.#step), "play");
  }

  /** Whether the page asks for another moment than before. */
  get #isAsked(): boolean {
    return this.#host.step !== this.#asked.step || this.#host.seat !== this.#asked.seat;
  }

  get #seat(): Seat {
    return this.#host.view?.seat ?? 0;
  }

  #clamped(end: number): number {
    const given = wholeOf(this.#host.step);
    const step = Math.min(Math.max(given ?? 0, 0), end);
    if (given !== step) warnOnce(`<tarot-table> has steps from 0 to ${String(end)} in this deal, not "${textOf(this.#host.step)}": ${String(step)} is shown.`);
    return step;
  }

  readonly #onKeydown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !isElement(event.target)) return;
    if (!isFree(event.target, event.key)) return;
    const way = wayOf(event.key);
    if (way === null) return;
    event.preventDefault();
    if (way === "toggle") this.#toggle();
    else this.#go(way);
  };
}
