import base from "../../web-test-runner.config.js";
import { storiesPlugin } from "../support/stories-plugin.js";

/** `npm run test:stories`: every story in every combination of language, theme and width. */
export default {
  ...base,
  files: ["test/stories/*.test.ts"],
  plugins: [...base.plugins.filter(({ name }) => name !== "stories"), storiesPlugin({ all: true })],
  testsFinishTimeout: 1_800_000,
};
