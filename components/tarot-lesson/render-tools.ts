import { html, nothing, svg } from "lit";
import { isHtml } from "../shared/nodes.js";
import { roved } from "../shared/roving.js";
import type { LessonController, Tool } from "./lesson-controller.js";
import type { Translate } from "./lesson-voice.js";

/** In the order in which they stand; their places never change. */
const order: readonly Tool[] = ["back", "retry", "hint", "solution", "next"];

const paths: Readonly<Record<Tool | "restart", string>> = {
  back: "M15 5l-7 7 7 7",
  retry: "M4.5 12a7.5 7.5 0 1 0 2.4-5.5M4.5 4v4.5H9",
  hint: "M9.5 20.5h5M9 17c0-2.5-3-3.8-3-7.5a6 6 0 0 1 12 0c0 3.7-3 5-3 7.5z",
  solution: "M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z",
  next: "M9 5l7 7-7 7",
  restart: "M4.5 12a7.5 7.5 0 1 0 2.4-5.5M4.5 4v4.5H9",
};

/** What can be pressed. A button that makes no sense now keeps its place and the focus, and does nothing. */
export function renderTools(lesson: LessonController, reached: Tool, t: Translate, onReach: (tool: Tool) => void) {
  const ended = lesson.state?.phase.kind === "ended";
  return html`
    <div part="tools" class="tools" role="toolbar" aria-label=${t("ui:lesson.tools")} @keydown=${onKeydown}>
      ${order.map((tool) => renderTool(tool, ended && tool === "next" ? "restart" : tool, lesson, reached, t, onReach))}
    </div>
  `;
}

function renderTool(tool: Tool, name: Tool | "restart", lesson: LessonController, reached: Tool, t: Translate, onReach: (tool: Tool) => void) {
  return html`
    <button
      type="button"
      part="tool"
      class=${tool === "next" ? "primary" : ""}
      data-tool=${tool}
      tabindex=${tool === reached ? 0 : -1}
      aria-disabled=${lesson.can(tool) ? nothing : "true"}
      @click=${() => lesson.press(tool)}
      @focus=${() => onReach(tool)}
    >
      ${drawn(paths[name])}
      <span>${t(`ui:lesson.tool.${name}`)}</span>
    </button>
  `;
}

const drawn = (path: string) =>
  html`<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">${svg`<path d=${path} />`}</svg>`;

function onKeydown(event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey || !isHtml(event.currentTarget)) return;
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const from = buttons.findIndex((button) => button === event.target);
  const to = roved(event.key, from, buttons.length, getComputedStyle(event.currentTarget).direction === "rtl");
  if (to === null) return;
  event.preventDefault();
  buttons[to]?.focus();
}
