/**
 * `npm run bench:render`, after `npm run build:cdn`: what a page feels of a table, on a processor four times as slow.
 * Work is told in the main thread's own time, so that a busy machine measures like an idle one; every value is the
 * middle one of several visits. With --json an object a line. Exits 1 when a bar is not held.
 */
import process from "node:process";
import { fetchChessboard } from "./chessboard.js";
import { bundle, Visits } from "./visits.js";

const VISITS = 7;
const CARDS = 8;

const chessboard = fetchChessboard();
const visits = await Visits.open(chessboard);

/** @param {readonly number[]} numbers */
const middle = (numbers) => [...numbers].sort((one, other) => one - other)[numbers.length >> 1] ?? 0;

/**
 * @template T
 * @param {number} times
 * @param {() => Promise<T>} act
 * @returns {Promise<T[]>} one after the other
 */
async function repeat(times, act) {
  const seen = [];
  for (let time = 0; time < times; time++) seen.push(await act());
  return seen;
}

/** @param {string} file @param {string} code @param {string} element */
async function firstRender(file, code, element) {
  const show = `show("${code}", "${element}")`;
  const seen = await repeat(VISITS, () =>
    visits.visit({ file }, async (_, record) => {
      const trace = await record(`${show}.then(drawn)`);
      return { busy: trace.busy("start", "end"), drawn: trace.busy("start", "drawn"), longest: trace.longestTask("start", "drawn") };
    }),
  );
  const clock = await repeat(VISITS, () => visits.visit({ file }, (page) => page.evaluate(show)));
  return {
    busy: middle(seen.map(({ busy }) => busy)),
    drawn: middle(seen.map(({ drawn }) => drawn)),
    longest: middle(seen.map(({ longest }) => longest)),
    clock: middle(clock.map(Number)),
  };
}

/** @param {string} file @param {string} show @param {string} move @param {Record<string, string>} [table] */
async function scriptOfAMove(file, show, move, table = {}) {
  const seen = await repeat(3, () =>
    visits.visit({ file, table }, async (page, record) => {
      await page.evaluate(show);
      const trace = await record(move);
      return Array.from({ length: CARDS }, (_, card) => trace.scripts(`click ${String(card)}`, `painted ${String(card)}`));
    }),
  );
  return middle(seen.flat());
}

/** @param {string} speed */
async function longestTaskOfADeal(speed) {
  const seen = await repeat(speed === "instant" ? 3 : 1, () =>
    visits.visit({ file: "table.html", table: { seed: "bench", dealer: "3", speed } }, async (page, record) => {
      await page.evaluate(showTable);
      const trace = await record("deal()");
      return trace.longestTask("start", "end");
    }),
  );
  return middle(seen);
}

/** @param {number} width */
function layoutShift(width) {
  return visits.visit({ file: "table.html", width }, async (page) => {
    await page.evaluate(showTable);
    return Number(await page.evaluate("shifted()"));
  });
}

/** @param {{ name: string, value: number, unit: string, bar?: number }} measured */
function report({ name, value, unit, bar }) {
  const ok = bar === undefined ? null : value <= bar;
  if (ok === false) process.exitCode = 1;
  if (process.argv.includes("--json")) console.log(JSON.stringify({ name, value: Number(value.toFixed(3)), unit, bar: bar ?? null, ok }));
  else console.log(`${name.padEnd(44)}${value.toFixed(unit === "CLS" ? 3 : 1).padStart(9)} ${unit.padEnd(4)}${bar === undefined ? "" : `${String(bar).padStart(5)}  ${ok ? "holds" : "over"}`}`);
}

const showTable = `show("${bundle}", "tarot-table")`;
const showBoard = `show("/chessboard.js", "chess-board")`;

const table = await firstRender("table.html", bundle, "tarot-table");
report({ name: "first render, cold", value: table.busy, unit: "ms", bar: 150 });
report({ name: "first render, until all cards are painted", value: table.drawn, unit: "ms" });
report({ name: "first render, longest task", value: table.longest, unit: "ms", bar: 50 });
report({ name: "first render, by the clock", value: table.clock, unit: "ms" });
const played = await scriptOfAMove("table.html", showTable, `play(${String(CARDS)})`, { seed: "bench", dealer: "3", speed: "fast" });
report({ name: "a played card until painted, scripts", value: played, unit: "ms", bar: 16 });
report({ name: "a whole deal, longest task", value: await longestTaskOfADeal("fast"), unit: "ms", bar: 50 });
report({ name: "a whole deal at speed instant, longest task", value: await longestTaskOfADeal("instant"), unit: "ms", bar: 50 });
for (const width of [320, 768, 1280]) report({ name: `layout shift at ${String(width)} px`, value: await layoutShift(width), unit: "CLS", bar: 0 });

if (chessboard) {
  const board = await firstRender("chessboard.html", "/chessboard.js", "chess-board");
  report({ name: "chessboard-element: first render, cold", value: board.busy, unit: "ms" });
  report({ name: "chessboard-element: longest task", value: board.longest, unit: "ms" });
  report({ name: "chessboard-element: by the clock", value: board.clock, unit: "ms" });
  const moved = await scriptOfAMove("chessboard.html", showBoard, `move(${String(CARDS)})`);
  report({ name: "chessboard-element: a moved piece, scripts", value: moved, unit: "ms" });
  // A busy machine is slow for both.
  for (const [name, ours, theirs] of /** @type {const} */ ([["first render", table.busy, board.busy], ["longest task", table.longest, board.longest], ["by the clock", table.clock, board.clock], ["a move, scripts", played, moved]])) {
    report({ name: `table to chessboard-element: ${name}`, value: ours / theirs, unit: "×" });
  }
} else if (!process.argv.includes("--json")) {
  console.log("chessboard-element could not be fetched: nothing to compare with.");
}

await visits.close();
