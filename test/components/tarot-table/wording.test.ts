import { setViewport } from "@web/test-runner-commands";
import { expect } from "chai";
import { dealWith } from "../../support/deals.js";
import { afterTimers } from "../../support/after-timers.js";
import { TableHarness } from "../../support/table-harness.js";

describe("a deal that is over without play", () => {
  beforeEach(() => setViewport({ width: 1280, height: 900 }));

  it("is not being bid for any more, once everybody has passed", async () => {
    const actions = ["0 bid pass", "1 bid pass", "2 bid pass"];
    const table = await TableHarness.open({ deal: dealWith({ actions }), bots: "none" });
    expect(table.text(".facts")).to.equal("Bidding");
    table.element.act({ seat: 3, type: "bid", bid: "pass" });
    await table.settle();
    expect(table.text(".facts")).to.equal("Not played");
  });

  it("is not being bid for any more, where somebody holds the Petit alone", async () => {
    const table = await TableHarness.open({ seed: "petit sec 1075", bots: "none" });
    expect(table.view.result!.kind).to.equal("void");
    expect(table.text(".facts")).to.equal("Not played");
  });
});

describe("passing", () => {
  beforeEach(() => setViewport({ width: 1280, height: 900 }));

  for (const [lang, button, said, sentence] of [
    ["de", "Passen", "Passe", "sagt: Passe."],
    ["fr", "Passer", "Passe", "annonce : Passe."],
    ["sv", "Passa", "Pass", "säger: Pass."],
    ["en", "Pass", "Pass", "says: Pass."],
  ] as const) {
    it(`is told as it is said, not as the button asks for it, in ${lang}`, async () => {
      const table = await TableHarness.open({ lang, deal: dealWith({ dealer: 2 }), bots: "none" });
      table.element.dispatchEvent(new Event("pointerdown"));
      table.element.act({ seat: 3, type: "bid", bid: "pass" });
      await table.settle();
      await afterTimers();
      const panel = table.root.querySelector("bid-panel")!;
      await panel.updateComplete;
      expect(table.text("[data-seat='3'] .says")).to.equal(said);
      expect(panel.shadowRoot!.querySelector(".history b")!.textContent).to.equal(said);
      expect(panel.shadowRoot!.querySelector(".option .name")!.textContent).to.equal(button);
      expect(table.announced.replaceAll(/[\u00A0\u202F]/g, " ")).to.contain(sentence);
    });
  }
});
