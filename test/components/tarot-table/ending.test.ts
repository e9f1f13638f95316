import { setViewport } from "@web/test-runner-commands";
import { expect } from "chai";
import { apply, choices, formatAction, replay, type DealRecord } from "../../../rules/index.js";
import { dealWith } from "../../support/deals.js";
import { TableHarness } from "../../support/table-harness.js";

const dogTaken = dealWith({ actions: ["0 bid garde", "1 bid pass", "2 bid pass", "3 bid pass"] });
/** What somebody who takes lays aside: low plain cards, of which everybody holds some. */
const laidAside = dogTaken.hands[0]!.split(" ").filter((card) => /^[SHDC]\d+$/.test(card)).slice(0, 6);

/** Played to the end by whatever is legal first. */
function playedOut(deal: DealRecord): DealRecord {
  const actions = [...deal.actions];
  for (let state = replay(deal), now = choices(state); now.phase === "play"; now = choices(state)) {
    const action = { seat: now.seat, type: "play", card: now.cards[0]! } as const;
    actions.push(formatAction(action));
    state = apply(state, action);
  }
  return { ...deal, actions };
}

/** What is shown of each hand, the dog and the discard, by its title. */
function shownCards(table: TableHarness): Record<string, string[]> {
  const titles = [...table.root.querySelectorAll(".dealt dt")];
  return Object.fromEntries(
    titles.map((title) => [
      title.textContent.replaceAll(/\s+/g, " ").trim(),
      [...title.nextElementSibling!.querySelectorAll("playing-card")].map((card) => card.getAttribute("card")!).sort(),
    ]),
  );
}

const sorted = (cards: string) => cards.split(" ").sort();

describe("the end of a deal", () => {
  beforeEach(() => setViewport({ width: 1280, height: 900 }));

  it("shows every hand as it was dealt, the dog and the discard, beside the score and how it comes about", async () => {
    const deal = playedOut({ ...dogTaken, actions: [...dogTaken.actions, `0 discard ${laidAside.join(" ")}`, "0 announce none"] });
    const table = await TableHarness.open({ deal, bots: "none" });
    expect(shownCards(table)).to.deep.equal({
      "You Taker": sorted(deal.hands[0]!),
      East: sorted(deal.hands[1]!),
      North: sorted(deal.hands[2]!),
      West: sorted(deal.hands[3]!),
      "The dog": sorted(deal.talon),
      "Your discard": [...laidAside].sort(),
    });
    const sheet = table.root.querySelector("score-sheet")!;
    await sheet.updateComplete;
    expect(sheet.shadowRoot!.textContent).to.contain("How this score comes about");
  });

  it("shows the cards of a deal that was not played, which nobody laid aside from", async () => {
    const deal = dealWith({ actions: ["0 bid pass", "1 bid pass", "2 bid pass", "3 bid pass"] });
    const table = await TableHarness.open({ deal, bots: "none" });
    expect(Object.keys(shownCards(table))).to.deep.equal(["You", "East", "North", "West", "The dog"]);
  });

  it("tells who played with the taker", async () => {
    const deal = dealWith({ players: 5, hands: { 2: "HK" }, actions: ["0 bid garde-sans", "1 bid pass", "2 bid pass", "3 bid pass", "4 bid pass", "0 call HK", "0 announce none"] });
    const table = await TableHarness.open({ deal: playedOut(deal), bots: "none" });
    expect(Object.keys(shownCards(table))).to.deep.equal(["You Taker", "East", "North-East Called partner", "North-West", "West", "The dog"]);
  });

  it("has room for the button that goes on without a scroll past all the cards", async () => {
    await setViewport({ width: 360, height: 740 });
    const table = await TableHarness.open({ deal: dealWith({ actions: ["0 bid pass", "1 bid pass", "2 bid pass", "3 bid pass"] }), bots: "none" });
    const { bottom } = table.root.querySelector("[data-next]")!.getBoundingClientRect();
    expect(bottom).to.be.below(740);
  });
});
