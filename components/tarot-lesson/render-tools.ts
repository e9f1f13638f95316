import { html, nothing } from "lit";
import { icon } from "../shared/icons.js";
import { isHtml } from "../shared/nodes.js";
import { roved } from "../shared/roving.js";
import { paths } from "./icon-paths.js";
import type { LessonController, Tool } from "./lesson-controller.js";
import type { Translate } from "./lesson-voice.js";

/** In the order in which they stand; their places never change. */
const order = ["back", "retry", "hint", "solution", "skip", "next"] as const;

/** Of a question among others there is no step before. */
const drillOrder = order.slice(1);

const icons: Readonly<Record<(typeof order)[number] | "restart", unknown>> = {
  back: icon(paths.back),
  retry: icon(paths.retry),
  hint: icon(paths.bulb),
  solution: icon(paths.star),
  skip: icon(paths.skip),
  next: icon(paths.next),
  restart: icon(paths.retry),
};

/**
 * What can be pressed. A button that makes no sense now keeps its place and the focus, and does nothing.
 * @param leads whether the last one is what leads on, and looks like it
 * @param drill whether this is a question among others, and the next one follows
 */
export function renderTools(lesson: LessonController, reached: Tool, leads: boolean, drill: boolean, t: Translate, onReach: (tool: Tool) => void) {
  const ended = lesson.state?.phase.kind === "ended";
  const nameOf = (tool: Tool) => t(drill && tool === "next" ? "lessons:practice.quiz.next" : `player:tool.${ended && tool === "next" ? "restart" : tool}`);
  return html`
    <div part="tools" class="tools" role="toolbar" aria-label=${t("player:tools")} @keydown=${onKeydown}>
      ${(drill ? drillOrder : order).map((tool) => renderTool(tool, icons[ended && tool === "next" ? "restart" : tool], nameOf(tool), lesson, reached, leads, onReach))}
    </div>
  `;
}

function renderTool(tool: (typeof order)[number], drawing: unknown, name: string, lesson: LessonController, reached: Tool, leads: boolean, onReach: (tool: Tool) => void) {
  // The second click of two was meant for what stood there before: the end is not left by it.
  const onClick = ({ detail }: MouseEvent) => {
    if (detail < 2 || lesson.state?.phase.kind !== "ended") lesson.press(tool);
  };
  return html`
    <button
      type="button"
      part="tool"
      class=${tool === "next" && leads ? "primary" : tool === "back" || tool === "skip" ? "arrow" : ""}
      data-tool=${tool}
      tabindex=${tool === reached ? 0 : -1}
      aria-disabled=${lesson.can(tool) ? nothing : "true"}
      @click=${onClick}
      @focus=${() => onReach(tool)}
    >
      ${drawing}
      <span>${name}</span>
    </button>
  `;
}

function onKeydown(event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey || !isHtml(event.currentTarget)) return;
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const from = buttons.findIndex((button) => button === event.target);
  const to = roved(event.key, from, buttons.length);
  if (to === null) return;
  event.preventDefault();
  buttons[to]?.focus();
}
