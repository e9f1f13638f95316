import type { Action, DealState } from "./contract.js";
import { changed, type Deal } from "./deal.js";
import { refuse, stateOf } from "./deal-state.js";
import { followPlays, type Followed } from "./engine/follow-plays.js";
import { RecordError } from "./errors.js";
import type { Game } from "./game.js";
import { setupOf, type ReadRecord } from "./read-record.js";

/** From the start of a deal through all actions of its record. Throws RecordError "illegal-action" for the first that is refused. */
export function playThrough(record: ReadRecord): DealState {
  const { frame: { rules }, actions, texts } = record;
  let at: Followed = { deal: rules.start(setupOf(record)), next: 0, isLegal: false };
  for (;;) {
    at = follow(rules, at.deal, actions, at.next);
    const { deal, next, isLegal } = at;
    const action = actions[next];
    if (action === undefined) return stateOf({ rules, deal, actions: texts.actions });
    const refusal = isLegal ? null : refuse(rules, deal, action);
    if (refusal !== null) throw new RecordError("illegal-action", `actions[${next}]`, refusal);
    at = { deal: changed(deal, rules.after(deal, action)), next: next + 1, isLegal: false };
  }
}

/** A card alone is not worth the way over masks. */
function follow(rules: Game, deal: Deal, actions: readonly Action[], next: number): Followed {
  const arePlays = actions[next]?.type === "play" && actions[next + 1]?.type === "play";
  return arePlays && rules.turn(deal.table)?.phase === "play" ? followPlays(deal, actions, next) : { deal, next, isLegal: false };
}
