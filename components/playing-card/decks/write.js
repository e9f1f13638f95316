/** `npm run cards`: packs the art of every deck, `<deck>/art/index.ts`, into `<deck>/pictures.ts`, after a change to it. */
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url));
const painted = "readonly [palette: string, picture: string]";

for (const deck of readdirSync(here("."))) {
  const art = here(`${deck}/art/index.ts`);
  if (!existsSync(art)) continue;
  const { outputFiles } = await build({ entryPoints: [art], bundle: true, format: "esm", write: false });
  const { pictures } = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? "")}`);
  const exported = Object.entries(pictures).map(([name, value]) => `export const ${name}${typeOf(value)} = ${JSON.stringify(value, null, 2)};\n`);
  writeFileSync(here(`${deck}/pictures.ts`), ["// Written by `npm run cards` from the art beside it: do not edit.\n", ...exported].join("\n"));
}

/**
 * A picture alone, with the paints of its palette, or a list or table of either.
 * @param {unknown} value
 */
function typeOf(value) {
  if (typeof value === "string") return "";
  if (isPainted(value)) return `: ${painted}`;
  if (Array.isArray(value)) return value.every(isPainted) ? `: readonly (${painted})[]` : ": readonly string[]";
  return `: Readonly<Record<string, ${Object.values(Object(value)).every(isPainted) ? painted : "string"}>>`;
}

/** @param {unknown} value */
function isPainted(value) {
  return Array.isArray(value) && value.length === 2;
}
