import type { ComplexAttributeConverter } from "lit";

/** More than there are cards, players or bids: a list may say that it has a billion places. */
const most = 200;

/** A list passes with its strings, text is split, anything else is nothing; so is a list that throws. */
function pieces(value: unknown, separator: RegExp): readonly string[] {
  if (typeof value === "string") return value.trim() === "" ? [] : value.trim().split(separator, most);
  try {
    if (!Array.isArray(value)) return [];
    return Array.from({ length: Math.min(value.length, most) }, (_, place) => {
      const piece: unknown = value[place];
      return typeof piece === "string" ? piece : "";
    });
  } catch {
    return [];
  }
}

/** Players' names as a page may give them: "Ada, Ben, Cleo" or a list. An empty place keeps its seat without a name. */
export function namesOf(value: unknown): readonly string[] {
  return pieces(value, /\s*,\s*/);
}

/** Codes as a page may give them: "prise garde" or a list; each once. Nothing given is no list, which is not an empty one. */
export function codesOf(value: unknown): readonly string[] | null {
  if (value === null || value === undefined) return null;
  return [...new Set(pieces(value, /\s+/))].filter((code) => code !== "");
}

/** For an attribute that shows a name: what is none, whatever a page sets, shows as none there. */
export const nameConverter: ComplexAttributeConverter<string | null> = {
  toAttribute: (value: unknown) => (typeof value === "string" ? value : null),
};

/** For an attribute that lists names, separated by commas. */
export const namesConverter: ComplexAttributeConverter<readonly string[]> = { fromAttribute: namesOf };

/** For an attribute that lists codes, separated by spaces. */
export const codesConverter: ComplexAttributeConverter<readonly string[] | null> = { fromAttribute: codesOf };
