/** Suits by the keys that lead to them, in the order in which a hand is held; the Excuse stands with the trumps. */
export const suitKeys: Readonly<Record<string, string>> = { 1: "T", 2: "S", 3: "H", 4: "C", 5: "D" };

/** Leads to the next card that may be played or laid aside. */
export const openKey = "n";

/** Tells all keys. */
export const helpKey = "?";

/** The card to which a key leads from another: the first of a suit, or the next one of it; null where it leads nowhere. */
export function jumped(key: string, from: HTMLElement | null, cards: readonly HTMLElement[]): HTMLElement | null {
  const suit = suitKeys[key];
  const goals = cards.filter((card) => (suit === undefined ? key.toLowerCase() === openKey && card.classList.contains("open") : isOf(card, suit)));
  const start = from ? cards.indexOf(from) : -1;
  const further = goals.find((card) => cards.indexOf(card) > start);
  const inside = suit === undefined || (from !== null && isOf(from, suit));
  return (inside ? further : undefined) ?? goals[0] ?? null;
}

function isOf(card: HTMLElement, suit: string): boolean {
  const code = card.dataset["card"] ?? "";
  return code.startsWith(suit) || (code === "E" && suit === "T");
}
