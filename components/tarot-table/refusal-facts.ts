import type { Refusal } from "../../rules/index.js";
import type { TextValues } from "../shared/words.js";
import type { Words } from "./words.js";

type Write = (value: string, words: Words) => string;

/** Facts that stand for something with a name. */
const written: Readonly<Record<string, Write>> = {
  led: (value, words) => words.suit(value),
  beat: (value, words) => words.card(value),
  card: (value, words) => words.card(value),
  called: (value, words) => words.card(value),
  bid: (value, words) => words.bid(value),
};

/** A refusal's facts in words, for the placeholders of its sentence. */
export function factsIn({ facts = {} }: Refusal, words: Words): TextValues {
  const texts = Object.entries(facts).map(([name, value]) => [name, typeof value === "string" ? (written[name]?.(value, words) ?? value) : value]);
  const called = facts["called"];
  return { ...Object.fromEntries(texts), ...(typeof called === "string" ? { suit: words.suit(called) } : {}) };
}
