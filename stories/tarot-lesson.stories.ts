import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { html, nothing } from "lit";
import "../components/tarot-lesson/define.js";
import type { TarotLesson } from "../components/tarot-lesson/tarot-lesson.js";
import { placeControl, type Place } from "./place.js";

interface Args {
  lesson: string;
  src: string;
  step: number;
  speed: TarotLesson["speed"];
  theme: "light" | "dark" | null;
  place: Place;
  deck: TarotLesson["deck"] | null;
}

/** A lesson: words beside a table, step by step, with hints, explanations and a solution. */
const meta: Meta<Args> = {
  title: "tarot-lesson",
  component: "tarot-lesson",
  args: { lesson: "overtrump", src: "", step: 1, speed: "normal", theme: null, place: "wide", deck: null },
  argTypes: {
    speed: { control: "inline-radio", options: ["instant", "fast", "normal", "slow"] },
    theme: { control: "inline-radio", options: [null, "light", "dark"] },
    place: placeControl,
  },
  render: ({ lesson, src, step, speed, theme, place, deck }) => html`
    <div class="story-place ${place}">
      <tarot-lesson lesson=${lesson} src=${src || nothing} step=${step} speed=${speed} theme=${theme ?? nothing} deck=${deck ?? nothing}></tarot-lesson>
    </div>
  `,
};
export default meta;

type Story = StoryObj<Args>;

/** The first step points at cards. */
export const Start: Story = {};

/** A trick to watch plays by itself; Continue hurries it. */
export const Watching: Story = { args: { step: 2 } };

/** A question: West, a partner, has trumped. Play a card. */
export const InTheMiddle: Story = { args: { step: 5, speed: "instant" } };

/** A card that the rules refuse: the table says why, the lesson adds its word. */
export const RefusedCard: Story = { args: { step: 5, speed: "instant" }, play: ({ canvasElement }) => press(canvasElement, "card T6") };

/** A legal but poor card is played out and explained; Retry takes it back. */
export const PoorCard: Story = { args: { step: 4, speed: "instant" }, play: ({ canvasElement }) => press(canvasElement, "card T14") };

/** All three hints; the last one shows the cards. */
export const Hints: Story = { args: { step: 4, speed: "instant" }, play: ({ canvasElement }) => press(canvasElement, "hint", "hint", "hint") };

/** The solution, with its reason. */
export const Solved: Story = { args: { step: 5, speed: "instant" }, play: ({ canvasElement }) => press(canvasElement, "solution") };

/** A question with several right answers. */
export const Quiz: Story = { args: { step: 6, speed: "instant" } };

/** Numbers to enter. */
export const Count: Story = { args: { lesson: "score", step: 2, speed: "instant" } };

/** The right numbers, written beside the fields by the last hint. */
export const CountWithHints: Story = { args: { lesson: "score", step: 2, speed: "instant" }, play: ({ canvasElement }) => press(canvasElement, "hint", "hint", "hint") };

/** Playing on against bots until a goal is reached. */
export const FreePlay: Story = { args: { lesson: "exam", step: 6, speed: "instant" } };

/** A card was played, and the others have answered: it can be taken back alone, or all of them by Retry. */
export const FreePlayGoesOn: Story = { args: { lesson: "exam", step: 6, speed: "instant" }, play: ({ canvasElement }) => press(canvasElement, "card SQ") };

/** Skip answers what was asked as the solution does, and goes on. */
export const Skipped: Story = { args: { step: 4, speed: "instant" }, play: ({ canvasElement }) => press(canvasElement, "skip") };

/** What was learnt. */
export const End: Story = { args: { step: 6, speed: "instant" }, play: ({ canvasElement }) => press(canvasElement, "solution", "next") };

/** A page that names a lesson which is not there. */
export const UnknownLesson: Story = { args: { lesson: "nothing-here" }, parameters: { warns: [/unknown-lesson/] } };

const slow = new URL("arrives-never.json", document.baseURI).href;
const { fetch } = window;
window.fetch = (input, init) => (String(input) === slow ? new Promise(() => undefined) : fetch(input, init));

/** While a file is on its way. */
export const Loading: Story = { args: { src: slow }, parameters: { loading: true } };

/** A file that is no lesson: a readable message with a hint for its author. */
export const FaultyFile: Story = { args: { src: 'data:application/json,{"format":"tarot-lesson/9"}' }, parameters: { warns: [/format format/] } };

/** On a phone the table stands below the words, and the buttons stay at the edge. */
export const Phone: Story = { args: { step: 5, speed: "instant", place: "phone" } };

/** The quiz on a phone. */
export const QuizOnAPhone: Story = { args: { step: 6, speed: "instant", place: "phone" } };

/** On a tablet. */
export const Tablet: Story = { args: { step: 4, speed: "instant", place: "tablet" } };

/** In the dark, whatever the page. */
export const Dark: Story = { args: { step: 5, speed: "instant", theme: "dark" } };

/** As a learner would: a button by its name, a card by its code. */
async function press(canvas: HTMLElement, ...targets: string[]): Promise<void> {
  const element = canvas.querySelector<TarotLesson>("tarot-lesson");
  for (const target of targets) {
    const find = () => {
      const root = element?.shadowRoot;
      const card = target.startsWith("card ") ? target.slice(5) : null;
      if (card === null) return root?.querySelector<HTMLElement>(`[data-tool="${target}"]:not([aria-disabled="true"])`);
      return root?.querySelector("tarot-table")?.shadowRoot?.querySelector<HTMLElement>(`[data-card="${card}"]`);
    };
    for (let frames = 0; frames < 300 && !find(); frames++) await new Promise(requestAnimationFrame);
    find()?.click();
    await element?.updateComplete;
  }
}
