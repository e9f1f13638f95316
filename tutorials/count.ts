/** What a count takes for an answer. */
import type { DealState, Seat } from "../rules/index.js";
import type { CountField, CountStep, Entries, Measure, TextKey } from "./format.js";
import { measure } from "./measure.js";

/** The number that a field wants; null where the position does not tell it. */
export function rightValue({ of }: CountStep, { is }: CountField, position: DealState, seat: Seat): number | null {
  if (typeof is === "number") return is;
  return of && measure(of, is, position, seat);
}

/** The numbers of all fields that the position tells. */
export function rightValues(step: CountStep, position: DealState, seat: Seat): Record<string, number> {
  return Object.fromEntries(
    step.fields.flatMap((field) => {
      const value = rightValue(step, field, position, seat);
      return value === null ? [] : [[field.id, value] as const];
    }),
  );
}

/** Fields that were entered wrongly, and what to say; null where there are none. */
export function countFault(step: CountStep, values: Entries, right: Readonly<Record<string, number>>): { fields: string[]; feedback: TextKey[] } | null {
  const wrong = step.fields.filter(({ id }) => valueIn(values, id) !== right[id]);
  if (wrong.length === 0) return null;
  const words = wrong.flatMap((field) => wordFor(field, valueIn(values, field.id), right[field.id] ?? 0) ?? []);
  return { fields: wrong.map(({ id }) => id), feedback: words.length > 0 ? [...new Set(words)] : [step.wrong] };
}

/** Entries come from a form: a field of a stranger's name must not reach the prototype. */
const valueIn = (values: Entries, id: string): number | null => (Object.hasOwn(values, id) ? (values[id] ?? null) : null);

function wordFor({ feedback }: CountField, value: number | null, right: number): TextKey | undefined {
  if (value === null) return undefined;
  return feedback.find((entry) => ("value" in entry ? entry.value === value : entry.off === Math.abs(value - right)))?.say;
}

const unsigned: readonly Measure[] = ["points", "bouts", "trumps", "cards", "tricks", "target", "multiplier"];

/** Whether a field may want a minus: what is owed is written with one. */
export function isSigned({ is }: CountField): boolean {
  return typeof is === "number" || !unsigned.includes(is);
}
