/** `npm run check:locales`: reads all texts and all code, prints what is wrong, and exits 1 if anything is. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { checkLanguages, checkUse } from "./check-texts.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const languages = ["de", "fr", "sv", "en"];
const files = ["ui", "cards", "reasons", "lessons"];

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

const texts = Object.fromEntries(
  languages.map((language) => [language, Object.fromEntries(files.map((file) => [file, JSON.parse(read(`locales/${language}/${file}.json`))]))]),
);
/** Lessons name their texts without the file. */
const lessons = sources("tutorials/lessons", /\.json$/).map(({ path, code }) => ({
  path,
  code: JSON.stringify(JSON.parse(code, (_, value) => (typeof value === "string" && /^[a-z][\w-]*(\.[\w-]+)+$/.test(value) ? `lessons:${value}` : value))),
}));

const findings = [
  ...checkLanguages(texts, Object.keys(JSON.parse(read("test/locales/same-texts.json")))),
  ...checkUse(texts["en"] ?? {}, [...sources("components", /\.ts$/), ...lessons]),
];
for (const finding of findings) console.log(finding);
console.log(findings.length === 0 ? "All texts are there, used and alike." : `${String(findings.length)} findings.`);
process.exitCode = findings.length === 0 ? 0 : 1;
