import type { Action, Seat, SeatView } from "../../../rules/index.js";
import { parseAction } from "../../../rules/index.js";
import type { DealSession } from "../deal-session.js";
import type { Way } from "./keys.js";

/** A part of the deal that one can jump to. */
export type Chapter = { what: "deal" | "auction" | "dog" | "end"; step: number } | { what: "trick"; number: number; step: number };

/** Where a step stands in its deal. */
export type Place = { what: "deal" | "auction" | "dog" | "announce" | "handful" | "end" | "void" } | { what: "trick"; number: number; card: number };

/**
 * The steps of a deal: 0 is the cards as dealt, each action is one further. A deal that was played out has one more,
 * its result, so that the last trick can be seen before.
 */
export class Timeline {
  readonly actions: number;
  readonly end: number;
  readonly chapters: readonly Chapter[];
  /** Whether the deal has a result. */
  readonly over: boolean;
  readonly #session: DealSession;
  readonly #seat: Seat;
  readonly #all: readonly Action[];

  constructor(session: DealSession, seat: Seat) {
    this.#session = session;
    this.#seat = seat;
    this.#all = session.record.actions.map(parseAction);
    this.actions = this.#all.length;
    this.over = session.result !== null;
    this.end = this.actions + (this.over && this.isPlay(this.actions) ? 1 : 0);
    this.chapters = this.#findChapters();
  }

  /** What a seat saw at a step, as one's own. */
  view(step: number): SeatView {
    return this.#session.viewAt(step, this.#seat);
  }

  /** What led to a step; undefined for the start and for the result. */
  action(step: number): Action | undefined {
    return this.#all[step - 1];
  }

  isPlay(step: number): boolean {
    return this.action(step)?.type === "play";
  }

  endsTrick(step: number): boolean {
    return this.isPlay(step) && this.view(step).trick.cards.length === 0;
  }

  place(step: number): Place {
    const view = this.view(step);
    if (step > this.actions) return { what: "end" };
    if (view.result && !this.isPlay(step)) return { what: "void" };
    if (step === 0) return { what: "deal" };
    const action = this.action(step);
    if (action?.type === "play") {
      const last = view.trick.cards.length === 0;
      return { what: "trick", number: view.tricks.length + (last ? 0 : 1), card: last ? view.players : view.trick.cards.length };
    }
    if (isDogOpen(view)) return { what: "dog" };
    switch (action?.type) {
      case "discard":
        return { what: "dog" };
      case "announce":
      case "handful":
        return { what: action.type };
      default:
        return { what: "auction" };
    }
  }

  /** The chapter in which a step lies. */
  chapter(step: number): Chapter | undefined {
    return this.chapters.findLast((chapter) => chapter.step <= step);
  }

  /** Where a way leads from a step; as far as there is one. */
  from(step: number, way: Way): number {
    switch (way) {
      case "start":
        return 0;
      case "back":
        return Math.max(0, step - 1);
      case "on":
        return Math.min(this.end, step + 1);
      case "end":
        return this.end;
      case "trick-back":
        return this.chapters.findLast((chapter) => chapter.step < step)?.step ?? 0;
      case "trick-on":
        return this.chapters.find((chapter) => chapter.step > step)?.step ?? this.end;
    }
  }

  #findChapters(): Chapter[] {
    const chapters: Chapter[] = [{ what: "deal", step: 0 }];
    for (let step = 1; step <= this.actions; step++) {
      const view = this.view(step);
      const isKnown = (what: Chapter["what"]) => chapters.some((chapter) => chapter.what === what);
      if (this.action(step)?.type === "bid" && !isKnown("auction")) chapters.push({ what: "auction", step });
      if (isDogOpen(view) && !isKnown("dog")) chapters.push({ what: "dog", step });
      if (this.isPlay(step) && view.trick.cards.length === 1) chapters.push({ what: "trick", number: view.tricks.length + 1, step });
    }
    if (this.end > this.actions) chapters.push({ what: "end", step: this.end });
    return chapters;
  }
}

/** From the end of the auction until the taker has laid cards aside. */
export function isDogOpen({ choices }: SeatView): boolean {
  return (choices.phase === "wait" ? choices.for : choices.phase) === "discard";
}
