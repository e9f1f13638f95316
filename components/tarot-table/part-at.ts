/** Where a table draws what it may be asked for; nothing else becomes a selector. */
export function partAt(root: ParentNode, target: string): Element | null {
  if (target === "trick" || target === "dog") return root.querySelector(`.${target}`);
  const seat = /^seat:(\d)$/.exec(target)?.[1];
  if (seat !== undefined) return root.querySelector(`[data-seat="${seat}"] .pill`);
  return /^[A-Z]\w{0,2}$/.test(target) ? cardAt(root, target) : null;
}

/** Some cards show twice, one's own king that can be called, or the taker's from the dog: where they can be pressed goes first. */
function cardAt(root: ParentNode, code: string): Element | null {
  const drawn = `playing-card[card="${code}"]`;
  const called = root.querySelector("bid-panel")?.shadowRoot?.querySelector(drawn);
  return called ?? root.querySelector(`[data-card="${code}"]`) ?? root.querySelector(`.middle ${drawn}`);
}
