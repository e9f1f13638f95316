/** @typedef {{ at: [number, number], to?: [number, number], steps?: number, phase?: "rest" | "go" }} Touch */

/**
 * The command `touch`: puts a finger on the page and lifts it, or drags it, through the browser's own input,
 * so that tests meet the same events as a phone; `steps` says how smoothly it moves. In two phases the finger first
 * rests where it was put, until the second has it go on from there.
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
 * Fingers that rest on their pages, by the session that put them there.
 * @type {WeakMap<object, any>}
 */
const resting = new WeakMap();

/**
 * @param {any} page Playwright's
 * @param {Touch} touch
 */
async function touchChromium(page, { at, to, steps = 8, phase }) {
  if (!to && !phase) {
    await page.touchscreen.tap(at[0], at[1]);
    return;
  }
  const input = resting.get(page) ?? (await page.context().newCDPSession(page));
  const put = (/** @type {string} */ type, /** @type {{ x: number, y: number }[]} */ ...touchPoints) => input.send("Input.dispatchTouchEvent", { type, touchPoints });
  // One after the other, but without a wait between them that nobody asked for: a slow machine makes no slow finger.
  const sent = phase === "go" ? [] : [put("touchStart", { x: at[0], y: at[1] })];
  if (phase === "rest") {
    resting.set(page, input);
    await Promise.all(sent);
    return;
  }
  const [toX, toY] = to ?? at;
  for (let step = 1; step <= steps; step++) {
    const x = at[0] + ((toX - at[0]) * step) / steps;
    const y = at[1] + ((toY - at[1]) * step) / steps;
    sent.push(put("touchMove", { x, y }));
  }
  await Promise.all([...sent, put("touchEnd")]);
  resting.delete(page);
  await input.detach();
}
