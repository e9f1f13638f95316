import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { html, nothing } from "lit";
import "../components/tarot-quiz/define.js";
import { answered, noBoxes, type Boxes } from "../tutorials/index.js";
import { placeControl, type Place } from "./place.js";

interface Args {
  kinds: string | null;
  seed: string | null;
  /** What the browser keeps; only without a seed. */
  kept: "as it is" | "nothing" | "one due" | "much" | "junk";
  theme: "light" | "dark" | null;
  place: Place;
}

/** So many questions, every third of them missed. */
function sitting(questions: number): Boxes {
  let boxes = noBoxes;
  for (let number = 0; number < questions; number++) {
    const missed = number % 3 === 0;
    boxes = answered(boxes, { kind: missed ? "winner" : "points", seed: `story-${String(number)}` }, !missed);
  }
  return boxes;
}

/** As it was left another day. */
function leave(kept: Args["kept"]): void {
  const place = "tarot-table:quiz";
  if (kept === "nothing") localStorage.removeItem(place);
  if (kept === "junk") localStorage.setItem(place, '{"version":1,"asked":"<b>5</b>"}');
  if (kept === "one due") localStorage.setItem(place, JSON.stringify(sitting(4)));
  if (kept === "much") localStorage.setItem(place, JSON.stringify(sitting(40)));
}

/** Questions without end; what is missed comes back. */
const meta: Meta<Args> = {
  title: "tarot-quiz",
  component: "tarot-quiz",
  args: { kinds: null, seed: "story", kept: "as it is", theme: null, place: "wide" },
  argTypes: {
    kept: { control: "inline-radio", options: ["as it is", "nothing", "one due", "much", "junk"] },
    theme: { control: "inline-radio", options: [null, "light", "dark"] },
    place: placeControl,
  },
  render: ({ kinds, seed, kept, theme, place }) => {
    leave(kept);
    return html`
      <div class="story-place ${place}">
        <tarot-quiz kinds=${kinds ?? nothing} seed=${seed ?? nothing} theme=${theme ?? nothing}></tarot-quiz>
      </div>
    `;
  },
};

export default meta;
type Story = StoryObj<Args>;

export const AllKinds: Story = {};

/** Which of these may you play? */
export const Legal: Story = { args: { kinds: "legal" } };

/** Who wins the trick? */
export const Winner: Story = { args: { kinds: "winner" } };

/** How many points? */
export const Points: Story = { args: { kinds: "points" } };

/** Who gets the Excuse? */
export const Excuse: Story = { args: { kinds: "excuse" } };

/** What is the score? No table is needed. */
export const Score: Story = { args: { kinds: "score" } };

/** A question that was missed before, and is due. */
export const OneComesBack: Story = { args: { seed: null, kept: "one due" } };

export const AfterManyQuestions: Story = { args: { seed: null, kept: "much" } };

/** Somebody else has written into the same store. */
export const JunkKept: Story = { args: { seed: null, kept: "junk" } };

export const OnAPhone: Story = { args: { place: "phone" } };
