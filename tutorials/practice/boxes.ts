/**
 * What a learner is asked next: Leitner's boxes. A missed question goes into the first box and comes back soon; answered
 * right, it moves a box up and stays away longer; out of the last box it is known. Time is counted in questions.
 */
import { diceFrom } from "../../rules/index.js";
import { practiceKinds, type PracticeItem, type PracticeKind } from "./kinds.js";

/** What is remembered of a learner's answers; plain data, to be kept as JSON. */
export interface Boxes {
  readonly version: 1;
  /** Questions answered so far. */
  readonly asked: number;
  /** Answered right one after the other, up to now. */
  readonly streak: number;
  readonly totals: Readonly<Record<PracticeKind, Total>>;
  readonly missed: readonly Missed[];
}

/** Questions of one kind. */
export interface Total {
  readonly asked: number;
  readonly right: number;
}

/** A question that was answered wrong, until it is known. */
export interface Missed extends PracticeItem {
  /** From 0, each box coming back later than the one before. */
  readonly box: number;
  /** It comes back once so many questions have been answered in all. */
  readonly due: number;
}

/** Questions in between, by box. */
const waits = [3, 8, 20] as const;

/** As many are remembered; of more, those that are known best are let go. */
export const mostMissed = 60;

/** Of somebody who has answered nothing yet. */
export const noBoxes: Boxes = {
  version: 1,
  asked: 0,
  streak: 0,
  totals: Object.fromEntries(practiceKinds.map((kind) => [kind, { asked: 0, right: 0 }])) as Record<PracticeKind, Total>,
  missed: [],
};

/** After an answer. */
export function answered(boxes: Boxes, item: PracticeItem, right: boolean): Boxes {
  const asked = boxes.asked + 1;
  const before = boxes.missed.find((one) => isSame(one, item));
  const others = boxes.missed.filter((one) => one !== before);
  const box = right ? (before ? before.box + 1 : waits.length) : 0;
  const wait = waits[box];
  const kept = wait === undefined ? others : [...others, { kind: item.kind, seed: item.seed, box, due: asked + wait }];
  const total = boxes.totals[item.kind];
  return {
    version: 1,
    asked,
    streak: right ? boxes.streak + 1 : 0,
    totals: { ...boxes.totals, [item.kind]: { asked: total.asked + 1, right: total.right + (right ? 1 : 0) } },
    missed: kept.length > mostMissed ? kept.toSorted((one, other) => one.box - other.box || one.due - other.due).slice(0, mostMissed) : kept,
  };
}

/**
 * What to ask next: what is due, of the lowest box first, else something new, rather of a kind that goes wrong.
 * Never the question that was asked last.
 * @param kinds at least one
 * @param seed of what is new
 */
export function nextItem(boxes: Boxes, kinds: readonly PracticeKind[], last: PracticeItem | null, seed: string): PracticeItem {
  const due = boxes.missed
    .filter((one) => one.due <= boxes.asked && kinds.includes(one.kind) && !(last && isSame(one, last)))
    .toSorted((one, other) => one.box - other.box || one.due - other.due)[0];
  if (due) return { kind: due.kind, seed: due.seed };
  return { kind: kindFor(boxes, kinds, seed), seed };
}

/** Out of ten questions of a kind that always goes wrong, and one that never does, the first gets about eight. */
function kindFor({ totals }: Boxes, kinds: readonly PracticeKind[], seed: string): PracticeKind {
  const tickets = kinds.flatMap((kind) => Array.from({ length: ticketsOf(totals[kind]) }, () => kind));
  const kind = tickets[diceFrom(seed)(Math.max(tickets.length, 1))];
  if (kind === undefined) throw new RangeError("no kind to ask");
  return kind;
}

/** From 5 to 20, by how often it went wrong; a kind that nobody knows yet stands between. */
function ticketsOf({ asked, right }: Total): number {
  return 5 + Math.round((15 * (asked - right + 1)) / (asked + 2));
}

/** Missed questions that will be asked again, and after how many others the first of them comes. */
export function comingBack({ asked, missed }: Boxes, kinds: readonly PracticeKind[]): { count: number; after: number } {
  const own = missed.filter(({ kind }) => kinds.includes(kind));
  return { count: own.length, after: own.length === 0 ? 0 : Math.max(0, Math.min(...own.map(({ due }) => due)) - asked) };
}

/** Whether two items are one question. */
export function isSame(one: PracticeItem, other: PracticeItem): boolean {
  return one.kind === other.kind && one.seed === other.seed;
}
