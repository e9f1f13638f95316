import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { html, nothing } from "lit";
import "../components/tarot-course/define.js";
import type { TarotCourse } from "../components/tarot-course/tarot-course.js";
import { keepLearnt } from "../components/tarot-lesson/progress.js";
import { lessonIds } from "../tutorials/index.js";
import { placeControl, type Place } from "./place.js";

interface Args {
  lesson: string | null;
  /** What the browser keeps. */
  kept: "nothing" | "midway" | "all" | "junk" | "blocked";
  knowsTricks: boolean;
  theme: "light" | "dark" | null;
  place: Place;
}

const done = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, { step: 0, done: true }]));

/** As it was left another day, by this learner or by whoever writes into the same store. */
function leave(kept: Args["kept"], knowsTricks: boolean): void {
  const { setItem } = localStorage;
  try {
    if (kept === "blocked") {
      localStorage.setItem = () => {
        throw new DOMException("blocked", "SecurityError");
      };
    }
    const midway = { ...done(lessonIds.slice(0, 5)), "excuse-led": { step: 2, done: false }, bouts: { step: 3, done: false } };
    const lessons = { nothing: {}, midway, all: done(lessonIds), junk: {}, blocked: done(lessonIds.slice(0, 2)) }[kept];
    keepLearnt({ lessons, knowsTricks });
    if (kept === "junk") localStorage.setItem("tarot-table:lessons", '{"version":1,"lessons":{"cards":{"step":-4,"done":"<b>yes</b>"},"follow":{"step":400,"done":false},"__proto__":7}}');
  } finally {
    if (kept === "blocked") localStorage.setItem = setItem;
  }
}

/** The whole course: all lessons, how far the learner has come, and what to take next. */
const meta: Meta<Args> = {
  title: "tarot-course",
  component: "tarot-course",
  args: { lesson: null, kept: "nothing", knowsTricks: false, theme: null, place: "wide" },
  argTypes: {
    kept: { control: "inline-radio", options: ["nothing", "midway", "all", "junk", "blocked"] },
    theme: { control: "inline-radio", options: [null, "light", "dark"] },
    place: placeControl,
  },
  render: ({ lesson, kept, knowsTricks, theme, place }) => {
    leave(kept, knowsTricks);
    return html`
      <div class="story-place ${place}">
        <tarot-course lesson=${lesson ?? nothing} speed="instant" theme=${theme ?? nothing}></tarot-course>
      </div>
    `;
  },
};
export default meta;

type Story = StoryObj<Args>;

/** Nothing is begun: the first lesson is next. */
export const Beginning: Story = {};

/** Five lessons are done, two begun; the one whose time has come is next. */
export const Midway: Story = { args: { kept: "midway" } };

/** Who plays other games of tricks may skip what they teach. */
export const KnowsOtherGames: Story = { args: { knowsTricks: true } };

/** Nothing is left. */
export const AllDone: Story = { args: { kept: "all" } };

/** The browser keeps nothing: progress lasts as long as the page, and the element says so. */
export const StorageBlocked: Story = { args: { kept: "blocked" } };

/** Somebody else has written into the store: what is no progress counts for nothing. */
export const ForeignJunk: Story = { args: { kept: "junk" } };

/** Progress as text, to be copied or saved as a file. */
export const Saving: Story = { args: { kept: "midway" }, play: ({ canvasElement }) => press(canvasElement, "[data-deed=export]") };

/** Text that is no progress is refused, with the reason. */
export const RefusedCopy: Story = {
  args: { kept: "midway" },
  play: async ({ canvasElement }) => {
    await press(canvasElement, "[data-deed=import]");
    const field = canvasElement.querySelector("tarot-course")?.shadowRoot?.querySelector("textarea");
    if (field) field.value = '{"format":"tarot-progress/1","lessons":{"cards":{"step":-1,"done":true}}}';
    await press(canvasElement, ".take");
  },
};

/** Starting over asks first. */
export const StartingOver: Story = { args: { kept: "midway" }, play: ({ canvasElement }) => press(canvasElement, "[data-deed=reset]") };

/** A lesson in place, with the way back. */
export const OpenLesson: Story = { args: { kept: "midway", lesson: "excuse" } };

/** On a phone. */
export const Phone: Story = { args: { kept: "midway", place: "phone" } };

/** On a tablet. */
export const Tablet: Story = { args: { kept: "midway", place: "tablet" } };

/** In the dark, whatever the page. */
export const Dark: Story = { args: { kept: "midway", theme: "dark" } };

/** As a learner would. */
async function press(canvas: HTMLElement, target: string): Promise<void> {
  const element = canvas.querySelector<TarotCourse>("tarot-course");
  const find = () => element?.shadowRoot?.querySelector<HTMLElement>(target);
  for (let frames = 0; frames < 300 && !find(); frames++) await new Promise(requestAnimationFrame);
  find()?.click();
  await element?.updateComplete;
}
