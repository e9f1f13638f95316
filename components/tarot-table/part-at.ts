/** Where a table draws what it may be asked for; nothing else becomes a selector. */
function selectorOf(target: string): string | null {
  if (target === "trick" || target === "dog") return `.${target}`;
  const seat = /^seat:(\d)$/.exec(target)?.[1];
  if (seat !== undefined) return `[data-seat="${seat}"] .pill`;
  return /^[A-Z]\w{0,2}$/.test(target) ? `[data-card="${target}"], .middle playing-card[card="${target}"]` : null;
}

export function partAt(root: ParentNode, target: string): Element | null {
  const selector = selectorOf(target);
  if (selector === null) return null;
  return root.querySelector(selector) ?? root.querySelector("bid-panel")?.shadowRoot?.querySelector(`playing-card[card="${target}"]`) ?? null;
}
