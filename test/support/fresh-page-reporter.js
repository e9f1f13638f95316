import { setTimeout as wait } from "node:timers/promises";
import { SESSION_STATUS } from "@web/test-runner";

/** How long a page may go without a frame while its clock runs, and how often it is asked, in ms. */
const patience = 15_000;

/** Asked in a world of its own: tests replace clocks and frames in theirs. */
const paints = `new Promise((resolve) => {
  requestAnimationFrame(() => resolve(true));
  setTimeout(() => resolve(false), ${String(patience)});
})`;

/**
 * On a busy machine Chromium now and then stops painting a page for good: keys and timers go on there, but no frame comes
 * and no click arrives, so that every test that follows waits in vain. Nothing but a new page helps. The file begins again
 * in one then: once, and said aloud. A test that fails is not a page that stands still, and is not run again.
 */
export function freshPageReporter() {
  /** @type {Set<string>} */
  const watched = new Set();
  return {
    /** @param {import("@web/test-runner").ReporterArgs} run */
    start({ sessions }) {
      sessions.on("session-status-updated", (session) => {
        if (session.status !== SESSION_STATUS.TEST_STARTED || watched.has(session.id)) return;
        watched.add(session.id);
        beginAgainOnceItStands(session, sessions).catch(console.error);
      });
    },
  };
}

/**
 * @param {import("@web/test-runner").TestSession} session
 * @param {import("@web/test-runner").TestSessionManager} sessions
 */
async function beginAgainOnceItStands({ id, browser, testFile }, sessions) {
  /** @type {import("playwright").Page} */
  const page = /** @type {any} */ (browser).getPage(id);
  if (await isPaintedToItsEnd(page)) return;
  const session = sessions.get(id);
  if (session?.status !== SESSION_STATUS.TEST_STARTED) return;
  console.warn(`\nThe browser paints this page no more; its tests begin again in a new one: ${String(testFile)}`);
  sessions.updateStatus(session, SESSION_STATUS.INITIALIZING);
  const url = page.url();
  await page.context().close();
  await browser.startSession(id, url);
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
