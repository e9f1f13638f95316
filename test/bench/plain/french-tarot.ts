import { frenchTarotDeck, isBout, isKing, isPlain, sumPoints, type Card } from "./cards.js";
import { anyOf, below, drawFrom, shuffle, type Random } from "./random.js";
import { playTricks, type Duties, type Trick } from "./tricks.js";

export const DUTIES: Duties = { trumps: "T", overtrump: true, beat: false };
export const TABLES: Record<number, { size: number; dog: number; handfuls: number[] }> = {
  3: { size: 24, dog: 6, handfuls: [13, 15, 18] }, 4: { size: 18, dog: 6, handfuls: [10, 13, 15] }, 5: { size: 15, dog: 3, handfuls: [8, 10, 13] },
};
export const CONTRACTS = [
  { name: "prise", multiplier: 1, dog: "shown" }, { name: "garde", multiplier: 2, dog: "shown" },
  { name: "garde-sans", multiplier: 4, dog: "taker" }, { name: "garde-contre", multiplier: 6, dog: "defence" },
];
const TARGETS = [56, 51, 41, 36];

/** All that the score depends on. */
export interface Outcome {
  players: number;
  taker: number;
  partner: number | null;
  contract: (typeof CONTRACTS)[number];
  tricks: Trick[];
  /** The dog, or what was laid aside. */
  aside: Card[];
  slamAnnounced: boolean;
  handfuls: number[];
  excuseStays: boolean;
}

export function isPetitSec(hand: readonly Card[]): boolean {
  const tarots = hand.filter((card) => !isPlain(card));
  return tarots.length === 1 && tarots[0]!.code === "T1";
}

export function callable(hand: readonly Card[]): Card[] {
  const cards: Card[] = [];
  for (const rank of ["K", "Q", "N", "J"]) {
    const ofRank = frenchTarotDeck.filter((card) => isPlain(card) && card.code.endsWith(rank));
    cards.push(...ofRank);
    if (!ofRank.every((card) => hand.includes(card))) break;
  }
  return cards;
}

/** The scores of a random deal, null where nobody may bid. */
export function randomDeal(players: number, random: Random): number[] | null {
  const { size, dog: dogSize } = TABLES[players]!;
  const cards = shuffle(frenchTarotDeck, random);
  const hands = Array.from({ length: players }, (_, seat) => cards.slice(seat * size, (seat + 1) * size));
  let aside = cards.slice(players * size);
  if (hands.some(isPetitSec)) return null;

  const taker = below(random, players);
  const contract = anyOf(CONTRACTS, random);
  const called = players === 5 ? anyOf(callable(hands[taker]!), random) : null;
  const holder = called === null ? -1 : hands.findIndex((hand) => hand.includes(called));
  const partner = holder === -1 || holder === taker ? null : holder;
  if (contract.dog === "shown") {
    hands[taker]!.push(...aside);
    aside = randomDiscard(hands[taker]!, dogSize, random);
    hands[taker] = hands[taker]!.filter((card) => !aside.includes(card));
  }
  const slamAnnounced = below(random, 8) === 0;
  const seats = hands.map((_, seat) => seat);
  const tricks = playTricks(hands, seats, slamAnnounced ? taker : 0, size, DUTIES, (legal, trick, number) => {
    const isFirst = called !== null && number === 0 && trick.cards.length === 0;
    return anyOf(isFirst ? legal.filter((card) => card.suit !== called.suit || card === called) : legal, random);
  });
  return scoreDeal({ players, taker, partner, contract, tricks, aside, slamAnnounced, handfuls: [], excuseStays: false }).scores;
}

function randomDiscard(hand: readonly Card[], count: number, random: Random): Card[] {
  const plain = hand.filter((card) => isPlain(card) && !isKing(card));
  if (plain.length >= count) return drawFrom(plain, count, random);
  const trumps = hand.filter((card) => card.suit === "T" && !isBout(card));
  return [...plain, ...drawFrom(trumps, count - plain.length, random)];
}

export interface Scored {
  winners: number[];
  takerPoints: number;
  bouts: number;
  petitAuBout: "taker" | "defence" | null;
  slam: "taker" | "defence" | null;
  scores: number[];
}

export function scoreDeal(outcome: Outcome): Scored {
  const { players, taker, partner, contract, tricks, aside, slamAnnounced, handfuls } = outcome;
  const isTaker = (seat: number) => seat === taker || seat === partner;
  const last = tricks[tricks.length - 1]!;
  const earlier = tricks.slice(0, -1);
  const excuseWins = last.cards[0]!.code === "E" && earlier.every(({ winner }) => isTaker(winner) === isTaker(last.leader));
  if (excuseWins) last.winner = last.leader;

  const won = tricks.filter(({ winner }) => isTaker(winner));
  const slam = won.length === tricks.length ? "taker" : won.length === 0 ? "defence" : null;
  const pile = [...won.flatMap(({ cards }) => cards), ...contract.dog === "defence" ? [] : aside].filter((card) => card.code !== "E");
  const excuse = excuseOf(outcome, slam);
  const takerPoints = sumPoints(pile) + excuse.points;
  const bouts = pile.filter(isBout).length + excuse.bouts;

  const deciding = excuseWins ? tricks[tricks.length - 2]! : last;
  const hasPetit = deciding.cards.some((card) => card.code === "T1");
  const petitAuBout = !hasPetit ? null : isTaker(deciding.winner) ? "taker" : "defence";

  const exact = takerPoints - TARGETS[bouts]!;
  const sign = exact >= 0 ? 1 : -1;
  let perDefender = (sign * 25 + sign * Math.ceil(Math.abs(exact))) * contract.multiplier;
  if (petitAuBout !== null) perDefender += (petitAuBout === "taker" ? 10 : -10) * contract.multiplier;
  for (const level of handfuls) perDefender += sign * [20, 30, 40][level - 1]!;
  if (slam === "taker") perDefender += slamAnnounced ? 400 : 200;
  else perDefender -= (slam === "defence" ? 200 : 0) + (slamAnnounced ? 200 : 0);

  const scores = Array.from({ length: players }, (_, seat) => (seat === partner ? perDefender : -perDefender));
  scores[taker] = perDefender * (players - 1 - (partner === null ? 0 : 2));
  return { winners: tricks.map(({ winner }) => winner), takerPoints, bouts, petitAuBout, slam, scores };
}

/** What the Excuse brings to the taker's side. */
function excuseOf({ taker, partner, contract, tricks, aside, excuseStays }: Outcome, slam: "taker" | "defence" | null): { points: number; bouts: number } {
  const isTaker = (seat: number) => seat === taker || seat === partner;
  const place = tricks.findIndex(({ cards }) => cards.some((card) => card.code === "E"));
  if (place === -1) {
    const isTakers = contract.dog !== "defence" && aside.some((card) => card.code === "E");
    return isTakers ? { points: 4.5, bouts: 1 } : { points: 0, bouts: 0 };
  }
  const trick = tricks[place]!;
  const own = isTaker(trick.seats[trick.cards.findIndex((card) => card.code === "E")]!);
  const won = isTaker(trick.winner);
  const isLast = place === tricks.length - 1;
  const stays = !isLast || (won === own && (excuseStays || slam === (own ? "taker" : "defence")));
  const keeper = stays ? own : !own;
  return { points: (keeper ? 4 : 0) + (won ? 0.5 : 0), bouts: keeper ? 1 : 0 };
}
