/** Deal records with something changed in them, as JSON text. */
import fc from "fast-check";

/** What is put into a record: JSON text, and some that is none. */
const RAW = [
  "null", "true", "-1", "-0", "0", "1", "3", "4", "5", "4.0", "0.5", "1e999", "-1e999", "1e308", "9007199254740993", "NaN", "Infinity", "undefined", "0x1", "01", "1.", "'a'",
  "\"\"", "\" \"", "\"4\"", "\"E\"", "\"S1\"", "\"T22\"", "\"S1 S2\"", "\"0 bid pass\"", "\"9 join\"", "\"0 discard E E\"", "\"0 announce a-b\"", "\"0 bid A\"", "\"\\ud800\"", "\"\\u0000\"", "\"S\\u0031\"",
  "\"tarot-deal/1\"", "\"tarot-deal/2\"", "\"french-tarot\"", "\"piedicavallo\"", "\"preferanzen\"", "\"constructor\"", "\"__proto__\"", "\"trick-winner\"", "\"changes-sides\"", "\"all-hearts\"", "\"garde\"",
  "[]", "{}", "[[]]", "[[[[[]]]]]", "[null]", "[\"0 play E\"]", "{\"__proto__\":{}}", "{\"constructor\":{\"prototype\":{}}}", "{\"slamNeeds21\":true}", "{\"slamNeeds21\":false}", "{\"given\":{}}",
  "{\"given\":{\"taker\":0,\"contract\":\"prise\"}}", "{\"given\":{\"taker\":-0,\"contract\":\"garde\"}}", "{\"given\":{\"taker\":4,\"contract\":\"garde\"}}", "{\"given\":{\"taker\":0,\"contract\":\"pass\"}}", "{\"heartBonus\":\"all-hearts\"}",
];
const KEYS = [
  "format", "game", "players", "dealer", "options", "hands", "talon", "actions", "given", "taker", "contract", "slamNeeds21", "heartBonus", "comment",
  "__proto__", "constructor", "toString", "hasOwnProperty", "length", "0", "", "\ud800", "x".repeat(300),
];

interface Mutation { place: number; how: "replace" | "delete" | "add" | "swap"; raw: string; key: string }

const mutation: fc.Arbitrary<Mutation> = fc.record({
  place: fc.nat(10000),
  how: fc.constantFrom("replace", "replace", "delete", "add", "swap"),
  raw: fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...RAW) }, { weight: 1, arbitrary: fc.json() }),
  key: fc.constantFrom(...KEYS),
});

/** One to three changes of what a record says, anywhere in it; a key may come up twice. */
export const mutations = fc.array(mutation, { minLength: 1, maxLength: 3 });

type Holder = Record<string, unknown> | unknown[];

export function mutate(record: object, changes: readonly Mutation[]): string {
  const root: Holder = [structuredClone(record)];
  const inserts: string[] = [];
  /** Stands for raw text until the rest has been written. */
  const marker = (raw: string) => `\u0001${inserts.push(raw) - 1}\u0001`;
  for (const change of changes) apply(root, change, marker);
  return JSON.stringify(root[0]).replace(/"\\u0001(\d+)\\u0001"/g, (_, index: string) => inserts[Number(index)]!);
}

function apply(root: Holder, { place, how, raw, key }: Mutation, marker: (raw: string) => string): void {
  const slots = slotsOf(root);
  const [holder, name] = slots[place % slots.length]!;
  if (how === "replace" || holder === root) put(holder, name, marker(raw));
  else if (how === "delete") remove(holder, name);
  else if (how === "swap") swap(holder, name);
  else if (Array.isArray(holder)) holder.splice(Number(name), 0, marker(raw));
  else put(holder, marker(JSON.stringify(key)), marker(raw));
}

/** Every place in it where a value stands. */
function slotsOf(holder: Holder): [Holder, string][] {
  return Object.entries(holder).flatMap(([name, value]) => [[holder, name] as [Holder, string], ...typeof value === "object" && value !== null ? slotsOf(value as Holder) : []]);
}

function put(holder: Holder, name: string, value: unknown): void {
  (holder as Record<string, unknown>)[name] = value;
}

function remove(holder: Holder, name: string): void {
  if (Array.isArray(holder)) holder.splice(Number(name), 1);
  else Reflect.deleteProperty(holder, name);
}

/** With the value after it. */
function swap(holder: Holder, name: string): void {
  const names = Object.keys(holder);
  const next = names[(names.indexOf(name) + 1) % names.length]!;
  const values = holder as Record<string, unknown>;
  [values[name], values[next]] = [values[next], values[name]];
}

/** Text with signs left out, put in or said again. */
export const slips = fc.array(fc.record({ at: fc.nat(10000), remove: fc.nat(3), insert: fc.oneof(fc.constantFrom(...RAW, "\"", "\\", ",", "{", "]", " ", "\ud800", "\u2028"), fc.string({ maxLength: 3 })) }), { minLength: 1, maxLength: 3 });

export function slip(text: string, changes: readonly { at: number; remove: number; insert: string }[]): string {
  return changes.reduce((now, { at, remove: count, insert }) => {
    const place = at % (now.length + 1);
    return now.slice(0, place) + insert + now.slice(place + count);
  }, text);
}
