/** @typedef {{ at: [number, number], to?: [number, number], rest?: number, steps?: number }} Touch */

/**
 * The command `touch`: puts a finger on the page and lifts it, or drags it, through the browser's own input,
 * so that tests meet the same events as a phone. With `rest`, the finger lies still for so
 * many milliseconds first; `steps` says how smoothly it moves.
 */
export function touchPlugin() {
  return {
    name: "touch",
    /** @param {{ command: string, payload: any, session: any }} call */
    async executeCommand({ command, payload, session }) {
      if (command !== "touch") return;
      const page = session.browser.getPage(session.id);
      await (page.touch ? page.touch(payload) : touchChromium(page, payload));
      return true;
    },
  };
}

/**
 * @param {any} page Playwright's
 * @param {Touch} touch
 */
async function touchChromium(page, { at, to, rest = 0, steps = 8 }) {
  if (!to) {
    await page.touchscreen.tap(at[0], at[1]);
    return;
  }
  const input = await page.context().newCDPSession(page);
  const put = (/** @type {string} */ type, /** @type {{ x: number, y: number }[]} */ ...touchPoints) => input.send("Input.dispatchTouchEvent", { type, touchPoints });
  // One after the other, but without a wait between them that nobody asked for: a slow machine makes no slow finger.
  const sent = [put("touchStart", { x: at[0], y: at[1] })];
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
  for (let step = 1; step <= steps; step++) {
    const x = at[0] + ((to[0] - at[0]) * step) / steps;
    const y = at[1] + ((to[1] - at[1]) * step) / steps;
    sent.push(put("touchMove", { x, y }));
  }
  await Promise.all([...sent, put("touchEnd")]);
  await input.detach();
}
