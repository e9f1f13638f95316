import { expect } from "chai";
import { chooseAction } from "../../../bots/index.js";
import type { Action, Choices, SeatView } from "../../../rules/index.js";
import { cardsOf, playView } from "./positions.js";

const strong = "T21 T20 T17 T14 T12 T9 T1 E SK SQ S8 S4 HK H7 H3 DQ D9 C5";
const middling = "T21 T15 T14 T12 T9 T7 SK SQ S8 S4 HN H7 H3 DQ D9 C5 C6 C8";
const weak = "T3 T8 T11 SJ S2 S3 HN H7 H6 H5 DQ D9 D2 C5 C6 C8 C9 C10";

function answer(hand: string, choices: Choices, more: Partial<SeatView> = {}): Action {
  return chooseAction(playView({ hand, taker: 0, more: { ...more, choices } }), { level: "easy", seed: "a" });
}
function bid(hand: string, bids = ["pass", "prise", "garde", "garde-sans", "garde-contre"], players = 4): string {
  const action = answer(hand, { phase: "bid", seat: 0, bids }, { players });
  return action.type === "bid" ? action.bid : action.type;
}

describe("easy bot, bidding", () => {
  it("passes a weak hand", () => expect(bid(weak)).to.equal("pass"));
  it("bids a garde or more on a strong one", () => expect(bid(strong)).to.match(/^garde/));
  it("takes on a middling one, and passes when another was higher", () => {
    expect(bid(middling)).to.be.oneOf(["prise", "garde"]);
    expect(bid(middling, ["pass", "garde-sans", "garde-contre"])).to.equal("pass");
  });
});

describe("easy bot, calling", () => {
  function called(hand: string, cards = "SK HK DK CK"): string {
    const action = answer(hand, { phase: "call", seat: 0, cards: cardsOf(cards) }, { players: 5, partner: { known: "unknown" } });
    return action.type === "call" ? action.card : action.type;
  }
  it("calls a king that it lacks, beside its own queen", () => {
    expect(called("T21 T20 T17 T14 T12 T9 T1 E SK SQ S8 HK HN DQ D9")).to.equal("DK");
  });
  it("calls a queen that it lacks with all four kings in hand", () => {
    expect(called("T21 T20 T17 T14 T12 T9 T1 SK SQ HK HQ DK D4 CK CQ", "SK HK DK CK SQ HQ DQ CQ")).to.equal("DQ");
  });
});

describe("easy bot, discarding", () => {
  function discarded(hand: string, from: string, must = "", count = 6): string[] {
    const action = answer(hand, { phase: "discard", seat: 0, count, from: cardsOf(from), must: cardsOf(must) });
    return action.type === "discard" ? action.cards : [];
  }
  it("empties the short suits and lays their honours aside", () => {
    const hand = "T21 T20 T17 T14 T12 T9 T7 T1 E SK SQ S8 S4 S3 S2 HK HN H7 H3 DQ D9 CN C5 C2";
    const cards = discarded(hand, "SQ S8 S4 S3 S2 HN H7 H3 DQ D9 CN C5 C2");
    expect(cards).to.have.length(6);
    expect(cards).to.include.members(["DQ", "D9"]);
    expect(cards).to.include("CN");
  });
  it("of two short suits empties the one with points in it", () => {
    const hand = "T21 T20 T17 T14 T12 T9 T7 T1 E SK SQ S8 HK HN DQ D9 C5 C2";
    expect(discarded(hand, "SQ S8 HN DQ D9 C5 C2", "", 2)).to.have.members(["DQ", "D9"]);
  });
  it("keeps a long suit with its king", () => {
    const hand = "T21 T20 T17 T14 T12 T9 T7 T1 E SK SQ S8 S4 S3 S2 HJ H7 H3 DQ D9 D5 CN C5 C2";
    expect(discarded(hand, "SQ S8 S4 S3 S2 HJ H7 H3 DQ D9 D5 CN C5 C2").filter((card) => card.startsWith("S"))).to.deep.equal([]);
  });
  it("lays trumps aside only where the rule asks for it, the lowest", () => {
    const hand = "T21 T20 T19 T18 T17 T16 T15 T14 T12 T11 T9 T8 T7 T6 T1 E SK HK DK CK CQ C5 C3 C2";
    const cards = discarded(hand, "CQ C5 C3 C2 T20 T19 T18 T17 T16 T15 T14 T12 T11 T9 T8 T7 T6", "CQ C5 C3 C2");
    expect(cards).to.have.members(["CQ", "C5", "C3", "C2", "T6", "T7"]);
  });
});

describe("easy bot, announcing", () => {
  function slam(hand: string, discard = ""): string {
    const action = answer(hand, { phase: "announce", seat: 0, options: ["slam", "none"] }, { discard: cardsOf(discard) });
    return action.type === "announce" ? action.what : action.type;
  }
  it("announces a slam on a hand that loses nothing", () => {
    expect(slam("T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 E SK SQ SN HK DK CK", "S2 S3 H2 H3 D2 D3")).to.equal("slam");
  });
  it("announces none with a card that loses a trick, or trumps short at the top", () => {
    expect(slam("T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 E SK SQ SJ HK DK CK", "S2 S3 H2 H3 D2 D3")).to.equal("none");
    expect(slam("T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 E SK SQ SN HK DK CK", "S2 S3 H2 H3 D2 D3")).to.equal("none");
  });
});

describe("easy bot, handfuls", () => {
  it("keeps the Petit hidden when it shows a handful with trumps to spare", () => {
    const hand = "T21 T20 T19 T18 T16 T14 T13 T10 T8 T4 T1 SK HK HQ H3 DK D4 C2";
    const trumps = cardsOf(hand).filter((card) => card.startsWith("T"));
    const action = answer(hand, { phase: "play", seat: 0, cards: trumps, handfuls: [{ level: 1, count: 10, trumps, must: [], withExcuse: false }] });
    expect(action).to.deep.include({ seat: 0, type: "handful" });
    expect(action.type === "handful" && action.cards).to.have.length(10).and.not.include("T1");
  });
});
