import { textOf } from "./text-of.js";

/** What is handed on to an element inside: Lit looks into objects, and a page's may throw, so that they go as text. */
export function handedOn<T>(value: T): T {
  return typeof value === "function" || (typeof value === "object" && value !== null) ? (textOf(value) as T) : value;
}
