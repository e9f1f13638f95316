/** Deals with what an independent program says of them: one suite, run against every game's. */
import { expect } from "chai";
import { apply, check, choices, parseAction, replay, result, toRecord, view, type CardCode, type DealRecord } from "../../rules/index.js";

export interface Vector {
  record: DealRecord;
  /** The legal cards at each play, sorted by code. */
  legal: CardCode[][];
  /** The open bids at each call, sorted; not in every game's vectors. */
  bidSets?: string[][];
  /** Of the result; null for what a void deal has not. Besides, in Piedicavallo: how many pairs of cards the dealer may lay aside. */
  expect: Record<string, unknown>;
}

/** @param count how many deals the file holds: an empty file must not pass */
export function holdVectors(name: string, count: number): void {
  describe(`vectors ${name}`, () => {
    let vectors: Vector[];

    before(async () => {
      vectors = await loadVectors(name);
    });

    it(`holds ${count} deals`, () => {
      expect(vectors).to.have.length(count);
    });

    it("offers exactly the legal cards at every play, the legal bids at every call, and refuses no action", () => {
      for (const { record, legal, bidSets } of vectors) {
        const open = openSets(record);
        expect(open.cards).to.deep.equal(legal);
        if (bidSets) expect(open.bids).to.deep.equal(bidSets);
      }
    });

    it("comes to the same winners, points and scores", () => {
      for (const { record, expect: expected } of vectors) {
        const outcome: object = result(replay(record))!;
        const nothing = Object.fromEntries(Object.keys(expected).map((key) => [key, null]));
        const pairs = "discardPairs" in expected && { discardPairs: discardPairs(record) };
        expect({ ...nothing, ...outcome, ...pairs }).to.deep.include(expected);
      }
    });

    it("writes every record as it was read", () => {
      for (const { record } of vectors) expect(toRecord(replay(record))).to.deep.equal(record);
    });
  });
}

/** One JSON object a line. */
export async function loadVectors(name: string): Promise<Vector[]> {
  const response = await fetch(new URL(`./vectors/${name}.jsonl`, import.meta.url));
  const text = await response.text();
  return text.trim().split("\n").map((line) => JSON.parse(line) as Vector);
}

/** What was open at each play and each call of a record, sorted. */
function openSets(record: DealRecord): { cards: string[][]; bids: string[][] } {
  const sets = { cards: [] as string[][], bids: [] as string[][] };
  let state = replay({ ...record, actions: [] });
  for (const text of record.actions) {
    const open = choices(state);
    const action = parseAction(text);
    if (action.type === "play" && open.phase === "play") sets.cards.push([...open.cards].sort());
    if (action.type === "bid" && open.phase === "bid") sets.bids.push([...open.bids].sort());
    expect(check(state, action)).to.equal(null);
    state = apply(state, action);
  }
  return sets;
}

/** How many pairs of the dealer's cards may be laid aside before anything else happens. */
function discardPairs({ dealer, ...record }: DealRecord): number {
  const state = replay({ ...record, dealer, actions: [] });
  const { hand } = view(state, dealer);
  const pairs = hand.flatMap((one, i) => hand.slice(i + 1).map((two) => [one, two]));
  return pairs.filter((cards) => check(state, { seat: dealer, type: "discard", cards }) === null).length;
}
