import { deck, type CardCode, type SeatView } from "../../rules/index.js";

/** What each card is called, by its code. */
export type CardNames = Readonly<Record<string, string>>;

/** Every text and every attribute below a node, shadow roots included. */
function* wordsIn(node: Node): Generator<string> {
  if (node instanceof Text) yield node.data;
  if (node instanceof Element) {
    for (const { value } of node.attributes) yield value;
    if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) yield node.value;
    if (node.shadowRoot) yield* wordsIn(node.shadowRoot);
  }
  for (const child of node.childNodes) yield* wordsIn(child);
}

/** A card's code or name, as a word of its own: "trump 2" is not told by "trump 21". The Excuse's name stands in many a rule. */
function tellsOf(card: CardCode, names: CardNames): RegExp {
  const name = card === "E" ? "" : `|${(names[card] ?? card).replaceAll(/[()]/g, String.raw`\$&`)}(?!\\d)`;
  return new RegExp(`(^|[\\s"])${card}($|[\\s"])${name}`);
}

/**
 * Cards that are told somewhere in these places though a seat's view does not hold them.
 * @param names in the language of the places
 */
export function hiddenCardsToldIn(places: readonly Element[], view: SeatView, names: CardNames): CardCode[] {
  const known = new Set(JSON.stringify(view).match(/\b(?:[SHDC](?:10|[1-9JNQK])|T\d+|E)\b/g));
  const told = places.flatMap((place) => [...wordsIn(place)]).join("\n");
  return deck("french-tarot").filter((card) => !known.has(card) && tellsOf(card, names).test(told));
}
