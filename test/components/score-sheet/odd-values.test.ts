import { sendKeys, setViewport } from "@web/test-runner-commands";
import { expect } from "chai";
import type { ScoreSheetDeal } from "../../../components/score-sheet/score-entry.js";
import type { ErrorDetail } from "../../../components/shared/events.js";
import { entered, sheetWith } from "./sheet-harness.js";

const garde = entered({ taker: 0, contract: "garde", takerPoints: 45, bouts: 2 });
const prise = entered({ taker: 1, contract: "prise", takerPoints: 45, bouts: 2 });

const hostile = new Proxy([], {
  get() {
    throw new Error("no");
  },
});
const hostileDeal = new Proxy({}, { get: () => { throw new Error("no"); } });

describe("a score sheet given odd values", () => {
  beforeEach(() => setViewport({ width: 1280, height: 800 }));

  it("reads the number of players from text, as frameworks set properties", async () => {
    const sheet = await sheetWith({ names: [] });
    Object.assign(sheet.element, { players: "3", deals: [] , editable: true });
    await sheet.settle();
    expect(sheet.all(".names .name")).to.have.length(3);
    sheet.element.setAttribute("players", "5");
    await sheet.settle();
    expect(sheet.all(".names .name")).to.have.length(5);
    expect(sheet.element.players).to.equal(5);
  });

  for (const [title, deals] of [["deals that throw", hostile], ["a deal that throws", [hostileDeal]]] as const) {
    it(`says in place that they cannot be shown, and tells the page: ${title}`, async () => {
      const sheet = await sheetWith({ deals: [garde], editable: true });
      const errors: ErrorDetail[] = [];
      sheet.element.addEventListener("tarot-error", (event) => errors.push(event.detail));
      sheet.element.deals = deals as readonly unknown[] as readonly ScoreSheetDeal[];
      await sheet.settle();
      expect(errors).to.deep.equal([{ code: "wrong-type", path: "" }]);
      expect(sheet.text).to.contain("This score sheet cannot be shown");
      sheet.element.deals = [garde];
      await sheet.settle();
      expect(sheet.scores(0)[0]).to.equal("+174");
    });
  }
});

describe("the way back from a deletion", () => {
  beforeEach(() => setViewport({ width: 1280, height: 800 }));

  for (const [title, others] of [
    ["other deals", [prise, prise]],
    ["deals that cannot be shown, before the same ones", "{"],
  ] as const) {
    it(`ends where the page sets ${title}`, async () => {
      const sheet = await sheetWith({ deals: [garde, prise], editable: true });
      await sheet.press("button.summary", 1);
      await sheet.press(".delete");
      expect(sheet.all(".undo")).to.have.length(1);
      sheet.element.deals = others as readonly ScoreSheetDeal[];
      await sheet.settle();
      if (others === "{") sheet.element.deals = [garde];
      await sheet.settle();
      expect(sheet.all("tr.deal-row")).to.have.length(others === "{" ? 1 : 2);
      expect(sheet.all(".undo")).to.have.length(0);
    });
  }
});

describe("Enter held down in the points field", () => {
  beforeEach(() => setViewport({ width: 1280, height: 800 }));

  it("adds one deal, and does not send the empty form after it", async () => {
    const sheet = await sheetWith({ editable: true });
    await sheet.fill({ taker: 0, contract: "garde", bouts: 2, points: "45" });
    sheet.root.querySelector<HTMLElement>("#points")!.focus();
    await sendKeys({ down: "Enter" });
    await sendKeys({ down: "Enter" });
    await sendKeys({ up: "Enter" });
    await sheet.settle();
    expect(sheet.changes).to.have.length(1);
    expect(sheet.problems).to.deep.equal([]);
    expect(sheet.focused).to.equal("points");
  });
});
