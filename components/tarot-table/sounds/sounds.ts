import type { Action, SeatView } from "../../../rules/index.js";
import { LazyPart } from "../../shared/lazy-part.js";

/** What can be heard. */
export type Cue = "card" | "trick" | "refusal" | "end";

const cues = new LazyPart(() => import("./cues.js"));

/** Lets a table be heard where that is wanted; what it takes is fetched with the first sound. */
export async function sound(cue: Cue | null, wanted: boolean): Promise<void> {
  if (!wanted || cue === null) return;
  await cues.pending;
  cues.code?.play(cue);
}

/** What an action sounds like; null for bids and other words. */
export function cueOf(action: Action, before: SeatView, after: SeatView): Cue | null {
  if (after.result) return "end";
  if (after.tricks.length > before.tricks.length) return "trick";
  return action.type === "play" ? "card" : null;
}
