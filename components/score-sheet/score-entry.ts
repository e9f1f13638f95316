import { scoreFrenchTarot, type DealResult, type FrenchTarotScore, type ScoreInput, type Seat } from "../../rules/index.js";

/** A handful and who showed it. */
export interface ShownHandful {
  seat: Seat;
  level: 1 | 2 | 3;
}

/**
 * A deal of French Tarot as a real table knows it: who, what, how many points. Everything else follows from it.
 * `players` belongs to the deal, not to the sheet, so that somebody may join or leave between deals.
 */
export interface ScoreEntry extends Omit<ScoreInput, "handfuls" | "alone"> {
  taker: Seat;
  /** Five players: the called partner; null or left out: alone. */
  partner?: Seat | null;
  handfuls?: ShownHandful[];
}

/** A deal as a host stores it, plain JSON: played at a table, or entered by hand. */
export type ScoreSheetDeal = PlayedDeal | EnteredDeal;
export interface PlayedDeal {
  result: DealResult;
  dealer?: Seat;
}
export interface EnteredDeal {
  entry: ScoreEntry;
  dealer?: Seat;
}

/** A deal as the sheet shows it. */
export type SheetDeal = ScoredDeal | VoidDeal | OtherDeal;
export interface ScoredDeal {
  kind: "scored";
  entry: ScoreEntry;
  score: FrenchTarotScore;
  scores: readonly number[];
  dealer?: Seat;
}
export interface VoidDeal {
  kind: "void";
  void: "all-pass" | "petit-sec";
  /** Petit sec: whose hand. */
  seat?: Seat;
  scores: readonly number[];
  dealer?: Seat;
}
/** Of a game whose score is not French Tarot's: only its scores are shown. */
export interface OtherDeal {
  kind: "other";
  game: "piedicavallo" | "preferanzen";
  scores: readonly number[];
  dealer?: Seat;
}

/** Throws ScoreError on what cannot be. */
export function scoreOf(entry: ScoreEntry): FrenchTarotScore {
  const { players, contract, takerPoints, bouts, petitAuBout = null, handfuls = [], slam = null, slamAnnounced = false } = entry;
  const alone = players === 5 && isAlone(entry);
  return scoreFrenchTarot({
    players, contract, takerPoints, bouts, petitAuBout, slam, slamAnnounced,
    handfuls: handfuls.map(({ level }) => level),
    ...(players === 5 && { alone }),
  });
}

export function isAlone({ partner }: ScoreEntry): boolean {
  return partner === null || partner === undefined;
}

/** Whether a seat plays for the contract or against it. */
export function roleOf(entry: ScoreEntry, seat: Seat): "taker" | "partner" | "defender" {
  if (seat === entry.taker) return "taker";
  return entry.players === 5 && seat === entry.partner ? "partner" : "defender";
}

/** The shares of a score, by seat. */
export function scoresBySeat(entry: ScoreEntry, { shares }: FrenchTarotScore): number[] {
  return Array.from({ length: entry.players }, (_, seat) => shares[roleOf(entry, seat)] ?? 0);
}

export function isPlayers(count: number | null): count is ScoreEntry["players"] {
  return count === 3 || count === 4 || count === 5;
}

/** What every seat has after each deal, the last line being the totals; a seat that did not play keeps what it had. */
export function runningTotals(deals: readonly SheetDeal[], seats: number): number[][] {
  let totals = Array.from({ length: seats }, () => 0);
  return deals.map(({ scores }) => (totals = totals.map((total, seat) => total + (scores[seat] ?? 0))));
}

/** What every seat has in the end. */
export function totalsOf(deals: readonly SheetDeal[], seats: number): number[] {
  return runningTotals(deals, seats).at(-1) ?? Array.from({ length: seats }, () => 0);
}

/** The seats with the highest total; nobody while all have the same. */
export function leadersOf(totals: readonly number[]): Seat[] {
  const best = Math.max(...totals);
  return totals.every((total) => total === best) ? [] : totals.flatMap((total, seat) => (total === best ? [seat] : []));
}
