import { mostMissed, noBoxes, type Boxes, type Missed, type Total } from "./boxes.js";
import { isPracticeSeed, practiceKinds, type PracticeKind } from "./kinds.js";

/** Boxes out of anything that was kept: what is not ours, or not whole, is as if it had not been kept. */
export function readBoxes(found: unknown): Boxes {
  const { version, asked, streak, totals, missed } = recordIn(found);
  if (version !== 1 || !isCount(asked) || !isCount(streak) || streak > asked) return noBoxes;
  const all = recordIn(totals);
  return {
    version: 1,
    asked,
    streak,
    totals: Object.fromEntries(practiceKinds.map((kind) => [kind, totalIn(all[kind])])) as Record<PracticeKind, Total>,
    missed: missedIn(missed, asked),
  };
}

function missedIn(found: unknown, asked: number): Missed[] {
  const whole = (Array.isArray(found) ? found : []).flatMap((entry: unknown): Missed[] => {
    const { kind: name, seed, box, due } = recordIn(entry);
    const kind = practiceKinds.find((known) => known === name);
    if (!kind || typeof seed !== "string" || !isPracticeSeed(seed) || !isCount(box) || box > 2 || !isCount(due) || due > asked + 20) return [];
    return [{ kind, seed, box, due }];
  });
  const firsts = new Map(whole.map((one) => [`${one.kind}/${one.seed}`, one]));
  return [...firsts.values()].slice(0, mostMissed);
}

function totalIn(found: unknown): Total {
  const { asked, right } = recordIn(found);
  return isCount(asked) && isCount(right) && right <= asked ? { asked, right } : { asked: 0, right: 0 };
}

const isCount = (value: unknown): value is number => typeof value === "number" && Number.isSafeInteger(value) && value >= 0;

const recordIn = (value: unknown): Readonly<Record<string, unknown>> => (typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {});
