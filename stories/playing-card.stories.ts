import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { html } from "lit";
import { deckNames, type DeckName } from "../components/playing-card/decks/decks.js";
import "../components/playing-card/define.js";

interface Args {
  card: string;
  deck: DeckName;
  faceDown: boolean;
  fourColours: boolean;
  width: number;
}

const ranks = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "N", "Q", "K"];
const trumps = Array.from({ length: 21 }, (_, index) => `T${index + 1}`);
const whole = [...["S", "H", "D", "C"].flatMap((suit) => ranks.map((rank) => suit + rank)), ...trumps, "E"];
/** The German suits have no knights and no trumps, and begin with the six. */
const german = ["C", "S", "H", "D"].flatMap((suit) => ["1", "K", "Q", "J", "10", "9", "8", "7", "6"].map((rank) => suit + rank));
const decks = deckNames.map((deck) => [deck, deck === "german" ? german : whole] as const);
const hand = ["T21", "T16", "T9", "T1", "E", "SK", "SN", "S10", "S7", "HQ", "HJ", "H1", "DK", "DN", "D9", "CQ", "CJ", "C4"];
const germanHand = ["C1", "CK", "CQ", "CJ", "C10", "S1", "SQ", "S9", "H1", "HK", "HJ", "H7", "D10", "DJ", "D8"];

/** Widths from a phone's to a poster's, since a template may not carry a style attribute. */
const widths = [28, 64, 90, 140, 240, 300];

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  .felt { display: flex; flex-wrap: wrap; align-items: start; gap: 0.5rem; padding: 1.5rem; background: #2f6353; }
  .fan { flex-wrap: nowrap; gap: 0; }
  .fan playing-card:not(:last-child) { margin-inline-end: calc(24px - var(--tarot-card-width)); }
  ${widths.map((width) => `.width-${width} { --tarot-card-width: ${width}px; }`).join("")}
`);
document.adoptedStyleSheets.push(sheet);

/** A card without a code shows its back. */
const one = (card: string, { deck, faceDown, fourColours, width }: Args) => html`
  <playing-card class="width-${width}" card=${card} deck=${deck} ?face-down=${faceDown || card === ""} ?four-colours=${fourColours}></playing-card>
`;

const felt = (cards: readonly string[], args: Args, layout = "") => html`
  <div class="felt ${layout}">${cards.map((card) => one(card, args))}</div>
`;

const meta: Meta<Args> = {
  title: "playing-card",
  component: "playing-card",
  args: { card: "HQ", deck: "nouveau", faceDown: false, fourColours: false, width: 140 },
  argTypes: {
    card: { control: "select", options: whole },
    deck: { control: "select", options: deckNames },
    width: { control: "select", options: widths },
  },
  render: (args) => felt([args.card], args),
};
export default meta;

type Story = StoryObj<Args>;

/** The name it says follows the language of the page, and so do the letters in the corners. */
export const OneCard: Story = {};

/** All cards of all decks, and their backs. */
export const Wall: Story = {
  args: { width: 64 },
  render: (args) => html`${decks.map(([deck, cards]) => html`<h2>${deck}</h2>${felt(["", ...cards], { ...args, deck })}`)}`,
};

const deckStory = (deck: DeckName, cards: readonly string[]): Story => ({
  args: { deck, width: 90 },
  render: (args) => felt(["", ...cards], args),
});

/** French suits; the trumps show folly, the ages of life, the hours, the elements, dance and market, the seasons, the game. */
export const Nouveau = deckStory("nouveau", whole);

/** Cups, swords, coins and batons; I to XXI with their titles, and Le Mat. */
export const Marseille = deckStory("marseille", whole);

/** Italian suits, double-ended; il Matto. */
export const Piemonte = deckStory("piemonte", whole);

/** Eichel, Laub, Herz and Schellen: Unter with their sign low, Ober with theirs high, crowned kings. */
export const German = deckStory("german", german);

/** The same at the size of a poster. */
export const LargeCourts: Story = {
  args: { width: 240 },
  render: (args) => html`${decks.map(([deck]) => felt(["SK", "HQ", "DJ", deck === "german" ? "C1" : "CN"], { ...args, deck }))}`,
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

/** Diamonds are blue and clubs green; the German suits have four colours anyway. */
export const FourColours: Story = {
  args: { fourColours: true, width: 64 },
  render: (args) => html`${decks.map(([deck]) => felt(deck === "german" ? germanHand : hand, { ...args, deck }, "fan"))}`,
};

/** A deck has what its games play with: trumps are lent by the usual deck. */
export const LentByAnotherDeck: Story = {
  args: { deck: "german" },
  parameters: { warns: [/does not have all cards/] },
  render: (args) => felt(["T21", "HK", "DN", "E"], args),
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
