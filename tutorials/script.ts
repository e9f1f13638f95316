import { apply, check } from "../rules/index.js";
import type { Action, DealState, Refusal } from "../rules/index.js";

/** A scripted action that the rules do not allow. `parseLesson` looks for these, so that a learner never meets one. */
export class ScriptFault extends Error {
  override readonly name = "ScriptFault";
  /** Which list of the step, and where in it: "before[2]". */
  readonly at: string;
  readonly refusal: Refusal;

  constructor(at: string, refusal: Refusal) {
    super(`${refusal.reason} at ${at}`);
    this.at = at;
    this.refusal = refusal;
  }
}

/** The position after a list of scripted actions. */
export function perform(position: DealState, actions: readonly Action[], list: string): DealState {
  return actions.reduce((now, action, index) => {
    const refusal = check(now, action);
    if (refusal) throw new ScriptFault(`${list}[${String(index)}]`, refusal);
    return apply(now, action);
  }, position);
}
