/**
 * The command `touch`: puts a finger on the page and lifts it, or drags it, through the browser's own input,
 * so that tests meet the same events as a phone.
 */
export function touchPlugin() {
  return {
    name: "touch",
    /** @param {{ command: string, payload: any, session: any }} call */
    async executeCommand({ command, payload, session }) {
      if (command !== "touch") return;
      const page = session.browser.getPage(session.id);
      const { at, to } = payload;
      if (!to) {
        await page.touchscreen.tap(at[0], at[1]);
        return true;
      }
      const input = await page.context().newCDPSession(page);
      const steps = 8;
      await input.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: at[0], y: at[1] }] });
      for (let step = 1; step <= steps; step++) {
        const x = at[0] + ((to[0] - at[0]) * step) / steps;
        const y = at[1] + ((to[1] - at[1]) * step) / steps;
        await input.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x, y }] });
      }
      await input.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      await input.detach();
      return true;
    },
  };
}
