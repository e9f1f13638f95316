import { html } from "lit";

/** A drawing of lines in the colour of the text around it, on a field of 24 by 24; the words beside it say what it means. */
export function icon(path: string, size = 20) {
  return html`<svg viewBox="0 0 24 24" width=${size} height=${size} aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"><path d=${path} /></svg>`;
}
