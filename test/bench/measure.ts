/** Measuring two ways to do the same job, side by side, on a machine that others use as well. */

/** Does the job so many times, and says how much processor time that took, in seconds. */
export type Timed = (times: number) => number;

export interface Pair { name: string; unit: string; ours: Timed; baseline: Timed }

/** How often a second each does it; the ratio is the middle one of all rounds. */
export interface Measured { name: string; value: number; unit: string; baseline: number; ratio: number }

/** Seconds that one side of a round takes. */
const SLICE = 0.06;
/** Seconds before anything counts, for each side: compilers take their time on a machine that has other work. */
const WARM_UP = 0.6;

/** Turn about, A B A B …, so that both have the same weather. */
export function measure({ name, unit, ours, baseline }: Pair, rounds: number): Measured {
  const often = { ours: timesIn(SLICE, ours), baseline: timesIn(SLICE, baseline) };
  const samples = Array.from({ length: rounds }, () => ({ ours: often.ours / ours(often.ours), baseline: often.baseline / baseline(often.baseline) }));
  return {
    name,
    value: median(samples.map((sample) => sample.ours)),
    unit,
    baseline: median(samples.map((sample) => sample.baseline)),
    ratio: median(samples.map((sample) => sample.ours / sample.baseline)),
  };
}

function timesIn(seconds: number, timed: Timed): number {
  for (let times = 10; ; times *= 2) {
    const took = timed(times);
    if (took > WARM_UP) return Math.max(1, Math.round(times * seconds / took));
  }
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
