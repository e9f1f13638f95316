import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { html, nothing } from "lit";
import type { BidPanel } from "../components/bid-panel/bid-panel.js";
import "../components/bid-panel/define.js";
import type { SeatBid } from "../components/bid-panel/offer.js";
import type { Choices } from "../rules/index.js";

interface Args {
  deck: BidPanel["deck"] | null;
  choices: Choices | null;
  history: readonly SeatBid[];
  names: readonly string[];
  bids?: string;
  allowed?: string;
  current?: string;
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  .bid-ground { padding: 1rem; }
  .bid-ground.on-table { background: #2f6353; }
`);
document.adoptedStyleSheets.push(sheet);

const names = ["Anna", "Bertrand", "Cécile", "Dag"];

/** Where a seat bids, calls and announces: in a table by `choices`, or alone on a page by attributes. */
const meta: Meta<Args> = {
  title: "bid-panel",
  component: "bid-panel",
  args: { deck: null, choices: null, history: [], names },
  render: ({ deck, choices, history, names: called, bids, allowed, current }) => html`
    <div class="bid-ground ${choices ? "on-table" : ""}">
      <bid-panel
        deck=${deck ?? nothing} .choices=${choices} .history=${history} .names=${called}
        bids=${bids ?? nothing} allowed=${allowed ?? nothing} current=${current ?? nothing}
      ></bid-panel>
    </div>
  `,
};
export default meta;

type Story = StoryObj<Args>;

/** Nothing to choose: it is another's turn. */
export const Empty: Story = {};

/** Nobody has bid yet: everything is open. */
export const Opening: Story = {
  args: { choices: { phase: "bid", seat: 1, bids: ["pass", "prise", "garde", "garde-sans", "garde-contre"] } },
};

/** After a garde the lower bids are shown as not allowed; trying one says why. */
export const AfterAGarde: Story = {
  args: {
    choices: { phase: "bid", seat: 3, bids: ["pass", "garde-sans", "garde-contre"] },
    history: [
      { seat: 1, bid: "pass" },
      { seat: 2, bid: "garde" },
    ],
  },
};

/** Five players: the taker calls a king. */
export const Call: Story = { args: { choices: { phase: "call", seat: 0, cards: ["SK", "HK", "DK", "CK"] } } };

/** With all four kings in hand, a queen may be called too. */
export const CallWithQueens: Story = {
  args: { choices: { phase: "call", seat: 0, cards: ["SK", "HK", "DK", "CK", "SQ", "HQ", "DQ", "CQ"] } },
};

/** Slam or none, with what it pays. */
export const Announce: Story = { args: { choices: { phase: "announce", seat: 0, options: ["slam", "none"] } } };

/** Alone on a page, by attributes only. */
export const AloneByAttributes: Story = { args: { current: "garde", bids: "pass prise garde garde-sans garde-contre", allowed: "pass garde-sans garde-contre" } };

/** A ladder that the panel has no names for is shown by its codes. */
export const UnknownBids: Story = { parameters: { warns: [/no name for/] }, args: { choices: { phase: "bid", seat: 1, bids: ["pass", "clubs", "geschaeft-hearts"] } } };
