import { expect } from "chai";
import { replay as replayByRules, view } from "../../rules/index.js";
import { loadVectors, type Vector } from "../rules/vectors.js";
import { PlainError, parseText, writeRecord } from "./plain/read.js";
import { replay } from "./plain/replay.js";

/** What is measured against has to do the same job. */
for (const file of ["french-tarot-3", "french-tarot-4", "french-tarot-5", "tarotmag"]) {
  describe(`the plain version of the rules, by the vectors ${file}`, () => {
    it("comes to the same winners, points and scores", async () => {
      for (const { record, expect: expected } of await loadVectors(file)) {
        const { result } = replay(record);
        const { winners, takerPoints, scores } = expected;
        if (winners !== undefined) expect(result).to.deep.include({ winners, takerPoints, scores });
      }
    });

    it("refuses every card that is not legal", async () => {
      for (const { record, legal } of await loadVectors(file)) {
        const plays = record.actions.flatMap((text, at) => (text.includes(" play ") ? at : []));
        plays.forEach((at, play) => {
          const [seat] = record.actions[at]!.split(" ");
          const hand = replay({ ...record, actions: record.actions.slice(0, at) }).hands[Number(seat)]!.map(({ code }) => code);
          const probe = hand[(play * 5) % hand.length]!;
          const attempt = () => replay({ ...record, actions: [...record.actions.slice(0, at), `${seat!} play ${probe}`] });
          if (legal[play]!.includes(probe)) attempt();
          else expect(attempt).to.throw(PlainError);
        });
      }
    });

    it("holds the same hands, sorted, wherever a deal stops", async () => {
      for (const [i, { record }] of (await loadVectors(file)).entries()) {
        const stopped = { ...record, actions: record.actions.slice(0, i % (record.actions.length + 1)) };
        const { hands } = replay(stopped);
        const state = replayByRules(stopped);
        expect(hands.map((hand) => hand.map(({ code }) => code))).to.deep.equal(hands.map((_, seat) => view(state, seat).hand));
      }
    });

    it("writes every record as it was read", async () => {
      for (const { record } of await loadVectors(file)) expect(writeRecord(parseText(JSON.stringify(record)))).to.deep.equal(record);
    });
  });
}

describe("the plain version of the rules, like the other,", () => {
  it("reads what it is passed once, and no more than 32 KiB of it", async () => {
    const [{ record }] = (await loadVectors("french-tarot-4")) as [Vector];
    let reads = 0;
    const changing = { ...record, get dealer() { return reads++ === 0 ? record.dealer : 9; } };
    expect(replay(changing).record.dealer).to.equal(record.dealer);
    for (const replayed of [replay, replayByRules]) {
      expect(() => replayed({ ...record, talon: "x".repeat(40000) })).to.throw("too-large");
      expect(() => replayed({ ...record, get hands(): string[] { throw new Error("no"); } })).to.throw("wrong-type");
    }
  });
});
