/**
 * `npm run screenshots`: takes the pictures of `docs/screenshots/` from the built Storybook, so that they show what
 * the stories show. `npm run screenshots -- tarot-table` takes those whose name begins so.
 */
import { mkdirSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { startDevServer } from "@web/dev-server";
import { chromium } from "playwright";
import { browserFlags, findBrowser } from "../test/support/find-browser.js";
import { shots } from "./shots.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const target = fileURLToPath(new URL("./screenshots", import.meta.url));
const only = process.argv[2] ?? "";

mkdirSync(target, { recursive: true });
const server = await startDevServer({
  config: { rootDir: `${root}/storybook-static` },
  readCliArgs: false,
  readFileConfig: false,
  logStartMessage: false,
  autoExitProcess: false,
});
const address = server.server?.address();
const port = typeof address === "object" ? address?.port : undefined;
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });

for (const { name, story, language, width, look, whole = false } of shots.filter(({ name }) => name.startsWith(only))) {
  const page = await browser.newPage({
    viewport: { width, height: width < 700 ? 760 : 800 },
    reducedMotion: "reduce",
    forcedColors: look === "forced-colours" ? "active" : "none",
  });
  const query = new URLSearchParams({ id: story, viewMode: "story", globals: `language:${language};theme:${look === "dark" ? "dark" : "light"}` });
  await page.goto(`http://localhost:${port}/iframe.html?${query}`, { waitUntil: "networkidle" });
  await page.waitForFunction(isDrawn, undefined, { timeout: 60_000 });
  await page.screenshot({ path: `${target}/${name}.png`, fullPage: whole });
  console.log(name);
  await page.close();
}

await browser.close();
await server.stop();

/** Whether the story has been played through, and every element and every card in it is drawn: asked in the page. */
function isDrawn() {
  const { phase } = /** @type {any} */ (globalThis).__STORYBOOK_PREVIEW__?.currentRender ?? {};
  if (phase !== "completed" && phase !== "finished") return false;
  /** @param {ParentNode} node @returns {any[]} */
  const elementsIn = (node) => [...node.querySelectorAll("*")].flatMap((element) => [element, ...(element.shadowRoot ? elementsIn(element.shadowRoot) : [])]);
  const elements = elementsIn(document.querySelector("#storybook-root") ?? document);
  return elements.length > 1 && elements.every((element) => element.isUpdatePending !== true && !element.matches(".loading"));
}
