import { fileURLToPath } from "node:url";
import { esbuildPlugin } from "@web/dev-server-esbuild";
import { defaultReporter } from "@web/test-runner";
import { playwrightLauncher } from "@web/test-runner-playwright";
import { countReporter } from "./test/support/count-reporter.js";
import { browserFlags, findBrowser } from "./test/support/find-browser.js";
import { freshPageReporter } from "./test/support/fresh-page-reporter.js";
import { storiesPlugin } from "./test/support/stories-plugin.js";
import { touchPlugin } from "./test/support/touch-plugin.js";

export default {
  files: ["test/**/*.test.ts"],
  nodeResolve: { exportConditions: ["browser", "development"] },
  plugins: [esbuildPlugin({ ts: true, target: "esnext", tsconfig: fileURLToPath(new URL("./tsconfig.json", import.meta.url)) }), touchPlugin(), storiesPlugin({ all: false })],
  browsers: [
    playwrightLauncher({
      product: "chromium",
      launchOptions: { executablePath: findBrowser(), args: browserFlags },
      createBrowserContext: ({ browser }) => browser.newContext({ hasTouch: true, viewport: { width: 1280, height: 800 } }),
    }),
  ],
  /** @param {string} framework */
  testRunnerHtml: (framework) => `<!doctype html><html><head></head><body>${["/test/support/sendable-failures.js", framework].map((src) => `<script type="module" src="${src}"></script>`).join("")}</body></html>`,
  reporters: [defaultReporter({ reportTestResults: true, reportTestProgress: true }), countReporter(), freshPageReporter()],
  concurrency: 2,
  testFramework: { config: { timeout: 30000 } },
  testsFinishTimeout: 900000,
  browserStartTimeout: 60000,
};
