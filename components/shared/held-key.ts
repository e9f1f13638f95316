import { isElement } from "./nodes.js";

/** A key held down does one thing: the focus has moved on, and what comes next would be answered as well. */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  const [pressed] = event.composedPath();
  if (event.repeat && event.key === "Enter" && isElement(pressed) && pressed.closest("a, button, input")) event.preventDefault();
}
