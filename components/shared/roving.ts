const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Where an arrow, Home or End leads in a group of `count`; null for any other key. */
export function roved(key: string, from: number, count: number, rightToLeft = false): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = steps[key];
  if (step === undefined) return null;
  const sideways = key === "ArrowLeft" || key === "ArrowRight";
  return (from + (rightToLeft && sideways ? -step : step) + count) % count;
}
