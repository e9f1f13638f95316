import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { html, nothing } from "lit";
import "../components/tarot-table/define.js";
import type { TarotTable } from "../components/tarot-table/tarot-table.js";
import type { DealRecord } from "../rules/index.js";
import { dealWith } from "../test/support/deals.js";
import { playedDeal } from "../test/support/played-deal.js";

interface Args {
  deck: TarotTable["deck"] | null;
  deal: DealRecord | string | null;
  mode: TarotTable["mode"];
  seat: number;
  names: string;
  highlights: string;
  arrows: string;
  caption: string | null;
  step: number;
  openHands: boolean;
}

/** A table that is no game: a figure in a text, or a deal to step through. */
const meta: Meta<Args> = {
  title: "tarot-table/modes",
  component: "tarot-table",
  args: { deck: null, deal: null, mode: "figure", seat: 0, names: "", highlights: "", arrows: "", caption: null, step: 0, openHands: false },
  argTypes: { mode: { control: { type: "inline-radio" }, options: ["play", "figure", "replay"] } },
  render: ({ deck, deal, mode, seat, names, highlights, arrows, caption, step, openHands }) => html`
    <tarot-table
      .deal=${deal} deck=${deck ?? nothing} mode=${mode} seat=${seat} names=${names} step=${step} ?open-hands=${openHands}
      highlights=${highlights} arrows=${arrows} caption=${caption ?? nothing}
    ></tarot-table>
  `,
};
export default meta;

type Story = StoryObj<Args>;

const heartsLed = dealWith({
  hands: { 0: "T16 T12 T3 E HK H7 H2 SQ S9 S5 S2 DN D8 D4 CK C10 C6 C3", 3: "HQ T14" },
  actions: ["0 bid pass", "1 bid pass", "2 bid pass", "3 bid garde-sans", "3 announce slam", "3 play HQ"],
});

/** A position in a text: legal cards marked, nothing to press. */
export const Figure: Story = { args: { deal: heartsLed } };

/** What the text speaks of is pointed at, and words stand under it. */
export const FigureWithPointers: Story = {
  args: { deal: heartsLed, highlights: "HK H7 seat:3", arrows: "HK>trick", caption: "Hearts are led: you hold three of them and have to follow suit." },
};

/** The dog lies open; arrows lead from seat to seat. */
export const FigureOfTheDog: Story = {
  args: {
    deal: dealWith({ actions: ["0 bid prise", "1 bid pass", "2 bid pass", "3 bid pass"] }),
    seat: 2,
    names: "Ada, Ben, Cleo, Dan",
    highlights: "dog",
    arrows: "dog>seat:0",
    caption: "The taker takes up the dog, and lays six cards aside.",
  },
};

/** Auctions are figures too. */
export const FigureOfAnAuction: Story = {
  args: { deal: dealWith({ dealer: 1, actions: ["2 bid pass", "3 bid garde"] }), highlights: "seat:3", caption: "West has bid garde: only garde sans and garde contre are higher." },
};

/** A record that cannot be shown: what is wrong, and where. */
export const BrokenFigure: Story = { args: { deal: JSON.stringify({ ...heartsLed, players: 6 }), caption: "Nothing to see." } };

const played = playedDeal("whole deal 3");
const afterTrick = (trick: number, card: number): number => played.actions.findIndex((action) => action.includes(" play ")) + (trick - 1) * 4 + card;

/** A deal to step through, from the cards as dealt. */
export const Replay: Story = { args: { deal: played, mode: "replay" } };

/** In the middle of a trick: what one's own seat saw then. */
export const ReplayInATrick: Story = { args: { deal: played, mode: "replay", step: afterTrick(5, 2) } };

/** A complete trick lies there until the next card. */
export const ReplayOfATrickWon: Story = { args: { deal: played, mode: "replay", step: afterTrick(5, 4) } };

/** Everybody's hands, and what the taker laid aside. */
export const ReplayWithOpenHands: Story = { args: { deal: played, mode: "replay", step: afterTrick(3, 1), openHands: true, names: "Ada, Ben, Cleo, Dan" } };

/** The dog, seen from another seat than the taker's. */
export const ReplayOfTheDog: Story = { args: { deal: dealWith({ actions: ["0 bid prise", "1 bid pass", "2 bid pass", "3 bid pass"] }), mode: "replay", step: 4, seat: 2 } };

/** After the last card: the result. */
export const ReplayAtItsEnd: Story = { args: { deal: played, mode: "replay", step: played.actions.length + 1 } };

/** A record that stops before the deal does. */
export const ReplayOfAnUnfinishedDeal: Story = { args: { deal: { ...played, actions: played.actions.slice(0, afterTrick(2, 3)) }, mode: "replay", step: afterTrick(2, 3) } };

/** Nobody took. */
export const ReplayOfAVoidDeal: Story = { args: { deal: dealWith({ actions: ["0 bid pass", "1 bid pass", "2 bid pass", "3 bid pass"] }), mode: "replay", step: 4 } };

/** Five players. */
export const ReplayOfFive: Story = { args: { deal: playedDeal("five hide", 5), mode: "replay", step: 20, names: "Anna, Bertrand, Cécile, Dag, Emil" } };

/** A record that cannot be shown. */
export const BrokenReplay: Story = { args: { deal: "{", mode: "replay" } };

async function share(canvas: HTMLElement): Promise<void> {
  const table = canvas.querySelector("tarot-table");
  await table?.updateComplete;
  table?.share();
  await table?.updateComplete;
}

/** A deal that is over can be taken along in several forms, and another one opened. */
export const Sharing: Story = { args: { deal: played, mode: "play" }, play: ({ canvasElement }) => share(canvasElement) };

/** While hands are hidden nothing of the deal is drawn: it goes to the clipboard or into a file. */
export const SharingWhileItIsPlayed: Story = { args: { deal: heartsLed, mode: "play" }, play: ({ canvasElement }) => share(canvasElement) };

/** No deal yet: one can be pasted. */
export const EmptyReplay: Story = { args: { deal: null, mode: "replay" } };
