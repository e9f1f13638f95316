const across: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
const both: Readonly<Record<string, number>> = { ...across, ArrowDown: 1, ArrowUp: -1 };

/**
 * Where an arrow, Home or End leads in a group of `count`; null for any other key.
 * @param row the group is one row: arrows up and down are left to the page
 */
export function roved(key: string, from: number, count: number, row = false): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = (row ? across : both)[key];
  if (step === undefined) return null;
  return (from + step + count) % count;
}
