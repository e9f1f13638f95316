import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { html, nothing } from "lit";
import "../components/tarot-table/define.js";
import type { TarotTable } from "../components/tarot-table/tarot-table.js";
import type { DealRecord } from "../rules/index.js";
import { dealWith } from "../test/support/deals.js";

interface Args {
  deck: TarotTable["deck"] | null;
  deal: DealRecord | string | null;
  seed: string | null;
  players: number;
  seat: number;
  bots: TarotTable["bots"];
  mode: TarotTable["mode"];
  speed: TarotTable["speed"];
  names: string;
  noControls: boolean;
  noHints: boolean;
  tapTwice: boolean;
  contrast: number | null;
  grain: number | null;
  temperature: number | null;
}

/** Deal after deal of French Tarot against bots, from the bidding to the score; or a position to look at. */
const meta: Meta<Args> = {
  title: "tarot-table",
  component: "tarot-table",
  args: { deck: null, deal: null, seed: null, players: 4, seat: 0, bots: "none", mode: "play", speed: "normal", names: "", noControls: false, noHints: false, tapTwice: false, contrast: null, grain: null, temperature: null },
  argTypes: {
    players: { control: { type: "inline-radio" }, options: [3, 4, 5] },
    bots: { control: { type: "inline-radio" }, options: ["easy", "none"] },
    mode: { control: { type: "inline-radio" }, options: ["play", "figure"] },
    speed: { control: { type: "inline-radio" }, options: ["instant", "fast", "normal", "slow"] },
    contrast: { control: { type: "range", min: 0, max: 100 } },
    grain: { control: { type: "range", min: 0, max: 100 } },
    temperature: { control: { type: "range", min: 0, max: 100 } },
  },
  render: ({ deck, deal, seed, players, seat, bots, mode, speed, names, noControls, noHints, tapTwice, contrast, grain, temperature }) => html`
    <tarot-table
      .deal=${deal} deck=${deck ?? nothing} seed=${seed ?? nothing} players=${players} seat=${seat} bots=${bots} mode=${mode} speed=${speed} names=${names}
      ?no-controls=${noControls} ?no-hints=${noHints} ?tap-twice=${tapTwice}
      contrast=${contrast ?? nothing} grain=${grain ?? nothing} temperature=${temperature ?? nothing}
    ></tarot-table>
  `,
};
export default meta;

type Story = StoryObj<Args>;

const othersPass = ["1 bid pass", "2 bid pass", "3 bid pass"];
const taken = ["0 bid garde", ...othersPass];
const westPlays = ["0 bid pass", "1 bid pass", "2 bid pass", "3 bid garde-sans", "3 announce none"];

const heartsLed = dealWith({
  hands: { 0: "T16 T12 T3 E HK H7 H2 SQ S9 S5 S2 DN D8 D4 CK C10 C6 C3", 3: "HQ T14" },
  actions: ["0 bid pass", "1 bid pass", "2 bid pass", "3 bid garde-sans", "3 announce slam", "3 play HQ"],
});
const noHearts = dealWith({
  hands: { 0: "T16 T12 T3 T2 E SQ S9 S5 S2 DN D8 D5 D4 CK C10 C6 C3 C2", 1: "S3", 2: "S4", 3: "T7 T14 SK" },
  actions: [...westPlays, "0 play S2", "1 play S3", "2 play S4", "3 play SK", "3 play T7"],
});

/** What you get from two lines: deal after deal against three bots. */
export const Game: Story = { args: { bots: "easy", seed: "storybook" } };

/** Your turn to bid, after a garde. */
export const Bidding: Story = { args: { deal: dealWith({ dealer: 1, actions: ["2 bid pass", "3 bid garde"] }) } };

/** You have taken: the dog lies open, its cards are marked in your hand, six have to go. */
export const DogAndDiscard: Story = { args: { deal: dealWith({ actions: taken }) } };

/** Another seat has taken: the dog is shown to everybody. */
export const DogOfAnother: Story = { args: { deal: dealWith({ actions: taken }), seat: 2 } };

/** Before the first card the taker may announce a slam. */
export const SlamAnnouncement: Story = { args: { deal: dealWith({ actions: ["0 bid garde-sans", ...othersPass] }) } };

/** Hearts are led and held: hearts are bright. */
export const MustFollow: Story = { args: { deal: heartsLed } };

/** Trumps are led: only higher ones will do, and the Excuse. */
export const MustOvertrump: Story = { args: { deal: noHearts } };

/** A card that may not be played was tried: the table says why, and which would do. */
export const Refused: Story = {
  args: { deal: heartsLed },
  play: async ({ canvasElement }) => {
    const table = canvasElement.querySelector("tarot-table");
    await table?.updateComplete;
    table?.shadowRoot?.querySelector<HTMLElement>('[data-card="SQ"]')?.click();
  },
};

/** A card is held over the table: let go there, it is played. */
export const Dragged: Story = {
  args: { deal: heartsLed },
  play: async ({ canvasElement }) => {
    const table = canvasElement.querySelector("tarot-table");
    await table?.updateComplete;
    const card = table?.shadowRoot?.querySelector<HTMLElement>('[data-card="HK"]');
    if (!card) return;
    table?.dispatchEvent(new PointerEvent("pointerover"));
    // The browser knows of no pointer that it could capture.
    card.setPointerCapture = () => undefined;
    const middle = (element: Element | null | undefined) => {
      const { top, bottom } = (element ?? card).getBoundingClientRect();
      return (top + bottom) / 2;
    };
    const up = middle(table?.partAt("trick")) - middle(card.querySelector("playing-card"));
    const move = (type: string, clientY: number) => card.dispatchEvent(new PointerEvent(type, { pointerType: "mouse", isPrimary: true, bubbles: true, composed: true, clientY }));
    for (let frames = 0; frames < 300 && card.dataset["dragged"] === undefined; frames++) {
      move("pointerdown", 0);
      move("pointermove", up);
      await new Promise(requestAnimationFrame);
    }
  },
};

/** Where it takes two taps to play a card: the first one has raised it. */
export const TappedOnce: Story = {
  args: { deal: heartsLed, tapTwice: true },
  play: async ({ canvasElement }) => {
    const table = canvasElement.querySelector("tarot-table");
    await table?.updateComplete;
    table?.shadowRoot?.querySelector('[data-card="HK"]')?.dispatchEvent(new MouseEvent("click", { detail: 1, bubbles: true, composed: true }));
  },
};

/** The last trick to look at again. */
export const LastTrick: Story = {
  args: { deal: noHearts },
  play: async ({ canvasElement }) => {
    const table = canvasElement.querySelector("tarot-table");
    await table?.updateComplete;
    table?.shadowRoot?.querySelector<HTMLElement>("[data-tool=lastTrick]")?.click();
  },
};

/** All tricks so far, the newest first. */
export const AllTricks: Story = {
  args: { deal: dealWith({ hands: { 0: "SK S2", 1: "S3 S6", 2: "S4 S7", 3: "S5 SQ" }, actions: [...westPlays, "0 play SK", "1 play S3", "2 play S4", "3 play S5", "0 play S2", "1 play S6", "2 play S7", "3 play SQ"] }) },
  play: async ({ canvasElement }) => {
    const table = canvasElement.querySelector("tarot-table");
    await table?.updateComplete;
    table?.shadowRoot?.querySelector<HTMLElement>("[data-tool=lastTrick]")?.click();
    await table?.updateComplete;
    table?.shadowRoot?.querySelector<HTMLElement>("dialog .all")?.click();
  },
};

/** What the keyboard does in the hand. */
export const Keys: Story = {
  args: { deal: noHearts },
  play: async ({ canvasElement }) => {
    const table = canvasElement.querySelector("tarot-table");
    await table?.updateComplete;
    table?.shadowRoot?.querySelector<HTMLElement>("[data-tool=keys]")?.click();
  },
};

/** The Excuse lies open before its player until the half point for it has been paid. */
export const ExcuseOwed: Story = {
  args: { deal: dealWith({ hands: { 0: "E HK", 1: "S3", 2: "S4", 3: "S5" }, actions: ["0 bid garde-sans", ...othersPass, "0 announce none", "0 play E", "1 play S3", "2 play S4", "3 play S5"] }) },
};

const manyTrumps = { 0: "T21 T20 T18 T17 T15 T12 T11 T9 T7 T5 T2 SK S3 HQ D4 C2 C3 C4" };

/** Enough trumps for a handful: it can be put together before your first card. */
export const Handful: Story = { args: { deal: dealWith({ hands: manyTrumps, actions: westPlays }) } };

/** A handful lies open for all until the first trick is over. */
export const HandfulShown: Story = {
  args: { deal: dealWith({ hands: manyTrumps, actions: [...westPlays, "0 handful T20 T18 T17 T15 T12 T11 T9 T7 T5 T2"] }), seat: 2 },
};

/** Everybody has passed: on by the button. */
export const AllPassed: Story = { args: { deal: dealWith({ actions: ["0 bid pass", "1 bid pass", "2 bid pass", "3 bid pass"] }) } };

/** A deal played to its end by bots, with its sheet. */
export const DealsEnd: Story = {
  args: { seed: "whole deal 3", bots: "easy", speed: "instant" },
  play: async ({ canvasElement }) => {
    const table = canvasElement.querySelector("tarot-table");
    const { chooseAction } = await import("../bots/index.js");
    while (table?.view && table.view.choices.phase !== "done") {
      await table.updateComplete;
      if (table.view.choices.phase !== "wait") table.act(chooseAction(table.view, { level: "easy", seed: "story" }));
    }
  },
};

/** What a person can set, over the table that shows it at once. */
export const Settings: Story = {
  args: { deal: heartsLed },
  play: async ({ canvasElement }) => {
    const table = canvasElement.querySelector("tarot-table");
    await table?.updateComplete;
    table?.shadowRoot?.querySelector<HTMLElement>("[data-tool=settings]")?.click();
  },
};

/** The ends of the scales: strong contrast, rough grain, warm colours. */
export const StrongRoughAndWarm: Story = { args: { deal: heartsLed, contrast: 100, grain: 100, temperature: 100 } };

/** The other ends: soft and cool, and smooth. */
export const SoftSmoothAndCool: Story = { args: { deal: heartsLed, contrast: 0, grain: 0, temperature: 0 } };

/** A record that cannot be shown: what is wrong, and where. */
export const BrokenRecord: Story = { args: { deal: JSON.stringify({ ...heartsLed, actions: [...heartsLed.actions, "0 play SQ"] }) } };

/** Five players: the taker has called a king. */
export const FivePlayers: Story = {
  args: {
    deal: dealWith({ players: 5, hands: { 0: "HK T20 T8", 4: "H2" }, actions: ["0 bid pass", "1 bid pass", "2 bid pass", "3 bid pass", "4 bid garde-sans", "4 call HK", "4 announce none"] }),
    names: "Anna, Bertrand, Cécile, Dag, Emil",
  },
};

/** Five players: which king to call. */
export const CallOfAKing: Story = {
  args: { deal: dealWith({ players: 5, actions: ["0 bid garde", "1 bid pass", "2 bid pass", "3 bid pass", "4 bid pass"] }) },
};

/** Three players, with hands of 24. */
export const ThreePlayers: Story = {
  args: { deal: dealWith({ players: 3, actions: ["0 bid pass", "1 bid pass", "2 bid garde-sans", "2 announce none"] }), names: "Anna, Bertrand, Cécile" },
};

/** For a question: nothing tells which cards may be played. */
export const WithoutHints: Story = { args: { deal: heartsLed, noHints: true, noControls: true } };
