#!/usr/bin/env node
/** `npx tarot-table`: the proof-reader of lessons and deal records, for their authors. */
import { readFileSync } from "node:fs";
import { run } from "./run.js";

process.exitCode = run(process.argv.slice(2), {
  read: (path) => readFileSync(path, "utf8"),
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
});
