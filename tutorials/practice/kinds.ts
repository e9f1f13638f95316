/** What a practice question can be about: what may be played, who wins a trick, what it counts, whose the Excuse is, what a deal is worth. */
export const practiceKinds = ["legal", "winner", "points", "excuse", "score"] as const;

export type PracticeKind = (typeof practiceKinds)[number];

/** A question: the same kind and seed make the same one for ever. */
export interface PracticeItem {
  readonly kind: PracticeKind;
  readonly seed: string;
}

const idPattern = /^practice\/([a-z]+)\/([\w.-]{1,64})$/;

/** Its name where lessons have theirs: "practice/winner/k3-12". */
export function practiceId({ kind, seed }: PracticeItem): string {
  return `practice/${kind}/${seed}`;
}

/** What a name like this asks for; null for any other name. */
export function practiceItem(id: string): PracticeItem | null {
  const [, name, seed] = idPattern.exec(id) ?? [];
  const kind = practiceKinds.find((known) => known === name);
  return kind && seed !== undefined ? { kind, seed } : null;
}

/** Whether a text can stand in such a name: 1 to 64 letters, digits, underscores, points and hyphens. */
export function isPracticeSeed(seed: string): boolean {
  return idPattern.test(`practice/legal/${seed}`);
}
