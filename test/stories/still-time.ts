/** What goes on by itself, such as a bot's turn, comes after a pause; what a browser needs to settle does not. */
const PAUSE = 100;

const { setTimeout: startTimer, clearTimeout: stopTimer } = window;
const running = new Set<number>();
let still = false;

/** Time can be stopped in this window: what a story shows then stays, however long somebody looks. */
window.setTimeout = ((handler: (...values: unknown[]) => void, delay = 0, ...values: unknown[]) => {
  if (still && delay >= PAUSE) return 0;
  const timer: number = startTimer(() => {
    running.delete(timer);
    handler(...values);
  }, delay);
  if (delay >= PAUSE) running.add(timer);
  return timer;
}) as typeof window.setTimeout;

/** Nothing that waits for its time happens any more, until time goes on. */
export function stopTime(): void {
  still = true;
  for (const timer of running) stopTimer(timer);
  running.clear();
}

/** What has waited is gone; what starts now runs. */
export function letTimeGoOn(): void {
  still = false;
}
