import { sendMouse } from "@web/test-runner-commands";

type Point = (box: DOMRect) => [x: number, y: number];

const middle: Point = ({ left, top, width, height }) => [left + width / 2, top + height / 2];

/**
 * Clicks something where it stands now. What moves under the pointer afterwards is missed, as a person would miss it.
 * @param where of its box, the middle unless told
 */
export async function clickOn(target: Element, where: Point = middle): Promise<void> {
  target.scrollIntoView({ block: "center" });
  const [x, y] = where(target.getBoundingClientRect());
  await sendMouse({ type: "click", position: [Math.round(x), Math.round(y)] });
}
