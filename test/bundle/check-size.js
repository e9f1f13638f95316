/**
 * `npm run check:size`, after `npm run build:cdn`: what a page loads, in bytes of gzip -9, against the bars of the
 * design. Prints a table, and exits 1 when something is over its bar.
 */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { languages } from "../support/languages.js";

const folder = new URL("../../dist/cdn/", import.meta.url);
const lessons = readdirSync(new URL("../../tutorials/lessons/", import.meta.url)).flatMap((file) => /^(.+)\.json$/.exec(file)?.[1] ?? []);

/** Those that a page fetches when it asks for them; the usual one comes with the elements. */
const decks = readdirSync(new URL("../../components/playing-card/decks/", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "nouveau")
  .map((entry) => entry.name);

const chunks = readdirSync(new URL("chunks/", folder)).filter((file) => file.endsWith(".js"));

/** @param {string} path */
const code = (path) => readFileSync(fileURLToPath(new URL(path, folder)), "utf8");

/** @param {string} file */
const nameOf = (file) => file.replace(/-[\w-]{8}\.js$/, "");

/**
 * The file of a chunk. None, or more than one from an earlier build, is a mistake.
 * @param {string} name
 */
function chunk(name) {
  const files = chunks.filter((file) => nameOf(file) === name);
  if (files.length !== 1) throw new Error(`There are ${String(files.length)} chunks "${name}": empty dist/cdn and build again.`);
  return `chunks/${String(files[0])}`;
}

/**
 * Files with all that they import when they are loaded, each once.
 * @param {string[]} paths
 */
function withImports(paths) {
  const files = new Set(paths);
  for (const path of files) {
    for (const [, imported = ""] of code(path).matchAll(/(?:\bfrom|^import|;import)\s*"(\.{1,2}\/[^"]+)"/g)) {
      files.add(new URL(imported, new URL(path, folder)).href.slice(folder.href.length));
    }
  }
  return [...files];
}

/** @param {string[]} paths */
const weigh = (...paths) => withImports(paths).reduce((sum, path) => sum + gzipSync(code(path), { level: 9 }).length, 0);

/**
 * What a chunk adds to a page that has a table already.
 * @param {string} name
 */
const added = (name) => weigh("tarot-table.js", chunk(name)) - weigh("tarot-table.js");

const heaviest = languages.reduce((one, other) => (added(other) > added(one) ? other : one));

/** Table, bid panel, score sheet and lesson player, until all of them can be used: without what opens when it is asked for. */
const elements = ["sheet-body", "lesson-body", heaviest, ...["score", "player", "course"].map((texts) => `${texts}-${heaviest}`), "further", "lessons"].map(chunk);

/** What is one of several, and counted below: a lesson, a further deck, the words of its suits, a language. */
const choices = [
  ...[...lessons, "practice"].flatMap((lesson) => ["", ...languages.map((language) => `-${language}`)].map((texts) => `lesson-${lesson}${texts}`)),
  ...decks.map((deck) => `deck-${deck}`),
  ...chunks.map(nameOf).filter((name) => languages.some((language) => name === language || name.endsWith(`-${language}`)) && (!name.endsWith(heaviest) || /^(?:latin|german)-/.test(name))),
];
const everything = chunks.filter((file) => !choices.includes(nameOf(file))).map((file) => `chunks/${file}`);

/** @param {string} lesson */
const longestTexts = (lesson) => Math.max(...languages.map((language) => added(`lesson-${lesson}-${language}`)));

/** @type {{ what: string, bytes: number, bar?: number }[]} */
const rows = [
  { what: `first interactive table, in its heaviest language (${heaviest})`, bytes: weigh("tarot-table.js", chunk(heaviest)), bar: 60_000 },
  { what: `table, bid panel, score sheet and lesson player (${heaviest})`, bytes: weigh("tarot-table.js", ...elements), bar: 75_000 },
  { what: `everything there is, in one language and one deck (${heaviest})`, bytes: weigh("tarot-table.js", ...everything) },
  { what: "the score sheet", bytes: added("sheet-body") },
  { what: "  its form", bytes: added("sheet-editing") },
  { what: "what lies over the table", bytes: added("dialog-part") },
  { what: "the end of a deal", bytes: added("ending-part") },
  { what: "the lesson player", bytes: added("lesson-body") },
  { what: "the overview of the course, besides the lesson player", bytes: weigh("tarot-table.js", chunk("lesson-body"), chunk("course-body")) - weigh("tarot-table.js", chunk("lesson-body")) },
  { what: "the quiz, besides the lesson player", bytes: weigh("tarot-table.js", chunk("lesson-body"), chunk("quiz-body"), chunk("practice-lesson")) - weigh("tarot-table.js", chunk("lesson-body")) },
  { what: "  its texts, in their longest language", bytes: longestTexts("practice") },
  { what: "a figure's pointers and words", bytes: added("figure-mode") },
  { what: "a replay", bytes: added("replay-mode") },
  { what: "sharing", bytes: added("share-dialog") },
  { what: "what all of these share, and faults of deals", bytes: added("extras") },
  ...languages.map((language) => ({ what: `language ${language}`, bytes: added(language), bar: 6_000 })),
  ...["latin", "german"].map((suits) => ({ what: `names of ${suits} suits, in their longest language`, bytes: Math.max(...languages.map((language) => added(`${suits}-${language}`))) })),
  ...decks.map((deck) => ({ what: `deck ${deck}`, bytes: added(`deck-${deck}`), bar: 12_000 })),
  ...languages.map((language) => ({ what: `texts of other modes than play, ${language}`, bytes: added(`modes-${language}`) })),
  ...languages.map((language) => ({ what: `texts of dialogs and the end of a deal, ${language}`, bytes: added(`aside-${language}`) })),
  ...languages.map((language) => ({ what: `words of the course's overview, ${language}`, bytes: added(`overview-${language}`) })),
  ...languages.map((language) => ({ what: `texts of the score sheet, ${language}`, bytes: added(`score-${language}`) })),
  ...languages.map((language) => ({ what: `texts around a lesson, ${language}`, bytes: added(`player-${language}`) })),
  ...languages.map((language) => ({ what: `titles of all lessons, ${language}`, bytes: added(`course-${language}`) })),
  ...lessons.flatMap((lesson) => [
    { what: `lesson ${lesson}`, bytes: added(`lesson-${lesson}`), bar: 1_500 },
    { what: "  its texts, in their longest language", bytes: longestTexts(lesson) },
  ]),
];

const width = Math.max(...rows.map(({ what }) => what.length));
for (const { what, bytes, bar } of rows) {
  const verdict = bar === undefined ? "" : `  of ${String(bar).padStart(6)}  ${bytes > bar ? `over by ${String(bytes - bar)}` : "holds"}`;
  console.log(`${what.padEnd(width)} ${String(bytes).padStart(7)}${verdict}`);
}
process.exitCode = rows.some(({ bytes, bar }) => bar !== undefined && bytes > bar) ? 1 : 0;
