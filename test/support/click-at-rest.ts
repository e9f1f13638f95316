import { nextFrame } from "@open-wc/testing-helpers";
import { sendMouse } from "@web/test-runner-commands";

type Point = (box: DOMRect) => [x: number, y: number];

const middle: Point = ({ left, top, width, height }) => [left + width / 2, top + height / 2];

/**
 * Clicks something once it stands still: what is told may scroll a page a little later, and move what somebody as fast as
 * a test aims at. Who missed for that aims again.
 * @param where of its box, the middle unless told
 */
export async function clickAtRest(target: Element, where: Point = middle): Promise<void> {
  let hit = false;
  const watch = (event: Event): void => {
    hit ||= event.composedPath().includes(target);
  };
  document.addEventListener("click", watch, { capture: true });
  for (let moved = true; moved && !hit; ) {
    const box = await atRest(target);
    const [x, y] = where(box);
    await sendMouse({ type: "click", position: [Math.round(x), Math.round(y)] });
    moved = target.isConnected && target.getBoundingClientRect().top !== box.top;
  }
  document.removeEventListener("click", watch, { capture: true });
}

/** Scrolls it into view, and waits until it stays where it is. */
async function atRest(target: Element): Promise<DOMRect> {
  let at = -1;
  for (let before = Number.NaN; at !== before; at = target.getBoundingClientRect().top) {
    target.scrollIntoView({ block: "center" });
    before = target.getBoundingClientRect().top;
    await nextFrame();
    await nextFrame();
  }
  return target.getBoundingClientRect();
}
