import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { html, nothing } from "lit";
import "../components/tarot-table/define.js";
import { motionPart } from "../components/tarot-table/table-parts.js";
import type { TarotTable } from "../components/tarot-table/tarot-table.js";
import type { DealRecord } from "../rules/index.js";
import { dealWith } from "../test/support/deals.js";
import { playOut } from "../test/support/play-out.js";

interface Args {
  deal: DealRecord | null;
  seed: string | null;
  seat: number;
  bots: TarotTable["bots"];
  speed: TarotTable["speed"];
  deck: TarotTable["deck"] | null;
}

/** One deal from its beginning to its end, moment by moment. */
const meta: Meta<Args> = {
  title: "tarot-table/course of a deal",
  component: "tarot-table",
  args: { deal: null, seed: null, seat: 0, bots: "none", speed: "slow", deck: null },
  render: ({ deal, seed, seat, bots, speed, deck }) => html`
    <tarot-table .deal=${deal} seed=${seed ?? nothing} seat=${seat} bots=${bots} speed=${speed} deck=${deck ?? nothing}></tarot-table>
  `,
};
export default meta;

type Story = StoryObj<Args>;

const othersPass = ["1 bid pass", "2 bid pass", "3 bid pass"];
/** Who announces a slam leads. */
const westLeads = ["0 bid pass", "1 bid pass", "2 bid pass", "3 bid garde-sans", "3 announce slam"];
const noHearts = "T16 T12 T3 T2 SQ S9 S5 S2 DN D8 D5 D4 CK C10 C6 C3 C2 C1";

/** All trumps that matter, and what wins or loses when these are gone. */
const strong = "T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8";
const takes = (announced: "slam" | "none") => ["0 bid garde-sans", ...othersPass, `0 announce ${announced}`];

/** As a person would, once the table is there. */
const tap = (card: string): NonNullable<Story["play"]> => async ({ canvasElement }) => {
  const table = canvasElement.querySelector("tarot-table");
  await table?.updateComplete;
  table?.shadowRoot?.querySelector<HTMLElement>(`[data-card="${card}"]`)?.click();
};

/** The cards have just been dealt; another bids first. */
export const Dealt: Story = { args: { deal: dealWith({ dealer: 0 }), bots: "easy" } };

/** Nobody took, and the next cards come from the dealer, for whoever sees movements. */
export const Dealing: Story = {
  args: { deal: dealWith({ dealer: 0, actions: othersPass }), seed: "storybook" },
  play: async ({ canvasElement }) => {
    const table = canvasElement.querySelector("tarot-table");
    await table?.updateComplete;
    table?.dispatchEvent(new PointerEvent("pointerdown"));
    await motionPart.pending;
    table?.act({ seat: 0, type: "bid", bid: "pass" });
    const next = () => table?.shadowRoot?.querySelector<HTMLElement>("[data-next]");
    for (let frames = 0; frames < 300 && !next(); frames++) await new Promise(requestAnimationFrame);
    next()?.click();
  },
};

/** The first bid of all is yours. */
export const FirstToBid: Story = { args: { deal: dealWith({}) } };

/** Another has taken and lays cards aside; the dog is shown. */
export const AnotherDiscards: Story = { args: { deal: dealWith({ actions: ["0 bid pass", "1 bid pass", "2 bid garde", "3 bid pass"] }) } };

/** The first card of the deal: anything may be led. */
export const Leading: Story = { args: { deal: dealWith({ hands: { 0: noHearts }, actions: takes("none") }) } };

/** Another thinks about a card. */
export const Waiting: Story = { args: { deal: dealWith({ hands: { 0: noHearts }, actions: westLeads }) } };

/** Hearts are led and you have none: any trump will do, and nothing else. */
export const MustTrump: Story = { args: { deal: dealWith({ hands: { 0: noHearts, 3: "HQ" }, actions: [...westLeads, "3 play HQ"] }) } };

/** A higher trump lies there than any of yours: any trump, though none wins. */
export const MustUndertrump: Story = {
  args: { deal: dealWith({ hands: { 0: noHearts, 3: "T21" }, actions: [...westLeads, "3 play T21"] }) },
};

/** The Excuse is led: the second card says what has to be followed. */
export const ExcuseLed: Story = { args: { deal: dealWith({ hands: { 0: noHearts, 3: "E" }, actions: [...westLeads, "3 play E"] }) } };

/** The Excuse was played and its owner owes half a point: it lies open until then. */
export const ExcuseOwed: Story = {
  args: { deal: dealWith({ hands: { 0: noHearts, 1: "H5", 2: "H6", 3: "E" }, actions: [...westLeads, "3 play E", "0 play T2", "1 play H5", "2 play H6"] }) },
};

/** The trick is complete and has a winner; it lies there to be read, then goes to its pile. */
export const TrickWon: Story = {
  args: { deal: dealWith({ hands: { 0: noHearts, 1: "H5", 2: "H6", 3: "HQ" }, dealer: 0, actions: ["1 bid pass", "2 bid pass", "3 bid pass", "0 bid garde-sans", "0 announce none", "1 play H5", "2 play H6", "3 play HQ"] }) },
  play: tap("T12"),
};

/** One card each: the last trick. */
export const LastCard: Story = { args: { deal: untilTheLast(dealWith({ hands: { 0: `${strong} T1 SK HK DK` }, actions: takes("none") }), `${strong} SK HK DK T1`) } };

/** The Petit wins the last trick: petit au bout. */
export const PetitAuBout: Story = { args: { deal: playOut(dealWith({ hands: { 0: `${strong} T1 S2 HK DK`, 1: "SK" }, actions: takes("none") }), `S2 SK ${strong} HK DK T1`) } };

/** A slam that was announced, and made. */
export const Slam: Story = { args: { deal: playOut(dealWith({ hands: { 0: `${strong} T1 SK HK DK` }, actions: takes("slam") }), `${strong} SK HK DK T1`) } };

/** A slam that was announced, and missed by a trick. */
export const SlamMissed: Story = { args: { deal: playOut(dealWith({ hands: { 0: `${strong} T1 S2 HK DK`, 1: "SK" }, actions: takes("slam") }), `${strong} HK DK S2 SK T1`) } };

/** A contract that failed: who had too little, and what it costs. */
export const ContractFailed: Story = { args: { deal: playOut(dealWith({ actions: takes("none") }), "") } };

/** Nobody may play on: the Petit was dealt alone. */
export const PetitAlone: Story = { args: { deal: dealWith({ hands: { 0: "T1 S1 S2 S3 S4 S5 S6 S7 S8 S9 H1 H2 H3 H4 H5 H6 H7 H8" } }) } };

/** A deal that is played but for its last trick. */
function untilTheLast(deal: DealRecord, order: string): DealRecord {
  const { actions, ...rest } = playOut(deal, order);
  return { ...rest, actions: actions.slice(0, -deal.players) };
}
