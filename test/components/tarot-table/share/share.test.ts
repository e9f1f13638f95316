import { fixture, html } from "@open-wc/testing-helpers";
import { expect } from "chai";
import names from "../../../../locales/en/cards.json" with { type: "json" };
import type { OpenDetail } from "../../../../components/tarot-table/events.js";
import type { TarotTable } from "../../../../components/tarot-table/tarot-table.js";
import { readLink, writeLink, type DealRecord } from "../../../../rules/index.js";
import { dealWith } from "../../../support/deals.js";
import { hiddenCardsToldIn } from "../../../support/hidden-cards.js";
import { playedDeal } from "../../../support/played-deal.js";
import { TableHarness, type Input } from "../../../support/table-harness.js";

const played = playedDeal("whole deal 3");
const dealt: DealRecord = { ...played, actions: [] };
const running: DealRecord = { ...played, actions: played.actions.slice(0, 30) };

async function sharing(setup: Parameters<typeof TableHarness.open>[0], input: Input = "click"): Promise<TableHarness> {
  const table = await TableHarness.open({ bots: "none", ...setup }, input);
  table.element.share();
  await table.settle();
  return table;
}

const field = (table: TableHarness, id: string): HTMLTextAreaElement => table.root.querySelector<HTMLTextAreaElement>(`#share-${id}`)!;

async function paste(table: TableHarness, text: string, mode: "play" | "replay"): Promise<void> {
  field(table, "paste").value = text;
  field(table, "paste").dispatchEvent(new Event("input"));
  await table.press(`[data-open="${mode}"]`);
}

/** What lands on the clipboard while something is done. */
async function copiedBy(act: () => Promise<void>, write: (text: string) => Promise<void> = async () => Promise.resolve()): Promise<string[]> {
  const texts: string[] = [];
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: (text: string) => (texts.push(text), write(text)) } });
  try {
    await act();
  } finally {
    Reflect.deleteProperty(navigator, "clipboard");
  }
  return texts;
}

describe("sharing a deal", () => {
  for (const input of ["click", "touch", "keyboard"] as const) {
    it(`is offered in the header, by ${input}, and closed again with the focus back`, async () => {
      const table = await TableHarness.open({ deal: played, bots: "none" }, input);
      await table.press("[data-tool=share]");
      expect(table.dialog?.open).to.be.true;
      await table.press("dialog .dismiss");
      expect(table.dialog).to.be.null;
      if (input === "keyboard") expect(table.focused).to.equal(table.root.querySelector("[data-tool=share]"));
    });
  }

  it("shows a deal that is over as a link, a short text and a record", async () => {
    const table = await sharing({ deal: played, openLinks: true });
    expect(JSON.parse(field(table, "record").value)).to.deep.equal(played);
    expect(readLink(field(table, "text").value)).to.deep.equal(played);
    const address = new URL(field(table, "link").value);
    expect(address.origin + address.pathname).to.equal(location.origin + location.pathname);
    expect(address.hash).to.equal(`#tarot=${writeLink(played)}`);
  });

  it("offers no link where the table would not open it", async () => {
    const table = await sharing({ deal: played });
    expect(field(table, "link")).to.be.null;
    expect(field(table, "text")).to.exist;
  });

  it("shares the cards as dealt too, to be played anew", async () => {
    const table = await sharing({ deal: played });
    await table.press('[name=extent][value="dealt"]');
    expect(JSON.parse(field(table, "record").value)).to.deep.equal(dealt);
  });

  it("copies each form, and says so", async () => {
    const table = await sharing({ deal: played, openLinks: true });
    const texts = await copiedBy(async () => {
      for (const form of ["link", "text", "record"]) await table.press(`[data-copy=${form}]`);
    });
    expect(texts).to.deep.equal(["link", "text", "record"].map((form) => field(table, form).value));
    expect(table.text(".copied")).to.equal("Copied.");
  });

  it("selects the text where copying is forbidden", async () => {
    const table = await sharing({ deal: played });
    await copiedBy(
      () => table.press("[data-copy=text]"),
      () => Promise.reject(new Error("NotAllowedError")),
    );
    const text = field(table, "text");
    expect(table.focused).to.equal(text);
    expect([text.selectionStart, text.selectionEnd]).to.deep.equal([0, text.value.length]);
    expect(table.text(".copied")).to.contain("The text is selected");
  });

  it("saves the record as a file", async () => {
    const table = await sharing({ deal: played });
    const saved: { name: string; text: Promise<string> }[] = [];
    const original = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function () {
      saved.push({ name: this.download, text: fetch(this.href).then((answer) => answer.text()) });
    };
    try {
      await table.press("[data-save]");
    } finally {
      HTMLAnchorElement.prototype.click = original;
    }
    expect(saved.map(({ name }) => name)).to.deep.equal(["tarot-deal.json"]);
    expect(JSON.parse(await saved[0]!.text)).to.deep.equal(played);
  });
});

describe("sharing while cards are hidden", () => {
  for (const [what, setup, first] of [["a deal is played", { deal: running }, dealt], ["a replay hides hands", { deal: played, mode: "replay", step: 20 }, played]] as const) {
    it(`draws nothing of the deal while ${what}, and copies it all the same`, async () => {
      const table = await sharing({ ...setup, openLinks: true });
      const told = (): string[] => hiddenCardsToldIn([table.element, document.body], table.view, names.name);
      const full = writeLink(table.element.record!);
      expect(told()).to.deep.equal([]);
      expect(table.root.textContent).to.contain("Hands are still hidden here.");
      expect([...table.root.querySelectorAll("textarea")].map(({ id }) => id)).to.deep.equal(["share-paste"]);
      const texts = await copiedBy(async () => {
        await table.press("[data-copy=record]");
        await table.press('[name=extent][value="played"]');
        await table.press("[data-copy=text]");
      });
      expect(JSON.parse(texts[0]!)).to.deep.equal(first);
      expect(texts[1]).to.equal(full);
      expect(told()).to.deep.equal([]);
      expect(table.root.innerHTML).not.to.contain(full);
    });
  }

  it("names another way where copying is forbidden", async () => {
    const table = await sharing({ deal: running });
    await copiedBy(
      () => table.press("[data-copy=text]"),
      () => Promise.reject(new Error("NotAllowedError")),
    );
    expect(table.text(".copied")).to.contain("Save the record as a file");
    expect(hiddenCardsToldIn([table.element], table.view, names.name)).to.deep.equal([]);
  });

  it("is no secret in a replay with open hands", async () => {
    const table = await sharing({ deal: played, mode: "replay", step: 20, openHands: true });
    expect(JSON.parse(field(table, "record").value)).to.deep.equal(played);
  });
});

describe("a pasted deal", () => {
  const forms = { "the short text": writeLink(played), "a link": `https://example.org/page?a=1#tarot=${writeLink(played)}`, "a record": JSON.stringify(played), "text with space around it": `\n ${writeLink(played)} \n` };

  for (const [what, text] of Object.entries(forms)) {
    it(`is replayed from ${what}`, async () => {
      const table = await sharing({ deal: running });
      await paste(table, text, "replay");
      expect(table.dialog).to.be.null;
      expect(table.element.mode).to.equal("replay");
      expect(table.element.record).to.deep.equal(played);
      expect(table.text(".place")).to.equal("The cards as dealt");
    });
  }

  it("is played from its start, by the same seat, with bots", async () => {
    const table = await sharing({ seat: 2, seed: "other", bots: "easy" });
    await paste(table, writeLink(played), "play");
    expect(table.element.mode).to.equal("play");
    expect(table.element.record!.hands).to.deep.equal(played.hands);
    expect(table.view.seat).to.equal(2);
    expect(table.view.tricks).to.have.length(0);
    expect(table.view.choices.phase).not.to.equal("wait");
  });

  it("is told to the page first, which may keep its table", async () => {
    const table = await sharing({ deal: running });
    const told: OpenDetail[] = [];
    table.element.addEventListener("tarot-open", (event) => {
      told.push(event.detail);
      event.preventDefault();
    }, { once: true });
    await paste(table, writeLink(played), "replay");
    expect(told).to.deep.equal([{ deal: played, mode: "replay" }]);
    expect(table.element.record).to.deep.equal(running);
  });

  const illegal = JSON.stringify({ ...played, actions: [...played.actions.slice(0, 2), "3 play S1"] });
  for (const [what, text, sentence] of [
    ["nothing", "   ", "Paste something first."],
    ["a damaged text", writeLink(played).replace(/^(.{20})./, "$1x"), "The short text of the deal is damaged, or part of it is missing."],
    ["a text cut short", writeLink(played).slice(0, -3), "The short text of the deal is damaged, or part of it is missing."],
    ["some words", "Have you seen this deal?", "The short text of the deal is damaged, or part of it is missing."],
    ["half a record", JSON.stringify(played).slice(0, 80), "The text is not JSON."],
    ["a record of something else", '{"a":1}', "It is not a deal record: something is missing, too much, or of the wrong kind."],
    ["an action against the rules", illegal, "One of the actions is against the rules."],
    ["a megabyte", `{"x":"${"y".repeat(1_000_000)}"}`, "The record is larger than any deal."],
  ] as const) {
    it(`that is ${what} is refused in place, and the deal goes on`, async () => {
      const table = await sharing({ deal: running });
      await paste(table, text, "play");
      expect(table.text("#share-fault")).to.contain(sentence);
      expect(field(table, "paste").getAttribute("aria-invalid")).to.equal("true");
      expect(table.focused).to.equal(field(table, "paste"));
      expect(table.dialog?.open).to.be.true;
      expect(table.element.record).to.deep.equal(running);
    });
  }

  it("of another game is refused", async () => {
    const { newDeal, toRecord } = await import("../../../../rules/index.js");
    const table = await sharing({ deal: running });
    await paste(table, JSON.stringify(toRecord(newDeal({ game: "piedicavallo", seed: "x" }))), "replay");
    expect(table.text("#share-fault")).to.contain("This table plays French Tarot and no other game.");
  });

  for (const [lang, sentence] of [["de", "Der Kurztext des Spiels ist beschädigt"], ["fr", "Le texte court de la donne est abîmé"], ["sv", "Givens korta text är skadad"]] as const) {
    it(`that is wrong is refused in ${lang}, also after a change of language`, async () => {
      const table = await sharing({ deal: running });
      await paste(table, "1abcdefgh", "play");
      table.element.lang = lang;
      await table.settle();
      expect(table.text("#share-fault")).to.contain(sentence);
      expect(table.text("dialog")).not.to.match(/modes:|ui:|\{\{/);
    });
  }
});

describe("a deal given as a short text", () => {
  it("is shown like its record", async () => {
    const table = await TableHarness.open({ deal: ` ${writeLink(running)} `, bots: "none" });
    expect(table.element.record).to.deep.equal(running);
  });

  it("is refused in place where it is damaged", async () => {
    const table = await TableHarness.open({ deal: "1abcdefgh", bots: "none" });
    expect(table.text(".problem-box")).to.contain("The short text of the deal is damaged");
  });
});

describe("an empty replay", () => {
  it("says so, and takes a deal that is pasted", async () => {
    const table = await TableHarness.at(await fixture<TarotTable>(html`<tarot-table lang="en" mode="replay" bots="none"></tarot-table>`), "click");
    expect(table.text(".empty p")).to.equal("There is no deal to replay yet.");
    await table.press("[data-share]");
    expect(table.root.querySelector("#share-text")).to.be.null;
    await paste(table, writeLink(played), "replay");
    expect(table.text(".place")).to.equal("The cards as dealt");
  });
});

describe("the page's address", () => {
  afterEach(() => history.replaceState(null, "", location.pathname + location.search));

  async function opened(hash: string, setup: Parameters<typeof TableHarness.open>[0] = { openLinks: true }): Promise<TableHarness> {
    history.replaceState(null, "", `${location.pathname}${location.search}${hash}`);
    return TableHarness.open({ bots: "none", seed: "own", ...setup });
  }

  it("is not read unless the page asks for it", async () => {
    const table = await opened(`#tarot=${writeLink(played)}`, {});
    expect(table.element.record!.hands).not.to.deep.equal(played.hands);
  });

  it("opens a deal that is over as a replay, and another to be played", async () => {
    const over = await opened(`#tarot=${writeLink(played)}`);
    expect([over.element.mode, over.element.record]).to.deep.equal(["replay", played]);
    const open = await opened(`#tarot=${writeLink(running)}`);
    expect([open.element.mode, open.element.record]).to.deep.equal(["play", running]);
  });

  it("is followed when it changes", async () => {
    const table = await opened("");
    location.hash = `#tarot=${writeLink(running)}`;
    await new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
    await table.settle();
    expect(table.element.record).to.deep.equal(running);
  });

  it("that holds something else leaves the table alone", async () => {
    const table = await opened("#chapter-3");
    expect(table.root.querySelector(".table")).to.exist;
    expect(table.root.querySelector(".problem-box")).to.be.null;
  });

  it("that is damaged is said in place of the deal", async () => {
    const table = await opened("#tarot=1abc");
    expect(table.text(".problem-box")).to.contain("The short text of the deal is damaged");
  });
});

describe("the end of a deal", () => {
  it("offers the same cards again, and does not count them twice", async () => {
    const table = await TableHarness.open({ deal: played, bots: "none" });
    await table.press('[data-ending="again"]');
    expect(table.element.record).to.deep.equal(dealt);
    expect(table.view.result).to.be.null;
  });

  it("offers to see it again, from its start", async () => {
    const table = await TableHarness.open({ deal: played, bots: "none" });
    await table.press('[data-ending="replay"]');
    expect([table.element.mode, table.text(".place")]).to.deep.equal(["replay", "The cards as dealt"]);
  });

  it("offers neither after a petit sec", async () => {
    const table = await TableHarness.open({ deal: dealWith({ hands: { 0: "T1 SK SQ SN SJ HK HQ HN HJ CK CQ CN CJ DK DQ DN DJ D1" } }), bots: "none" });
    expect(table.root.querySelector("[data-ending]")).to.be.null;
    expect(table.root.querySelector("[data-next]")).to.exist;
  });
});
