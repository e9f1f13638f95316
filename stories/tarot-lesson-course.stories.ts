import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { html } from "lit";
import { ref } from "lit/directives/ref.js";
import "../components/tarot-lesson/define.js";
import type { TarotLesson } from "../components/tarot-lesson/tarot-lesson.js";
import { courseLessons } from "../tutorials/index.js";

interface Args {
  lesson: string;
  step: number;
  solution: boolean;
}

/** Every lesson of the course. The controls jump to a step and play its solution. */
const meta: Meta<Args> = {
  title: "tarot-lesson/course",
  component: "tarot-lesson",
  args: { step: 1, solution: false },
  argTypes: {
    lesson: { control: false },
    step: { name: "jump to step", control: { type: "range", min: 1, max: Math.max(...courseLessons.map(({ steps }) => steps)), step: 1 } },
    solution: { name: "play solution", control: "boolean" },
  },
  // Each in a narrow and a wide frame: the machinery is seen in every frame by the stories of `tarot-lesson`.
  parameters: { frames: "few" },
  render: ({ lesson, step, solution }) => html`
    <tarot-lesson lesson=${lesson} step=${step} speed="fast" ${ref((element) => void (solution && playSolution(element as TarotLesson | undefined)))}></tarot-lesson>
  `,
};
export default meta;

type Story = StoryObj<Args>;

export const Cards: Story = { args: { lesson: "cards", step: 7 } };
export const Follow: Story = { args: { lesson: "follow", step: 3 } };
export const Overtrump: Story = { args: { lesson: "overtrump", step: 5 } };
export const ThrowOff: Story = { args: { lesson: "throw-off", step: 4 } };
export const Excuse: Story = { args: { lesson: "excuse", step: 2 } };
export const ExcuseLed: Story = { args: { lesson: "excuse-led", step: 2 } };
export const ExcuseLast: Story = { args: { lesson: "excuse-last", step: 5 } };
export const Bouts: Story = { args: { lesson: "bouts", step: 4 } };
export const Bidding: Story = { args: { lesson: "bidding", step: 4 } };
export const Discard: Story = { args: { lesson: "discard", step: 3 } };
export const Handful: Story = { args: { lesson: "handful", step: 3 } };
export const Petit: Story = { args: { lesson: "petit", step: 4 } };
export const Slam: Story = { args: { lesson: "slam", step: 2 } };
export const Score: Story = { args: { lesson: "score", step: 4 } };
export const Five: Story = { args: { lesson: "five", step: 2 } };
export const Three: Story = { args: { lesson: "three", step: 4 } };
export const Exam: Story = { args: { lesson: "exam", step: 6 } };

/** Once the step asks something; a step that is only read has none. */
async function playSolution(element: TarotLesson | undefined): Promise<void> {
  const button = () => element?.shadowRoot?.querySelector<HTMLElement>('[data-tool="solution"]:not([aria-disabled="true"])');
  for (let frames = 0; frames < 300 && !button(); frames++) await new Promise(requestAnimationFrame);
  button()?.click();
}
