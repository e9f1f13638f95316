import type { Story } from "./story.js";

const said: string[] = [];

for (const level of ["error", "warn"] as const) {
  console[level] = (...values: unknown[]) => said.push(`${level}: ${values.map(String).join(" ")}`);
}

/** Forgets what was said while the page was loading. */
export function listen(): void {
  said.length = 0;
}

/** What was said to the page's developer since the last time, beyond what a story declares. */
export function unexpected({ warns }: Story): string[] {
  return said.splice(0).filter((sentence) => !warns.some((expected) => expected.test(sentence)));
}
