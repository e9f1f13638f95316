import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { html } from "lit";
import "../components/playing-card/define.js";

interface Args {
  card: string;
  deck: string;
  faceDown: boolean;
  fourColours: boolean;
  width: number;
}

const ranks = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "N", "Q", "K"];
const trumps = Array.from({ length: 21 }, (_, index) => `T${index + 1}`);
const whole = [...["S", "H", "D", "C"].flatMap((suit) => ranks.map((rank) => suit + rank)), ...trumps, "E"];
const german = ["S", "H", "D", "C"].flatMap((suit) => ["1", "6", "7", "8", "9", "10", "J", "Q", "K"].map((rank) => suit + rank));
const hand = ["T21", "T16", "T9", "T1", "E", "SK", "SN", "S10", "S7", "HQ", "HJ", "H1", "DK", "DN", "D9", "CQ", "CJ", "C4"];

/** Widths from a phone's to a poster's, since a template may not carry a style attribute. */
const widths = [28, 64, 90, 140, 300];

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  .felt { display: flex; flex-wrap: wrap; align-items: start; gap: 0.5rem; padding: 1.5rem; background: #2f6353; }
  .fan { flex-wrap: nowrap; gap: 0; }
  .fan playing-card:not(:last-child) { margin-inline-end: calc(24px - var(--tarot-card-width)); }
  ${widths.map((width) => `.width-${width} { --tarot-card-width: ${width}px; }`).join("")}
`);
document.adoptedStyleSheets.push(sheet);

const one = (card: string, { deck, faceDown, fourColours, width }: Args) => html`
  <playing-card class="width-${width}" card=${card} deck=${deck} ?face-down=${faceDown} ?four-colours=${fourColours}></playing-card>
`;

const felt = (cards: readonly string[], args: Args, layout = "") => html`
  <div class="felt ${layout}">${cards.map((card) => one(card, args))}</div>
`;

/** All cards of a deck, and its back. */
const wall = (cards: readonly string[], args: Args) => html`
  <div class="felt">${cards.map((card) => one(card, args))}${one("", { ...args, faceDown: true })}</div>
`;

const meta: Meta<Args> = {
  title: "playing-card",
  component: "playing-card",
  args: { card: "HQ", deck: "nouveau", faceDown: false, fourColours: false, width: 140 },
  argTypes: {
    card: { control: "select", options: whole },
    deck: { control: "select", options: ["nouveau", "marseille", "piemonte", "german"] },
    width: { control: "select", options: widths },
  },
  render: (args) => felt([args.card], args),
};
export default meta;

type Story = StoryObj<Args>;

/** The name it says follows the language of the page, and so do the letters in the corners. */
export const OneCard: Story = {};

export const WholeDeck: Story = {
  args: { width: 90 },
  render: (args) => felt(whole, args),
};

/** Cups, swords, coins and batons; trumps and courts with their titles, which are French in every language. */
export const Marseille: Story = {
  args: { deck: "marseille", width: 90 },
  render: (args) => wall(whole, args),
};

/** Coppe, spade, denari and bastoni, the same whichever way up they lie. */
export const Piemonte: Story = {
  args: { deck: "piemonte", width: 90 },
  render: (args) => wall(whole, args),
};

/** The 36 cards of the German suits; it has no others. */
export const German: Story = {
  args: { deck: "german", width: 90 },
  render: (args) => wall(german, args),
};

/** Suits are families: one look of the eyes, one palette; the knights come with their horses. */
export const Courts: Story = {
  render: (args) => felt(["SK", "SQ", "SN", "SJ", "HK", "HQ", "HN", "HJ", "DK", "DQ", "DN", "DJ", "CK", "CQ", "CN", "CJ"], args),
};

/** One person's folly and everybody's, the ages of life, the hours, the elements, dance and market, the seasons, the game. */
export const Trumps: Story = {
  render: (args) => felt([...trumps, "E"], args),
};

/** Every card shows 24 px. */
export const Fan: Story = {
  args: { width: 64 },
  render: (args) => felt(hand, args, "fan"),
};

export const WideFan: Story = {
  args: { width: 90 },
  render: (args) => felt(hand, args, "fan"),
};

/** Nothing of the card is in the element. */
export const Back: Story = {
  args: { card: "", faceDown: true },
};

/** Diamonds are blue and clubs green. */
export const FourColours: Story = {
  args: { fourColours: true, width: 64 },
  render: (args) => felt(hand, args, "fan"),
};

export const Sizes: Story = {
  render: (args) => html`<div class="felt">${widths.map((width) => one(args.card, { ...args, width }))}</div>`,
};

/** A code of no card is shown as a blank. */
export const Unknown: Story = {
  args: { card: "X1" },
  parameters: { warns: [/knows no card "X1"/] },
  argTypes: { card: { control: "text" } },
};
