import type { DealRecord } from "../../rules/index.js";
import { deck } from "../../rules/index.js";

interface Wanted {
  /** Cards a seat is to hold; its hand is filled up from what is left. */
  hands?: Readonly<Record<number, string>>;
  actions?: readonly string[];
  players?: 3 | 4 | 5;
  dealer?: number;
}

const sizes = { 3: 24, 4: 18, 5: 15 } as const;

/** A record of which only what matters is written down. The cards left over are dealt round, so that everybody gets trumps. */
export function dealWith({ hands = {}, actions = [], players = 4, dealer = players - 1 }: Wanted): DealRecord {
  const wanted = Array.from({ length: players }, (_, seat) => (hands[seat] ?? "").split(" ").filter(Boolean));
  const left = deck("french-tarot").filter((card) => !wanted.some((hand) => hand.includes(card)));
  for (let seat = 0; wanted.some((hand) => hand.length < sizes[players]); seat = (seat + 1) % players) {
    if (wanted[seat]!.length < sizes[players]) wanted[seat]!.push(left.shift()!);
  }
  return { format: "tarot-deal/1", game: "french-tarot", players, dealer, hands: wanted.map((hand) => hand.join(" ")), talon: left.join(" "), actions: [...actions] };
}
