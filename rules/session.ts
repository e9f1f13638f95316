import type { DealResult, GameId, Seat } from "./contract.js";
import { RecordError, SessionError } from "./errors.js";
import { gameOf } from "./games.js";
import { isPlainObject, ownFields } from "./plain-data.js";
import { nextDealer, readSeat, seatAfter } from "./seats.js";
import { ownList } from "./untrusted.js";

/*
 * A session: deals in a row, between which players may join and leave. Plain data that JSON can carry;
 * nothing here changes a session, each function returns the next. Players are whatever texts the page
 * tells them apart by.
 */

/** Somebody at the table. */
export interface Sitter {
  readonly player: string;
  /** How many deals were over when this player sat down: the total counts those after. */
  readonly since: number;
}

/** A deal that is over: who sat where, who dealt, and each seat's score. */
export interface SessionDeal {
  readonly players: readonly string[];
  readonly dealer: Seat;
  readonly scores: readonly number[];
}

export interface Session {
  readonly game: GameId;
  /** Those who sit at the table now, in order of play: the place in the list is the seat of the next deal. */
  readonly seats: readonly Sitter[];
  /** The player who deals next. */
  readonly dealer: string;
  /** Oldest first. */
  readonly deals: readonly SessionDeal[];
}

/** @param players in order of play; dealer: the first to deal, the first seat where left out */
export interface SessionSetup { readonly game: GameId; readonly players: readonly string[]; readonly dealer?: Seat }

/**
 * A session before its first deal.
 * Throws RecordError "wrong-type" for what is no setup and "game" for a game that there is not; SessionError "players" for a number that the game
 * cannot be played by, "player" for one who is no text or an empty one, "seated" for one who is named twice, "seat" for a dealer who is not at the table.
 */
export function startSession(setup: SessionSetup): Session {
  const fields = ownFields(setup, ["game", "players", "dealer"]);
  if (fields === null) throw new RecordError("wrong-type", "");
  const { id: game, layouts } = gameOf(fields.game);
  const players = ownList(fields.players);
  if (players === null || !layouts.has(players.length)) throw new SessionError("players");
  const dealer = readSeat(fields.dealer === undefined ? 0 : fields.dealer, players.length);
  if (dealer === null) throw new SessionError("seat");
  const seats = players.reduce<readonly Sitter[]>((seated, player) => withSitter(seated, player, seated.length, 0), []);
  return frozen({ game, seats, dealer: playerAt(seats, dealer), deals: [] });
}

/**
 * Somebody sits down, with a total of nothing, also one who was there before.
 * Between the last dealer and the one to the right, a newcomer is now the one to the right and deals next.
 * Throws SessionError "session" for what is no session, "player", "seated", "seat", or "players" where the table is full.
 * @param seat the seat that the newcomer has then, from 0 to the number of those seated (where left out): the others move up
 */
export function joinSession(session: Session, player: string, seat?: Seat): Session {
  insistOnSession(session);
  const count = session.seats.length;
  if (count >= Math.max(...gameOf(session.game).layouts.keys())) throw new SessionError("players");
  const place = readSeat(seat === undefined ? count : seat, count + 1);
  if (place === null) throw new SessionError("seat");
  const seats = withSitter(session.seats, player, place, session.deals.length);
  const before = playerAt(seats, seatAfter(place, count, count + 1));
  return frozen({ ...session, seats, dealer: before === lastDealer(session) ? player : session.dealer });
}

/**
 * Somebody gets up; the others keep their totals and their order. Whose turn it is to deal passes on if need be.
 * The table may be short of players until somebody joins. Throws SessionError "session" for what is no session, "not-seated", or "players" for the very last one.
 */
export function leaveSession(session: Session, player: string): Session {
  insistOnSession(session);
  const seat = seatOf(session.seats, player);
  if (session.seats.length === 1) throw new SessionError("players");
  const dealer = player === session.dealer ? playerAt(session.seats, nextDealer(session.seats.length, seat)) : session.dealer;
  return frozen({ ...session, seats: session.seats.filter((sitter) => sitter.player !== player), dealer });
}

/**
 * A deal is over: it is noted with those who sit at the table, and the deal passes to the right, also after a void one.
 * Takes result() of a deal as it is, or the scores by seat of one at a real table.
 * Throws SessionError "session" for what is no session, "players" where the table is short, "scores" where there is not one whole number a seat, summing to 0.
 */
export function addResult(session: Session, result: Pick<DealResult, "scores">): Session {
  const { players: count, dealer } = sessionTable(session);
  const scores = ownList(ownFields(result, ["scores"])?.scores) as readonly number[] | null;
  if (scores === null || scores.length !== count || scores.findIndex((score) => !Number.isInteger(score)) !== -1) throw new SessionError("scores");
  if (scores.reduce((sum, score) => sum + score, 0) !== 0) throw new SessionError("scores");
  const players = session.seats.map(({ player }) => player);
  const next = playerAt(session.seats, nextDealer(count, dealer));
  return frozen({ ...session, dealer: next, deals: [...session.deals, { players, dealer, scores: [...scores] }] });
}

/** What newDeal() wants to know for the next deal besides a seed and options. Throws SessionError "session" for what is no session, "players" where the table is short. */
export function sessionTable(session: Session): { game: GameId; players: number; dealer: Seat } {
  insistOnSession(session);
  const { game, seats, dealer } = session;
  if (!gameOf(game).layouts.has(seats.length)) throw new SessionError("players");
  return { game, players: seats.length, dealer: seatOf(seats, dealer) };
}

/** What those who sit at the table have scored since they sat down, by seat. Throws SessionError "session" for what is no session. */
export function sessionTotals(session: Session): { player: string; total: number }[] {
  insistOnSession(session);
  const { seats, deals } = session;
  return seats.map(({ player, since }) => ({
    player,
    total: deals.slice(since).reduce((sum, { players, scores }) => sum + (scores[players.indexOf(player)] ?? 0), 0),
  }));
}

/** What a page passes as a session, which it may have stored as text. Throws SessionError "session". */
function insistOnSession(session: unknown): void {
  const fields = ownFields(session, ["game", "seats", "dealer", "deals"]);
  const seats = ownList(fields?.seats);
  const isOne = fields !== null && typeof fields.dealer === "string" && Array.isArray(fields.deals) && seats?.every(isPlainObject);
  if (isOne !== true) throw new SessionError("session");
}

/** Who dealt the last deal, while still seated since. */
function lastDealer({ seats, deals }: Session): string | undefined {
  const last = deals.at(-1);
  const player = last?.players[last.dealer];
  return seats.some((sitter) => sitter.player === player && sitter.since < deals.length) ? player : undefined;
}

function withSitter(seats: readonly Sitter[], player: unknown, seat: Seat, since: number): Sitter[] {
  if (typeof player !== "string" || player === "") throw new SessionError("player");
  if (seats.some((sitter) => sitter.player === player)) throw new SessionError("seated");
  return seats.toSpliced(seat, 0, { player, since });
}

function seatOf(seats: readonly Sitter[], player: string): Seat {
  const seat = seats.findIndex((sitter) => sitter.player === player);
  if (seat === -1) throw new SessionError("not-seated");
  return seat;
}

function playerAt(seats: readonly Sitter[], seat: Seat): string {
  const sitter = seats[seat];
  if (sitter === undefined) throw new SessionError("seat");
  return sitter.player;
}

function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}
