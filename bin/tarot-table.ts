#!/usr/bin/env node
/** `npx tarot-table`: the proof-reader of lessons and deal records, for their authors. */
import { readFileSync } from "node:fs";
import { run } from "./run.js";

process.exitCode = run(process.argv.slice(2), {
  // As a page reads it, which takes no notice of a byte order mark.
  read: (path) => new TextDecoder().decode(readFileSync(path)),
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
});
