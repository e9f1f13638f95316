/** `npx tarot-table` as the package has it built: every lesson of the course, and what is wrong with others. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { lessonIds } from "tarot-table/tutorials";

const root = fileURLToPath(new URL("../..", import.meta.url));
const { bin } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** @param {string[]} words */
function tarotTable(...words) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, bin["tarot-table"]), ...words], { cwd: root, encoding: "utf8" });
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
}

const lessons = readdirSync(join(root, "tutorials/lessons")).filter((file) => file.endsWith(".json"));
assert.deepEqual(lessons.map((file) => file.replace(/\.json$/, "")).sort(), [...lessonIds].sort(), "every lesson file is in the course");
const all = tarotTable("check", ...lessons.map((file) => `tutorials/lessons/${file}`));
assert.equal(all.stdout, "");
assert.equal(all.stderr, `${String(lessons.length)} files, 0 faults`);
assert.equal(all.status, 0);

const folder = mkdtempSync(join(tmpdir(), "tarot-table-"));
try {
  const text = readFileSync(join(root, "tutorials/lessons/overtrump.json"), "utf8");
  /** @param {string} name @param {unknown} value */
  const write = (name, value) => {
    const path = join(folder, name);
    writeFileSync(path, typeof value === "string" ? value : JSON.stringify(value));
    return path;
  };

  const lesson = JSON.parse(text);
  lesson.steps[1].play[1] = "1 play D9";
  const faulty = write("faulty.json", lesson);
  const told = tarotTable("check", faulty);
  assert.equal(told.status, 1);
  assert.equal(told.stdout, `${faulty}  watch  illegal-action  steps[1].play[1]  The rules do not allow this (must-follow).`);

  assert.equal(tarotTable("check", write("marked.json", `\uFEFF${JSON.stringify({ ...JSON.parse(text), texts: { en: {} } })}`)).stdout.includes("not-json"), false, "a byte order mark is none of JSON's faults");
  const deal = JSON.parse(text).deal;
  assert.equal(tarotTable("check", write("deal.json", deal)).status, 0);
  const twice = write("twice.json", { ...deal, talon: deal.talon.replace("T4", "T3") });
  const both = tarotTable("check", "--json", twice, faulty);
  assert.equal(both.status, 1);
  assert.deepEqual(JSON.parse(both.stdout).map((/** @type {any} */ { file, step, code }) => [file, step, code]), [[twice, null, "double-card"], [faulty, "watch", "illegal-action"]]);

  for (const words of [[], ["check"], ["chekc", faulty], ["check", "--yaml", faulty], ["check", join(folder, "nothing.json")]]) assert.equal(tarotTable(...words).status, 2, words.join(" "));
  assert.match(tarotTable("--help").stdout, /^usage: tarot-table check/);
} finally {
  rmSync(folder, { recursive: true });
}

console.log(`The command proof-reads ${String(lessons.length)} lessons, and says what is wrong with others.`);
