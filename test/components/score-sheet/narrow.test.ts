import { setViewport } from "@web/test-runner-commands";
import { expect } from "chai";
import de from "../../../locales/de/ui.json" with { type: "json" };
import en from "../../../locales/en/ui.json" with { type: "json" };
import fr from "../../../locales/fr/ui.json" with { type: "json" };
import sv from "../../../locales/sv/ui.json" with { type: "json" };
import { entered, sheetWith } from "./sheet-harness.js";

const five = entered({ players: 5, taker: 0, partner: 3, contract: "prise", takerPoints: 41.5, bouts: 2 });

/** The stretches of a name that may not be broken, and how many lines each takes. */
function linesOf(name: HTMLElement): [stretch: string, lines: number][] {
  const node = [...name.childNodes].find((child): child is Text => child instanceof Text && child.data.trim() !== "")!;
  return [...node.data.matchAll(/[^\s\u00AD-]+[\u00AD-]?/gu)].map((match) => {
    const range = document.createRange();
    // The hyphen that a soft one became may count as the next letter.
    range.setStart(node, match.index + 1);
    range.setEnd(node, match.index + match[0].length);
    return [match[0], new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top))).size];
  });
}

describe("a score sheet in a narrow place", () => {
  afterEach(() => document.documentElement.style.removeProperty("font-size"));
  after(() => setViewport({ width: 1280, height: 800 }));

  for (const [lang, { table }] of Object.entries({ de, en, fr, sv })) {
    for (const [width, text] of [[232, "16px"], [252, "16px"], [312, "16px"], [272, "32px"]] as const) {
      it(`shows five players' names in full: ${lang}, ${String(width)} px, text of ${text}`, async () => {
        await setViewport({ width, height: 700 });
        document.documentElement.style.fontSize = text;
        const { seat } = table;
        const names = [seat.bottom, seat.right, seat["top-right"], seat["top-left"], seat.left];
        const sheet = await sheetWith({ deals: [five], lang, names });
        sheet.element.parentElement!.style.inlineSize = `${String(width)}px`;
        sheet.element.parentElement!.style.marginInline = "-8px";
        await sheet.element.updateComplete;
        expect(Math.round(sheet.element.getBoundingClientRect().width)).to.equal(width);
        const heads = sheet.all("th.score .name");
        expect(heads.map((head) => head.textContent.trim())).to.deep.equal(names);
        for (const head of heads) {
          expect(head.scrollWidth, head.textContent).to.be.at.most(head.clientWidth);
          for (const [stretch, lines] of linesOf(head)) expect(lines, stretch).to.equal(1);
        }
      });
    }
  }

  it("gives a deal's summary the whole width where text is large", async () => {
    await setViewport({ width: 320, height: 700 });
    document.documentElement.style.fontSize = "32px";
    const sheet = await sheetWith({ deals: [five] });
    const { width } = sheet.element.getBoundingClientRect();
    expect(sheet.all(".what")[0]!.getBoundingClientRect().width).to.be.above(width * 0.8);
  });
});
