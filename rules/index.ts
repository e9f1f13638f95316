/** The rules core: card games as pure functions on plain data. No DOM, no text, no dependency. */
import type { CardCode, GameId, SeatView, Standing, Tally } from "./contract.js";
import { RecordError } from "./errors.js";
import { readFrame } from "./frame.js";
import { viewFrom } from "./deal-state.js";
import { gameOf } from "./games.js";
import { handSize } from "./layout.js";
import { ownList } from "./untrusted.js";

export type * from "./contract.js";
export { IllegalActionError, RecordError, ScoreError, SessionError, type RecordErrorCode, type SessionErrorCode } from "./errors.js";
export { formatAction, parseAction } from "./actions.js";
export { apply, check, choices, result, view } from "./deal-state.js";
export { bidsAbove, highestBid, refuseBidAbove } from "./french-tarot/auction.js";
export { bids as frenchTarotBids, contracts as frenchTarotContracts } from "./french-tarot/contracts.js";
export { bonuses as frenchTarotBonuses } from "./french-tarot/score.js";
export { handfulSizes } from "./french-tarot/tables.js";
export { scoreFrenchTarot } from "./french-tarot/score-sheet.js";
export { readLink, writeLink } from "./links/link.js";
export { newDeal } from "./new-deal.js";
export { parseRecord, replay } from "./records.js";
export { nextDealer } from "./seats.js";
export { addResult, joinSession, leaveSession, sessionTable, sessionTotals, startSession, type Session, type SessionDeal, type SessionSetup, type Sitter } from "./session.js";
export { diceFrom, type Dice } from "./shuffle.js";
export { isBout, isTrump } from "./tarots.js";
export { fromObject } from "./untrusted.js";
export { toRecord } from "./write-record.js";

/** Every card of a game: highest first within a suit, suits in the order in which a hand is held. Throws RecordError "game". */
export function deck(game: GameId): readonly CardCode[] {
  return gameOf(game).deck.cards;
}

/** A copy in the deck's order. Throws RecordError "game", "wrong-type" for what is no list or, for a card that the deck does not have, "unknown-card". */
export function sortHand(game: GameId, hand: readonly CardCode[]): CardCode[] {
  const { deck } = gameOf(game);
  const own = ownList(hand);
  if (own === null) throw new RecordError("wrong-type", "");
  return deck.sort(own as CardCode[]);
}

/** In points: halves in French Tarot, whole ones in Piedicavallo, always 0 in Preferanzen, where tricks count. Throws RecordError "game" or "unknown-card". */
export function cardPoints(game: GameId, card: CardCode): number {
  const { deck, cardPoints: pointsOf } = gameOf(game);
  if (!deck.has(card)) throw new RecordError("unknown-card", "");
  return pointsOf(card);
}

/** Tricks in a deal. Throws RecordError "game" or "players". */
export function trickCount(game: GameId, players: number): number {
  return handSize(readFrame({ game, players }).layout);
}

/** Cards in the dog or talon; 0 where there is none. Throws RecordError "game" or "players". */
export function talonSize(game: GameId, players: number): number {
  return readFrame({ game, players }).layout.talonAfter.length;
}

/** Tricks won and the card points in them, by seat, as far as the view knows; dog and discard are left out. Throws TypeError where there is no view, RecordError "game". */
export function tally(view: SeatView): Tally {
  const { game } = viewFrom(view);
  return gameOf(game).tally(view);
}

/**
 * Card points and bouts of the taker's side so far, with the target that those bouts set, as far as the view knows. Null
 * where there is no contract, where this view cannot tell the sides yet, and in games without a target. Throws TypeError where there is no view, RecordError "game".
 */
export function standing(view: SeatView): Standing | null {
  const { game } = viewFrom(view);
  return gameOf(game).standing?.(view) ?? null;
}
