/**
 * The public shapes of the rules core: plain data, no code. Deal records travel between sites,
 * so names and codes stay as they are within a major version.
 */

/** `S H D C` + `1 2 … 10 J N Q K` (N = knight), `T1 … T21`, `E`. Preferanzen: `7 … 10 J Q K 1`. */
export type CardCode = string;
/** 0-based, in play order: seat (s + 1) % players plays after seat s. */
export type Seat = number;
export type GameId = "french-tarot" | "piedicavallo" | "preferanzen";

/** A deal as plain JSON: to store, share, replay, and to write figures and lessons with. */
export interface DealRecord {
  format: "tarot-deal/1";
  game: GameId;
  players: number;
  dealer: Seat;
  /** Only the options that differ from the game's defaults (rules.md names them with their values). */
  options?: Record<string, unknown>;
  /** One string a seat, codes separated by one space, as dealt (before the dog is taken). */
  hands: string[];
  /** Dog or talon; "" in Piedicavallo, whose dealer holds 17. */
  talon: string;
  /**
   * "<seat> <verb> <arguments>", in the order in which they happened; may stop anywhere.
   *   bid      1 bid pass · 2 bid garde-sans · 0 bid hold · 1 bid geschaeft-hearts
   *   call     2 call HK
   *   discard  2 discard S1 S2 S3 H4 H5 D6
   *   announce 2 announce slam · 2 announce none · 0 announce sans-atout (Preferanzen's contract)
   *   join     1 join · 1 drop · 2 invite · 2 alone          (Preferanzen's defenders)
   *   handful  0 handful T3 T4 … E                           (before that seat's first card)
   *   play     0 play T21
   * French Tarot's taker always says one of announce slam / none; a handful is only ever volunteered.
   */
  actions: string[];
}

export type Action =
  | { seat: Seat; type: "bid"; bid: string }
  | { seat: Seat; type: "call"; card: CardCode }
  | { seat: Seat; type: "discard"; cards: CardCode[] }
  | { seat: Seat; type: "announce"; what: string }
  | { seat: Seat; type: "join" | "drop" | "invite" | "alone" }
  | { seat: Seat; type: "handful"; cards: CardCode[] }
  | { seat: Seat; type: "play"; card: CardCode };

/** What the seat to act may do now. */
export type Choices =
  | { phase: "bid"; seat: Seat; bids: string[] }
  | { phase: "call"; seat: Seat; cards: CardCode[] }
  /** `from`: cards that some legal discard contains; `must`: those that every one contains; `count` in all. check() decides. */
  | { phase: "discard"; seat: Seat; count: number; from: CardCode[]; must: CardCode[] }
  | { phase: "announce"; seat: Seat; options: string[] }
  | { phase: "defend"; seat: Seat; options: ("join" | "drop" | "invite" | "alone")[] }
  | { phase: "play"; seat: Seat; cards: CardCode[]; handfuls: HandfulChoice[] }
  /** In a view of any seat but the one to act: who acts, and on what. */
  | { phase: "wait"; seat: Seat; for: "bid" | "call" | "discard" | "announce" | "defend" | "play" }
  | { phase: "done" };

/**
 * `count`: cards to show, the Excuse included. `trumps`: the pool to choose from (open discards of a
 * triple too); `must`: those that have to be among them. `withExcuse`: it stands in for the one missing trump.
 */
export interface HandfulChoice { level: 1 | 2 | 3; count: number; trumps: CardCode[]; must: CardCode[]; withExcuse: boolean }

/** Why an action is not allowed: a code to translate, never a sentence. */
export interface Refusal {
  reason: RefusalReason;
  /** What would do: the legal cards, bids or contracts; for discard-plain-first the cards that have to go. */
  allowed?: string[];
  /**
   * Facts for the explanation. must-follow, must-trump: `led`; must-overtrump, must-beat: `led`, `beat` (a card);
   * called-suit-lead, call-rank-not-allowed: `called`; bid-too-low, bid-not-next, contract-below-bid: `bid`;
   * discard-count, handful-count: `count`, `given`; card-not-held, discard-…: `card`.
   */
  facts?: Record<string, string | number>;
}
/**
 * The first that holds, in this order: unknown-action, deal-over, not-your-turn, wrong-phase, a count, card-not-held,
 * the rule. Trumps led and a plain card tried with trumps in hand: must-follow; a lower trump: must-overtrump.
 * Preferanzen: a card that could beat and does not, of the suit led or in trumps: must-beat.
 */
export type RefusalReason =
  | "not-your-turn" | "wrong-phase" | "deal-over" | "unknown-action"
  | "card-not-held" | "must-follow" | "must-trump" | "must-overtrump" | "must-beat" | "called-suit-lead"
  | "bid-too-low" | "bid-not-next" | "bid-first-call-only" | "hold-not-allowed" | "contract-below-bid"
  | "call-rank-not-allowed"
  | "discard-count" | "discard-king" | "discard-bout" | "discard-trump" | "discard-plain-first"
  | "handful-count" | "handful-not-trump" | "handful-excuse" | "handful-late" | "handful-twice" | "slam-not-allowed";

/** Opaque and immutable; holds everything, hidden cards too. */
export interface DealState { readonly game: GameId; readonly players: number; readonly dealer: Seat }
/**
 * What one seat may know, JSON-safe; the same for two deals that differ only in what the seat cannot see.
 * Fields that do not apply to the game or the phase are absent.
 */
export interface SeatView {
  game: GameId; players: number; dealer: Seat; options: Record<string, unknown>;
  seat: Seat; hand: CardCode[]; choices: Choices;
  bids: { seat: Seat; bid: string }[];
  taker?: Seat; contract?: string; multiplier?: number;
  called?: CardCode;
  /** Who is known to play with whom, as far as this seat knows: "partner" | "alone" | "unknown". */
  partner?: { known: "partner"; seat: Seat } | { known: "alone" } | { known: "unknown" };
  /** The shown dog. */
  dog?: CardCode[];
  /** This seat's own discard; everybody's open ones; how many trumps were announced (Piedicavallo). */
  discard?: CardCode[]; publicDiscards?: CardCode[]; announcedTrumps?: number;
  slamAnnounced?: boolean;
  handfuls: { seat: Seat; level: 1 | 2 | 3; cards: CardCode[] }[];
  /** Preferanzen: what the defenders have said, in order; who plays, who invited the other, the open hand. */
  answers?: { seat: Seat; answer: "join" | "drop" | "invite" | "alone" }[];
  active?: Seat[]; inviter?: Seat; openHand?: { seat: Seat; cards: CardCode[] };
  /** The half point owed for the Excuse, where the sides are known. */
  excuse?: { owner: Seat; owed: boolean };
  tricks: Trick[];
  /** The one on the table. */
  trick: Trick;
  /** Cards in each hand. */
  counts: number[];
  result: DealResult | null;
}
/** `winner`: so far, while the trick runs; null while it is empty or holds the Excuse alone. */
export interface Trick { leader: Seat; cards: CardCode[]; winner: Seat | null }

/** `kind` tells them apart: "void" or the game's id. */
export type DealResult = VoidResult | FrenchTarotResult | PiedicavalloResult | PreferanzenResult;
export interface VoidResult { kind: "void"; void: "all-pass" | "petit-sec"; /** petit sec: whose hand. */ seat?: Seat; scores: number[] }
export interface FrenchTarotResult extends FrenchTarotScore {
  kind: "french-tarot";
  taker: Seat; partner: Seat | null; contract: "prise" | "garde" | "garde-sans" | "garde-contre";
  /** Trick winners in order. */
  winners: Seat[];
  takerPoints: number; bouts: number;
  petitAuBout: "taker" | "defence" | null;
  slam: "taker" | "defence" | null; slamAnnounced: boolean;
  handfuls: { seat: Seat; level: 1 | 2 | 3 }[];
  /** Trumps laid aside openly. */
  publicDiscards: CardCode[];
  /** Where the Excuse ended: who played it, whether it changed sides, which side got half a point for it; null if it lay in the dog. */
  excuse: { owner: Seat; changedSides: boolean; halfPointTo: "taker" | "defence" | null } | null;
  scores: number[];
}
/** `points` of seats 0+2 and 1+3; `scores`: own side's points − 57. */
export interface PiedicavalloResult { kind: "piedicavallo"; winners: Seat[]; points: [number, number]; announcedTrumps: number; scores: number[] }
export interface PreferanzenResult { kind: "preferanzen"; declarer: Seat; contract: string; made: boolean; winners: Seat[]; tricks: number[]; scores: number[] }

export interface FrenchTarotScore {
  target: number; made: boolean;
  /** Rounded away from zero; negative if failed. */
  difference: number;
  multiplier: number;
  /** The parts of perDefender, signed, in the order in which a sheet shows them. */
  parts: { base: number; petitAuBout: number; handfuls: number; slam: number };
  perDefender: number;
  /** perDefender shared out by role. */
  shares: { taker: number; partner: number | null; defender: number };
}

/** What the score sheet knows of a deal played at a real table. */
export interface ScoreInput {
  players: 3 | 4 | 5; contract: "prise" | "garde" | "garde-sans" | "garde-contre";
  takerPoints: number; bouts: 0 | 1 | 2 | 3;
  petitAuBout?: "taker" | "defence" | null;
  handfuls?: (1 | 2 | 3)[];
  slam?: "taker" | "defence" | null; slamAnnounced?: boolean;
  /** 5 players: no partner. */
  alone?: boolean;
}

/** A deal to be shuffled. players: 4 (Preferanzen 3) where left out; dealer: 0. */
export interface DealSetup { game: GameId; players?: number; dealer?: Seat; seed: string; options?: Record<string, unknown> }

/** Tricks won and the card points in them, by seat, as far as a view knows. */
export interface Tally { seats: { tricks: number; points: number }[] }

/**
 * How a contract stands for the taker's side, as far as a view knows: `points` and `bouts` in its pile so far, and the
 * `target` that those bouts set. `complete`: nothing hidden from this view lies in that pile by now.
 */
export interface Standing { points: number; bouts: number; target: number; complete: boolean }
