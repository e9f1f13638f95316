/**
 * Part of `npm run check:size`: the bundle for pages leaves out of i18next what it never uses. Every text says there
 * what it says with the whole of it, with values and without, and so do keys that have no text.
 */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createInstance } from "i18next";
import { parseAst } from "rollup/parseAst";
import { leanI18next } from "../../rollup.lean-i18next.js";
import { languages } from "../support/languages.js";

const values = [{}, { count: 0, name: "A", card: "$t(ui:bid.label) {{name}}", cards: "x, y" }, { count: 1, name: "{{count}}" }, { count: 2.5 }, { count: 1_000_000 }];

const entry = fileURLToPath(import.meta.resolve("i18next"));
const { transform } = leanI18next;
if (typeof transform !== "function") throw new TypeError("the plugin has no transform of its own");
/** @type {any} */
const context = {
  parse: parseAst,
  /** @param {string} message */
  error(message) {
    throw new Error(message);
  },
};
const transformed = await transform.call(context, readFileSync(entry, "utf8"), entry);
if (transformed === null || typeof transformed !== "object") throw new Error(`nothing is left out of ${entry}`);
const lean = await import(`data:text/javascript,${encodeURIComponent(String(transformed.code))}`);

const instances = [createInstance, lean.createInstance].map((create) => {
  const instance = create();
  void instance.init({ initAsync: false, lng: "en", fallbackLng: false, ns: ["ui"], defaultNS: "ui", resources: {}, interpolation: { escapeValue: false }, returnNull: false });
  return instance;
});

/** @param {object} tree @param {string} head @returns {string[]} */
const keysOf = (tree, head) => Object.entries(tree).flatMap(([key, value]) => (typeof value === "object" ? keysOf(value, `${head}${key}.`) : `${head}${key}`));

/** Adds a file of texts to both. @param {string} language @param {string} file @param {object} texts */
function add(language, file, texts) {
  for (const instance of instances) instance.addResourceBundle(language, file, texts, true, true);
  return keysOf(texts, `${file}:`);
}

let asked = 0;
for (const language of languages) {
  const folder = new URL(`../../locales/${language}/`, import.meta.url);
  /** @param {string} path */
  const read = (path) => JSON.parse(readFileSync(new URL(path, folder), "utf8"));
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  const lessons = readdirSync(new URL("lessons/", folder));
  const keys = [
    ...files.flatMap((name) => add(language, name.replace(".json", ""), read(name))),
    ...lessons.flatMap((name) => add(language, "lessons", { [name.replace(".json", "")]: read(`lessons/${name}`) })),
  ];
  for (const key of [...keys, "ui:nothing.here", "nowhere:nothing"]) {
    for (const form of [key, key.replace(/_(?:one|many|other)$/, ""), ["latin:nothing", key]]) {
      for (const value of values) {
        const [whole, leaner] = instances.map((instance) => instance.t(form, { ...value, lng: language }));
        asked += 1;
        if (whole !== leaner) throw new Error(`${language}/${key} says "${String(leaner)}" in the bundle for pages, and should say "${String(whole)}"`);
      }
    }
  }
}
console.log(`${String(asked)} texts say in the bundle for pages what they say with the whole of i18next`);
