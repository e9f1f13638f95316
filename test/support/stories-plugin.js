import { readdirSync } from "node:fs";

const folder = new URL("../../stories/", import.meta.url);

/**
 * The command `stories`: which files of stories there are, and whether each story is to be seen in every combination
 * of language, theme and width.
 * @param {{ all: boolean }} wanted
 */
export function storiesPlugin({ all }) {
  return {
    name: "stories",
    /** @param {{ command: string }} call */
    executeCommand({ command }) {
      if (command !== "stories") return undefined;
      return { all, files: readdirSync(folder).filter((file) => file.endsWith(".stories.ts")) };
    },
  };
}
