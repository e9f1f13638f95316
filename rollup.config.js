import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import json from "@rollup/plugin-json";
import { nodeResolve } from "@rollup/plugin-node-resolve";
import terser from "@rollup/plugin-terser";
import esbuild from "rollup-plugin-esbuild";
import { minifyTemplateLiterals } from "rollup-plugin-minify-template-literals";

/** @param {string} path */
const at = (path) => fileURLToPath(new URL(path, import.meta.url));

/** `define` entries register, the others only export: one of each an element. */
const elements = readdirSync(at("components"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "shared")
  .map((entry) => entry.name);

const entries = {
  "rules/index": "rules/index.ts",
  "bots/index": "bots/index.ts",
  "tutorials/index": "tutorials/index.ts",
  "locales/index": "locales/index.ts",
  "components/index": "components/index.ts",
  "components/define": "components/define.ts",
  ...Object.fromEntries(
    elements.flatMap((name) => [
      [`components/${name}/${name}`, `components/${name}/${name}.ts`],
      [`components/${name}/define`, `components/${name}/define.ts`],
    ]),
  ),
};

const typescript = () => esbuild({ target: "es2022", tsconfig: at("tsconfig.json"), sourceMap: true });

export default [
  {
    // For bundlers and Node: one module a file, dependencies left to the reader's own tools.
    input: entries,
    external: /^(lit|i18next)(\/|$)/,
    plugins: [json({ namedExports: false }), typescript()],
    output: { dir: "dist", format: "es", preserveModules: true, preserveModulesRoot: ".", sourcemap: true },
  },
  {
    // For a page without tools: one file to load; languages, lessons and further decks come when they are asked for.
    input: { "tarot-table": "components/define.ts" },
    plugins: [nodeResolve({ exportConditions: ["browser", "production"] }), json({ namedExports: false, compact: true }), typescript(), minifyTemplateLiterals(), terser({ module: true, ecma: 2020 })],
    output: { dir: "dist/cdn", format: "es", entryFileNames: "[name].js", chunkFileNames: "chunks/[name]-[hash].js", sourcemap: true },
  },
];
