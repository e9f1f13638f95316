import type { DealState } from "./contract.js";
import { draftOf, make } from "./deal.js";
import { refuse, stateOf } from "./deal-state.js";
import { followPlays } from "./engine/follow-plays.js";
import { RecordError } from "./errors.js";
import { setupOf, type ReadRecord } from "./read-record.js";

/** From the start of a deal through all actions of its record. Throws RecordError "illegal-action" for the first that is refused. */
export function playThrough(record: ReadRecord): DealState {
  const { frame: { rules }, actions, texts } = record;
  const deal = draftOf(rules.start(setupOf(record)));
  for (let next = 0; ; next++) {
    next = followPlays(rules, deal, record, next);
    const action = actions[next]?.action;
    if (action === undefined) return stateOf({ rules, deal, actions: texts.actions });
    const refusal = refuse(rules, deal, action);
    if (refusal !== null) throw new RecordError("illegal-action", `actions[${next}]`, refusal);
    make(rules.after(deal, action), deal);
  }
}
