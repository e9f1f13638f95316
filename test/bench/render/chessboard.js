import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";

/**
 * The element of a neighbouring game that tables are compared with, as one file: fetched into a folder of its own,
 * measured, and nothing else.
 * @returns {string | null} null where it cannot be had
 */
export function fetchChessboard() {
  const folder = mkdtempSync(join(tmpdir(), "tarot-chessboard-"));
  writeFileSync(join(folder, "package.json"), "{}");
  try {
    execFileSync("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts", "chessboard-element@1.2.0"], { cwd: folder, stdio: "ignore", shell: process.platform === "win32" });
  } catch {
    return null;
  }
  const file = join(folder, "node_modules/chessboard-element/bundled/chessboard-element.bundled.js");
  return existsSync(file) ? file : null;
}
