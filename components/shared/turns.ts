import { nextTask } from "./next-task.js";

/** So many milliseconds of drawing belong to what else is drawn at that moment. */
const atOnce = 8;

/** So many make a slice, then the page has its turn. Each is followed by a painting, which takes its time too. */
const slice = 24;

/** Without a painting that long, drawing goes on. */
const longestPause = 100;

/** Drawings that wait for their turn. */
const urgent: (() => void)[] = [];
const others: (() => void)[] = [];

/** When the present slice began; null where nothing is being drawn. */
let since: number | null = null;

/**
 * Draws at once what comes first, and the rest in slices: a page may get a hundred cards in one go, and is to answer
 * meanwhile. A few are there before the next painting, as if nobody had waited.
 * @param first before all that is not
 */
export function inTurn<T>(draw: () => T, first: boolean): T | Promise<Awaited<T>> {
  if (since === null) {
    since = performance.now();
    void goOn();
  }
  if (isIdle() && hasTime(since, atOnce)) return draw();
  return new Promise((resolve, reject) => {
    (first ? urgent : others).push(() => {
      try {
        resolve(draw() as Awaited<T>);
      } catch (error) {
        reject(error as Error);
      }
    });
  });
}

async function goOn(): Promise<void> {
  await nextTask();
  if (!isIdle()) await painting();
  while (!isIdle()) {
    since = performance.now();
    while (!isIdle() && hasTime(since, slice)) (urgent.shift() ?? others.shift())?.();
    await nextTask();
  }
  since = null;
}

/** After what is there already has been painted. A page that nobody sees is not painted, and does not wait long. */
function painting(): Promise<void> {
  return new Promise((resolve) => {
    const goesOn = () => resolve(nextTask());
    requestAnimationFrame(goesOn);
    setTimeout(goesOn, longestPause);
  });
}

function isIdle(): boolean {
  return urgent.length + others.length === 0;
}

function hasTime(start: number, limit: number): boolean {
  return performance.now() - start < limit;
}
