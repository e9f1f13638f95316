import { expect } from "chai";
import { check, choices, handfulSizes, view, type DealState, type HandfulChoice } from "../../../rules/index.js";
import { act, cards, dealOf, isTurnOf, playUntil, trumps } from "../deals.js";

/** Seat 0 leads; seat 1 has a garde sans. */
function leading(hand: string, players = 4): DealState {
  return act(dealOf({ players, options: { given: { taker: 1, contract: "garde-sans" } }, hands: [hand] }), ...players === 5 ? ["1 call HK"] : [], "1 announce none");
}

function handfuls(state: DealState): HandfulChoice[] {
  const open = choices(state);
  return open.phase === "play" ? open.handfuls : [];
}

const handful = (text: string, seat = 0) => ({ seat, type: "handful" as const, cards: cards(text) });

describe("a handful", () => {
  it("takes 13, 15 or 18 trumps with three players, 10, 13, 15 with four, 8, 10, 13 with five", () => {
    expect([handfulSizes(3), handfulSizes(4), handfulSizes(5)]).to.deep.equal([[13, 15, 18], [10, 13, 15], [8, 10, 13]]);
    expect(handfuls(leading(trumps(2, 19), 3)).map(({ level }) => level)).to.deep.equal([1, 2, 3]);
    expect(handfuls(leading(trumps(2, 13), 5)).map(({ level, count }) => [level, count])).to.deep.equal([[1, 8], [2, 10]]);
  });

  it("lets a player with more trumps choose which to hide, or show a lower one", () => {
    const state = leading(trumps(2, 14));
    const [single, double] = handfuls(state);
    expect(single).to.include({ level: 1, count: 10, withExcuse: false }).and.have.property("must").that.is.empty;
    expect(single?.trumps).to.have.length(13);
    expect(double?.must, "with exactly thirteen trumps, all of them").to.have.length(13);
    expect(check(state, handful(trumps(2, 11)))).to.equal(null);
    expect(check(state, handful(trumps(5, 14)))).to.equal(null);
    expect(check(state, handful(trumps(2, 14)))).to.equal(null);
  });

  it("may be completed by the Excuse where exactly one trump is missing", () => {
    const state = leading(`${trumps(2, 10)} E`);
    expect(handfuls(state)).to.have.length(1);
    expect(handfuls(state)[0]).to.include({ level: 1, count: 10, withExcuse: true }).and.have.property("must").that.has.length(9);
    expect(check(state, handful(`${trumps(2, 10)} E`))).to.equal(null);
  });

  it("cannot hide a trump behind the Excuse", () => {
    const state = leading(`${trumps(2, 11)} E`);
    expect(handfuls(state).map(({ withExcuse }) => withExcuse)).to.deep.equal([false]);
    expect(check(state, handful(`${trumps(2, 10)} E`))).to.deep.equal({ reason: "handful-excuse", facts: { card: "E" } });
  });

  it("cannot be completed by the Excuse where two trumps are missing", () => {
    expect(handfuls(leading(`${trumps(2, 9)} E`))).to.be.empty;
  });

  it("is shown to all, sorted, with its level", () => {
    const state = act(leading(trumps(2, 14)), `0 handful ${cards(trumps(2, 11)).join(" ")}`);
    expect(view(state, 2).handfuls).to.deep.equal([{ seat: 0, level: 1, cards: cards(trumps(2, 11)).reverse() }]);
    expect(choices(state), "and then the card is played").to.deep.include({ phase: "play", seat: 0, handfuls: [] });
  });

  it("is nobody's duty: whoever keeps it to himself plays on", () => {
    const state = act(leading(trumps(2, 14)), "0 play T2");
    expect(choices(state)).to.include({ phase: "play", seat: 1 });
    expect(handfuls(playUntil(state, isTurnOf(0)))).to.be.empty;
  });

  it("is counted on the hand after the discard", () => {
    const taking = dealOf({ options: { given: { taker: 0, contract: "prise" } }, hands: [`${trumps(2, 10)} S1 S2 S3 S4 S5 S6 S7 S8 S9`], talon: "T20 H1 H2 H3 H4 H5" });
    const state = act(taking, "0 discard H1 H2 H3 H4 H5 S1", "0 announce none");
    expect(handfuls(state).map(({ level }) => level)).to.deep.equal([1]);
    const open = act(
      dealOf({ options: { given: { taker: 0, contract: "prise" } }, hands: [`${trumps(2, 11)} SK HK CK S1 S2 S3 S4 S5`], talon: "DK T21 E S6 T1 T12" }),
      "0 discard S1 S2 S3 S4 S5 S6", "0 announce none",
    );
    expect(handfuls(open).map(({ level }) => level), "13 trumps and the Excuse").to.deep.equal([1, 2]);
  });

  const thirteen = leading(`${trumps(2, 13)} S2 E`);
  const refusals: readonly [title: string, text: string, refusal: object][] = [
    ["a number of cards that makes none", trumps(2, 12), { reason: "handful-count", facts: { count: 10, given: 11 } }],
    ["a card of somebody else", `${trumps(2, 10)} T21`, { reason: "card-not-held", facts: { card: "T21" } }],
    ["a card shown twice", `${trumps(2, 10)} T2`, { reason: "card-not-held", facts: { card: "T2" } }],
    ["a plain card", `${trumps(2, 10)} S2`, { reason: "handful-not-trump", facts: { card: "S2" } }],
  ];

  for (const [title, text, refusal] of refusals) {
    it(`refuses ${title}`, () => {
      expect(check(thirteen, handful(text))).to.deep.include(refusal);
    });
  }

  it("is refused a second time", () => {
    const state = act(thirteen, `0 handful ${trumps(2, 11)}`);
    expect(check(state, handful(trumps(2, 11)))).to.deep.equal({ reason: "handful-twice" });
  });

  it("is refused after the player's first card", () => {
    const later = playUntil(act(thirteen, "0 play S2"), isTurnOf(0), ({ cards: open }) => open.at(-1)!);
    expect(check(later, handful(trumps(2, 11)))).to.deep.equal({ reason: "handful-late" });
  });

  it("is refused before the cards are played", () => {
    expect(check(dealOf({ hands: [trumps(2, 14)] }), handful(trumps(2, 11)))).to.deep.equal({ reason: "wrong-phase" });
  });
});

describe("a triple completed with trumps that were laid aside openly", () => {
  function afterOpenDiscard(hand: string, talon: string, laidAside: string): DealState {
    return act(dealOf({ options: { given: { taker: 0, contract: "prise" } }, hands: [hand], talon }), `0 discard ${laidAside}`, "0 announce none");
  }

  // 24 cards: four kings, 18 trumps, the Petit among them, and two plain cards; four trumps have to go, 14 stay.
  const four = afterOpenDiscard(`SK HK CK DK ${trumps(1, 14)}`, `${trumps(15, 18)} S2 S3`, "S2 S3 T2 T3 T4 T5");

  it("shows all trumps in hand and as many of the others as are missing", () => {
    const triple = handfuls(four).find(({ level }) => level === 3);
    expect(triple).to.include({ count: 15, withExcuse: false });
    expect(triple?.must).to.have.members(cards(`T1 ${trumps(6, 18)}`));
    expect(triple?.trumps).to.have.members(cards(trumps(1, 18)));
    expect(check(four, handful(`T1 ${trumps(6, 18)} T3`))).to.equal(null);
  });

  it("is the only level that they may complete", () => {
    expect(handfuls(four).filter(({ level }) => level < 3).every(({ trumps: pool }) => !pool.includes("T3"))).to.equal(true);
    expect(check(four, handful(`T1 ${trumps(6, 16)} T3`))).to.deep.equal({ reason: "card-not-held", facts: { card: "T3" } });
  });

  it("may not hide a trump in hand behind two that were laid aside", () => {
    expect(check(four, handful(`${trumps(6, 18)} T2 T3`))).to.deep.include({ reason: "card-not-held" });
  });

  it("is nobody else's", () => {
    expect(check(act(four, "0 play T1"), handful(trumps(2, 16), 1))).to.deep.include({ reason: "card-not-held" });
  });
});
