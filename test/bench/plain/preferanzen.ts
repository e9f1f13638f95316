import { preferanzenDeck } from "./cards.js";
import { anyOf, below, drawFrom, shuffle, type Random } from "./random.js";
import { playTricks, type Trick } from "./tricks.js";

interface Contract { name: string; trumps: string | null; stake: number; talon: boolean; goal: (won: boolean[]) => boolean }

const six = (won: boolean[]) => won.filter(Boolean).length >= 6;
const none = (won: boolean[]) => won.every((mine) => !mine);
const all = (won: boolean[]) => won.every(Boolean);
const sixInARow = (won: boolean[]) => {
  let run = 0;
  return won.some((mine) => (run = mine ? run + 1 : 0) >= 6);
};

const CONTRACTS: readonly Contract[] = [
  ...["C", "S", "D", "H"].map((trumps) => ({ name: trumps, trumps, stake: 0, talon: true, goal: six })),
  ...["C", "S", "D", "H"].map((trumps) => ({ name: `geschaeft-${trumps}`, trumps, stake: 0, talon: false, goal: six })),
  { name: "bettler", trumps: null, stake: 10, talon: true, goal: none },
  { name: "herzpraemie", trumps: "H", stake: 0, talon: false, goal: six },
  { name: "sans-atout", trumps: null, stake: 20, talon: true, goal: sixInARow },
  { name: "bettler-ouvert", trumps: null, stake: 30, talon: true, goal: none },
  { name: "durchmarsch", trumps: null, stake: 40, talon: true, goal: all },
];
const SIZE = 10;

interface Table { contract: Contract; declarer: number; joined: number[]; invites: boolean }

/** The scores of a random deal. */
export function randomDeal(random: Random): number[] {
  const contract = anyOf(CONTRACTS, random);
  const declarer = below(random, 3);
  const cards = shuffle(preferanzenDeck, random);
  const hands = [0, 1, 2].map((seat) => cards.slice(seat * SIZE, (seat + 1) * SIZE));
  if (contract.talon) {
    hands[declarer]!.push(...cards.slice(3 * SIZE));
    drawFrom(hands[declarer]!, 2, random);
  }

  const defenders = [(declarer + 1) % 3, (declarer + 2) % 3];
  const joined = contract.trumps === null ? defenders : defenders.filter(() => random() < 0.5);
  const invites = joined.length === 1 && random() < 0.5;
  const table: Table = { contract, declarer, joined, invites };
  if (joined.length === 0) return score(table, [], true);
  const active = [0, 1, 2].filter((seat) => seat === declarer || invites || joined.includes(seat));
  const leader = contract.name === "sans-atout" ? (declarer + 2) % 3 : declarer;
  const duties = { trumps: contract.trumps, overtrump: true, beat: true };
  const tricks = playTricks(hands, active, leader, SIZE, duties, (legal) => anyOf(legal, random));
  return score(table, tricks, contract.goal(tricks.map(({ winner }) => winner === declarer)));
}

function score({ contract, declarer, joined, invites }: Table, tricks: readonly Trick[], made: boolean): number[] {
  const won = [0, 1, 2].map((seat) => tricks.filter(({ winner }) => winner === seat).length);
  const scores = won.map((own, seat) => {
    if (seat === declarer) return 0;
    if (contract.trumps === null) return made ? -contract.stake : contract.stake;
    const bonus = contract.name === "herzpraemie" ? (made ? -5 : 5) : 0;
    if (!joined.includes(seat)) return (made ? -3 : 4) + bonus;
    const counted = invites ? own + won[3 - seat - declarer]! : own;
    const lives = counted >= (invites ? 4 : 2);
    return counted + (lives ? (made ? -3 : 4) : made ? -8 : -2) + bonus;
  });
  scores[declarer] = -scores.reduce((sum, points) => sum + points, 0);
  return scores;
}
