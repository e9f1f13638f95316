/** Packs the art into `pictures.ts`: `node components/playing-card/decks/nouveau/art/write.js` after a change to it. */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url));

const { outputFiles } = await build({ entryPoints: [here("index.ts")], bundle: true, format: "esm", write: false });
const { pictures } = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? "")}`);

/** @type {Record<string, string>} */
const types = {
  courts: ": Readonly<Record<string, readonly [palette: string, picture: string]>>",
  trumps: ": readonly string[]",
  excuse: ": readonly [palette: string, picture: string]",
  marks: ": Readonly<Record<string, string>>",
};
const exported = Object.entries(pictures).map(([name, value]) => {
  return `export const ${name}${types[name] ?? ""} = ${JSON.stringify(value, null, 2)};\n`;
});
writeFileSync(here("../pictures.ts"), ["// Written by art/write.js from the art beside it: do not edit.\n", ...exported].join("\n"));
