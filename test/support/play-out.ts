import { apply, choices, replay, toRecord, type CardCode, type DealRecord } from "../../rules/index.js";

/**
 * Plays a deal to its end from where its record stops.
 * @param order what is played before anything else, the first that is allowed; else the first allowed card in hand
 */
export function playOut(record: DealRecord, order: string): DealRecord {
  const wanted: readonly CardCode[] = order.split(" ");
  let state = replay(record);
  for (let now = choices(state); now.phase === "play"; now = choices(state)) {
    const { seat, cards } = now;
    state = apply(state, { seat, type: "play", card: wanted.find((card) => cards.includes(card)) ?? cards[0]! });
  }
  return toRecord(state);
}
