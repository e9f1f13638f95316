import { render, svg } from "lit";
import type { Deck, IndexLetter, LetteredRank } from "./decks/deck.js";

/** A picture that has been drawn once, to be copied. */
export interface Drawn {
  readonly art: DocumentFragment;
  /** The letters that it was drawn with: with others it would be another one. */
  readonly letters: ReadonlyMap<LetteredRank, string>;
}

const faces = new WeakMap<Deck, Map<string, Drawn | null>>();
const backs = new WeakMap<Deck, Drawn>();

/** Null for a code that is not of this deck. */
export function drawnFace(deck: Deck, card: string, letter: IndexLetter): Drawn | null {
  const known = faces.get(deck) ?? new Map<string, Drawn | null>();
  faces.set(deck, known);
  const before = known.get(card);
  if (before && [...before.letters].every(([rank, text]) => letter(rank) === text)) return before;
  const letters = new Map<LetteredRank, string>();
  const face = deck.face(card, (rank) => {
    const text = letter(rank);
    letters.set(rank, text);
    return text;
  });
  const drawn = face && { art: nodesOf(face), letters };
  // A page may ask for anything, and without end.
  if (drawn) known.set(card, drawn);
  return drawn;
}

export function drawnBack(deck: Deck): Drawn {
  const drawn = backs.get(deck) ?? { art: nodesOf(deck.back()), letters: new Map<LetteredRank, string>() };
  backs.set(deck, drawn);
  return drawn;
}

/** The bare picture, without the marks at which its template could change. */
function nodesOf(picture: unknown): DocumentFragment {
  const art = document.createDocumentFragment();
  render(svg`${picture}`, art);
  const marks = document.createNodeIterator(art, NodeFilter.SHOW_COMMENT);
  for (let mark = marks.nextNode(); mark; mark = marks.nextNode()) mark.parentNode?.removeChild(mark);
  return art;
}
