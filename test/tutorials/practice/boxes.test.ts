import { expect } from "chai";
import fc from "fast-check";
import { answered, comingBack, isSame, nextItem, noBoxes, practiceKinds, readBoxes, type Boxes, type PracticeItem } from "../../../tutorials/index.js";

const item = (seed: string): PracticeItem => ({ kind: "legal", seed });

/** Asks and answers so many questions; which are right is told by their number. */
function drill(count: number, isRight: (item: PracticeItem, number: number) => boolean, from: Boxes = noBoxes) {
  const asked: PracticeItem[] = [];
  let boxes = from;
  for (let number = 0; number < count; number++) {
    const next = nextItem(boxes, practiceKinds, asked.at(-1) ?? null, `n${String(number)}`);
    asked.push(next);
    boxes = answered(boxes, next, isRight(next, number));
  }
  return { asked, boxes };
}

const answers = fc.array(fc.boolean(), { maxLength: 150 });

describe("what is asked next", () => {
  it("brings a missed question back after three others, and after more and more once it is right", () => {
    const { asked } = drill(45, (_, number) => number !== 0);
    const places = asked.flatMap((one, number) => (isSame(one, asked[0]!) ? [number] : []));
    expect(places).to.deep.equal([0, 4, 13, 34]);
  });

  it("begins again with a question that is missed again", () => {
    const { asked } = drill(20, (_, number) => number !== 0 && number !== 4);
    expect(asked.flatMap((one, number) => (isSame(one, asked[0]!) ? [number] : []))).to.deep.equal([0, 4, 8, 17]);
  });

  it("never repeats the question that was just asked", () => {
    fc.assert(
      fc.property(answers, (rights) => {
        const { asked } = drill(rights.length, (_, number) => rights[number]!);
        for (const [number, one] of asked.entries()) expect(number > 0 && isSame(one, asked[number - 1]!)).to.be.false;
      }),
    );
  });

  it("forgets no question that was missed and not yet learnt", () => {
    fc.assert(
      fc.property(answers, (rights) => {
        const { asked, boxes } = drill(rights.length, (_, number) => rights[number]!);
        const last = new Map(asked.map((one, number) => [`${one.kind}/${one.seed}`, rights[number]!]));
        const open = [...last].filter(([, right]) => !right).map(([name]) => name);
        const kept = boxes.missed.map(({ kind, seed }) => `${kind}/${seed}`);
        expect(boxes.missed.length).to.be.at.most(60);
        if (open.length < 60) expect(kept).to.include.members(open);
        expect(new Set(kept).size).to.equal(kept.length);
        expect(boxes.asked).to.equal(rights.length);
        expect(Object.values(boxes.totals).reduce((sum, { right }) => sum + right, 0)).to.equal(rights.filter(Boolean).length);
        expect(boxes.streak).to.equal(rights.length - 1 - rights.lastIndexOf(false));
      }),
    );
  });

  it("keeps to the kinds that are wanted", () => {
    const { boxes } = drill(30, () => false);
    for (let number = 0; number < 50; number++) expect(nextItem(boxes, ["score"], null, String(number)).kind).to.equal("score");
  });

  it("asks more of what goes wrong", () => {
    let boxes = noBoxes;
    for (let number = 0; number < 20; number++) {
      boxes = answered(boxes, { kind: "score", seed: String(number) }, false);
      boxes = answered(boxes, { kind: "legal", seed: String(number) }, true);
    }
    const fresh = Array.from({ length: 400 }, (_, number) => nextItem({ ...boxes, missed: [] }, ["score", "legal"], null, `f${String(number)}`).kind);
    expect(fresh.filter((kind) => kind === "score").length).to.be.above(250);
    expect(fresh).to.include("legal");
  });

  it("tells how much comes back, and when", () => {
    const missed = answered(noBoxes, item("a"), false);
    expect(comingBack(missed, practiceKinds)).to.deep.equal({ count: 1, after: 3 });
    expect(comingBack(missed, ["score"])).to.deep.equal({ count: 0, after: 0 });
    expect(comingBack(answered(missed, item("b"), true), practiceKinds)).to.deep.equal({ count: 1, after: 2 });
  });
});

describe("boxes that were kept", () => {
  it("come back as they were", () => {
    fc.assert(
      fc.property(answers, (rights) => {
        const { boxes } = drill(rights.length, (_, number) => rights[number]!);
        expect(readBoxes(JSON.parse(JSON.stringify(boxes)))).to.deep.equal(boxes);
      }),
    );
  });

  it("are empty or whole, whatever somebody has written there", () => {
    const valid = JSON.parse(JSON.stringify(drill(20, () => false).boxes)) as Record<string, unknown>;
    const anything = fc.anything();
    fc.assert(
      fc.property(fc.oneof(anything, fc.record({ version: fc.constant(1), asked: fc.oneof(fc.nat(), anything), streak: fc.oneof(fc.nat(), anything), totals: anything, missed: fc.array(anything) }), fc.constantFrom(...Object.keys(valid)).chain((key) => anything.map((value) => ({ ...valid, [key]: value })))), (found) => {
        const boxes = readBoxes(found);
        expect(readBoxes(JSON.parse(JSON.stringify(boxes)))).to.deep.equal(boxes);
        expect(practiceKinds).to.include(nextItem(boxes, practiceKinds, null, "x").kind);
      }),
    );
  });

  it("drop single questions that cannot be, and keep the others", () => {
    const good = { kind: "score", seed: "a-1", box: 1, due: 4 };
    const found = { ...noBoxes, asked: 5, missed: [good, { ...good, kind: "x" }, { ...good, seed: "<b>" }, { ...good, box: 9 }, { ...good, due: 1e9 }, null] };
    expect(readBoxes(found).missed).to.deep.equal([good]);
  });
});
