import { LessonError } from "./lesson-error.js";

/** A lesson of seventeen steps with texts in four languages takes about 40 KiB. */
export const maxSize = 64 * 1024;
const maxDepth = 8;

/** The value of a JSON text from anywhere: size and depth first, before a parser works on it. */
export function readJson(text: string): unknown {
  if (text.length > maxSize) throw new LessonError("too-large", "");
  if (depthOf(text) > maxDepth) throw new LessonError("too-deep", "");
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new LessonError("not-json", "");
  }
}

/**
 * The same for a value that a module or a page hands over: only what JSON can say is looked at further,
 * so that getters, cycles and foreign prototypes never reach the reader.
 */
export function plainCopy(value: unknown): unknown {
  let text: string | undefined;
  try {
    text = JSON.stringify(value);
  } catch {
    throw new LessonError("not-json", "");
  }
  if (text === undefined) throw new LessonError("wrong-type", "");
  return readJson(text);
}

/** How deep brackets nest, those within strings apart. One pass, whatever the text. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (inString) {
      if (sign === "\\") at++;
      else if (sign === '"') inString = false;
    } else if (sign === '"') inString = true;
    else if (sign === "[" || sign === "{") deepest = Math.max(deepest, ++depth);
    else if (sign === "]" || sign === "}") depth--;
  }
  return deepest;
}
