import { RecordError } from "./errors.js";
import { isPlainObject } from "./plain-data.js";

/** Options of house rules, only those that differ from the default. */
export type Options = Readonly<Record<string, unknown>>;

/** What one option of a game may be. */
export interface OptionRule {
  readonly standard: unknown;
  /** Every other value. Links know a value by its place here: the order stays, further ones come last. */
  others(players: number): readonly unknown[];
  /** The value as plain data of its own, or undefined where it may not be. */
  read(value: unknown, players: number): unknown;
}

/** An option that is off unless it is true. */
export const toggle: OptionRule = oneOf([false, true]);

/** @param values the default first */
export function oneOf(values: readonly [unknown, ...unknown[]]): OptionRule {
  const [standard, ...others] = values;
  return { standard, others: () => others, read: (value) => values.find((allowed) => allowed === value) };
}

/** Throws RecordError "wrong-type", "unknown-option" or "option-value". */
export function readOptions(rules: Readonly<Record<string, OptionRule>>, options: unknown, players: number): Options {
  if (options === undefined) return {};
  if (!isPlainObject(options)) throw new RecordError("wrong-type", "options");
  const entries = Object.entries(options).map(([name, stated]) => {
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (rule === undefined) throw new RecordError("unknown-option", `options.${name}`);
    const value = rule.read(stated, players);
    if (value === undefined) throw new RecordError("option-value", `options.${name}`);
    return { name, value, differs: value !== rule.standard };
  });
  return Object.fromEntries(entries.filter(({ differs }) => differs).map(({ name, value }) => [name, value]));
}
