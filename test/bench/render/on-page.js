/** What runs on the measured page: the bench calls it, and finds in its trace the marks that are set here. */

const table = () => /** @type {any} */ (document.querySelector("tarot-table"));
const board = () => /** @type {any} */ (document.querySelector("chess-board"));

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** After what was just drawn has been painted. */
async function painted() {
  await frame();
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
}

let shift = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) shift += /** @type {any} */ (entry).value;
}).observe({ type: "layout-shift", buffered: true });

/** What the person may press now; null while others act. */
function target() {
  const { phase } = table().view.choices;
  const { shadowRoot } = table();
  if (phase === "play" && !shadowRoot.querySelector(".held")) return shadowRoot.querySelector("button.card.open");
  if (phase === "bid") return shadowRoot.querySelector("bid-panel")?.shadowRoot?.querySelector(".option button");
  return null;
}

Object.assign(globalThis, {
  /** @param {Readonly<Record<string, string>>} attributes */
  setTable(attributes) {
    for (const [name, value] of Object.entries(attributes)) table().setAttribute(name, value);
  },

  /**
   * From a page without an element's code to the painted element; says how long that took by the clock.
   * @param {string} code
   * @param {string} name
   */
  async show(code, name) {
    await painted();
    const { startTime } = performance.mark("start");
    await import(code);
    await customElements.whenDefined(name);
    await /** @type {any} */ (document.querySelector(name)).updateComplete;
    await painted();
    return performance.mark("end").startTime - startTime;
  },

  /** After `show`, until the cards that wait for their turn are painted too. */
  async drawn() {
    const cards = [...(table()?.shadowRoot.querySelectorAll("playing-card") ?? [])];
    await Promise.all(cards.map(({ updateComplete }) => updateComplete));
    await painted();
    performance.mark("drawn");
  },

  /** How far things have moved by themselves (Cumulative Layout Shift). */
  async shifted() {
    await painted();
    await painted();
    return shift;
  },

  /**
   * One's own cards, each from the click until it lies painted on the table; before them a pass.
   * @param {number} cards
   */
  async play(cards) {
    for (let played = 0; played < cards; ) {
      const found = target();
      if (!found) {
        await frame();
        continue;
      }
      const { phase } = table().view.choices;
      performance.mark(`click ${String(played)}`);
      found.click();
      await table().updateComplete;
      await painted();
      performance.mark(`painted ${String(played)}`);
      if (phase === "play") played += 1;
    }
  },

  /** A whole deal against bots. */
  async deal() {
    performance.mark("start");
    while (!table().view.result) {
      target()?.click();
      await frame();
    }
    await painted();
    performance.mark("end");
  },

  /** A chess piece is moved to and fro by the page. @param {number} times */
  async move(times) {
    for (let moved = 0; moved < times; moved++) {
      performance.mark(`click ${String(moved)}`);
      board().move(moved % 2 === 0 ? "e2-e4" : "e4-e2");
      await board().updateComplete;
      await painted();
      performance.mark(`painted ${String(moved)}`);
    }
  },
});
