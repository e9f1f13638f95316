import type { ReactiveControllerHost } from "lit";
import { draftOf, emptyDraft, readDraft, type Draft, type Reading } from "./draft.js";
import type { ScoreEntry } from "./score-entry.js";

/** The form's state: what is entered, for which deal, and whether what is missing is told. */
export class DealForm {
  draft: Draft = emptyDraft(4);
  /** What is missing is told, since the form was sent incomplete. */
  strict = false;
  /** The deal being changed, by index; null while a new one is entered. */
  changing: number | null = null;

  readonly #host: ReactiveControllerHost;
  #players: ScoreEntry["players"] = 4;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  get reading(): Reading {
    return readDraft(this.draft, this.#players);
  }

  get players(): ScoreEntry["players"] {
    return this.#players;
  }

  /** Makes a new entry one for so many players; a deal being changed keeps its own number. */
  fit(players: ScoreEntry["players"]): void {
    if (this.changing === null && players !== this.#players) this.clear(players);
  }

  set(change: Partial<Draft>): void {
    this.draft = { ...this.draft, ...change };
    this.#host.requestUpdate();
  }

  demand(): void {
    this.strict = true;
    this.#host.requestUpdate();
  }

  /** Takes an earlier deal up. */
  change(index: number, entry: ScoreEntry, write: (points: number) => string): void {
    this.#players = entry.players;
    this.changing = index;
    this.strict = false;
    this.draft = draftOf(entry, write);
    this.#host.requestUpdate();
  }

  clear(players = this.#players): void {
    this.#players = players;
    this.changing = null;
    this.strict = false;
    this.draft = emptyDraft(players);
    this.#host.requestUpdate();
  }
}
