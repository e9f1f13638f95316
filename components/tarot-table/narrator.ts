import type { Action, CardCode, Refusal, SeatView } from "../../rules/index.js";
import type { Language } from "../shared/words.js";
import type { Desk } from "./extras/table-mode.js";
import { unturned } from "./kept-trick.js";
import type { Scene } from "./scene.js";
import { statusText } from "./status-text.js";
import { endingPart, soundPart } from "./table-parts.js";

interface Narrated {
  readonly language: Language;
}

/** Tells what happens at a table: in words to those who listen, in sounds where they are wanted. */
export class Narrator {
  readonly #host: Narrated;
  readonly #desk: Desk;

  constructor(host: Narrated, desk: Desk) {
    this.#host = host;
    this.#desk = desk;
  }

  acted(action: Action, before: SeatView, after: SeatView): void {
    const { settings, words, speech } = this.#desk;
    // A trick that is asked about is told without its winner.
    const told = settings().asked && after.tricks.length > before.tricks.length ? unturned(after) : after;
    speech.add(({ reportOf }) => reportOf(action, before, told, words()));
    void this.#sound((sounds) => sounds.playAction(action, before, after));
  }

  refused(refusal: Refusal): void {
    this.#desk.speech.interrupt(({ refusalText }) => refusalText(refusal, this.#desk.words()), this.#host.language);
    void this.#sound((sounds) => sounds.play("refusal"));
  }

  raised(card: CardCode): void {
    const words = this.#desk.words();
    this.#desk.speech.say(words.t("ui:table.status.raised", { card: words.card(card) }), this.#host.language);
  }

  /** Once the table waits for the person, or nobody goes on by himself. */
  drawn(view: SeatView, isHeld: boolean, scene: () => Scene): void {
    const { phase } = view.choices;
    const { bots, noOffers } = this.#desk.settings();
    const waits = phase !== "wait";
    if (!waits && !isHeld && bots) return;
    const asks = waits && (phase === "done" || !noOffers);
    this.#desk.speech.flush(this.#host.language, asks && !isHeld ? standing(scene()) : "");
  }

  async #sound(play: (sounds: NonNullable<typeof soundPart.code>) => void): Promise<void> {
    if (!this.#desk.settings().sound) return;
    await soundPart.pending;
    if (soundPart.code) play(soundPart.code);
  }
}

/** How things stand. */
function standing(scene: Scene): string {
  const { result, seat } = scene.view;
  if (result) return endingPart.code?.verdictText(result, seat, scene.words) ?? "";
  return statusText({ ...scene, chosen: 0 }, scene.words);
}
