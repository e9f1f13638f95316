import { fixture, html } from "@open-wc/testing-helpers";
import { expect } from "chai";
import "../../../components/tarot-lesson/define.js";
import type { TarotLesson } from "../../../components/tarot-lesson/tarot-lesson.js";
import { waitUntil } from "../../support/wait-until.js";

describe("a lesson's deck", () => {
  it("is that of its table, four colours and names included", async () => {
    const lesson = await fixture<TarotLesson>(html`<tarot-lesson lang="en" lesson="overtrump" speed="instant" deck="marseille" four-colours></tarot-lesson>`);
    const hand = () => lesson.shadowRoot!.querySelector("tarot-table")?.shadowRoot?.querySelector("[part=hand]");
    await waitUntil(() => hand()?.textContent.includes("swords"), "the hand is named");
    const cards = [...hand()!.querySelectorAll("playing-card")];
    expect(new Set(cards.map(({ deck, fourColours }) => `${deck} ${String(fourColours)}`))).to.deep.equal(new Set(["marseille true"]));
    expect(hand()!.textContent).not.to.match(/spades|hearts|diamonds|clubs/);
  });
});
