import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import process from "node:process";
import { drivenInput } from "./driven-input.js";
import { tellMedia } from "./told-media.js";

/** @typedef {import("@web/test-runner").BrowserLauncher} BrowserLauncher */

/** Holds every page of the tests that is pointed at. */
const screen = { width: 1400, height: 1000 };

/** WebKit counts clicks that are nearer than this in place and time, in px and ms, as one of several. */
const together = { px: 3, ms: 1000 };

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  server.close();
  return port;
}

/**
 * WebKitGTK's MiniBrowser, on a screen that nobody sees, by its own WebDriver: no package between.
 * The window's bars would keep a page from being narrow, so the tests stand in a frame at the window's corner.
 * @implements {BrowserLauncher}
 */
export class WebKitLauncher {
  name = "WebKit";
  /** The runner's commands know what a page can by this: ours does what Playwright's does where they ask it. */
  type = "playwright";
  concurrency = 1;
  /** @type {{ screen: string, driver: string, browser: string }} */
  #paths;
  /** @type {import("node:child_process").ChildProcess[]} */
  #programs = [];
  #driver = "";
  /** @type {Promise<string> | undefined} */
  #window;
  /** @type {Map<string, string>} */
  #urls = new Map();
  #input = drivenInput((actions) => this.#call("actions", { actions }));
  #clicked = { x: 0, y: 0, at: -Infinity };
  #page = {
    ...this.#input,
    mouse: { ...this.#input.mouse, click: (/** @type {number} */ x, /** @type {number} */ y, /** @type {{ button?: string }} */ how) => this.#click(x, y, how) },
    /** @param {{ width: number, height: number }} size */
    setViewportSize: ({ width, height }) =>
      this.#run("Object.assign(document.querySelector('iframe').style, { width: arguments[0] + 'px', height: arguments[1] + 'px' });", width, height),
    emulateMedia: (/** @type {object} */ wanted) => this.#run(`(${String(tellMedia)})(arguments[0])`, wanted),
  };

  /** @param {{ screen: string, driver: string, browser: string }} paths of Xvfb, WebKitWebDriver and MiniBrowser */
  constructor(paths) {
    this.#paths = paths;
  }

  /** @param {string} id @param {string} url */
  async startSession(id, url) {
    this.#window ??= this.#open();
    await this.#window;
    this.#urls.set(id, url);
    await this.#call("url", { url: `${new URL(url).origin}/?mode=iframe` });
    await this.#run(
      `const frame = document.createElement("iframe");
      Object.assign(frame.style, { width: "800px", height: "600px" });
      frame.src = arguments[0];
      document.body.replaceChildren(frame);
      frame.contentWindow.focus();`,
      url,
    );
  }

  /** @param {string} id */
  async stopSession(id) {
    this.#urls.delete(id);
    await this.#call("url", { url: "about:blank" });
    return {};
  }

  /** @param {string} id */
  isActive(id) {
    return this.#urls.has(id);
  }

  /** @param {string} id */
  getBrowserUrl(id) {
    return this.#urls.get(id);
  }

  startDebugSession() {
    return Promise.reject(new Error("WebKit is driven without a screen: debug in another browser"));
  }

  getPage() {
    return this.#page;
  }

  async stop() {
    if (this.#window) await this.#call("", undefined, "DELETE").catch(() => undefined);
    for (const program of this.#programs) program.kill();
  }

  /** @returns {Promise<string>} the session's address */
  async #open() {
    const display = await this.#openScreen();
    const port = await freePort();
    this.#programs.push(spawn(this.#paths.driver, [`--port=${String(port)}`], { env: { ...process.env, DISPLAY: display }, stdio: "ignore" }));
    this.#driver = `http://127.0.0.1:${String(port)}/session`;
    const wanted = { browserName: "MiniBrowser", "webkitgtk:browserOptions": { binary: this.#paths.browser, args: ["--automation"] } };
    for (let tries = 0; ; tries++) {
      try {
        const { sessionId } = await send(this.#driver, { capabilities: { alwaysMatch: wanted } });
        this.#driver += `/${sessionId}`;
        break;
      } catch (error) {
        // The driver takes a moment until it listens.
        if (tries > 50) throw error;
        await pause(200);
      }
    }
    await this.#call("window/rect", { x: 0, y: 0, ...screen });
    return this.#driver;
  }

  async #openScreen() {
    const size = `${String(screen.width)}x${String(screen.height)}x24`;
    const xvfb = spawn(this.#paths.screen, ["-displayfd", "1", "-screen", "0", size, "-nolisten", "tcp"], { stdio: ["ignore", "pipe", "ignore"] });
    this.#programs.push(xvfb);
    const [number] = await once(/** @type {import("node:stream").Readable} */ (xvfb.stdout), "data");
    return `:${String(number).trim()}`;
  }

  /**
   * Playwright's click is one by itself, however soon it comes after another.
   * @param {number} x @param {number} y @param {{ button?: string }} [how]
   */
  async #click(x, y, how) {
    const last = this.#clicked;
    const again = performance.now() - last.at < together.ms && Math.hypot(x - last.x, y - last.y) < together.px;
    const beside = again ? x + together.px : x;
    await this.#input.mouse.click(beside, y, how);
    this.#clicked = { x: beside, y, at: performance.now() };
  }

  /** @param {string} script @param {unknown[]} args */
  #run(script, ...args) {
    return this.#call("execute/sync", { script, args });
  }

  /** @param {string} path @param {object} [body] @param {string} [method] */
  #call(path, body, method) {
    return send([this.#driver, path].filter(Boolean).join("/"), body, method);
  }
}

/** @param {string} url @param {object} [body] @param {string} [method] */
async function send(url, body, method = "POST") {
  const response = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  /** @type {any} */
  const { value } = await response.json();
  if (!response.ok) throw new Error(`WebKitWebDriver: ${value?.message ?? value?.error ?? String(response.status)}`);
  return value;
}
