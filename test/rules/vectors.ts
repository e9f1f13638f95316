import type { CardCode, DealRecord } from "../../rules/index.js";

/** A deal with what an independent program says of it. */
export interface Vector {
  record: DealRecord;
  /** The legal cards at each play, sorted by code. */
  legal: CardCode[][];
  expect: Record<string, unknown>;
}

/** One JSON object a line. */
export async function loadVectors(name: string): Promise<Vector[]> {
  const response = await fetch(new URL(`./vectors/${name}.jsonl`, import.meta.url));
  const text = await response.text();
  return text.trim().split("\n").map((line) => JSON.parse(line) as Vector);
}
