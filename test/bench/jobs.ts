import { parseRecord, replay, result, type DealRecord, type DealState } from "../../rules/index.js";
import {
  dealFrenchTarot, dealPiedicavallo, dealPreferanzen, newPosition, openFrenchTarot, openPiedicavallo, openPreferanzen, playOut, randomCard,
  randomFrom, SCORES, settleFrenchTarot, settlePiedicavallo, settlePreferanzen,
  type Random,
} from "../../rules/engine/index.js";
import * as french from "./plain/french-tarot.js";
import * as piedicavallo from "./plain/piedicavallo.js";
import * as preferanzen from "./plain/preferanzen.js";
import { randomFrom as plainRandomFrom } from "./plain/random.js";
import { parseText, writeRecord } from "./plain/read.js";
import { replay as plainReplay } from "./plain/replay.js";

/** Does something so many times; what it returns depends on all of it. */
export type Job = (times: number) => number;

/** The same job, ours and on arrays of card objects. */
export interface Bench { name: string; unit: string; ours: Job; plain: Job }

/** Where the luck of every job begins. */
export function luck(): Random {
  return randomFrom("bench");
}

/** Whole deals: dealt, opened, played out at random and scored; the first seat's scores are summed. */
export const deals: readonly Bench[] = [
  ...[3, 4, 5].map((players) => ({ name: `whole-deals-${players}p`, ours: frenchTarotDeals(players), plain: plainDeals((random) => french.randomDeal(players, random)) })),
  { name: "piedicavallo", ours: piedicavalloDeals(), plain: plainDeals(piedicavallo.randomDeal) },
  { name: "preferanzen", ours: preferanzenDeals(), plain: plainDeals(preferanzen.randomDeal) },
].map((bench) => ({ unit: "deals/s", ...bench }));

function frenchTarotDeals(players: number): Job {
  const random = luck();
  const position = newPosition();
  return sum(() => {
    if (!dealFrenchTarot(position, players, random)) return 0;
    openFrenchTarot(position, players - 1, random);
    playOut(position, randomCard, random);
    settleFrenchTarot(position);
    return position[SCORES];
  });
}

function piedicavalloDeals(): Job {
  const random = luck();
  const position = newPosition();
  return sum(() => {
    dealPiedicavallo(position, random);
    openPiedicavallo(position, 3, random);
    playOut(position, randomCard, random);
    settlePiedicavallo(position);
    return position[SCORES];
  });
}

function preferanzenDeals(): Job {
  const random = luck();
  const position = newPosition();
  return sum(() => {
    dealPreferanzen(position, random);
    if (openPreferanzen(position, random)) playOut(position, randomCard, random);
    settlePreferanzen(position);
    return position[SCORES];
  });
}

function plainDeals(deal: (random: () => number) => readonly number[] | null): Job {
  const random = plainRandomFrom(1);
  return sum(() => deal(random)?.[0] ?? 0);
}

/** Records in turn: replayed with every check, and read from text. */
export function records(list: readonly DealRecord[]): Bench[] {
  const texts = list.map((record) => JSON.stringify(record));
  const [next, nextText, plainNext, plainNextText] = [inTurn(list), inTurn(texts), inTurn(list), inTurn(texts)];
  return [
    { name: "replay", ours: sum(() => scoreOf(replay(next()))), plain: sum(() => plainReplay(plainNext()).result?.scores[0] ?? 0) },
    { name: "parse-record", ours: sum(() => parseRecord(nextText()).actions.length), plain: sum(() => writeRecord(parseText(plainNextText())).actions.length) },
  ].map((bench) => ({ unit: "records/s", ...bench }));
}

function scoreOf(state: DealState): number {
  return result(state)?.scores[0] ?? 0;
}

function inTurn<T>(list: readonly T[]): () => T {
  let next = 0;
  return () => list[next++ % list.length]!;
}

function sum(once: () => number): Job {
  return (times) => {
    let total = 0;
    for (let i = 0; i < times; i++) total += once();
    return total;
  };
}
