import { oneEvent } from "@open-wc/testing-helpers";
import { setViewport } from "@web/test-runner-commands";
import { expect } from "chai";
import type { RefusalDetail } from "../../../components/shared/events.js";
import type { CardCode, RefusalReason } from "../../../rules/index.js";
import { dealWith } from "../../support/deals.js";
import { TableHarness } from "../../support/table-harness.js";

const passes = ["0 bid pass", "1 bid pass", "2 bid pass"];
/** Seat 3 takes without the dog, so that seat 0 leads. */
const contract = [...passes, "3 bid garde-sans", "3 announce none"];

interface Case {
  reason: RefusalReason;
  title: string;
  hands: Record<number, string>;
  actions: string[];
  players?: 5;
  tap: CardCode;
  status: string;
  sentence: string;
  bright?: CardCode[];
}

const plays: Case[] = [
  {
    reason: "must-follow",
    title: "a card of another suit while the suit led is held",
    hands: { 0: "H7 H2 S5 S1 S2 S3 S4 D1 D2 D3 D4 D5 C1 C2 C3 C4 T3 T4", 3: "HK" },
    actions: ["0 bid pass", "1 bid pass", "2 bid pass", "3 bid garde-sans", "3 announce slam", "3 play HK"],
    tap: "S5",
    status: "Led: hearts. Follow suit.",
    sentence: "You have to follow suit. Led: hearts. These would do: 7 of hearts or 2 of hearts.",
    bright: ["H7", "H2"],
  },
  {
    reason: "must-trump",
    title: "a plain card while void and with trumps",
    hands: { 0: "T9 T4 D1 D2 D3 D4 D5 D6 D7 D8 C1 C2 C3 C4 C5 S1 S2 S3", 3: "HK" },
    actions: ["0 bid pass", "1 bid pass", "2 bid pass", "3 bid garde-sans", "3 announce slam", "3 play HK"],
    tap: "D8",
    status: "Led: hearts, and you have none. Any trump will do.",
    sentence: "You have none of the suit led (hearts), so you have to trump. These would do: trump 9 or trump 4.",
    bright: ["T9", "T4"],
  },
  {
    reason: "must-overtrump",
    title: "a lower trump while a higher one is held",
    hands: { 0: "T12 T3 D1 D2 D3 D4 D5 D6 D7 D8 C1 C2 C3 C4 C5 S1 S2 S3", 2: "T7 C7 C8 C9 C10 CJ CN CQ CK D9 D10 DJ DN DQ DK SK SQ SN", 1: "HK H2", 3: "H9 E" },
    actions: [...passes, "3 bid garde-sans", "3 announce none", "0 play S1", "1 play S5", "2 play SK", "3 play S4", "2 play T7", "3 play E"],
    tap: "T3",
    status: "Trumps led: go above trump 7.",
    sentence: "Your trump has to be higher. To beat: trump 7. These would do: trump 12.",
    bright: ["T12"],
  },
  {
    reason: "called-suit-lead",
    title: "the called suit as the first lead",
    hands: { 0: "H9 HK T3 T4", 4: "T20" },
    actions: ["0 bid pass", "1 bid pass", "2 bid pass", "3 bid pass", "4 bid garde-sans", "4 call HK", "4 announce none"],
    players: 5,
    tap: "H9",
    status: "You lead: not the called suit, hearts, unless with this card: king of hearts.",
    sentence: "The first lead may not be in the called suit, unless it is the called card itself: king of hearts.",
  },
];

describe("a card that may not be played", () => {
  beforeEach(() => setViewport({ width: 1280, height: 900 }));

  for (const { reason, title, hands, actions, players, tap, status, sentence, bright } of plays) {
    it(`is refused: ${title}`, async () => {
      const table = await TableHarness.open({ deal: dealWith({ hands, actions, players: players ?? 4 }), bots: "none" });
      expect(table.status).to.equal(status);
      if (bright) expect(table.bright).to.have.members(bright);
      const before = table.view;

      const refused = oneEvent(table.element, "tarot-refusal") as Promise<CustomEvent<RefusalDetail>>;
      await table.tap(tap);

      expect((await refused).detail).to.deep.include({ action: { seat: 0, type: "play", card: tap } });
      expect((await refused).detail.refusal.reason).to.equal(reason);
      expect(table.refusal).to.contain(sentence);
      expect(table.announced).to.contain(sentence);
      expect(table.view).to.deep.equal(before);
      expect(table.card(tap).getAttribute("aria-disabled")).to.equal("true");
    });
  }

  it("says its name and its reason to those who cannot see that it is dark", async () => {
    const { hands, actions } = plays[0]!;
    const table = await TableHarness.open({ deal: dealWith({ hands, actions }), bots: "none", lang: "de" });
    expect(table.label("S5")).to.equal("Pik 5, nicht spielbar: du musst Herz bedienen");
    expect(table.label("H7")).to.equal("Herz 7");
  });

  it("is refused while another seat plays, and while something else is asked", async () => {
    const table = await TableHarness.open({ deal: dealWith({ actions: [...contract, "0 play S1"], hands: { 0: "S1" } }), bots: "none" });
    await table.tap(table.hand[0]!);
    expect(table.refusal).to.contain("It is not your turn.");
    table.element.deal = dealWith({});
    await table.settle();
    await table.tap(table.hand[0]!);
    expect(table.refusal).to.contain("That is not what is asked for now.");
  });

  it("leaves its explanation until it is closed, or until something is done", async () => {
    const { hands, actions } = plays[0]!;
    const table = await TableHarness.open({ deal: dealWith({ hands, actions }), bots: "none" });
    await table.tap("S5");
    await table.press(".bubble .close");
    expect(table.refusal).to.equal("");
    await table.tap("S5");
    await table.tap("H7");
    expect(table.refusal).to.equal("");
    expect(table.trick).to.deep.equal(["HK", "H7"]);
  });
});

describe("a card that may not be laid aside", () => {
  const actions = ["0 bid garde", "1 bid pass", "2 bid pass", "3 bid pass"];
  const plain = "SK T21 T5 S2 S3 S4 S5 S6 S7 S8 S9 H2 H3 H4 H5 H6 H7 H8";
  /** Three plain cards only, the dog's among them: trumps have to go too. */
  const trumps = "SK T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 HK S3 S2";

  const open = (hand: string) => {
    const deal = dealWith({ hands: { 0: hand, 1: "D1 D2 D3 D4 D5 D6", 2: "C1 C2 C3 C4 C5 C6 T6", 3: "T1 T2 T3" }, actions });
    if (hand !== trumps) return TableHarness.open({ deal, bots: "none" });
    // A dog of kings and a bout, so that the hand alone has plain cards.
    const wanted = ["DK", "CK", "T7", "E", "C10", "C9"];
    return TableHarness.open({ deal: { ...deal, ...withDog(deal, wanted) }, bots: "none" });
  };

  for (const [card, hand, sentence] of [
    ["SK", plain, "A king may not be laid aside: king of spades."],
    ["T21", plain, "A bout may not be laid aside: trump 21."],
    ["T5", plain, "A trump may only be laid aside where other cards run out: trump 5."],
  ] as const) {
    it(`is refused with its reason: ${card}`, async () => {
      const table = await open(hand);
      await table.tap(card);
      expect(table.refusal).to.contain(sentence);
      expect(table.hand).to.include(card);
      expect(table.label(card)).to.contain("has to stay in your hand");
    });
  }

  it("is refused where trumps go before the plain cards have gone", async () => {
    const table = await open(trumps);
    await table.discard(["T20", "T19", "T18", "T17", "S3", "S2"]);
    expect(table.refusal).to.contain("Before a trump goes, all plain cards have to go: trump 20 comes later. First these:");
    expect(table.view.choices.phase).to.equal("discard");
  });

  it("is told apart from the number: too few and too many", async () => {
    const table = await open(plain);
    expect(table.status).to.equal("Lay aside 6 more cards.");
    await table.discard(["S2", "S3", "S4", "S5", "S6"]);
    expect(table.status).to.equal("Lay aside one more card.");
    expect(table.refusal).to.contain("The discard takes 6 cards, not 5.");
    await table.tap("S7");
    expect(table.status).to.equal("Your discard is complete: confirm it.");
    await table.tap("S8");
    expect(table.refusal).to.contain("The discard takes 6 cards, not 7.");
    await table.press('[data-laid="S7"]');
    expect(table.hand).to.include("S7");
    await table.tap("S8");
    await table.press(".confirm");
    expect(table.view.discard).to.have.members(["S2", "S3", "S4", "S5", "S6", "S8"]);
  });
});

/** Exchanges cards of the other seats' hands, so that the dog is the wanted one. */
function withDog({ hands, talon }: { hands: string[]; talon: string }, wanted: readonly string[]) {
  const rows = [...hands, talon].map((row) => row.split(" "));
  const dog = rows.at(-1)!;
  wanted.forEach((card, place) => {
    const row = rows.find((cards) => cards.includes(card))!;
    const [at, other] = [row.indexOf(card), dog[place]!];
    row[at] = other;
    dog[place] = card;
  });
  return { hands: rows.slice(0, -1).map((row) => row.join(" ")), talon: dog.join(" ") };
}
