import { chooseAction } from "../../bots/index.js";
import { apply, choices, newDeal, toRecord, view, type DealRecord } from "../../rules/index.js";

/** A deal that bots have played out. */
export function playedDeal(seed: string, players = 4): DealRecord {
  let state = newDeal({ game: "french-tarot", players, seed });
  for (;;) {
    const open = choices(state);
    if (open.phase === "done") return toRecord(state);
    state = apply(state, chooseAction(view(state, open.seat), { level: "easy", seed }));
  }
}
