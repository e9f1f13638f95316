import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import json from "@rollup/plugin-json";
import { nodeResolve } from "@rollup/plugin-node-resolve";
import terser from "@rollup/plugin-terser";
import esbuild from "rollup-plugin-esbuild";
import { minifyTemplateLiterals } from "rollup-plugin-minify-template-literals";
import { leanI18next } from "./rollup.lean-i18next.js";

/** @param {string} path */
const at = (path) => fileURLToPath(new URL(path, import.meta.url));

/** `define` entries register, the others only export: one of each an element. */
const elements = readdirSync(at("components"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "shared")
  .map((entry) => entry.name);

const entries = {
  "rules/index": "rules/index.ts",
  "rules/engine/index": "rules/engine/index.ts",
  "bots/index": "bots/index.ts",
  "tutorials/index": "tutorials/index.ts",
  "locales/index": "locales/index.ts",
  "bin/tarot-table": "bin/tarot-table.ts",
  "components/index": "components/index.ts",
  "components/define": "components/define.ts",
  ...Object.fromEntries(
    elements.flatMap((name) => [
      [`components/${name}/${name}`, `components/${name}/${name}.ts`],
      [`components/${name}/define`, `components/${name}/define.ts`],
    ]),
  ),
};

/**
 * What i18next tells a developer with `debug` on and nobody without; we never switch it on, so the sentences stay out.
 * Its errors stay.
 */
const developerMessages = ["this.logger.log", "this.logger.warn", "this.logger.once", "this.logger.deprecate", "baseLogger.deprecate"];

/**
 * A page fetches the rules of the games that its table can lay out, and plays a record card by card; Node and other people's
 * bundlers have all games, and the engine for records by the thousand.
 * @type {Record<string, string>}
 */
const inPages = {
  "./all-games.js": "rules/page-games.ts",
  ...Object.fromEntries(["engine/follow-plays", "plain-copy", "place-reader", "read-once"].map((name) => [`./${name}.js`, "rules/page-replay.ts"])),
};

const pageRules = {
  name: "page-rules",
  /** @param {string} source */
  resolveId: (source) => (inPages[source] ? at(inPages[source]) : null),
};

/**
 * What a page loads at once, by kind: gzip packs styles beside styles and rules beside rules by a kilobyte better than in
 * the order in which modules happen to ask for one another.
 */
const kindByKind = {
  name: "kind-by-kind",
  /** @param {string} code @param {string} id */
  transform(code, id) {
    if (id !== at("components/define.ts")) return null;
    const styles = [...loadedWith(id)].filter((file) => file.endsWith(".styles.ts"));
    const first = ["i18next", "lit", ...styles, at("rules/index.ts"), at("bots/index.ts")];
    return { code: `${first.map((file) => `import ${JSON.stringify(file)};`).join("")}${code}`, map: null };
  },
};

/**
 * Our own modules that one imports, and those that they import, without what is fetched later.
 * @param {string} file @param {Set<string>} files
 */
function loadedWith(file, files = new Set()) {
  files.add(file);
  for (const [, imported = ""] of readFileSync(file, "utf8").matchAll(/^(?:import|export)\b(?! type\b)(?:[^;"]* from)? "(\.[^"]+)\.js"/gm)) {
    const next = fileURLToPath(new URL(`${imported}.ts`, pathToFileURL(file)));
    if (!files.has(next)) loadedWith(next, files);
  }
  return files;
}

/** Pictures are a text of another kind: packed beside them, all the rest would take a kilobyte and a half more. */
const apart = (/** @type {string} */ id) => (/\/nouveau\/pictures\.ts$/.test(id) ? "deck-nouveau" : null);

/** The mistakes that a lesson's validator tries are of no use to a page. */
const lessonsAsTaught = {
  name: "lessons-as-taught",
  /** @param {string} code @param {string} id */
  transform(code, id) {
    if (!/tutorials\/lessons\/[^/]+\.json$/.test(id)) return null;
    const { mistakes: _, ...taught } = JSON.parse(code);
    return { code: JSON.stringify(taught), map: null };
  },
};

/** Lessons and texts are data: there is nothing to map or to compile ahead, and every byte of them is counted. */
const unmappedData = {
  name: "unmapped-data",
  /** @param {unknown} _options @param {Record<string, { type: string, fileName: string, facadeModuleId?: string | null, code?: string }>} bundle */
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (!chunk.facadeModuleId?.endsWith(".json") || chunk.code === undefined) continue;
      chunk.code = chunk.code.replaceAll(/^\/\/# (?:allFunctionsCalledOnLoad|sourceMappingURL=.*)$/gm, "").trim();
      Reflect.deleteProperty(bundle, `${chunk.fileName}.map`);
    }
  },
};

/** One notice for all files, in place of one a module. */
const notice = "/*! tarot-table, MIT. With Lit (© Google LLC, BSD-3-Clause) and i18next (© i18next, MIT). */";

/**
 * Nearly all of a chunk runs as soon as it is there: Chromium, told so, prepares its functions while it loads, and not
 * one by one while the page waits. A fifth less work for the first table.
 */
const compileHint = "//# allFunctionsCalledOnLoad";

/** @param {{ isEntry: boolean }} chunk */
const bannerOf = ({ isEntry }) => (isEntry ? notice : compileHint);

/**
 * Chunks are called after what they bring: `core` is what every page loads, `lesson-overtrump` a lesson,
 * `lesson-overtrump-de` its German texts, `course-de` the German titles of all lessons, `latin-fr` the French names of
 * Latin suits, `deck-german` the art of a deck.
 * @param {{ name: string, facadeModuleId: string | null }} chunk
 */
const chunkName = ({ name, facadeModuleId }) => {
  const module = facadeModuleId ?? "";
  const [, language, texts = ""] = /locales\/(\w+)\/(?!index)([\w/-]+)\.(?:ts|json)$/.exec(module) ?? [];
  const deck = /decks\/(\w+)\/\1\.ts$/.exec(module)?.[1];
  const lesson = /tutorials\/lessons\/([\w-]+)\.json$/.exec(module)?.[1];
  const own = [language && `${texts.replace("lessons/", "lesson-")}-${language}`, deck && `deck-${deck}`, lesson && `lesson-${lesson}`].find(Boolean);
  return `chunks/${own ?? (name === "define" ? "core" : name)}-[hash].js`;
};

const minified = () => terser({ module: true, ecma: 2022, compress: { passes: 2, pure_funcs: developerMessages }, format: { comments: /^!|^# all/ } });

const typescript = () => esbuild({ target: "es2022", tsconfig: at("tsconfig.json"), sourceMap: true });

/** Styles alone: in markup the minifier takes spaces for nothing that part words from one another. */
const minifiedStyles = minifyTemplateLiterals({ options: { shouldMinify: () => false } });

export default [
  {
    // For bundlers and Node: one module a file, dependencies left to the reader's own tools.
    input: entries,
    external: /^(lit|i18next|node:.*)(\/|$)/,
    plugins: [json({ namedExports: false }), typescript()],
    output: { dir: "dist", format: "es", preserveModules: true, preserveModulesRoot: ".", sourcemap: true },
  },
  {
    // For a page without tools: one file to load; languages, lessons and further decks come when they are asked for.
    input: { "tarot-table": "components/define.ts" },
    plugins: [pageRules, kindByKind, lessonsAsTaught, leanI18next, nodeResolve({ exportConditions: ["browser", "production"] }), json({ namedExports: false, compact: true }), typescript(), minifiedStyles, minified(), unmappedData],
    output: { dir: "dist/cdn", format: "es", entryFileNames: "[name].js", chunkFileNames: chunkName, manualChunks: apart, banner: bannerOf, sourcemap: true },
  },
];
