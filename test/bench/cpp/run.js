/** `npm run bench:cpp`: the engine in TypeScript against the same in C++, where there is a compiler for it. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { load } from "../bundle.js";
import { head, isAskedFor, report, timed } from "../timing.js";

const ROUNDS = 15;
const CHECKED_DEALS = 20_000;
const compiler = process.env["CXX"] ?? "g++";
const folder = mkdtempSync(join(tmpdir(), "tarot-bench-"));
const binary = join(folder, "engine");

/**
 * @param {string} name
 * @param {number} times
 * @param {Int32Array} random where the luck begins
 */
function twin(name, times, random) {
  const words = [...random].map((word) => String(word >>> 0));
  const [seconds, sum] = execFileSync(binary, [name, String(times), ...words], { encoding: "utf8" }).split(" ").map(Number);
  return { seconds: seconds ?? NaN, sum };
}

/** @returns {boolean} */
function build() {
  try {
    execFileSync(compiler, ["-O3", "-std=c++17", "-o", binary, fileURLToPath(new URL("main.cpp", import.meta.url))], { stdio: ["ignore", "ignore", "inherit"] });
    return true;
  } catch (error) {
    if (!(error instanceof Error) || !("code" in error) || error.code !== "ENOENT") throw error;
    console.error(`no ${compiler} here`);
    return false;
  }
}

/** @param {(times: number) => number} job */
function timedAfterFork(job) {
  const timing = timed(job);
  /** @param {number} times */
  return (times) => {
    // To start the other program shares this one's memory, and it takes a while to get it back.
    job(Math.ceil(times / 10));
    return timing(times);
  };
}

try {
  if (build()) {
    const { measure } = await load("measure.ts");
    const { deals, luck } = await load("jobs.ts");
    head("C++");
    for (const { name, unit, ours } of deals.filter(isAskedFor)) {
      const sum = ours(CHECKED_DEALS);
      if (twin(name, CHECKED_DEALS, luck()).sum !== sum) throw new Error(`${name}: the twin plays other deals`);
      /** @param {number} times */
      const baseline = (times) => twin(name, times, luck()).seconds;
      report(measure({ name, unit, ours: timedAfterFork(ours), baseline }, ROUNDS));
    }
  }
} finally {
  rmSync(folder, { recursive: true });
}
