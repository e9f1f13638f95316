import { puppeteerLauncher } from "@web/test-runner-puppeteer";
import { drivenInput } from "./driven-input.js";

/** What a page may be told to prefer, by the names that the command `emulateMedia` and Firefox's own windows have for it. */
const overrides = { media: "mediumOverride", colorScheme: "prefersColorSchemeOverride", reducedMotion: "prefersReducedMotionOverride", forcedColors: "forcedColorsOverride" };

/**
 * Firefox by Puppeteer, with pages that do what Playwright's do where the runner's commands and ours ask it of them.
 * @param {string} executablePath
 */
export function firefoxLauncher(executablePath) {
  /** @type {any} */
  const launcher = puppeteerLauncher({
    launchOptions: {
      browser: "firefox",
      executablePath,
      headless: true,
      // Only the browser's own windows can say that motion is unwanted or the page is printed.
      args: ["--remote-allow-system-access"],
      extraPrefsFirefox: {
        // A mouse that hovers, a touch screen beside it, and scrollbars that take no room, as on the Chromium of the tests.
        "dom.w3c_touch_events.enabled": 1,
        "ui.primaryPointerCapabilities": 6,
        "ui.allPointerCapabilities": 7,
        "ui.useOverlayScrollbars": 1,
        // What is swiped stops with the finger.
        "apz.fling_min_velocity_threshold": "1000",
      },
    },
  });
  const puppeteersPage = launcher.getPage.bind(launcher);
  /** @type {WeakMap<object, object>} */
  const driven = new WeakMap();
  const getPage = (/** @type {string} */ id) => {
    const page = puppeteersPage(id);
    if (!driven.has(page)) driven.set(page, drivenFirefox(page));
    return driven.get(page);
  };
  // The commands know what a page can by the launcher's type.
  return Object.assign(launcher, { type: "playwright", getPage });
}

/** @param {any} page Puppeteer's */
function drivenFirefox(page) {
  const context = page.mainFrame()._id;
  const send = async (/** @type {string} */ method, /** @type {object} */ params) => (await page.browser().connection.send(method, params)).result;

  /** Runs in the window around the page. @param {string} script */
  async function inWindow(script) {
    const { contexts } = await send("browsingContext.getTree", { "moz:scope": "chrome", maxDepth: 0 });
    const { exceptionDetails } = await send("script.evaluate", { expression: `(async () => {${script}})()`, target: { context: contexts[0].context }, awaitPromise: true });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
  }

  const { keyboard, mouse, touch } = drivenInput((actions) => send("input.performActions", { context, actions }));

  return {
    mouse,
    keyboard: {
      ...keyboard,
      /** @param {string} combination */
      async press(combination) {
        await keyboard.press(combination);
        // Behind the page's last button come the window's own: on through them, round to the page again.
        if (combination === "Tab") await inWindow(`
          const page = gBrowser.selectedBrowser;
          for (let waits = 0; waits < 5 && document.activeElement === page; waits++) await new Promise((resolve) => setTimeout(resolve, 4));
          for (let steps = 0; steps < 50 && document.activeElement !== page; steps++) {
            Services.focus.moveFocus(window, null, Services.focus.MOVEFOCUS_FORWARD, Services.focus.FLAG_BYKEY);
          }
        `);
      },
    },
    url: () => page.url(),
    /** @param {{ width: number, height: number }} size */
    setViewportSize: (size) => page.setViewport(size),
    /** @param {Record<string, string>} wanted */
    emulateMedia: (wanted) => {
      const set = Object.entries(overrides).flatMap(([name, override]) => (name in wanted ? [[override, wanted[name]]] : []));
      return inWindow(`for (const { browsingContext } of gBrowser.browsers) Object.assign(browsingContext, ${JSON.stringify(Object.fromEntries(set))});`);
    },
    /**
     * A finger that moves at once comes as from the screen: one of WebDriver's actions would scroll nothing.
     * @param {import("./touch-plugin.js").Touch} drawn
     */
    touch: (drawn) => (drawn.to && !drawn.phase ? swipe(drawn.at, drawn.to, drawn.steps) : touch(drawn)),
  };

  /** @param {number[]} from @param {number[]} to */
  function swipe(from, to, steps = 8) {
    return inWindow(`
      const { windowUtils, gBrowser } = window;
      const [from, to] = [${JSON.stringify(from)}, ${JSON.stringify(to)}];
      const put = (state, part) => {
        const { screenX, screenY } = gBrowser.selectedBrowser;
        const [x, y] = [screenX, screenY].map((corner, axis) => Math.round((corner + from[axis] + (to[axis] - from[axis]) * part) * devicePixelRatio));
        windowUtils.sendNativeTouchPoint(0, state, x, y, 1, 90);
      };
      for (let step = 0; step <= ${String(steps)}; step++) {
        put(windowUtils.TOUCH_CONTACT, step / ${String(steps)});
        await new Promise((resolve) => setTimeout(resolve, 4));
      }
      put(windowUtils.TOUCH_REMOVE, 1);
    `);
  }
}
