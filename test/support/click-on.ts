import { nextFrame } from "@open-wc/testing-helpers";
import { sendMouse } from "@web/test-runner-commands";

type Point = (box: DOMRect) => [x: number, y: number];

const middle: Point = ({ left, top, width, height }) => [left + width / 2, top + height / 2];

/**
 * Clicks something once it stands still for a frame, as a person aims at nothing that moves. What moves under the pointer afterwards is missed.
 * @param where of its box, the middle unless told
 */
export async function clickOn(target: Element, where: Point = middle): Promise<void> {
  const [x, y] = where(await atRest(target));
  await sendMouse({ type: "click", position: [Math.round(x), Math.round(y)] });
}

/** Scrolls it into view, and waits until it stays there: not for ever, some things never rest. */
async function atRest(target: Element): Promise<DOMRect> {
  target.scrollIntoView({ block: "center" });
  let now = target.getBoundingClientRect();
  for (let frames = 0, moves = true; moves && frames < 60; frames++) {
    const before = now;
    await nextFrame();
    now = target.getBoundingClientRect();
    moves = now.top !== before.top || now.left !== before.left;
  }
  return now;
}
