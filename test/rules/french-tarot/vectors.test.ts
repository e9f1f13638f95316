import { expect } from "chai";
import { apply, check, choices, parseAction, replay, result, toRecord, type DealState } from "../../../rules/index.js";
import { loadVectors, type Vector } from "../vectors.js";

/** How many deals each file holds: an empty file must not pass. */
const FILES = { "french-tarot-3": 80, "french-tarot-4": 80, "french-tarot-5": 80, tarotmag: 2 };

for (const [name, count] of Object.entries(FILES)) {
  describe(`vectors ${name}`, () => {
    let vectors: Vector[];

    before(async () => {
      vectors = await loadVectors(name);
    });

    it(`holds ${count} deals`, () => {
      expect(vectors).to.have.length(count);
    });

    it("offers exactly the legal cards at every play and refuses no action", () => {
      for (const vector of vectors) expect(legalSets(vector)).to.deep.equal(vector.legal);
    });

    it("comes to the same winners, points and scores", () => {
      for (const { record, expect: expected } of vectors) expect(result(replay(record))).to.deep.include(expected);
    });

    it("writes every record as it was read", () => {
      for (const { record } of vectors) expect(toRecord(replay(record))).to.deep.equal(record);
    });
  });
}

function legalSets({ record }: Vector): string[][] {
  const sets: string[][] = [];
  let state: DealState = replay({ ...record, actions: [] });
  for (const text of record.actions) {
    const open = choices(state);
    const action = parseAction(text);
    if (action.type === "play" && open.phase === "play") sets.push([...open.cards].sort());
    expect(check(state, action)).to.equal(null);
    state = apply(state, action);
  }
  return sets;
}
