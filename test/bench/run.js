/** `npm run bench`: how fast deals are played out and records read, against a plain version on arrays of objects. */
import { readFileSync } from "node:fs";
import { load } from "./bundle.js";
import { head, isAskedFor, report, timed } from "./timing.js";

const ROUNDS = 15;
const FILES = ["french-tarot-3", "french-tarot-4", "french-tarot-5"];

/** @param {string} file */
function recordsIn(file) {
  const text = readFileSync(new URL(`../rules/vectors/${file}.jsonl`, import.meta.url), "utf8");
  return text.trim().split("\n").map((line) => JSON.parse(line).record);
}

const { measure } = await load("measure.ts");
const { deals, records } = await load("jobs.ts");

head("plain");
for (const { name, unit, ours, plain } of [...deals, ...records(FILES.flatMap(recordsIn))].filter(isAskedFor)) {
  report(measure({ name, unit, ours: timed(ours), baseline: timed(plain) }, ROUNDS));
}
