import { sendKeys } from "@web/test-runner-commands";
import { expect } from "chai";
import type { ScoreEntry } from "../../../components/score-sheet/score-entry.js";
import { languages } from "../../../locales/index.js";
import { entered, sheetWith, tidy } from "./sheet-harness.js";

type Deal = Omit<ScoreEntry, "takerPoints"> & { points: string };

/** rules.md, worked examples: what is entered, what each defender pays, and the scores from the taker's seat on. */
const single = [{ seat: 0, level: 1 as const }];
const examples: readonly [title: string, deal: Deal, perDefender: string, scores: string[]][] = [
  ["garde 45", { players: 4, taker: 0, contract: "garde", points: "45", bouts: 2 }, "+58", ["+174", "−58", "−58", "−58"]],
  ["garde 49, handful, petit", { players: 4, taker: 0, contract: "garde", points: "49", bouts: 2, handfuls: single, petitAuBout: "taker" }, "+106", ["+318", "−106", "−106", "−106"]],
  ["prise 34, handful, petit", { players: 4, taker: 0, contract: "prise", points: "34", bouts: 2, handfuls: single, petitAuBout: "taker" }, "−42", ["−126", "+42", "+42", "+42"]],
  ["three, garde contre 50", { players: 3, taker: 0, contract: "garde-contre", points: "50", bouts: 1 }, "−156", ["−312", "+156", "+156"]],
  ["five, garde sans 53", { players: 5, taker: 0, partner: 3, contract: "garde-sans", points: "53", bouts: 2 }, "+148", ["+296", "−148", "−148", "+148", "−148"]],
  ["prise 36", { players: 4, taker: 0, contract: "prise", points: "36", bouts: 3 }, "+25", ["+75", "−25", "−25", "−25"]],
  ["three, prise 36½", { players: 3, taker: 0, contract: "prise", points: "36½", bouts: 3 }, "+26", ["+52", "−26", "−26"]],
  ["three, prise 35.5", { players: 3, taker: 0, contract: "prise", points: "35.5", bouts: 3 }, "−26", ["−52", "+26", "+26"]],
  ["five, prise 41,5", { players: 5, taker: 0, partner: 1, contract: "prise", points: "41,5", bouts: 2 }, "+26", ["+52", "+26", "−26", "−26", "−26"]],
  ["five, garde sans 50", { players: 5, taker: 0, partner: 2, contract: "garde-sans", points: "50", bouts: 3 }, "+156", ["+312", "−156", "+156", "−156", "−156"]],
  ["prise 45, the defence's handful", { players: 4, taker: 0, contract: "prise", points: "45", bouts: 2, handfuls: [{ seat: 2, level: 1 }] }, "+49", ["+147", "−49", "−49", "−49"]],
  ["garde 60, petit by the taker", { players: 4, taker: 0, contract: "garde", points: "60", bouts: 1, petitAuBout: "taker" }, "+88", ["+264", "−88", "−88", "−88"]],
  ["garde 60, petit by the defence", { players: 4, taker: 0, contract: "garde", points: "60", bouts: 1, petitAuBout: "defence" }, "+48", ["+144", "−48", "−48", "−48"]],
  ["garde sans 50, slam failed", { players: 4, taker: 0, contract: "garde-sans", points: "50", bouts: 3, slamAnnounced: true }, "−44", ["−132", "+44", "+44", "+44"]],
  ["garde 60, petit, triple", { players: 4, taker: 0, contract: "garde", points: "60", bouts: 1, petitAuBout: "taker", handfuls: [{ seat: 0, level: 3 }] }, "+128", ["+384", "−128", "−128", "−128"]],
  ["five, prise 40, two handfuls", { players: 5, taker: 0, partner: 4, contract: "prise", points: "40", bouts: 2, handfuls: [...single, { seat: 1, level: 1 }] }, "−66", ["−132", "+66", "+66", "+66", "−66"]],
  ["three, garde 51, petit by the defence", { players: 3, taker: 0, contract: "garde", points: "51", bouts: 1, petitAuBout: "defence" }, "+30", ["+60", "−30", "−30"]],
  ["three, garde 51, petit by the taker", { players: 3, taker: 0, contract: "garde", points: "51", bouts: 1, petitAuBout: "taker" }, "+70", ["+140", "−70", "−70"]],
  ["garde sans 81, slam failed, petit", { players: 4, taker: 0, contract: "garde-sans", points: "81", bouts: 3, slamAnnounced: true, petitAuBout: "taker" }, "+120", ["+360", "−120", "−120", "−120"]],
  ["three, garde 87, slam", { players: 3, taker: 0, contract: "garde", points: "87", bouts: 2, slam: "taker" }, "+342", ["+684", "−342", "−342"]],
  ["garde, the defence's slam", { players: 4, taker: 0, contract: "garde", points: "3", bouts: 0, slam: "defence" }, "−356", ["−1,068", "+356", "+356", "+356"]],
  ["prise 40, petit", { players: 4, taker: 0, contract: "prise", points: "40", bouts: 0, petitAuBout: "taker" }, "−31", ["−93", "+31", "+31", "+31"]],
];

describe("the score sheet's form", () => {
  for (const [title, { players, ...deal }, perDefender, scores] of examples) {
    it(`scores the worked example ${title}`, async () => {
      const sheet = await sheetWith({ players, editable: true });
      await sheet.fill(deal);
      for (const score of scores) expect(sheet.preview).to.contain(score);
      await sheet.press(".save");
      expect(sheet.scores(0)).to.deep.equal(scores);
      await sheet.press("button.summary");
      expect(Object.entries(sheet.sum).find(([label]) => label.startsWith("Sum"))?.[1]).to.equal(perDefender);
      const [change] = sheet.changes;
      expect(change?.totals.map((total) => total.toLocaleString("en", { signDisplay: "exceptZero" }).replace("-", "−"))).to.deep.equal(scores);
      expect(JSON.parse(JSON.stringify(change?.deals))).to.deep.equal(sheet.element.deals);
    });
  }

  it("takes the same deal again from its JSON", async () => {
    const sheet = await sheetWith({ players: 5, editable: true });
    await sheet.fill({ taker: 2, partner: 0, contract: "garde", points: "60", bouts: 2, handfuls: [{ seat: 4, level: 2 }], petitAuBout: "defence" });
    await sheet.press(".save");
    const again = await sheetWith({ players: 5 });
    again.element.setAttribute("deals", JSON.stringify(sheet.changes[0]!.deals));
    await again.settle();
    expect(again.scores(0)).to.deep.equal(sheet.scores(0));
    expect(again.summary(0)).to.equal(sheet.summary(0));
  });

  it("takes the defence's points as well", async () => {
    const sheet = await sheetWith({ editable: true });
    await sheet.fill({ taker: 1, contract: "garde", points: "46", pointsOf: "defence", bouts: 2 });
    await sheet.press(".save");
    expect(sheet.scores(0)).to.deep.equal(["−58", "+174", "−58", "−58"]);
    expect(sheet.summary(0)).to.contain("45 of 41, 2 bouts");
  });

  it("is filled with the mouse", async () => {
    const sheet = await sheetWith({ editable: true });
    await sheet.press("[data-field=taker] .chip", 1);
    await sheet.press("[data-field=contract] .chip", 1);
    await sheet.press("[data-field=bouts] .chip", 2);
    await sheet.press("#points");
    await sendKeys({ type: "45" });
    await sheet.press(".save");
    expect(sheet.scores(0)).to.deep.equal(["−58", "+174", "−58", "−58"]);
    expect(sheet.status).to.equal("Deal 1 added.");
  });

  it("is filled by tapping", async () => {
    const sheet = await sheetWith({ editable: true });
    await sheet.tap("[data-field=taker] .chip", 3);
    await sheet.tap("[data-field=contract] .chip");
    await sheet.tap("[data-field=bouts] .chip", 3);
    await sheet.tap("#points");
    await sendKeys({ type: "36" });
    await sheet.tap(".save");
    expect(sheet.scores(0)).to.deep.equal(["−25", "−25", "−25", "+75"]);
  });

  it("is filled by keyboard alone", async () => {
    const sheet = await sheetWith({ editable: true });
    sheet.root.querySelector<HTMLElement>("#taker-0")!.focus();
    await sendKeys({ press: "ArrowRight" }); // Ben
    await sendKeys({ press: "Tab" });
    await sendKeys({ press: "Space" }); // Prise
    await sendKeys({ press: "ArrowDown" }); // Garde
    await sendKeys({ press: "Tab" });
    await sendKeys({ press: "Space" });
    await sendKeys({ press: "ArrowRight" });
    await sendKeys({ press: "ArrowRight" }); // two bouts
    await sendKeys({ press: "Tab" });
    await sendKeys({ type: "45" });
    await sendKeys({ press: "Enter" });
    await sheet.settle();
    expect(sheet.scores(0)).to.deep.equal(["−58", "+174", "−58", "−58"]);
  });

  it("says next to each field what is missing, only once it is asked to save, and goes there", async () => {
    const sheet = await sheetWith({ players: 5, editable: true });
    expect(sheet.problems).to.deep.equal([]);
    await sheet.press(".save");
    expect(sheet.problems).to.deep.equal([
      "Choose the taker.", "Choose the partner, or Alone.", "Choose the contract.", "Choose how many bouts the taker has.", "Enter the card points.",
    ]);
    expect(sheet.focused).to.equal("taker-0");
    expect(sheet.changes).to.deep.equal([]);
  });

  const impossible: readonly [string, Parameters<Awaited<ReturnType<typeof sheetWith>>["fill"]>[0], string][] = [
    ["a half with four players", { taker: 0, contract: "garde", points: "45.5", bouts: 2 }, "With four players there are no half points."],
    ["more points than there are", { taker: 0, contract: "garde", points: "92", bouts: 2 }, "Card points go from 0 to 91, in whole or half points."],
    ["no number", { taker: 0, contract: "garde", points: "lots", bouts: 2 }, "Card points go from 0 to 91, in whole or half points."],
    ["three bouts with two points", { taker: 0, contract: "garde", points: "2", bouts: 3 }, "That many bouts do not go with these card points."],
    ["a lost contract with a slam", { taker: 0, contract: "garde", points: "30", bouts: 1, slam: "taker" }, "Whoever takes all the tricks wins the contract: check points and bouts."],
    ["the other side's petit beside a slam", { taker: 0, contract: "garde", points: "87", bouts: 2, slam: "taker", petitAuBout: "defence" }, "The side that takes all the tricks also takes the last one."],
    ["too many handfuls", { taker: 0, contract: "garde", points: "45", bouts: 2, handfuls: [{ seat: 0, level: 2 }, { seat: 1, level: 1 }] }, "There are not enough trumps for all these handfuls."],
  ];
  for (const [title, deal, sentence] of impossible) {
    it(`refuses ${title} and says why beside the field`, async () => {
      const sheet = await sheetWith({ editable: true });
      await sheet.fill(deal);
      expect(sheet.problems).to.deep.equal([sentence]);
      expect(sheet.preview).to.equal("Please check the marked field.");
      const problem = sheet.root.querySelector(".problem")!;
      expect(problem.closest("fieldset")!.getAttribute("aria-describedby")).to.equal(problem.id);
      await sheet.press(".save");
      expect(sheet.element.deals).to.deep.equal([]);
    });
  }

  it("changes an earlier deal and keeps its dealer", async () => {
    const deal = { ...entered({ taker: 0, contract: "garde", takerPoints: 45, bouts: 2 }), dealer: 3 };
    const sheet = await sheetWith({ deals: [deal, entered({ taker: 1, contract: "prise", takerPoints: 41, bouts: 2 })], editable: true });
    await sheet.press("button.summary");
    await sheet.press(".change");
    expect(sheet.focused).to.equal("form-heading");
    expect(sheet.root.querySelector<HTMLInputElement>("#points")!.value).to.equal("45");
    sheet.type("49");
    await sheet.press(".save");
    expect(sheet.scores(0)).to.deep.equal(["+198", "−66", "−66", "−66"]);
    expect(sheet.element.deals[0]).to.have.property("dealer", 3);
    expect(sheet.totals).to.deep.equal(["+173", "+9", "−91", "−91"]);
    expect(sheet.focused).to.equal("summary");
    expect(sheet.changes).to.have.length(1);
  });

  it("leaves a deal as it was when changing it is cancelled", async () => {
    const deals = [entered({ taker: 0, contract: "garde", takerPoints: 45, bouts: 2 })];
    const sheet = await sheetWith({ deals, editable: true });
    await sheet.press("button.summary");
    await sheet.press(".change");
    sheet.type("80");
    await sheet.press(".cancel");
    expect(sheet.element.deals).to.equal(deals);
    expect(sheet.changes).to.deep.equal([]);
    expect(sheet.text).to.contain("Add a deal");
  });

  it("deletes a deal and brings it back to its place", async () => {
    const deals = [1, 2, 3].map((taker) => entered({ taker, contract: "garde", takerPoints: 45, bouts: 2 }));
    const sheet = await sheetWith({ deals, editable: true });
    await sheet.press("button.summary", 1);
    await sheet.press(".delete");
    expect(sheet.all("tr.deal-row")).to.have.length(2);
    expect(sheet.status).to.equal("Deal 2 deleted.");
    expect(sheet.focused).to.equal("undo");
    // A host that stores and gives back what it was told does not take the way back away.
    sheet.element.deals = structuredClone(sheet.changes[0]!.deals);
    await sheet.settle();
    await sheet.press(".undo");
    expect(sheet.element.deals).to.deep.equal(deals);
    expect(sheet.status).to.equal("Deal 2 is back.");
    expect(sheet.focused).to.equal("summary");
    expect(sheet.changes.map(({ totals }) => totals)).to.deep.equal([
      [-116, 116, -116, 116],
      [-174, 58, 58, 58],
    ]);
  });

  it("enters a void deal at one press", async () => {
    const sheet = await sheetWith({ players: 3, editable: true });
    await sheet.press(".void");
    expect(sheet.summary(0)).to.contain("Void deal").and.contain("everybody passed");
    expect(sheet.scores(0)).to.deep.equal(["0", "0", "0"]);
  });

  it("lets the number of players be chosen before the first deal, and names at any time", async () => {
    const sheet = await sheetWith({ names: [], editable: true });
    await sheet.press(".names .chip", 2);
    expect(sheet.all("[data-field=taker] .chip")).to.have.length(5);
    const input = sheet.all<HTMLInputElement>("input.rename")[4]!;
    input.focus();
    await sendKeys({ type: "<i>Eve</i>" });
    await sendKeys({ press: "Tab" });
    await sheet.settle();
    expect(sheet.changes.at(-1)).to.deep.equal({ deals: [], totals: [0, 0, 0, 0, 0], players: 5, names: ["", "", "", "", "<i>Eve</i>"] });
    expect(sheet.all("[data-field=taker] .chip").map((chip) => tidy(chip.textContent))).to.deep.equal(["Player 1", "Player 2", "Player 3", "Player 4", "<i>Eve</i>"]);
    expect(sheet.root.querySelector("i")).to.equal(null);
    await sheet.press(".void");
    expect(sheet.all(".names .chip")).to.have.length(0);
  });

  it("keeps what is typed when the language changes, and leaves no old text", async () => {
    const sheet = await sheetWith({ editable: true, lang: "de" });
    await sheet.fill({ taker: 0, contract: "garde", points: "45,5", bouts: 2 });
    expect(sheet.problems).to.deep.equal(["Zu viert gibt es keine halben Punkte."]);
    sheet.element.lang = "fr";
    await sheet.settle();
    expect(sheet.problems).to.deep.equal(["À quatre, il n’y a pas de demi-points."]);
    expect(sheet.root.querySelector<HTMLInputElement>("#points")!.value).to.equal("45,5");
    expect(sheet.text).not.to.match(/Alleinspieler|Kontrakt|Punkte|Niemand/);
  });

  for (const lang of languages) {
    it(`speaks ${lang}, without a key that has no text`, async () => {
      const sheet = await sheetWith({ players: 5, editable: true, lang });
      await sheet.press(".save");
      await sheet.fill({ taker: 0, partner: null, contract: "garde", points: "90,5", bouts: 3, slam: "taker", slamAnnounced: true });
      await sheet.press(".save");
      await sheet.press("button.summary");
      expect(sheet.text).not.to.match(/(score|bid|ui)[:.]\w/);
    });
  }
});
