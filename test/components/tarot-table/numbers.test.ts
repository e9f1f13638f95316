import { fixture, html } from "@open-wc/testing-helpers";
import { setViewport } from "@web/test-runner-commands";
import { expect } from "chai";
import "../../../components/tarot-table/define.js";
import type { TarotTable } from "../../../components/tarot-table/tarot-table.js";

/** What the page's developer is told meanwhile. */
async function warnings(act: () => Promise<unknown>): Promise<string> {
  const told: string[] = [];
  const { warn } = console;
  console.warn = (...words: unknown[]) => void told.push(words.join(" "));
  try {
    await act();
  } finally {
    console.warn = warn;
  }
  return told.join("\n");
}

async function tableWith(properties: Record<string, unknown>): Promise<TarotTable> {
  const table = await fixture<TarotTable>(html`<tarot-table lang="en" speed="instant" bots="none" seed="numbers"></tarot-table>`);
  Object.assign(table, properties);
  await table.updateComplete;
  return table;
}

describe("numbers that a page gives a table", () => {
  beforeEach(() => setViewport({ width: 1280, height: 900 }));

  it("are read from text, as frameworks set properties", async () => {
    const { view } = await tableWith({ players: "3", seat: "1", dealer: " 2 " });
    expect([view!.players, view!.seat, view!.dealer]).to.deep.equal([3, 1, 2]);
  });

  it("are numbers again where an attribute gave them", async () => {
    const table = await fixture<TarotTable>(html`<tarot-table lang="en" players="5" seat="4" dealer="3"></tarot-table>`);
    expect([table.players, table.seat, table.dealer]).to.deep.equal([5, 4, 3]);
  });

  for (const players of ["abc", "3.5", "", "0x3", "3e0", "١"]) {
    it(`are told to the developer as they were given, where they are none: "${players}"`, async () => {
      const told = await warnings(async () => {
        const table = await fixture<TarotTable>(html`<tarot-table lang="en" bots="none" players=${players}></tarot-table>`);
        expect(table.view!.players).to.equal(4);
      });
      expect(told).to.contain(`players from 3 to 5, not "${players}"`);
    });
  }

  it("are told to the developer where the deal has no such seat", async () => {
    const told = await warnings(async () => {
      const { view } = await tableWith({ players: 3, seat: 4 });
      expect(view!.seat).to.equal(0);
    });
    expect(told).to.contain("no seat 4").and.to.contain("3 players");
  });
});
