import { html } from "lit";

/**
 * A drawing in the colour of the text around it, on a field of 24 by 24; the words beside it say what it means.
 * @param filled as a shape; else as lines
 */
export function icon(path: string, size = 20, filled = false) {
  return html`<svg viewBox="0 0 24 24" width=${size} height=${size} aria-hidden="true" fill=${filled ? "currentColor" : "none"} stroke="currentColor" stroke-width=${filled ? 0 : 2.2} stroke-linecap="round" stroke-linejoin="round"><path d=${path} /></svg>`;
}

/** Drawn by more than one element. */
export const undo = "M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3";
export const star = "M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z";
