import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { html } from "lit";
import "../components/score-sheet/define.js";
import type { ScoreEntry, ScoreSheetDeal } from "../components/score-sheet/score-entry.js";

interface Args {
  deals: readonly ScoreSheetDeal[];
  names: readonly string[];
  players: 3 | 4 | 5 | null;
  editable: boolean;
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(".sheet-page { padding: 1rem; }");
document.adoptedStyleSheets.push(sheet);

const people = ["Anna", "Bertrand", "Cécile", "Dag", "Eva-Maria"];

function deal(players: ScoreEntry["players"], entry: Omit<ScoreEntry, "players">): ScoreSheetDeal {
  return { entry: { players, ...entry } };
}

const allPassed: ScoreSheetDeal = { result: { kind: "void", void: "all-pass", scores: [0, 0, 0, 0] } };
const petitSec: ScoreSheetDeal = { result: { kind: "void", void: "petit-sec", seat: 2, scores: [0, 0, 0, 0] } };

const evening: readonly ScoreSheetDeal[] = [
  deal(4, { taker: 0, contract: "garde", takerPoints: 45, bouts: 2 }),
  deal(4, { taker: 1, contract: "prise", takerPoints: 34, bouts: 2, handfuls: [{ seat: 1, level: 1 }], petitAuBout: "taker" }),
  allPassed,
  deal(4, { taker: 2, contract: "garde-sans", takerPoints: 81, bouts: 3, slamAnnounced: true, petitAuBout: "taker" }),
  deal(4, { taker: 3, contract: "garde-contre", takerPoints: 50, bouts: 1, handfuls: [{ seat: 0, level: 1 }, { seat: 3, level: 1 }] }),
  petitSec,
  deal(4, { taker: 0, contract: "garde", takerPoints: 49, bouts: 2, handfuls: [{ seat: 0, level: 1 }], petitAuBout: "taker" }),
  deal(4, { taker: 1, contract: "garde", takerPoints: 3, bouts: 0, slam: "defence" }),
];

/** What every deal brought and how that comes about; with `editable`, the scorer for a real table. */
const meta: Meta<Args> = {
  title: "score-sheet",
  component: "score-sheet",
  args: { deals: [], names: people.slice(0, 4), players: null, editable: false },
  render: ({ deals, names, players, editable }) => html`
    <div class="sheet-page"><score-sheet .deals=${deals} .names=${names} .players=${players} ?editable=${editable}></score-sheet></div>
  `,
};
export default meta;

type Story = StoryObj<Args>;

export const Empty: Story = {};

export const OneDeal: Story = { args: { deals: evening.slice(0, 1) } };

/** An evening: press a deal to see how its score comes about. */
export const ManyDeals: Story = { args: { deals: evening } };

/** With a partner, and alone against four. */
export const FivePlayers: Story = {
  args: {
    names: people,
    deals: [
      deal(5, { taker: 0, partner: 2, contract: "prise", takerPoints: 41.5, bouts: 2 }),
      deal(5, { taker: 1, partner: 4, contract: "garde-sans", takerPoints: 53, bouts: 2 }),
      deal(5, { taker: 3, partner: null, contract: "garde", takerPoints: 30, bouts: 1, handfuls: [{ seat: 2, level: 3 }] }),
    ],
  },
};

/** Three players can end on half points, which are rounded away from zero. */
export const ThreePlayersWithHalves: Story = {
  args: {
    names: people.slice(0, 3),
    deals: [
      deal(3, { taker: 0, contract: "prise", takerPoints: 36.5, bouts: 3 }),
      deal(3, { taker: 1, contract: "prise", takerPoints: 35.5, bouts: 3 }),
      deal(3, { taker: 2, contract: "garde", takerPoints: 87, bouts: 2, slam: "taker" }),
    ],
  },
};

export const VoidDeals: Story = { args: { deals: [allPassed, petitSec] } };

/** The scorer for a real table: enter, change, delete and bring back deals; name the players. */
export const Editable: Story = { args: { deals: evening.slice(0, 3), editable: true } };

/** Before the first deal: how many play is chosen here. */
export const EditableFromTheStart: Story = { args: { names: [], editable: true } };

/** Somebody joins between two deals: totals stay with those who stay. */
export const SomebodyJoins: Story = {
  args: {
    names: people,
    deals: [...evening.slice(0, 2), deal(5, { taker: 4, partner: 0, contract: "garde", takerPoints: 52, bouts: 1 })],
  },
};

/** Data that cannot be trusted is refused in words, in place. */
export const BadData: Story = {
  parameters: { warns: [/cannot show its deals/] },
  render: () => html`<score-sheet deals='[{"entry":{"players":4,"taker":0,"contract":"garde","takerPoints":45.5,"bouts":2}}]'></score-sheet>`,
};
