import type { DealRecord, DealState } from "./contract.js";
import { formatAction } from "./actions.js";
import { apply, check, insideOf, startDeal } from "./deal-state.js";
import { RecordError } from "./errors.js";
import type { Game, Setup } from "./game.js";
import { FORMAT, MOST_BYTES, readRecord } from "./read-record.js";

/**
 * A record from JSON text of any origin, in its normal form (options at their default left out).
 * Whether the actions are legal is replay's to say. Throws RecordError and nothing else.
 */
export function parseRecord(json: string): DealRecord {
  const { rules, setup, actions } = readRecord(json);
  return writeRecord(rules, setup, actions.map(formatAction));
}

/** Throws RecordError and nothing else, whatever is passed; an illegal action comes with its refusal. */
export function replay(record: DealRecord): DealState {
  const { rules, setup, actions } = readRecord(asText(record));
  return actions.reduce((state, action, i) => {
    const refusal = check(state, action);
    if (refusal !== null) throw new RecordError("illegal-action", `actions[${i}]`, refusal);
    return apply(state, action);
  }, startDeal(rules, setup));
}

/**
 * Objects from outside go through text as well: what arrives is plain data, and getters, cycles and the like stay out.
 * Every part takes a byte of text and more, so that the cap on the text caps the work too: a list may say that it has a billion holes.
 */
function asText(record: unknown): string {
  let size = 0;
  const capped = (_: string, part: unknown): unknown => {
    size += 1 + (typeof part === "string" || Array.isArray(part) ? part.length : 0);
    if (size > MOST_BYTES) throw new RecordError("too-large", "");
    // Their numbers would be listed before any is counted.
    if (ArrayBuffer.isView(part)) throw new RecordError("wrong-type", "");
    return part;
  };
  try {
    return JSON.stringify(record, capped);
  } catch (error) {
    if (error instanceof RecordError) throw error;
    throw new RecordError(error instanceof RangeError ? "too-deep" : "wrong-type", "");
  }
}

export function toRecord(state: DealState): DealRecord {
  const { rules, deal, actions } = insideOf(state);
  return writeRecord(rules, deal.setup, actions);
}

function writeRecord(rules: Game, { players, dealer, options, hands, talon }: Setup, actions: readonly string[]): DealRecord {
  return {
    format: FORMAT,
    game: rules.id,
    players,
    dealer,
    ...Object.keys(options).length > 0 && { options: structuredClone(options) },
    hands: hands.map((hand) => hand.join(" ")),
    talon: talon.join(" "),
    actions: [...actions],
  };
}
