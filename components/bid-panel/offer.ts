import type { Action, Choices, Refusal, Seat } from "../../rules/index.js";

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
  choices: Choices | null;
  bids: readonly string[];
  allowed: readonly string[] | null;
  current: string | null;
  history: readonly SeatBid[];
  seat: Seat;
}

/** French Tarot's calls, lowest first. */
export const frenchBids: readonly string[] = ["pass", "prise", "garde", "garde-sans", "garde-contre"];

/** The calls of a page's list that can be read as calls. */
export function callsOf(value: unknown): readonly SeatBid[] {
  return Array.isArray(value) ? value.filter(isCall) : [];
}

function isCall(value: unknown): value is SeatBid {
  return typeof value === "object" && value !== null && "seat" in value && typeof value.seat === "number" && "bid" in value && typeof value.bid === "string";
}

/** The choices of a table win over the attributes; null where there is nothing to bid, call or announce. */
export function offerOf(terms: Terms): Offer | null {
  const { choices } = terms;
  const current = terms.current ?? highest(terms.history);
  if (!choices) {
    const allowed = terms.allowed ?? above(terms.bids, current);
    return { phase: "bid", seat: terms.seat, current, options: marked(terms.bids, allowed, current) };
  }
  switch (choices.phase) {
    case "bid":
      return { phase: "bid", seat: choices.seat, current, options: marked(shown(terms.bids, choices.bids), choices.bids, current) };
    case "call":
      return { phase: "call", seat: choices.seat, current, options: choices.cards.map((code) => ({ code, refusal: null })) };
    case "announce":
      return { phase: "announce", seat: choices.seat, current, options: choices.options.map((code) => ({ code, refusal: null })) };
    default:
      return null;
  }
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

/** Every bid tops those before it, so the last one is the highest. */
function highest(history: readonly SeatBid[]): string | null {
  return history.findLast(({ bid }) => bid !== "pass")?.bid ?? null;
}

/** Alone on a page, without a word on what is allowed: passing, and what stands above the current bid in the list. */
function above(bids: readonly string[], current: string | null): readonly string[] {
  const floor = current === null ? -1 : bids.indexOf(current);
  return bids.filter((bid, place) => bid === "pass" || place > floor);
}

/** A game with other bids than the list's shows its own. */
function shown(bids: readonly string[], offered: readonly string[]): readonly string[] {
  return offered.every((bid) => bids.includes(bid)) ? bids : offered;
}

function marked(bids: readonly string[], allowed: readonly string[], current: string | null): Option[] {
  return bids.map((code) => ({ code, refusal: allowed.includes(code) ? null : refusalOf(code, bids, allowed, current) }));
}

function refusalOf(code: string, bids: readonly string[], allowed: readonly string[], current: string | null): Refusal {
  const tooLow = current !== null && bids.includes(current) && bids.indexOf(code) <= bids.indexOf(current);
  return tooLow && code !== "pass"
    ? { reason: "bid-too-low", allowed: [...allowed], facts: { bid: current } }
    : { reason: "wrong-phase", allowed: [...allowed] };
}
