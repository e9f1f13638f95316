/** Of a window's height, what a pinned question may take from the cards that answer it. */
const most = 0.36;

/** Kept above the question, in pixels. */
const gap = 8;

/**
 * Measures how much of the words is above the question, so that their styles can let that scroll away and keep the rest
 * in sight. What is too long scrolls away as a whole.
 * @param wanted whether the question is answered at the table below it
 */
export function pinQuestion(section: HTMLElement, wanted: boolean): void {
  const words = section.querySelector(".words");
  const ask = words?.querySelector(".ask");
  if (!words || !ask || !wanted) return unpin(section);
  const box = words.getBoundingClientRect();
  const read = ask.getBoundingClientRect().top - box.top - gap;
  const left = box.height - read;
  if (left > (section.ownerDocument.defaultView?.innerHeight ?? 0) * most) return unpin(section);
  section.style.setProperty("--_pin", `${String(-read)}px`);
  section.style.setProperty("--_pinned", `${String(left)}px`);
}

function unpin({ style }: HTMLElement): void {
  style.removeProperty("--_pin");
  style.removeProperty("--_pinned");
}
