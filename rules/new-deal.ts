import type { DealSetup, DealState } from "./contract.js";
import { startDeal } from "./deal-state.js";
import { RecordError } from "./errors.js";
import { readFrame } from "./frame.js";
import { dealOut } from "./layout.js";
import { ownFields } from "./plain-data.js";
import { shuffle } from "./shuffle.js";
import { fromObject } from "./untrusted.js";

/** A deal from a seed, which is any text: the same for ever (shuffle.ts says how). May be over at once, by a petit sec. Throws RecordError on a setup that cannot be; `path` names the field. */
export function newDeal(setup: DealSetup): DealState {
  const fields = ownFields(setup, ["game", "players", "dealer", "options", "seed"]);
  if (fields === null) throw new RecordError("wrong-type", "");
  const { rules, layout, players, dealer, options } = readFrame({ ...fields, options: ownOptions(fields.options) });
  if (typeof fields.seed !== "string") throw new RecordError("wrong-type", "seed");
  const cards = shuffle(rules.deck.cards, fields.seed);
  const { hands, talon } = dealOut(cards, layout, players, dealer);
  const dealt = { hands: hands.map((hand) => hand.join(" ")), talon: talon.join(" ") };
  return startDeal(rules, { players, dealer, options, hands: hands.map(rules.deck.sort), talon: rules.deck.sort(talon), dealt });
}

function ownOptions(options: unknown): unknown {
  if (options === undefined) return undefined;
  try {
    return fromObject(options);
  } catch {
    throw new RecordError("wrong-type", "options");
  }
}
