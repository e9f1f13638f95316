import { existsSync } from "node:fs";
import process from "node:process";
import base from "../../web-test-runner.config.js";

/**
 * The elements' tests in another browser than the usual one.
 * @param {import("@web/test-runner").BrowserLauncher} launcher
 */
export function elementsIn(launcher) {
  return {
    ...base,
    files: ["test/components/**/*.test.ts"],
    browsers: [launcher],
    concurrency: 1,
    testFramework: { config: { timeout: 60000 } },
    testsFinishTimeout: 1_800_000,
  };
}

/**
 * The path of an installed program; where there is none, the run ends here with one line.
 * @param {(string | undefined)[]} places
 * @param {string} otherwise what to do about it
 */
export function installed(places, otherwise) {
  const found = places.find((path) => path && existsSync(path));
  if (found) return found;
  console.log(`Skipped: ${otherwise}`);
  process.exit(0);
}
