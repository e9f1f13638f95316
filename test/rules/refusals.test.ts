import { expect } from "chai";
import { apply, check, choices, IllegalActionError, toRecord, view, type Action, type DealState } from "../../rules/index.js";
import { act, cards, dealOf, playOut } from "./deals.js";

/** Seat 0 leads; seats 1 and 2 have no spades, which are all with seat 3 but for the queen. */
const playing = act(
  dealOf({
    options: { given: { taker: 0, contract: "garde-sans" } },
    hands: ["SQ T9", "HK T11 T3", "T12 T4", "S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ SN SK"],
  }),
  "0 announce none",
);

function refusalOf(state: DealState, seat: number, card: string) {
  return check(state, { seat, type: "play", card });
}

describe("a refused card comes with the reason and the cards that would do", () => {
  it("must-follow", () => {
    const clubs = act(playing, "0 play C1");
    expect(refusalOf(clubs, 1, "HK")).to.deep.include({ reason: "must-follow", facts: { led: "C" } });
    expect(refusalOf(clubs, 1, "T11")?.allowed).to.satisfy((open: string[]) => open.length > 0 && open.every((card) => card.startsWith("C")));
  });

  it("must-trump", () => {
    expect(refusalOf(act(playing, "0 play SQ"), 1, "HK")).to.deep.equal({ reason: "must-trump", allowed: ["T11", "T3"], facts: { led: "S" } });
  });

  it("must-overtrump, in a plain suit", () => {
    expect(refusalOf(act(playing, "0 play SQ", "1 play T11"), 2, "T4")).to.deep.equal({
      reason: "must-overtrump", allowed: ["T12"], facts: { led: "S", beat: "T11" },
    });
  });

  it("must-trump for a plain card, even where it is to be a higher trump", () => {
    expect(refusalOf(act(playing, "0 play SQ", "1 play T11"), 2, "H4")).to.deep.equal({ reason: "must-trump", allowed: ["T12"], facts: { led: "S" } });
  });

  it("must-overtrump for a lower trump when trumps are led, must-follow for a plain card", () => {
    const state = act(playing, "0 play T9");
    expect(refusalOf(state, 1, "T3")).to.deep.equal({ reason: "must-overtrump", allowed: ["T11"], facts: { led: "T", beat: "T9" } });
    expect(refusalOf(state, 1, "HK")).to.deep.equal({ reason: "must-follow", allowed: ["T11"], facts: { led: "T" } });
  });

  it("card-not-held", () => {
    expect(refusalOf(act(playing, "0 play SQ"), 1, "SK")).to.deep.equal({ reason: "card-not-held", allowed: ["T11", "T3"], facts: { card: "SK" } });
  });
});

describe("a refused action names the first reason that holds", () => {
  const reasonOf = (state: DealState, action: Action) => check(state, action)?.reason;
  const over = playOut(playing);

  it("unknown-action before deal-over", () => {
    expect(reasonOf(over, { seat: 0, type: "bid", bid: "misere" })).to.equal("unknown-action");
  });

  it("deal-over before not-your-turn", () => {
    expect(reasonOf(over, { seat: 3, type: "play", card: "SK" })).to.equal("deal-over");
  });

  it("not-your-turn before wrong-phase", () => {
    expect(reasonOf(playing, { seat: 3, type: "bid", bid: "garde" })).to.equal("not-your-turn");
    expect(reasonOf(playing, { seat: 7, type: "play", card: "SK" })).to.equal("not-your-turn");
  });

  it("wrong-phase before anything about cards", () => {
    expect(reasonOf(playing, { seat: 0, type: "discard", cards: ["SK"] })).to.equal("wrong-phase");
    expect(reasonOf(playing, { seat: 0, type: "join" })).to.equal("wrong-phase");
  });

  it("card-not-held before the rule", () => {
    expect(reasonOf(act(playing, "0 play SQ"), { seat: 1, type: "play", card: "D1" })).to.equal("card-not-held");
  });

  it("not-your-turn in the view of a seat that is not to act", () => {
    const action: Action = { seat: 0, type: "play", card: "SQ" };
    expect(check(view(playing, 0), action)).to.equal(null);
    expect(check(view(playing, 1), action)).to.deep.equal({ reason: "not-your-turn" });
  });
});

describe("check takes anything for an unknown action that nobody could write down", () => {
  const garbage: readonly unknown[] = [
    null, undefined, 0, "0 play SQ", [], {}, { seat: 0 }, { type: "play", card: "SQ" },
    { seat: NaN, type: "play", card: "SQ" }, { seat: -1, type: "play", card: "SQ" }, { seat: 0.5, type: "play", card: "SQ" }, { seat: "0", type: "play", card: "SQ" },
    { seat: 0, type: "toString" }, { seat: 0, type: "__proto__" }, { seat: 0, type: ["play"], card: "SQ" }, { seat: 0, type: "pass" },
    { seat: 0, type: "play" }, { seat: 0, type: "play", card: ["SQ"] }, { seat: 0, type: "play", card: "S11" }, { seat: 0, type: "play", card: "\ud800" },
    { seat: 0, type: "handful", cards: "T1" }, { seat: 0, type: "handful", cards: {} }, { seat: 0, type: "handful", cards: [] }, { seat: 0, type: "discard", cards: [null] },
    { seat: 0, type: "bid", bid: "petite" }, { seat: 0, type: "bid", bid: "toString" }, { seat: 0, type: "announce", what: "sans-atout" }, { seat: 0, type: "announce" },
  ];

  for (const action of garbage) {
    it(`such as ${JSON.stringify(action) ?? "undefined"}`, () => {
      expect(check(playing, action as Action)).to.deep.equal({ reason: "unknown-action" });
      expect(check(view(playing, 0), action as Action)).to.deep.equal({ reason: "unknown-action" });
    });
  }
});

describe("apply", () => {
  it("throws an error that carries the refusal", () => {
    expect(() => apply(playing, { seat: 1, type: "play", card: "HK" })).to.throw(IllegalActionError).with.deep.property("refusal", { reason: "not-your-turn" });
  });

  it("leaves the state before as it was", () => {
    const before = view(playing, 0);
    act(playing, "0 play SQ", "1 play T3");
    expect(view(playing, 0)).to.deep.equal(before);
  });

  it("keeps nothing of an action that its maker changes afterwards", () => {
    const taking = dealOf({ options: { given: { taker: 0, contract: "garde" } }, hands: ["S1 S2 S3 S4 S5 S6"] });
    const laidAside = cards("S1 S2 S3 S4 S5 S6");
    const state = apply(taking, { seat: 0, type: "discard", cards: laidAside });
    laidAside[0] = "T21";
    expect(view(state, 0).discard).to.have.members(cards("S1 S2 S3 S4 S5 S6"));
  });
});

describe("a deal state", () => {
  it("shows no more than game, players and dealer, and cannot be changed", () => {
    expect(JSON.parse(JSON.stringify(playing))).to.deep.equal({ game: "french-tarot", players: 4, dealer: 3 });
    expect(Object.isFrozen(playing)).to.equal(true);
  });

  it("is not changed through what it gives out", () => {
    const before = JSON.stringify(view(playing, 0));
    const given = view(playing, 0);
    given.hand.pop();
    given.trick.cards.push("T21");
    given.counts.length = 0;
    expect(JSON.stringify(view(playing, 0))).to.equal(before);
  });

  it("cannot be made up", () => {
    expect(() => view({ ...playing }, 0)).to.throw(TypeError);
  });

  it("has no view for a seat that is not at the table", () => {
    for (const seat of [-1, 4, 0.5, NaN, "0", null, undefined, {}, Symbol("seat")]) expect(() => view(playing, seat as number)).to.throw(RangeError);
  });
});

describe("an action that only JavaScript can pass", () => {
  const discarding = dealOf({ options: { given: { taker: 0, contract: "garde" } } });
  const open = choices(discarding);
  const plain = open.phase === "discard" ? open.from.slice(0, open.count) : [];
  const trap = () => { throw new Error("trapped"); };
  const holed = Object.assign(Array<string>(plain.length), plain.slice(0, -1));

  const hostile: readonly [title: string, action: unknown][] = [
    ["a list of holes", { seat: 0, type: "discard", cards: Array<string>(plain.length) }],
    ["a list with a hole", { seat: 0, type: "discard", cards: holed }],
    ["a list of holes without end", { seat: 0, type: "discard", cards: Array<string>(4e9) }],
    ["a getter that throws", { seat: 0, type: "discard", get cards() { return trap(); } }],
    ["a Proxy that throws", new Proxy({}, { get: trap })],
    ["a big number for a seat", { seat: 0n, type: "discard", cards: plain }],
    ["a card that only writes itself as one", { seat: 0, type: "discard", cards: plain.with(0, { toString: () => plain[0] } as unknown as string) }],
  ];

  for (const [title, action] of hostile) {
    it(`is unknown: ${title}`, () => {
      expect(check(discarding, action as Action)).to.deep.equal({ reason: "unknown-action" });
      expect(() => apply(discarding, action as Action)).to.throw(IllegalActionError).that.deep.includes({ refusal: { reason: "unknown-action" } });
    });
  }

  it("is applied as it was checked, though it changes when it is read again", () => {
    let reads = 0;
    const changing = { seat: 0, type: "discard", get cards() { return reads++ === 0 ? plain : ["T21"]; } } as unknown as Action;
    expect(toRecord(apply(discarding, changing)).actions).to.deep.equal([`0 discard ${plain.join(" ")}`]);
    expect(reads).to.equal(1);
  });

  it("does not change the deal when its list is changed afterwards", () => {
    const given = [...plain];
    const after = apply(discarding, { seat: 0, type: "discard", cards: given });
    given.fill("T21");
    expect(view(after, 0).discard).to.have.members(plain);
  });
});
