import { lessonFormat } from "./format.js";
import { object } from "./shape.js";

/** Makes of a file of one format one of the next, its new `format` included; called after the format that it takes. */
export type Migrations = Readonly<Record<string, (file: Readonly<Record<string, unknown>>) => Record<string, unknown>>>;

/** None yet: the first format is the newest. What is written once can be read for ever: an entry comes in, none goes. */
const migrations: Migrations = {};

/** A file of any format that was ever out, as one of today's. Anything else comes back as it is, for the reader to refuse. */
export function migrated(file: unknown, table: Migrations = migrations): unknown {
  let now = file;
  for (let turns = Object.keys(table).length; turns > 0; turns--) {
    const { format } = object(now, "");
    if (format === lessonFormat || typeof format !== "string" || !Object.hasOwn(table, format)) break;
    now = table[format]?.(object(now, "")) ?? now;
  }
  return now;
}
