/**
 * What the main thread of a page does, from Chromium's own trace. Work is told in milliseconds of the thread: what else
 * the machine does at that moment stays out of it.
 */
const includedCategories = ["devtools.timeline", "toplevel", "blink.user_timing", "v8"];

/** Work that is no script's, though scripts may ask for it. */
const drawing = new Set(["UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", "Commit", "UpdateLayer"]);
const tasks = new Set(["RunTask", "ThreadControllerImpl::RunTask"]);

/**
 * @typedef {{ name: string, ph: string, ts: number, tts?: number, dur?: number, tdur?: number, pid: number, tid: number }} TraceEvent
 * @typedef {{ start: number, end: number, took: number }} Work
 */

export class Trace {
  /** @type {TraceEvent[]} */
  #events = [];

  /**
   * What the page of a session does while something goes on.
   * @param {import("playwright").CDPSession} session
   * @param {() => Promise<unknown>} act
   */
  static async of(session, act) {
    const trace = new Trace();
    session.on("Tracing.dataCollected", ({ value }) => trace.#events.push(.../** @type {any[]} */ (value)));
    await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories } });
    await act();
    const done = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
    await session.send("Tracing.end");
    await done;
    return trace;
  }

  /**
   * All that the main thread did between two of the page's marks.
   * @param {string} from
   * @param {string} to
   */
  busy(from, to) {
    return ((this.#mark(to).tts ?? 0) - (this.#mark(from).tts ?? 0)) / 1000;
  }

  /**
   * All of that but styles, layout and paint.
   * @param {string} from
   * @param {string} to
   */
  scripts(from, to) {
    const drawn = outermost(this.#work(from, to, drawing));
    return this.busy(from, to) - drawn.reduce((total, { took }) => total + took, 0);
  }

  /**
   * The longest task of the main thread between two marks.
   * @param {string} from
   * @param {string} to
   */
  longestTask(from, to) {
    return Math.max(0, ...this.#work(from, to, tasks).map(({ took }) => took));
  }

  /**
   * @param {string} from
   * @param {string} to
   * @param {ReadonlySet<string>} names
   * @returns {Work[]} by start, the longer first
   */
  #work(from, to, names) {
    const [first, last] = [this.#mark(from), this.#mark(to)];
    return this.#events
      .filter(({ name, ph, pid, tid }) => ph === "X" && names.has(name) && pid === first.pid && tid === first.tid)
      .map(({ ts, dur = 0, tdur }) => ({ start: ts, end: ts + dur, took: (tdur ?? dur) / 1000 }))
      .filter(({ start, end }) => end > first.ts && start < last.ts)
      .sort((one, other) => one.start - other.start || other.end - one.end);
  }

  /** @param {string} name */
  #mark(name) {
    const mark = this.#events.find((event) => event.name === name && event.ph === "I");
    if (!mark) throw new Error(`the trace has no mark "${name}"`);
    return mark;
  }
}

/** Without what happened within another. @param {readonly Work[]} work by start */
function outermost(work) {
  let end = 0;
  return work.filter((one) => {
    const outer = one.start >= end;
    if (outer) end = one.end;
    return outer;
  });
}
