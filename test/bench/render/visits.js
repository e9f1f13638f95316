import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { startDevServer } from "@web/dev-server";
import { chromium } from "playwright";
import { browserFlags, findBrowser } from "../../support/find-browser.js";
import { Trace } from "./trace.js";

const SLOWDOWN = 4;

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** The bundle for pages without tools. */
export const bundle = "/dist/cdn/tarot-table.js";

/** A browser whose every visitor is there for the first time, on a processor four times as slow. */
export class Visits {
  #browser;
  #server;
  #chessboard;

  /**
   * @param {import("playwright").Browser} browser
   * @param {Awaited<ReturnType<typeof startDevServer>>} server
   * @param {string | null} chessboard
   */
  constructor(browser, server, chessboard) {
    this.#browser = browser;
    this.#server = server;
    this.#chessboard = chessboard;
  }

  /** @param {string | null} chessboard the file of the element that tables are compared with */
  static async open(chessboard) {
    if (!existsSync(root + bundle)) throw new Error("There is no bundle to measure: npm run build:cdn makes it.");
    const server = await startDevServer({ config: { rootDir: root }, readCliArgs: false, readFileConfig: false, logStartMessage: false, autoExitProcess: false });
    return new Visits(await chromium.launch({ executablePath: findBrowser(), args: browserFlags }), server, chessboard);
  }

  async close() {
    await this.#browser.close();
    await this.#server.stop();
  }

  /**
   * One visit to one of the pages.
   * @template T
   * @param {{ file: string, width?: number, table?: Record<string, string> }} where `table`: attributes of its table
   * @param {(page: import("playwright").Page, record: (call: string) => Promise<Trace>) => Promise<T>} see
   * @returns {Promise<T>}
   */
  async visit({ file, width = 1280, table = {} }, see) {
    const address = this.#server.server?.address();
    const origin = `http://localhost:${String(typeof address === "object" ? address?.port : "")}`;
    const context = await this.#browser.newContext({ viewport: { width, height: 900 } });
    const page = await context.newPage();
    await page.route((url) => url.origin !== origin, (route) => route.abort());
    const chessboard = this.#chessboard;
    if (chessboard) await page.route("**/chessboard.js", (route) => route.fulfill({ path: chessboard, contentType: "text/javascript" }));
    await page.goto(`${origin}/test/bench/render/pages/${file}`);
    await page.addScriptTag({ url: "../on-page.js", type: "module" });
    await page.evaluate(`setTable(${JSON.stringify(table)})`);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    try {
      return await see(page, (call) => Trace.of(session, () => page.evaluate(call)));
    } finally {
      await context.close();
    }
  }
}
