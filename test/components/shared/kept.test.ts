import { expect } from "chai";
import { isRecord, Kept } from "../../../components/shared/kept.js";
import "../../support/own-storage.js";

const place = "tarot-table:test";
const countIn = (found: unknown) => (isRecord(found) && typeof found["count"] === "number" ? { count: found["count"] } : { count: 0 });

/** As where a page or a person has blocked storage, or nothing more fits into it. */
async function withStorage(broken: Partial<Record<"getItem" | "setItem" | "removeItem", () => unknown>>, act: () => void | Promise<void>): Promise<void> {
  const whole = { ...localStorage };
  Object.assign(localStorage, broken);
  try {
    await act();
  } finally {
    Object.assign(localStorage, whole);
  }
}

const refuse = (): never => {
  throw new DOMException("no", "SecurityError");
};
const full = (): never => {
  throw new DOMException("full", "QuotaExceededError");
};

describe("what the browser keeps for us", () => {
  afterEach(() => localStorage.removeItem(place));

  it("is there again for whoever asks later", () => {
    new Kept(place, countIn).keep({ count: 3 });
    expect(new Kept(place, countIn).value).to.deep.equal({ count: 3 });
  });

  it("is said to last where the browser takes it, and leaves nothing behind that tried it out", () => {
    const before = { ...localStorage };
    const kept = new Kept(place, countIn);
    expect(kept.lasts).to.be.true;
    expect({ ...localStorage }).to.deep.equal(before);
    expect(localStorage.getItem(`${place}:trial`)).to.equal(null);
  });

  it("is nothing any more once it is given up", () => {
    const kept = new Kept(place, countIn);
    kept.keep({ count: 3 });
    kept.keep(null);
    expect(localStorage.getItem(place)).to.equal(null);
    expect(kept.value).to.deep.equal({ count: 0 });
  });

  for (const [title, text] of [
    ["no JSON", "{count:3"],
    ["of another kind", "[3]"],
    ["null", "null"],
    ["huge", JSON.stringify({ count: 3, more: "x".repeat(70_000) })],
  ] as const) {
    it(`is as if it had never been kept where what stands there is ${title}`, () => {
      localStorage.setItem(place, text);
      expect(new Kept(place, countIn).value).to.deep.equal({ count: 0 });
    });
  }

  for (const [title, broken] of [
    ["blocked", { getItem: refuse, setItem: refuse, removeItem: refuse }],
    ["full", { setItem: full }],
    ["a stand-in that takes everything and keeps nothing", { setItem: () => undefined, removeItem: () => undefined }],
    ["not to be read", { getItem: refuse }],
  ] as const) {
    it(`is remembered until the page goes where storage is ${title}`, () =>
      withStorage(broken, () => {
        const kept = new Kept(place, countIn);
        expect(kept.value).to.deep.equal({ count: 0 });
        expect(kept.lasts, "known before anything is lost").to.be.false;
        kept.keep({ count: 3 });
        expect(kept.lasts).to.be.false;
        expect(kept.value).to.deep.equal({ count: 3 });
        kept.keep(null);
        expect(kept.value).to.deep.equal({ count: 0 });
      }));
  }
});
