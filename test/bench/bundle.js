import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import json from "@rollup/plugin-json";
import { nodeResolve } from "@rollup/plugin-node-resolve";
import { rollup } from "rollup";
import esbuild from "rollup-plugin-esbuild";

/**
 * Loads a TypeScript module in Node, bundled as the bundle for pages is: in other forms the same code may run at another speed.
 * @param {string} entry path from this folder
 * @returns {Promise<any>}
 */
export async function load(entry) {
  const folder = mkdtempSync(join(tmpdir(), "tarot-bench-"));
  const file = join(folder, "bundle.mjs");
  const bundle = await rollup({
    input: fileURLToPath(new URL(entry, import.meta.url)),
    plugins: [nodeResolve(), json({ namedExports: false }), esbuild({ target: "es2022" })],
    onwarn: () => undefined,
  });
  await bundle.write({ file, format: "es" });
  await bundle.close();
  try {
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
