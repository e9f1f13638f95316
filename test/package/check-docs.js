/** Every `--tarot-…` property that an element's styles use stands in the comment of its class, and no other does. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), "utf8");

/** @param {string} folder */
const codeIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => read(`${folder}/${file}`).replaceAll(/^ *\*.*$/gm, ""))
    .join("\n");

const tokens = read("components/shared/tokens.styles.ts");
/** `--_felt: var(--tarot-felt, …)`: what elements use, and the public property behind it. */
const behind = new Map([...tokens.matchAll(/(--_[a-z-]+): var\((--tarot-[a-z-]+)/g)].map(([, inner = "", outer = ""]) => [inner, outer]));
const usedByAll = tokens.replaceAll(/--_[a-z-]+: var\(--tarot-.*/g, "");

/** @param {string} tag */
function used(tag) {
  const own = codeIn(`components/${tag}`);
  const all = [own, own.includes("problemBox") ? read("components/shared/problem-box.ts") : "", own.includes("tokens.styles.js") ? usedByAll : ""].join("\n");
  const direct = [...all.matchAll(/var\((--tarot-[a-z-]+)/g)].map(([, name = ""]) => name);
  const inner = [...all.matchAll(/(?:var\(|getPropertyValue\(")(--_[a-z-]+)/g)].flatMap(([, name = ""]) => behind.get(name) ?? []);
  return [...new Set([...direct, ...inner])].sort();
}

const manifest = JSON.parse(read("custom-elements.json"));
for (const { declarations } of manifest.modules) {
  for (const { tagName, cssProperties = [] } of declarations) {
    assert.deepEqual(cssProperties.map((/** @type {{ name: string }} */ { name }) => name).sort(), used(tagName), `the custom properties of <${tagName}>`);
  }
}

console.log("Every custom property that styles use is described, and no other.");
