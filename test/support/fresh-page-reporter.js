import { setTimeout as wait } from "node:timers/promises";
import { SESSION_STATUS } from "@web/test-runner";

/** How long a page may go without a frame while its clock runs, and how often it is asked, in ms: both together less than a test may take. */
const patience = 10_000;

/** How often a file may begin again. */
const mostTimes = 4;

/** Asked in a world of its own: tests replace clocks and frames in theirs. */
const paints = `new Promise((resolve) => {
  requestAnimationFrame(() => resolve(true));
  setTimeout(() => resolve(false), ${String(patience)});
})`;

/**
 * Chromium without a graphics card now and then stops painting a page for good: its compositor is asked for frames as
 * before, but waits for tiles that are never drawn. Keys and timers go on there; no frame comes and no click arrives, so
 * that every test that follows waits in vain. Nothing but a new page helps. The file begins again in one then, and that is
 * said aloud. A test that fails is not a page that stands still, and is not run again.
 */
export function freshPageReporter() {
  /** @type {Map<string, number>} */
  const times = new Map();
  return {
    /** @param {import("@web/test-runner").ReporterArgs} run */
    start({ sessions }) {
      sessions.on("session-status-updated", ({ id, status }) => {
        if (status !== SESSION_STATUS.TEST_STARTED) return;
        const time = times.get(id) ?? 0;
        if (time === mostTimes) return;
        beginAgainOnceItStands(id, sessions, () => times.set(id, time + 1)).catch(console.error);
      });
    },
  };
}

/**
 * @param {string} id the session's
 * @param {import("@web/test-runner").TestSessionManager} sessions
 * @param {() => void} begins
 */
async function beginAgainOnceItStands(id, sessions, begins) {
  const page = pageOf(sessions.get(id));
  if (!page || (await isPaintedToItsEnd(page))) return;
  const session = sessions.get(id);
  if (session?.status !== SESSION_STATUS.TEST_STARTED || pageOf(session) !== page) return;
  begins();
  console.warn(`\nThe browser paints this page no more; its tests begin again in a new one: ${String(session.testFile)}`);
  sessions.updateStatus(session, SESSION_STATUS.INITIALIZING);
  const url = page.url();
  await page.context().close();
  await session.browser.startSession(id, url);
}

/**
 * @param {import("@web/test-runner").TestSession | undefined} session
 * @returns {import("playwright").Page | undefined}
 */
function pageOf(session) {
  const browser = /** @type {any} */ (session?.browser);
  return browser?.isActive(session?.id) ? browser.getPage(session?.id) : undefined;
}

/** @param {import("playwright").Page} page */
async function isPaintedToItsEnd(page) {
  try {
    const devtools = await page.context().newCDPSession(page);
    const { frameTree } = await devtools.send("Page.getFrameTree");
    for (;;) {
      await wait(patience, undefined, { ref: false });
      const { executionContextId } = await devtools.send("Page.createIsolatedWorld", { frameId: frameTree.frame.id, worldName: "painting" });
      const { result } = await devtools.send("Runtime.evaluate", { expression: paints, contextId: executionContextId, awaitPromise: true });
      if (result.value === false) return false;
    }
  } catch {
    // The page is gone, or another browser than Chromium shows it.
    return true;
  }
}
