/** Of a window's height, what a pinned question may take from the cards that answer it. */
const most = 0.36;

/** Kept above the question, in pixels. */
const gap = 8;

/**
 * Measures how much of the words is above the question, so that their styles can let that scroll away and keep the rest
 * in sight. What is too long scrolls away as a whole.
 * @param wanted whether the question is answered at the table below it
 */
export function pinQuestion(root: ParentNode, wanted: boolean): void {
  const section = root.querySelector<HTMLElement>(".lesson");
  const words = section?.querySelector(".words");
  const ask = words?.querySelector(".ask");
  if (!section || !words || !ask || !wanted) return unpin(section);
  const box = words.getBoundingClientRect();
  const read = ask.getBoundingClientRect().top - box.top - gap;
  const left = box.height - read;
  if (left > (section.ownerDocument.defaultView?.innerHeight ?? 0) * most) return unpin(section);
  section.style.setProperty("--_pin", `${String(-read)}px`);
  section.style.setProperty("--_pinned", `${String(left)}px`);
}

/**
 * Scrolls to what is to be read now, where that has left the window while the hand was looked at.
 * @param wanted whether the question is answered at the table
 */
export function bringIntoSight(root: ParentNode, wanted: boolean): void {
  const target = [...root.querySelectorAll(".box")].at(-1) ?? root.querySelector("#step");
  if (!target) return;
  // What is pinned stays where it is, however far the page scrolls.
  if (target.getBoundingClientRect().top < 0) unpin(root.querySelector(".lesson"));
  target.scrollIntoView({ block: "nearest" });
  pinQuestion(root, wanted);
}

function unpin(section: HTMLElement | null): void {
  section?.style.removeProperty("--_pin");
  section?.style.removeProperty("--_pinned");
}
