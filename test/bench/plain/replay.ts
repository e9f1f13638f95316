import { isBout, isKing, isPlain, sortHand, type Card } from "./cards.js";
import { callable, CONTRACTS, DUTIES, isPetitSec, scoreDeal, TABLES, type Scored } from "./french-tarot.js";
import { PlainError, readObject, type PlainAction, type PlainRecord } from "./read.js";
import { legalCards, removeCard, winnerOf, type Trick } from "./tricks.js";

/** A deal that changes in place, action by action. */
export interface PlainState {
  record: PlainRecord;
  hands: Card[][];
  bids: { seat: number; bid: string }[];
  taker: number | null;
  contract: (typeof CONTRACTS)[number] | null;
  called: Card | null;
  aside: Card[] | null;
  slamAnnounced: boolean | null;
  handfuls: { seat: number; level: number; cards: Card[] }[];
  tricks: Trick[];
  trick: Trick;
  isOver: boolean;
  result: Scored | null;
}

/** Reads a record and plays it, every action checked. Throws PlainError. */
export function replay(value: unknown): PlainState {
  const record = readObject(value);
  const state = start(record);
  record.actions.forEach((action, i) => {
    const refusal = refuse(state, action);
    if (refusal !== null) throw new PlainError(`illegal-action: ${refusal}`, `actions[${i}]`);
    act(state, action);
  });
  return state;
}

function start(record: PlainRecord): PlainState {
  const { players, dealer, options } = record;
  const state: PlainState = {
    record, hands: record.hands.map(sortHand), bids: [], taker: null, contract: null, called: null, aside: null, slamAnnounced: null,
    handfuls: [], tricks: [], trick: { leader: (dealer + 1) % players, cards: [], seats: [], winner: -1 }, isOver: false, result: null,
  };
  const isDry = (hand: readonly Card[]) => isPetitSec(options["petitSecIgnoresExcuse"] === true ? hand.filter((card) => card.suit !== "E") : hand);
  if (state.hands.some(isDry)) state.isOver = true;
  const given = options["given"] as { taker: number; contract: string } | undefined;
  if (given !== undefined && !state.isOver) take(state, given.taker, given.contract);
  return state;
}

function take(state: PlainState, taker: number, name: string): void {
  state.taker = taker;
  state.contract = CONTRACTS.find((contract) => contract.name === name)!;
  if (state.record.players !== 5) takeDog(state);
}

function takeDog(state: PlainState): void {
  const { taker, record: { talon } } = state;
  if (state.contract!.dog === "shown") state.hands[taker!] = sortHand([...state.hands[taker!]!, ...talon]);
  else state.aside = talon;
}

function phaseOf(state: PlainState): { seat: number; phase: string } {
  const { record: { players, dealer }, bids, taker, trick } = state;
  if (taker === null) return { seat: (dealer + 1 + bids.length) % players, phase: "bid" };
  if (players === 5 && state.called === null) return { seat: taker, phase: "call" };
  if (state.aside === null) return { seat: taker, phase: "discard" };
  if (state.slamAnnounced === null) return { seat: taker, phase: "announce" };
  return { seat: (trick.leader + trick.cards.length) % players, phase: "play" };
}

/** A reason against an action, or null. */
function refuse(state: PlainState, { seat, type, word, cards }: PlainAction): string | null {
  if (state.isOver) return "deal-over";
  const turn = phaseOf(state);
  if (seat !== turn.seat) return "not-your-turn";
  if (type !== turn.phase && !(type === "handful" && turn.phase === "play")) return "wrong-phase";
  const hand = state.hands[seat]!;
  switch (type) {
    case "bid": return refuseBid(state, word);
    case "call": return callable(hand).includes(cards[0]!) ? null : "call-rank-not-allowed";
    case "discard": return refuseDiscard(hand, cards, TABLES[state.record.players]!.dog);
    case "announce": return refuseAnnouncement(state, hand, word);
    case "handful": return refuseHandful(state, seat, hand, cards);
    default: return refusePlay(state, hand, cards[0]!);
  }
}

function refuseBid({ bids }: PlainState, bid: string): string | null {
  if (bid === "pass") return null;
  const level = CONTRACTS.findIndex((contract) => contract.name === bid);
  if (level === -1) return "unknown-action";
  const highest = Math.max(-1, ...bids.map((call) => CONTRACTS.findIndex((contract) => contract.name === call.bid)));
  return level > highest ? null : "bid-too-low";
}

function refuseDiscard(hand: readonly Card[], cards: readonly Card[], count: number): string | null {
  if (cards.length !== count) return "discard-count";
  if (cards.some((card, i) => !hand.includes(card) || cards.indexOf(card) !== i)) return "card-not-held";
  if (cards.some(isKing)) return "discard-king";
  if (cards.some(isBout)) return "discard-bout";
  if (cards.every(isPlain)) return null;
  const plain = hand.filter((card) => isPlain(card) && !isKing(card));
  if (plain.length >= count) return "discard-trump";
  return plain.every((card) => cards.includes(card)) ? null : "discard-plain-first";
}

function refuseAnnouncement({ record }: PlainState, hand: readonly Card[], word: string): string | null {
  if (word === "none") return null;
  if (word !== "slam") return "unknown-action";
  return record.options["slamNeeds21"] === true && !hand.some((card) => card.code === "T21") ? "slam-not-allowed" : null;
}

function refuseHandful(state: PlainState, seat: number, hand: readonly Card[], cards: readonly Card[]): string | null {
  const { handfuls } = TABLES[state.record.players]!;
  const level = handfuls.indexOf(cards.length) + 1;
  if (level === 0) return "handful-count";
  const open = seat === state.taker && level === 3 && hand.filter(isKing).length === 4 ? state.aside!.filter((card) => card.suit === "T") : [];
  const held = hand.filter((card) => card.suit === "T");
  if (cards.some((card, i) => !(hand.includes(card) || open.includes(card)) || cards.indexOf(card) !== i)) return "card-not-held";
  if (state.tricks.length > 0) return "handful-late";
  if (state.handfuls.some((shown) => shown.seat === seat)) return "handful-twice";
  if (cards.some(isPlain)) return "handful-not-trump";
  const usesOpen = cards.some((card) => open.includes(card));
  if (usesOpen && !held.every((card) => cards.includes(card))) return "card-not-held";
  if (!cards.some((card) => card.suit === "E")) return null;
  const all = open.length > 0 && held.length < cards.length - 1 ? held.length + open.length : held.length;
  return all === cards.length - 1 ? null : "handful-excuse";
}

function refusePlay(state: PlainState, hand: readonly Card[], card: Card): string | null {
  if (!hand.includes(card)) return "card-not-held";
  const { called, tricks, trick, record } = state;
  const isFirst = trick.cards.length === 0 || (record.options["calledSuitBanAfterExcuse"] === true && trick.cards.every((other) => other.suit === "E"));
  if (called !== null && tricks.length === 0 && isFirst && card.suit === called.suit && card !== called) return "called-suit-lead";
  return legalCards(hand, trick.cards, DUTIES).includes(card) ? null : "must-follow";
}

function act(state: PlainState, { seat, type, word, cards }: PlainAction): void {
  switch (type) {
    case "bid": return bid(state, seat, word);
    case "call":
      state.called = cards[0]!;
      return takeDog(state);
    case "discard":
      state.aside = cards;
      state.hands[seat] = state.hands[seat]!.filter((card) => !cards.includes(card));
      return;
    case "announce":
      state.slamAnnounced = word === "slam";
      if (state.slamAnnounced) state.trick.leader = seat;
      return;
    case "handful":
      state.handfuls.push({ seat, level: TABLES[state.record.players]!.handfuls.indexOf(cards.length) + 1, cards });
      return;
    default: return play(state, seat, cards[0]!);
  }
}

function bid(state: PlainState, seat: number, word: string): void {
  state.bids.push({ seat, bid: word });
  if (state.bids.length < state.record.players) return;
  const last = state.bids.filter((call) => call.bid !== "pass").pop();
  if (last === undefined) state.isOver = true;
  else take(state, last.seat, last.bid);
}

function play(state: PlainState, seat: number, card: Card): void {
  const { trick, record: { players } } = state;
  removeCard(state.hands[seat]!, card);
  trick.cards.push(card);
  trick.seats.push(seat);
  if (trick.cards.length < players) return;
  trick.winner = winnerOf(trick, "T");
  state.tricks.push(trick);
  if (state.tricks.length === TABLES[players]!.size) end(state);
  else state.trick = { leader: trick.winner, cards: [], seats: [], winner: -1 };
}

function end(state: PlainState): void {
  const { record: { players, hands, options }, taker, called } = state;
  const holder = called === null ? -1 : hands.findIndex((hand) => hand.includes(called));
  state.isOver = true;
  state.result = scoreDeal({
    players, taker: taker!, partner: holder === -1 || holder === taker ? null : holder, contract: state.contract!, tricks: state.tricks, aside: state.aside!,
    slamAnnounced: state.slamAnnounced!, handfuls: state.handfuls.map(({ level }) => level), excuseStays: options["excuseLastTrick"] === "trick-winner",
  });
}
