const said = new Set<string>();

/** Tells the page's developer what is wrong, once a message however often it happens. Never shown to readers. */
export function warnOnce(message: string): void {
  if (said.has(message)) return;
  said.add(message);
  console.warn(`tarot-table: ${message}`);
}
