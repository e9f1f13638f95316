/**
 * @param {(times: number) => number} job
 * @returns {(times: number) => number} processor seconds that so many times take
 */
export function timed(job) {
  return (times) => {
    const start = process.cpuUsage();
    const total = job(times);
    const { user, system } = process.cpuUsage(start);
    if (!Number.isFinite(total)) throw new Error("the job came to nothing");
    return (user + system) / 1e6;
  };
}

/**
 * One line a measurement: for people a row, with --json an object.
 * @param {{ name: string, value: number, unit: string, baseline: number, ratio: number }} measured
 */
export function report(measured) {
  if (process.argv.includes("--json")) console.log(JSON.stringify(measured));
  else console.log(row(measured.name, whole(measured.value), measured.unit, whole(measured.baseline), measured.ratio.toFixed(2)));
}

/**
 * Whether a bench was asked for: all are, unless one is named.
 * @param {{ name: string }} bench
 */
export function isAskedFor({ name }) {
  const named = process.argv.slice(2).filter((argument) => !argument.startsWith("-"));
  return named.length === 0 || named.includes(name);
}

/** @param {string} against what the baseline is */
export function head(against) {
  if (!process.argv.includes("--json")) console.log(row("", "ours", "", against, "ratio"));
}

/**
 * @param {string} name
 * @param {string} value
 * @param {string} unit
 * @param {string} baseline
 * @param {string} ratio
 */
function row(name, value, unit, baseline, ratio) {
  return `${name.padEnd(16)}${value.padStart(12)} ${unit.padEnd(10)}${baseline.padStart(12)}${ratio.padStart(8)}`;
}

/** @param {number} number */
function whole(number) {
  return Math.round(number).toLocaleString("en");
}
