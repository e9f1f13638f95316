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
  config: { rootDir: `${root}/storybook-static`, port: 8765 },
  readCliArgs: false,
  readFileConfig: false,
  logStartMessage: false,
  autoExitProcess: false,
});
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });

for (const shot of shots.filter(({ name }) => name.startsWith(only))) {
  const page = await browser.newPage({
    viewport: { width: shot.width, height: shot.height ?? 800 },
    reducedMotion: "reduce",
    forcedColors: shot.forcedColors ? "active" : "none",
  });
  const globals = `language:${shot.language ?? "de"};theme:${shot.theme ?? "light"}`;
  await page.goto(`http://localhost:8765/iframe.html?id=${shot.story}&viewMode=story&globals=${globals}`, { waitUntil: "networkidle" });
  await shot.act?.(page);
  await page.screenshot({ path: `${target}/${shot.name}.png`, fullPage: shot.fullPage ?? false });
  console.log(shot.name);
  await page.close();
}

await browser.close();
await server.stop();
