import { isBout, isKing, isPlain, piedicavalloDeck, sumPoints, type Card } from "./cards.js";
import { anyOf, drawFrom, shuffle, type Random } from "./random.js";
import { playTricks, type Duties, type Trick } from "./tricks.js";

const DUTIES: Duties = { trumps: "T", overtrump: false, beat: false };
const SIZE = 15;

/** The scores of a random deal. */
export function randomDeal(random: Random): number[] {
  const cards = shuffle(piedicavalloDeck, random);
  const dealer = 3;
  const hands = [0, 1, 2, 3].map((seat) => cards.slice(seat * SIZE, (seat + 1) * SIZE));
  hands[dealer]!.push(...cards.slice(4 * SIZE));
  const discard = randomDiscard(hands[dealer]!, random);
  hands[dealer] = hands[dealer]!.filter((card) => !discard.includes(card));
  const tricks = playTricks(hands, [0, 1, 2, 3], 0, SIZE, DUTIES, (legal) => anyOf(legal, random));
  const points = pointsOfEven(tricks, dealer, discard);
  return [0, 1, 2, 3].map((seat) => (seat % 2 === 0 ? points - 57 : 57 - points));
}

function randomDiscard(hand: readonly Card[], random: Random): Card[] {
  const plain = hand.filter((card) => isPlain(card) && !isKing(card));
  const trumps = hand.filter((card) => card.suit === "T" && !isBout(card));
  const lasting = hand.some((card) => card.suit === "T" && isBout(card));
  const numbers = [0, 1, 2].filter((count) => {
    const rest = 2 - count;
    if (count > trumps.length || rest > plain.length) return false;
    return count === 0 || rest === plain.length || (count === trumps.length && !lasting);
  });
  const count = anyOf(numbers, random);
  return [...drawFrom(trumps, count, random), ...drawFrom(plain, 2 - count, random)];
}

function pointsOfEven(tricks: readonly Trick[], dealer: number, discard: readonly Card[]): number {
  const won = tricks.filter(({ winner }) => winner % 2 === 0);
  if (won.length === 0) return 0;
  if (won.length === tricks.length) return 114;
  const pile = won.flatMap(({ cards }) => cards).filter((card) => card.code !== "E");
  const matto = tricks.some(({ cards, seats }) => cards.some((card, place) => card.code === "E" && seats[place]! % 2 === 0));
  return sumPoints(pile) + (matto ? 5 : 0) + (dealer % 2 === 0 ? sumPoints(discard) : 0);
}
