import { nextFrame } from "@open-wc/testing-helpers";

/**
 * Scrolls something into view, and waits until it stays where it is: what is told may scroll a page a little later, and
 * a person clicks what stands still.
 */
export async function atRest(target: Element): Promise<DOMRect> {
  let at = -1;
  for (let before = Number.NaN; at !== before; at = target.getBoundingClientRect().top) {
    target.scrollIntoView({ block: "center" });
    before = target.getBoundingClientRect().top;
    await nextFrame();
    await nextFrame();
  }
  return target.getBoundingClientRect();
}
