/** `npm run check:locales`: reads all texts and all code, prints what is wrong, and exits 1 if anything is. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { checkFrenchSpaces, checkLanguages, checkSuits, checkUse } from "./check-texts.js";
import { languages } from "../support/languages.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const files = ["ui", "cards", "reasons", "modes", "settings", "aside", "overview", "score", "player", "spare"];
/** Stand in for texts of `cards` where a deck has other suits than the French. */
const suits = ["latin", "german"];

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), "utf8");

/**
 * @param {string} folder
 * @param {RegExp} ending
 */
function sources(folder, ending) {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => ending.test(path))
    .map((path) => ({ path: join(folder, path), code: read(join(folder, path)) }));
}

/** @param {string} path */
const json = (path) => JSON.parse(read(path));

/**
 * Titles and goals stand in the course's file, everything else of a lesson in its own.
 * @param {string} language
 */
function lessonTexts(language) {
  const course = json(`locales/${language}/course.json`);
  const own = readdirSync(join(root, `locales/${language}/lessons`)).map((file) => [file.replace(/\.json$/, ""), json(`locales/${language}/lessons/${file}`)]);
  return { ...course, ...Object.fromEntries(own.map(([id, texts]) => [id, { ...course[id], ...texts }])) };
}

const texts = Object.fromEntries(
  languages.map((language) => [
    language,
    { ...Object.fromEntries([...files, ...suits].map((file) => [file, json(`locales/${language}/${file}.json`)])), lessons: lessonTexts(language) },
  ]),
);
/** Lessons name their texts without the file. */
const lessons = sources("tutorials/lessons", /\.json$/).map(({ path, code }) => ({
  path,
  code: JSON.stringify(JSON.parse(code, (_, value) => (typeof value === "string" && /^[a-z][\w-]*(\.[\w-]+)+$/.test(value) ? `lessons:${value}` : value))),
}));

/** An overview reads the course's file alone, and a text that stands in both would be written twice. */
const misplaced = languages.flatMap((language) => {
  const course = Object.entries(json(`locales/${language}/course.json`));
  const wrong = course.filter(([, texts]) => Object.keys(texts).sort().join(" ") !== "goal title").map(([id]) => `${language} course.json ${id}: title and goal, and nothing else`);
  const own = course.map(([id]) => id).filter((id) => ["title", "goal"].some((key) => key in json(`locales/${language}/lessons/${id}.json`)));
  return [...wrong, ...own.map((id) => `${language} lessons/${id}.json: title and goal stand in course.json`)];
});

const findings = [
  ...misplaced,
  ...checkFrenchSpaces(texts["fr"] ?? {}),
  ...checkLanguages(texts, Object.keys(json("test/locales/same-texts.json"))),
  ...checkSuits(texts["en"] ?? {}, suits),
  ...checkUse(Object.fromEntries(Object.entries(texts["en"] ?? {}).filter(([file]) => !suits.includes(file))), [...sources("components", /\.ts$/), ...lessons]),
];
for (const finding of findings) console.log(finding);
console.log(findings.length === 0 ? "All texts are there, used and alike." : `${String(findings.length)} findings.`);
process.exitCode = findings.length === 0 ? 0 : 1;
