/** What the README promises to programs, done in Node with the package as it is built. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { chooseAction } from "tarot-table/bots";
import { apply, choices, newDeal, replay, result, toRecord, view } from "tarot-table/rules";

let deal = newDeal({ game: "french-tarot", players: 4, dealer: 0, seed: "a deal to repeat" });
for (let now = choices(deal); now.phase !== "done"; now = choices(deal)) {
  deal = apply(deal, chooseAction(view(deal, now.seat), { level: "easy", seed: "bots" }));
}
assert.equal(result(deal)?.scores.reduce((sum, score) => sum + score, 0), 0);
assert.deepEqual(result(replay(toRecord(deal))), result(deal));

await import("tarot-table");
await import("tarot-table/tutorials");
await import("tarot-table/locales");
assert.equal(globalThis.customElements?.get("tarot-table"), undefined, "importing the classes registers nothing");

const manifest = JSON.parse(await readFile(new URL("../../custom-elements.json", import.meta.url), "utf8"));
/** @type {string[]} */
const tags = manifest.modules.flatMap((/** @type {any} */ module) => module.declarations.map((/** @type {any} */ { tagName }) => tagName));
assert.deepEqual(tags.sort(), ["bid-panel", "playing-card", "score-sheet", "tarot-course", "tarot-lesson", "tarot-quiz", "tarot-table"]);

console.log("The package runs in Node: a deal was played, nothing was registered, every element is described.");
