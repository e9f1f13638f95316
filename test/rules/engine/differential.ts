import { apply, choices, replay, result, type CardCode, type DealResult, type DealState, type GameId } from "../../../rules/index.js";
import { codesIn, findLegal, LEGAL, newPosition, play, randomFrom, TURN, type Pack, type Place, type Position, type Random } from "../../../rules/engine/index.js";
import { random, steep, type Style } from "./styles.js";
import { twinOf, type Twin } from "./twins.js";

export { twinOf };

/** Every table that a game can be played at. */
export const TABLES: readonly (readonly [GameId, number])[] = [["french-tarot", 3], ["french-tarot", 4], ["french-tarot", 5], ["piedicavallo", 4], ["preferanzen", 3]];

/** How its deals are dealt and played. */
export function stylesOf(game: GameId): Style[] {
  return game === "preferanzen" ? [random] : [random, steep];
}

/**
 * Plays deals on masks and by the rules at once. Throws at the first difference in a legal set, a winner or what is
 * counted, with the record.
 * @returns what the deals came to
 */
export function compareDeals(twin: Twin, style: Style, seed: string, deals: number): DealResult[] {
  const random = randomFrom(seed);
  const position = newPosition();
  return Array.from({ length: deals }, (_, deal) => compareDeal(twin, style, position, deal, random)).filter((end) => end !== null);
}

function compareDeal(twin: Twin, { arrange, policy }: Style, position: Position, deal: number, random: Random): DealResult | null {
  const { record, isPlayed } = twin.open(position, deal % 3, random, arrange);
  const plays: string[] = [];
  const insist = (what: string, ours: unknown, theirs: unknown): void => {
    if (JSON.stringify(ours) === JSON.stringify(theirs)) return;
    const played = JSON.stringify({ ...record, actions: [...record.actions, ...plays] });
    throw new Error(`${what}: ${JSON.stringify(ours)} on masks, ${JSON.stringify(theirs)} by the rules, in ${played}`);
  };

  let state: DealState = replay(record);
  insist("whether cards are played", isPlayed, choices(state).phase === "play");
  if (isPlayed) findLegal(position);
  while (isPlayed && position[TURN] >= 0) {
    const seat = position[TURN];
    const pack = twin.pack(position);
    const legal = legalBy(state, seat);
    if (!areExactly(position, LEGAL, legal, pack)) insist("the legal cards", codesIn(position, LEGAL, pack), legal);
    const card = policy(position, random);
    play(position, card);
    const code = pack.codeOf(card);
    plays.push(`${seat} play ${code}`);
    state = apply(state, { seat, type: "play", card: code });
  }
  const end = result(state);
  if (end === null || end.kind === "void") return end;
  twin.settle(position);
  insist("what the deal comes to", twin.ours(position), twin.theirs(end));
  return end;
}

/** Whether three words hold these cards and no others. */
function areExactly(position: Position, cards: Place, codes: readonly CardCode[], pack: Pack): boolean {
  const words = [0, 0, 0];
  for (const code of codes) {
    const card = pack.cardOf(code);
    words[card >> 5]! |= 1 << card;
  }
  return words.every((word, i) => word === position[cards + i]);
}

/** In the order of the pack, as a hand is. */
function legalBy(state: DealState, seat: number): CardCode[] {
  const open = choices(state);
  return open.phase === "play" && open.seat === seat ? open.cards : [];
}
