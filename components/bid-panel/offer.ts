import type { Action, Refusal, Seat } from "../../rules/index.js";
import { frenchTarotBids, highestBid, refuseBidAbove } from "../../rules/index.js";
import { warnOnce } from "../shared/warn.js";
import { isWordedBid } from "./bid-facts.js";

/** One thing to choose: a bid, a card to call, an announcement. */
export interface Option {
  code: string;
  /** Why it may not be chosen; null where it may. */
  refusal: Refusal | null;
}

/** What the panel offers, wherever it comes from. */
export interface Offer {
  phase: "bid" | "call" | "announce";
  seat: Seat;
  options: readonly Option[];
  /** The highest bid so far; null before the first. */
  current: string | null;
}

export interface SeatBid {
  seat: Seat;
  bid: string;
}

/** Everything a page or a table may say to the panel. */
export interface Terms {
  choices: unknown;
  bids: readonly string[] | null;
  allowed: readonly string[] | null;
  current: string | null;
  history: readonly SeatBid[];
  seat: Seat;
}

/** The calls of a page's list that can be read as calls. */
export function callsOf(value: unknown): readonly SeatBid[] {
  return Array.isArray(value) ? value.filter(isCall) : [];
}

function isCall(value: unknown): value is SeatBid {
  return typeof value === "object" && value !== null && "seat" in value && typeof value.seat === "number" && "bid" in value && typeof value.bid === "string";
}

/** The choices of a table win over the attributes; null where there is nothing to bid, call or announce. */
export function offerOf(terms: Terms): Offer | null {
  const { bids, history, seat } = terms;
  const current = terms.current ?? highestBid(history);
  const asked = terms.choices === null || terms.choices === undefined ? { phase: "bid" as const, seat, codes: terms.allowed } : askedBy(terms.choices, seat);
  if (!asked) return null;
  const { phase, codes } = asked;
  const options = phase === "bid" ? marked(shown(bids ?? frenchTarotBids, codes ?? []), codes, current) : (codes ?? []).map((code) => ({ code, refusal: null }));
  return { phase, seat: asked.seat, current, options };
}

/** What a table asks in the panel, as far as it can be read: a page may set anything. */
function askedBy(choices: unknown, seat: Seat): { phase: Offer["phase"]; seat: Seat; codes: readonly string[] } | null {
  const { phase, seat: given, ...lists } = typeof choices === "object" ? (choices as Readonly<Record<string, unknown>>) : {};
  if (phase !== "bid" && phase !== "call" && phase !== "announce") return null;
  const codes = lists[listed[phase]];
  if (isTexts(codes)) return { phase, seat: typeof given === "number" ? given : seat, codes };
  warnOnce(`<bid-panel> needs choices as the rules give them: there are no ${listed[phase]}.`);
  return null;
}

/** Where choices of a phase list what can be chosen. */
const listed = { bid: "bids", call: "cards", announce: "options" } as const;

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === "string");
}

/** What choosing means. The panel only says it; who applies it decides. */
export function actionOf(offer: Offer, code: string): Action {
  const { seat } = offer;
  switch (offer.phase) {
    case "bid":
      return { seat, type: "bid", bid: code };
    case "call":
      return { seat, type: "call", card: code };
    case "announce":
      return { seat, type: "announce", what: code };
  }
}

/** A game with other bids than the list's shows its own. */
function shown(bids: readonly string[], offered: readonly string[]): readonly string[] {
  return offered.every((bid) => bids.includes(bid)) ? bids : offered;
}

/** @param allowed null where nobody but the rules says what may be bid */
function marked(bids: readonly string[], allowed: readonly string[] | null, current: string | null): Option[] {
  return bids.map((code) => ({ code, refusal: refusalOf(code, allowed, current) }));
}

function refusalOf(code: string, allowed: readonly string[] | null, current: string | null): Refusal | null {
  if (allowed?.includes(code)) return null;
  // Of other games' bids the page alone knows their order.
  const ruled = isWordedBid(code) && (current === null || isWordedBid(current)) ? refuseBidAbove(current, code) : null;
  // What the rules would let pass is closed by the page.
  return allowed ? { ...(ruled ?? { reason: "wrong-phase" }), allowed: [...allowed] } : ruled;
}
