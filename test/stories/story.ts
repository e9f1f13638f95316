import { executeServerCommand } from "@web/test-runner-commands";
import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { nothing, render } from "lit";

/** A story as its file tells it, with what its file says of all its stories. */
export interface Story {
  /** Such as "tarot-table: Bidding". */
  title: string;
  /** What it lets the page's developer know. */
  warns: readonly RegExp[];
  /** It shows what is there while the rest is fetched. */
  loading: boolean;
  /** One of many alike: a narrow and a wide frame do. */
  few: boolean;
  show(canvas: HTMLElement): void;
  /** As a person would, once it stands. */
  play(canvas: HTMLElement): Promise<void>;
}

type Args = Record<string, unknown>;
type Render = (args: Args, context: unknown) => unknown;
type Decorator = (inner: () => unknown, context: unknown) => unknown;
type Told = Pick<StoryObj<Args>, "args" | "parameters" | "play"> & { render?: Render; decorators?: Decorator | Decorator[] };
type StoryModule = { default: Meta<Args> & Told } & Record<string, Told>;

/** What stories may say of themselves here. Storybook knows more, which would be passed over in silence. */
const known = new Set(["args", "argTypes", "component", "decorators", "excludeStories", "name", "parameters", "play", "render", "tags", "title", "globals"]);

const asked = (await executeServerCommand("stories")) as { all: boolean; files: readonly string[] };

/** Whether every combination of language, theme and width is asked for. */
export const { all } = asked;

/** Every story of every file. */
export const stories: readonly Story[] = (await Promise.all(asked.files.map(read))).flat();

async function read(file: string): Promise<Story[]> {
  const { default: meta, ...told } = (await import(new URL(`../../stories/${file}`, import.meta.url).href)) as StoryModule;
  return Object.entries(told).map(([name, story]) => compose(`${meta.title ?? file}: ${name}`, meta, story));
}

function compose(title: string, meta: StoryModule["default"], story: Told): Story {
  const unknown = Object.keys({ ...meta, ...story }).filter((key) => !known.has(key));
  if (unknown.length > 0) throw new Error(`${title} says ${unknown.join()}, which the tests of stories do not understand`);
  const args = { ...meta.args, ...story.args };
  const parameters = { ...meta.parameters, ...story.parameters } as { warns?: readonly RegExp[]; loading?: boolean; frames?: "few" };
  const draw = story.render ?? meta.render;
  if (!draw) throw new Error(`${title} draws nothing`);
  const context = { args, parameters, globals: {} };
  const decorators = [story.decorators ?? [], meta.decorators ?? []].flat() as Decorator[];
  const drawn = decorators.reduce<() => unknown>((inner, decorator) => () => decorator(inner, context), () => draw(args, context));
  return {
    title,
    warns: parameters.warns ?? [],
    loading: parameters.loading ?? false,
    few: parameters.frames === "few",
    show: (canvas) => void render(drawn() ?? nothing, canvas),
    play: async (canvas) => {
      const act = (story.play ?? meta.play) as ((context: unknown) => unknown) | undefined;
      await act?.({ ...context, canvasElement: canvas });
    },
  };
}
