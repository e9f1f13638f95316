import { fixture, html } from "@open-wc/testing-helpers";
import { expect } from "chai";
import "../../../components/define.js";
import { axeFindings } from "../../support/axe.js";
import { waitUntil } from "../../support/wait-until.js";

const elements = {
  "tarot-table": { template: html`<tarot-table lang="en" deal='{"format":"tarot-deal/2"}'></tarot-table>`, title: "This deal cannot be shown" },
  "score-sheet": { template: html`<score-sheet lang="en" deals='[{"entry":7}]'></score-sheet>`, title: "This score sheet cannot be shown" },
  "tarot-lesson": { template: html`<tarot-lesson lang="en" lesson="nothing-here"></tarot-lesson>`, title: "This lesson cannot be shown" },
};

describe("data that cannot be shown", () => {
  const looks = new Set<string>();

  for (const [name, { template, title }] of Object.entries(elements)) {
    it(`is told in place by ${name}, in a part called problem`, async () => {
      const element = await fixture<HTMLElement>(template);
      const box = () => element.shadowRoot!.querySelector<HTMLElement>("[part=problem]");
      await waitUntil(() => box() !== null, "the box");
      expect(box()!.firstElementChild?.textContent).to.equal(title);
      expect(box()!.children.length, "and what is wrong").to.be.above(1);
      expect(await axeFindings(element)).to.deep.equal([]);
      const look = [box()!, ...box()!.querySelectorAll("p:first-child, p:nth-child(2)")].map((part) => {
        const { borderInlineStart, backgroundColor, borderRadius, color, fontSize, fontWeight } = getComputedStyle(part);
        return [borderInlineStart, backgroundColor, borderRadius, color, fontSize, fontWeight].join(" ");
      });
      looks.add(look.join(", "));
    });
  }

  it("looks the same in all three", () => {
    expect(looks.size).to.equal(1);
  });
});
