import { expect } from "chai";
import { loadVectors } from "../rules/vectors.js";
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

    it("writes every record as it was read", async () => {
      for (const { record } of await loadVectors(file)) expect(writeRecord(parseText(JSON.stringify(record)))).to.deep.equal(record);
    });
  });
}
