import type { CardCode, FrenchTarotResult } from "../contract.js";
import { EXCUSE } from "../cards.js";
import type { Deal } from "../deal.js";
import type { DeepReadonly } from "../plain-data.js";
import { isBout, PETIT } from "../tarots.js";
import { pileOf, type PlayedTrick } from "../tricks.js";
import { halfPoints, sumHalfPoints } from "./cards.js";
import { contractOf } from "./contracts.js";
import { excuseFate, keeperOf, type ExcuseFate } from "./excuse.js";
import { score } from "./score.js";
import { sideOf, wonAll, type Side, type Sides } from "./sides.js";

/** What a deal comes to that was played to the end. */
export function settle(deal: Deal, sides: Sides): DeepReadonly<FrenchTarotResult> {
  const { players, options } = deal.setup;
  const { tricks, handfuls, slamAnnounced = false, publicDiscards = [] } = deal.table;
  const { name: contract } = contractOf(deal.table);
  const excuse = excuseFate(tricks, players, sides, options);
  const counted = {
    takerPoints: takerHalfPoints(deal, sides, excuse) / 2,
    bouts: takerBouts(deal, sides, excuse),
    petitAuBout: petitAuBout(tricks, sides),
    slam: slamSide(tricks, sides),
    slamAnnounced,
  };
  const scored = score({ players, contract, ...counted, handfuls: handfuls.map(({ level }) => level), partnered: sides.partner !== null });
  return {
    kind: "french-tarot",
    taker: sides.taker,
    partner: sides.partner,
    contract,
    winners: tricks.flatMap(({ winner }) => winner ?? []),
    ...counted,
    ...scored,
    handfuls: handfuls.map(({ seat, level }) => ({ seat, level })),
    // In the order of their codes, as lists of results have them.
    publicDiscards: [...publicDiscards].sort(),
    excuse,
    scores: deal.hands.map((_, seat) => shareOf(seat, sides, scored.shares)),
  };
}

/** Tricks and dog of the taker's side. The Excuse lies among them only if it came with the dog; excuseFate() tells of one that was played. */
function takerPile({ setup, table, discard }: Deal, sides: Sides): CardCode[] {
  const dog = { shown: discard, taker: setup.talon, defence: [] }[contractOf(table).dog];
  return [...pileOf(tricksOf("taker", table.tricks, sides)), ...dog];
}

function tricksOf(side: Side, tricks: readonly PlayedTrick[], sides: Sides): readonly PlayedTrick[] {
  return tricks.filter(({ winner }) => winner !== null && sideOf(sides, winner) === side);
}

function takerHalfPoints(deal: Deal, sides: Sides, excuse: ExcuseFate | null): number {
  const pile = sumHalfPoints(takerPile(deal, sides));
  if (excuse === null) return pile;
  const kept = keeperOf(excuse, sides) === "taker" ? halfPoints(EXCUSE) : 0;
  const exchanged = { taker: 1, defence: -1, none: 0 }[excuse.halfPointTo ?? "none"];
  return pile + kept + exchanged;
}

function takerBouts(deal: Deal, sides: Sides, excuse: ExcuseFate | null): number {
  const kept = excuse !== null && keeperOf(excuse, sides) === "taker" ? 1 : 0;
  return takerPile(deal, sides).filter(isBout).length + kept;
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
