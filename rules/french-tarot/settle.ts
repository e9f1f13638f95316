import type { CardCode, FrenchTarotResult } from "../contract.js";
import { EXCUSE } from "../cards.js";
import type { Deal } from "../deal.js";
import type { DeepReadonly } from "../plain-data.js";
import { isBout, PETIT } from "../tarots.js";
import type { PlayedTrick } from "../tricks.js";
import { halfPoints } from "./cards.js";
import { contractOf } from "./contracts.js";
import { excuseFate, keeperOf, type ExcuseFate } from "./excuse.js";
import { score } from "./score.js";
import { sideOf, wonAll, type Side, type Sides } from "./sides.js";

/** Of kings as well. */
const BOUT_HALVES = halfPoints(PETIT);

/** What a deal comes to that was played to the end. */
export function settle(deal: Deal, tricks: readonly PlayedTrick[], sides: Sides): DeepReadonly<FrenchTarotResult> {
  const { players, options } = deal.setup;
  const { handfuls, slamAnnounced = false, publicDiscards = [] } = deal.table;
  const { name: contract } = contractOf(deal.table);
  const excuse = excuseFate(tricks, players, sides, options);
  const { takerPoints, bouts } = takerPile(deal, tricks, sides, excuse);
  const petit = petitAuBout(tricks, sides);
  const slam = slamSide(tricks, sides);
  const partnered = sides.partner !== null;
  // Field by field, as engines take long to write what is spread among others.
  const { target, made, difference, multiplier, parts, perDefender, shares } = score({
    players, contract, takerPoints, bouts, petitAuBout: petit, slam, slamAnnounced, handfuls: handfuls.map(({ level }) => level), partnered,
  });
  return {
    kind: "french-tarot",
    taker: sides.taker,
    partner: sides.partner,
    contract,
    winners: tricks.map(({ winner, leader }) => winner ?? leader),
    takerPoints, bouts, petitAuBout: petit, slam, slamAnnounced,
    target, made, difference, multiplier, parts, perDefender, shares,
    handfuls: handfuls.map(({ seat, level }) => ({ seat, level })),
    // In the order of their codes, as lists of results have them.
    publicDiscards: [...publicDiscards].sort(),
    excuse,
    scores: deal.hands.map((_, seat) => shareOf(seat, sides, shares)),
  };
}

/** What tricks and dog of the taker's side come to. The Excuse is among the cards only if it came with the dog; excuseFate() tells of one that was played. */
function takerPile({ setup, table, discard }: Deal, tricks: readonly PlayedTrick[], sides: Sides, excuse: ExcuseFate | null): { takerPoints: number; bouts: number } {
  const keeps = excuse !== null && keeperOf(excuse, sides) === "taker";
  let halves = (keeps ? halfPoints(EXCUSE) : 0) + { taker: 1, defence: -1, none: 0 }[excuse?.halfPointTo ?? "none"];
  let bouts = keeps ? 1 : 0;
  const count = (cards: readonly CardCode[], isPlayed: boolean): void => {
    for (const card of cards) {
      if (isPlayed && card === EXCUSE) continue;
      const worth = halfPoints(card);
      halves += worth;
      if (worth === BOUT_HALVES && isBout(card)) bouts += 1;
    }
  };
  for (const { winner, cards } of tricks) if (winner !== null && sideOf(sides, winner) === "taker") count(cards, true);
  count({ shown: discard, taker: setup.talon, defence: [] }[contractOf(table).dog], false);
  return { takerPoints: halves / 2, bouts };
}

/** Decided by the last trick, or by the one before where the Excuse, led and winning, finished a slam (FFT R-RO 2012-06). */
function petitAuBout(tricks: readonly PlayedTrick[], sides: Sides): Side | null {
  const last = tricks.at(-1);
  const isExcuseSlam = last !== undefined && last.cards[0] === EXCUSE && last.winner === last.leader;
  const deciding = isExcuseSlam ? tricks.at(-2) : last;
  const winner = deciding?.cards.includes(PETIT) === true ? deciding.winner : null;
  return winner === null ? null : sideOf(sides, winner);
}

function slamSide(tricks: readonly PlayedTrick[], sides: Sides): Side | null {
  return (["taker", "defence"] as const).find((side) => wonAll(sides, side, tricks)) ?? null;
}

function shareOf(seat: number, sides: Sides, shares: FrenchTarotResult["shares"]): number {
  if (seat === sides.taker) return shares.taker;
  return seat === sides.partner ? (shares.partner ?? 0) : shares.defender;
}
