import { fixture, html } from "@open-wc/testing-helpers";
import { sendKeys, setViewport } from "@web/test-runner-commands";
import { expect } from "chai";
import type { ScoreSheetDeal } from "../../../components/score-sheet/score-entry.js";
import type { ScoreSheet } from "../../../components/score-sheet/score-sheet.js";
import type { ErrorDetail } from "../../../components/shared/events.js";
import { languages } from "../../../locales/index.js";
import { scoreFrenchTarot } from "../../../rules/index.js";
import { axeFindings } from "../../support/axe.js";
import { entered, names, Sheet, sheetWith } from "./sheet-harness.js";

const garde = entered({ taker: 0, contract: "garde", takerPoints: 45, bouts: 2 });
const prise = entered({ taker: 1, contract: "prise", takerPoints: 34, bouts: 2, handfuls: [{ seat: 1, level: 1 }], petitAuBout: "taker" });
const defenceSlam = entered({ taker: 3, contract: "garde", takerPoints: 3, bouts: 0, slam: "defence" });
const passed: ScoreSheetDeal = { result: { kind: "void", void: "all-pass", scores: [0, 0, 0, 0] }, dealer: 2 };
const petitSec: ScoreSheetDeal = { result: { kind: "void", void: "petit-sec", seat: 2, scores: [0, 0, 0, 0] } };
const five = entered({ players: 5, taker: 0, partner: 3, contract: "prise", takerPoints: 41.5, bouts: 2 });
const alone = entered({ players: 5, taker: 2, partner: null, contract: "garde", takerPoints: 30, bouts: 1 });

/** As a table hands it over: five players, a handful by a defender. */
const played: ScoreSheetDeal = {
  result: {
    kind: "french-tarot",
    ...scoreFrenchTarot({ players: 5, contract: "prise", takerPoints: 40, bouts: 2, handfuls: [1, 1] }),
    taker: 1, partner: 2, contract: "prise", winners: [], takerPoints: 40, bouts: 2, petitAuBout: null, slam: null, slamAnnounced: false,
    handfuls: [{ seat: 1, level: 1 }, { seat: 4, level: 1 }],
    publicDiscards: [], excuse: null, scores: [66, -132, -66, 66, 66],
  },
  dealer: 0,
};

describe("<score-sheet>", () => {
  beforeEach(() => setViewport({ width: 1280, height: 800 }));

  it("shows contract, multiplier, taker, points against the target and every score", async () => {
    const sheet = await sheetWith({ deals: [garde] });
    expect(sheet.summary(0)).to.contain("Garde ×2").and.contain("Taker: Ada").and.contain("45 of 41, 2 bouts").and.contain("made, +4");
    expect(sheet.scores(0)).to.deep.equal(["+174", "−58", "−58", "−58"]);
  });

  it("adds up deal by deal, marks the newest deal and who leads", async () => {
    const sheet = await sheetWith({ deals: [garde, prise, passed, petitSec] });
    expect(sheet.running(1)).to.deep.equal(["+216", "−184", "−16", "−16"]);
    expect(sheet.totals).to.deep.equal(["+216", "−184", "−16", "−16"]);
    expect(sheet.element.totals).to.deep.equal([216, -184, -16, -16]);
    expect(sheet.all(".totals td").map((cell) => cell.classList.contains("leader"))).to.deep.equal([true, false, false, false]);
    expect(sheet.all(".leads").map(({ textContent }) => textContent)).to.deep.equal(["leads"]);
    expect(sheet.all("tr.deal-row").map((row) => row.part.contains("newest"))).to.deep.equal([false, false, false, true]);
    expect(sheet.summary(3)).to.contain("newest");
  });

  it("marks nobody as leader while all have the same", async () => {
    const sheet = await sheetWith({ deals: [passed] });
    expect(sheet.all(".leads")).to.have.length(0);
  });

  it("tells void deals and why they are void", async () => {
    const sheet = await sheetWith({ deals: [passed, petitSec] });
    expect(sheet.summary(0)).to.contain("Void deal").and.contain("everybody passed");
    expect(sheet.summary(1)).to.contain("Petit sec: Cleo");
    expect(sheet.scores(1)).to.deep.equal(["0", "0", "0", "0"]);
  });

  it("explains a score with the deal's own numbers", async () => {
    const sheet = await sheetWith({ deals: [prise] });
    await sheet.press("button.summary");
    expect(sheet.all("button.summary")[0]!.getAttribute("aria-expanded")).to.equal("true");
    expect(sheet.sum).to.deep.equal({
      "Card points of the taker’s side": "34",
      "Target with 2 bouts": "41",
      "Difference 34 − 41": "−7",
      "Contract failed −(25 + 7) × 1": "−32",
      "Petit au bout for the taker’s side 10 × 1": "+10",
      "Handful, for the side that wins the contract Ben: single": "−20",
      "Sum Every defender receives this.": "−42",
      "Ada (defender)": "+42",
      "Ben (taker) 3 × −42": "−126",
      "Cleo (defender)": "+42",
      "Dan (defender)": "+42",
    });
    await sheet.press("button.summary");
    expect(sheet.all(".sum")).to.have.length(0);
  });

  it("explains rounding, the partner's share and playing alone", async () => {
    const sheet = await sheetWith({ deals: [five, alone], players: 5 });
    expect(sheet.summary(0)).to.contain("Partner: Dan");
    expect(sheet.summary(1)).to.contain("alone");
    expect(sheet.scores(1)).to.deep.equal(["+92", "+92", "−368", "+92", "+92"]);
    await sheet.press("button.summary");
    expect(sheet.sum).to.include({ "Difference +0.5, rounded away from zero": "+1", "Ada (taker) 2 × 26": "+52", "Dan (partner)": "+26", "Eve (defender)": "−26" });
  });

  it("explains every kind of slam", async () => {
    const all = { taker: 0, contract: "garde", takerPoints: 87, bouts: 2 } as const;
    const deals = [
      entered({ ...all, slam: "taker" }),
      entered({ ...all, slam: "taker", slamAnnounced: true }),
      entered({ ...all, slamAnnounced: true }),
      defenceSlam,
      entered({ taker: 3, contract: "garde", takerPoints: 3, bouts: 0, slam: "defence", slamAnnounced: true }),
    ];
    const sheet = await sheetWith({ deals });
    const lines: Record<string, string> = {};
    for (const deal of deals.keys()) {
      await sheet.press("button.summary", deal);
      Object.assign(lines, Object.fromEntries(Object.entries(sheet.sum).filter(([label]) => label.startsWith("Slam"))));
      await sheet.press("button.summary", deal);
    }
    expect(lines).to.deep.equal({
      "Slam, not announced": "+200",
      "Slam, announced and made": "+400",
      "Slam, announced but failed": "−200",
      "Slam for the defence": "−200",
      "Slam for the defence, and the announced one failed": "−400",
    });
  });

  it("opens the newest deal by itself where it is told to, and only that", async () => {
    const sheet = await sheetWith({ deals: [garde], openNewest: true });
    expect(sheet.sum).to.include({ "Sum Every defender pays this.": "+58" });
    sheet.element.deals = [garde, prise];
    await sheet.settle();
    expect(sheet.all("button.summary").map((button) => button.getAttribute("aria-expanded"))).to.deep.equal(["false", "true"]);
  });

  it("shows a result as a table hands it over, with its dealer", async () => {
    const sheet = await sheetWith({ deals: [played], names });
    expect(sheet.scores(0)).to.deep.equal(["+66", "−132", "−66", "+66", "+66"]);
    await sheet.press("button.summary");
    expect(sheet.text).to.contain("Dealer: Ada");
    expect(sheet.sum).to.include({ "Handful, for the side that wins the contract Ben: single · Eve: single": "−40" });
  });

  it("keeps the totals of those who play on when somebody joins", async () => {
    const sheet = await sheetWith({ deals: [garde, five], names });
    expect(sheet.scores(0)).to.deep.equal(["+174", "−58", "−58", "−58", "–"]);
    expect(sheet.totals).to.deep.equal(["+226", "−84", "−84", "−32", "−26"]);
  });

  it("opens explanations by keyboard", async () => {
    const sheet = await sheetWith({ deals: [garde] });
    sheet.all("button.summary")[0]!.focus();
    await sendKeys({ press: "Enter" });
    await sheet.settle();
    expect(sheet.all(".sum")).to.have.length(3);
  });

  it("takes deals, names and players as attributes", async () => {
    const element = await fixture<ScoreSheet>(html`<score-sheet lang="en" deals=${JSON.stringify([garde])} names="Ann, <b>Bo</b>,, Di" players="4"></score-sheet>`);
    const sheet = new Sheet(element);
    expect(sheet.all("thead .name").map(({ textContent }) => textContent)).to.deep.equal(["Ann", "<b>Bo</b>", "Player 3", "Di"]);
    expect(sheet.root.querySelector("thead b")).to.equal(null);
    expect(sheet.scores(0)[0]).to.equal("+174");
  });

  it("says honestly that there is nothing yet", async () => {
    const sheet = await sheetWith({});
    expect(sheet.text).to.equal("No deal has been scored yet.");
    expect(sheet.element.totals).to.deep.equal([0, 0, 0, 0]);
  });

  const written = { de: ["−1.068", "41,5 von 41"], fr: ["−1\u202f068", "41,5 pour 41"], sv: ["−1\u00a0068", "41,5 av 41"], en: ["−1,068", "41.5 of 41"] } as const;
  for (const lang of languages) {
    it(`writes numbers as ${lang} does`, async () => {
      const sheet = await sheetWith({ deals: [defenceSlam], lang });
      expect(sheet.all("tr.deal-row .points")[3]!.textContent).to.equal(written[lang][0]);
      const halves = await sheetWith({ deals: [five], lang, players: 5 });
      expect(halves.summary(0)).to.contain(written[lang][1]);
    });
  }

  it("leaves no text of the language before", async () => {
    const sheet = await sheetWith({ deals: [garde, prise, petitSec], lang: "de" });
    await sheet.press("button.summary", 1);
    expect(sheet.text).to.contain("Alleinspieler");
    sheet.element.lang = "sv";
    await sheet.settle();
    expect(sheet.text).to.contain("Spelförare: Ada").and.contain("leder");
    expect(sheet.text).not.to.match(/Alleinspieler|Kontrakt |Gesamt|führt|erfüllt|verloren|neu\b/);
  });
});

describe("<score-sheet> with bad data", () => {
  const wrong: readonly [string, unknown, string, string, RegExp][] = [
    ["text that is no JSON", "{nope", "not-json", "", /not readable as JSON/],
    ["an object", {}, "wrong-type", "deals", /value is not possible/],
    ["a deal that is none", [garde, null], "wrong-type", "deals[1]", /deals\[1\]/],
    ["neither result nor entry", [{}], "missing-key", "deals[0].result", /missing/],
    ["an unknown contract", [entered({ ...{ taker: 0, takerPoints: 45, bouts: 2 }, contract: "<img src=x onerror=alert(1)>" as never })], "wrong-type", "deals[0].entry.contract", /value is not possible/],
    ["a seat that is not there", [entered({ taker: 4, contract: "garde", takerPoints: 45, bouts: 2 })], "seat", "deals[0].entry.taker", /value is not possible/],
    ["points that cannot be", [entered({ taker: 0, contract: "garde", takerPoints: 45.5, bouts: 2 })], "impossible", "deals[0].entry.takerPoints", /rest of the deal/],
    ["points as text", [entered({ taker: 0, contract: "garde", takerPoints: "45" as never, bouts: 2 })], "wrong-type", "deals[0].entry.takerPoints", /value is not possible/],
    ["a partner with four players", [entered({ taker: 0, partner: 1, contract: "garde", takerPoints: 45, bouts: 2 })], "seat", "deals[0].entry.partner", /value is not possible/],
    ["a handful of nobody", [entered({ taker: 0, contract: "garde", takerPoints: 45, bouts: 2, handfuls: [{ seat: 9, level: 1 }] })], "seat", "deals[0].entry.handfuls[0].seat", /value is not possible/],
    ["scores that do not follow", [{ result: { ...("result" in played ? played.result : {}), scores: [1, -1, 0, 0, 0] } }], "score-differs", "deals[0].result.scores", /do not follow/],
    ["scores without end", [{ result: { kind: "void", void: "all-pass", scores: [0, 0, 0, 1 / 0] } }], "wrong-type", "deals[0].result.scores[3]", /value is not possible/],
    ["a dealer who is not there", [{ ...garde, dealer: 7 }], "seat", "deals[0].dealer", /value is not possible/],
    ["more deals than anybody plays", Array.from({ length: 2001 }, () => passed), "too-large", "deals", /too many/],
  ];

  for (const [title, deals, code, path, sentence] of wrong) {
    it(`says what is wrong in place and tells the page: ${title}`, async () => {
      const sheet = await sheetWith({ deals: [garde] });
      const errors: ErrorDetail[] = [];
      sheet.element.addEventListener("tarot-error", (event) => errors.push(event.detail));
      if (typeof deals === "string") sheet.element.setAttribute("deals", deals);
      else sheet.element.deals = deals as ScoreSheetDeal[];
      await sheet.settle();
      expect(errors).to.deep.equal([{ code, path }]);
      expect(sheet.text).to.match(/^This score sheet cannot be shown /).and.to.match(sentence);
      expect(sheet.root.querySelector("table, img")).to.equal(null);
      sheet.element.deals = [garde];
      await sheet.settle();
      expect(sheet.scores(0)[0]).to.equal("+174");
    });
  }

  it("takes nothing for no deals, and odd numbers of players for none", async () => {
    const sheet = await sheetWith({});
    Object.assign(sheet.element, { deals: null, players: 17, names: { a: 1 } });
    await sheet.settle();
    expect(sheet.text).to.equal("No deal has been scored yet.");
    sheet.element.removeAttribute("deals");
    sheet.element.deals = [garde];
    await sheet.settle();
    expect(sheet.all("thead .name").map(({ textContent }) => textContent)).to.deep.equal(["Player 1", "Player 2", "Player 3", "Player 4"]);
  });
});

describe("<score-sheet> for everybody", () => {
  it("is cut off nowhere at 320 px, whatever the language, five players and long names included", async () => {
    await setViewport({ width: 320, height: 700 });
    const long = ["Maximiliane", "Bartholomäus", "Cléopâtre", "Karl-Gustaf", "Ed"];
    for (const lang of languages) {
      for (const deals of [[five, alone, played], [garde, defenceSlam, petitSec]]) {
        const sheet = await sheetWith({ deals, names: long, editable: true, lang });
        await sheet.press("button.summary");
        expect(document.documentElement.scrollWidth, lang).to.be.at.most(320);
        for (const cell of sheet.all("td, th, .chip, .sum > div, fieldset, button")) {
          const { left, right } = cell.getBoundingClientRect();
          expect(left, cell.className).to.be.at.least(0);
          expect(right, `${lang}: ${cell.textContent}`).to.be.at.most(320);
        }
        for (const score of sheet.all("td .points, td .running, td:has(.leads)")) expect(score.scrollWidth, `${lang}: ${score.textContent}`).to.be.at.most(score.clientWidth);
      }
    }
    await setViewport({ width: 1280, height: 800 });
  });

  it("is a table to assistive technology, in the narrow form too", async () => {
    const sheet = await sheetWith({ deals: [garde] });
    expect(sheet.root.querySelector("table > caption")!.textContent).to.match(/Score sheet/);
    expect(sheet.all("th[scope=col]")).to.have.length(5);
    expect(sheet.all("th[scope=row]")).to.have.length(2);
    expect(sheet.all("table:not([role=table]), tr:not([role=row]), td:not([role=cell])")).to.have.length(0);
  });

  for (const theme of ["light", "dark"]) {
    for (const width of [320, 1280]) {
      it(`gives axe nothing to find, ${theme}, ${width} px`, async () => {
        await setViewport({ width, height: 800 });
        const sheet = await sheetWith({ deals: [garde, prise, passed, defenceSlam], editable: true });
        sheet.element.setAttribute("theme", theme);
        sheet.element.parentElement!.style.background = theme === "dark" ? "#161d1b" : "#f7f5ef";
        await sheet.press("button.summary", 1);
        await sheet.press(".save");
        expect(await axeFindings(sheet.element)).to.deep.equal([]);
        await sheet.press(".delete");
        expect(await axeFindings(sheet.element)).to.deep.equal([]);
        const broken = await sheetWith({ deals: {} as ScoreSheetDeal[] });
        expect(await axeFindings(broken.element)).to.deep.equal([]);
        const five5 = await sheetWith({ deals: [five, alone], names });
        expect(await axeFindings(five5.element)).to.deep.equal([]);
        await setViewport({ width: 1280, height: 800 });
      });
    }
  }
});
