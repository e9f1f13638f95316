/** What contract.ts says of refusals, held against whatever could be tried at any moment of any game. */
import { expect } from "chai";
import fc from "fast-check";
import {
  check, choices, deck, handfulSizes, view,
  type Action, type CardCode, type Choices, type DealState, type HandfulChoice, type Refusal, type RefusalReason, type SeatView,
} from "../../rules/index.js";
import { plansOf, statesOf, type GameOfDeals } from "./invariants.js";

/** The facts that come with a reason. All other reasons come with none. */
const FACTS: Partial<Record<RefusalReason, string[]>> = {
  "must-follow": ["led"], "must-trump": ["led"], "must-overtrump": ["led", "beat"], "must-beat": ["led", "beat"],
  "called-suit-lead": ["called"], "call-rank-not-allowed": ["called"],
  "bid-too-low": ["bid"], "bid-not-next": ["bid"], "contract-below-bid": ["bid"],
  "discard-count": ["count", "given"], "handful-count": ["count", "given"],
  "card-not-held": ["card"], "discard-king": ["card"], "discard-bout": ["card"], "discard-trump": ["card"], "discard-plain-first": ["card"],
  "handful-not-trump": ["card"], "handful-excuse": ["card"],
};

/** Reasons that are the same whatever would do, or where any cards of the hand would. */
const WITHOUT_ALLOWED: readonly RefusalReason[] = [
  "unknown-action", "deal-over", "not-your-turn", "wrong-phase", "discard-count", "handful-count", "handful-late", "handful-twice", "handful-excuse",
];

const LADDER = ["clubs", "spades", "diamonds", "hearts", "geschaeft-clubs", "geschaeft-spades", "geschaeft-diamonds", "geschaeft-hearts", "bettler", "herzpraemie", "sans-atout", "bettler-ouvert", "durchmarsch"];
const BIDS = ["pass", "prise", "garde", "garde-sans", "garde-contre", "hold", ...LADDER, "misere"];
const ANNOUNCEMENTS = ["none", "slam", ...LADDER, "misere"];

type Luck = (limit: number) => number;

/** @param common reasons that any handful of deals brings up */
export function holdReasons(game: GameOfDeals, common: readonly RefusalReason[]): void {
  it(`${game.title}: a reason with its facts and what would do against everything that is not open, none against what is`, () => {
    const met = new Set<RefusalReason>();
    fc.assert(fc.property(plansOf(game), fc.nat(4), (plan, first) => {
      const states = statesOf(plan);
      // The talk before the first card, then every fifth moment, and the end.
      states.filter((state, i) => choices(state).phase !== "play" || i % 5 === first).forEach((state, i) => {
        let thrown = i;
        const luck: Luck = (limit) => plan.luck[thrown++ % plan.luck.length]! % limit;
        for (const reason of refusalsIn(state, luck)) met.add(reason);
      });
    }), { numRuns: 6 });
    expect([...met], "reasons met").to.include.members([...common]);
  });
}

function refusalsIn(state: DealState, luck: Luck): RefusalReason[] {
  const open = choices(state);
  const seat = open.phase === "done" || open.phase === "wait" ? luck(state.players) : open.seat;
  const seen = view(state, seat);
  return tries(seen, open, luck).flatMap((action) => {
    const refusal = check(state, action);
    holdLegality(seen, open, action, refusal);
    if (refusal === null) return [];
    expect(check(seen, action)).to.deep.equal(refusal);
    holdRefusal(seen, open, action, refusal);
    return [refusal.reason];
  });
}

/** All words and all single cards; lists of cards that might do, and some that are wrong in one thing. */
function tries({ seat, hand, game, players }: SeatView, open: Choices, luck: Luck): Action[] {
  const all = deck(game);
  const lists = cardLists(hand, open, all, luck);
  const own: Action[] = [
    ...BIDS.map((bid): Action => ({ seat, type: "bid", bid })),
    ...ANNOUNCEMENTS.map((what): Action => ({ seat, type: "announce", what })),
    ...(["join", "drop", "invite", "alone"] as const).map((type): Action => ({ seat, type })),
    ...all.map((card): Action => ({ seat, type: open.phase === "call" ? "call" : "play", card })),
    { seat, type: "call", card: "HK" }, { seat, type: "play", card: all[0]! },
    ...lists.flatMap((cards): Action[] => [{ seat, type: "discard", cards }, { seat, type: "handful", cards }]),
  ];
  return [...own, ...own.slice(-3).map((action) => ({ ...action, seat: (seat + 1) % players }))];
}

function cardLists(hand: readonly CardCode[], open: Choices, all: readonly CardCode[], luck: Luck): CardCode[][] {
  const run = (cards: readonly CardCode[], count: number) => {
    const start = cards.length === 0 ? 0 : luck(cards.length);
    return [...cards.slice(start), ...cards.slice(0, start)].slice(0, count);
  };
  const counts = open.phase === "discard" ? [open.count, open.count - 1, open.count + 1] : [2, 6, 8, 10, 13, 15, 18];
  const tarots = hand.filter((card) => /^[TE]/.test(card));
  const fitting = open.phase === "discard" ? [[...new Set([...open.must, ...run(open.from, open.from.length)])].slice(0, open.count)] : [];
  const shown = open.phase === "play" ? open.handfuls.map((handful) => fittingHandful(handful, run)) : [];
  return [
    ...fitting, ...shown,
    ...[...fitting, ...shown].flatMap((cards) => [cards.slice(1), [...cards.slice(1), all[luck(all.length)]!], [...cards.slice(1), cards.at(-1)!]]),
    ...fitting.flatMap((cards) => hand.filter((card) => !cards.includes(card)).map((card) => [...cards.slice(1), card])),
    ...counts.flatMap((count) => [run(hand, count), run(all, count), run([...tarots, ...hand], count)]),
  ].filter((cards) => cards.length > 0);
}

function fittingHandful({ count, trumps, must, withExcuse }: HandfulChoice, run: (cards: readonly CardCode[], count: number) => CardCode[]): CardCode[] {
  const shown = [...new Set([...must, ...run(trumps, trumps.length)])];
  return withExcuse ? [...shown.slice(0, count - 1), "E"] : shown.slice(0, count);
}

function holdLegality({ seat, game }: SeatView, open: Choices, action: Action, refusal: Refusal | null): void {
  const isOpen = action.seat === seat && isAmong(open, action);
  // Of Piedicavallo's discards the choices only say what all have in common; the rest is tried in its own test.
  if (isOpen && game === "piedicavallo" && action.type === "discard") return;
  if ((refusal === null) !== isOpen) expect.fail(`${JSON.stringify(action)} in ${JSON.stringify(open)}: ${refusal?.reason ?? "allowed"}`);
}

function isAmong(open: Choices, action: Action): boolean {
  switch (open.phase) {
    case "bid": return action.type === "bid" && open.bids.includes(action.bid);
    case "call": return action.type === "call" && open.cards.includes(action.card);
    case "announce": return action.type === "announce" && open.options.includes(action.what);
    case "defend": return open.options.some((option) => option === action.type);
    case "discard": return action.type === "discard" && isMadeOf(action.cards, open.count, open.from, open.must);
    case "play":
      if (action.type === "play") return open.cards.includes(action.card);
      return action.type === "handful" && open.handfuls.some((handful) => isMadeOf(action.cards, handful.count, poolOf(handful), [...handful.must, ...handful.withExcuse ? ["E"] : []]));
    default: return false;
  }
}

function poolOf({ trumps, withExcuse }: HandfulChoice): CardCode[] {
  return withExcuse ? [...trumps, "E"] : trumps;
}

function isMadeOf(cards: readonly CardCode[], count: number, pool: readonly CardCode[], must: readonly CardCode[]): boolean {
  return new Set(cards).size === count && cards.length === count && cards.every((card) => pool.includes(card)) && must.every((card) => cards.includes(card));
}

function holdRefusal(seen: SeatView, open: Choices, action: Action, refusal: Refusal): void {
  const { reason, facts, allowed } = refusal;
  expect(Object.keys(refusal).filter((key) => !["reason", "facts", "allowed"].includes(key))).to.deep.equal([]);
  if (FACTS[reason] === undefined) expect(facts, reason).to.equal(undefined);
  else expect(facts, reason).to.have.all.keys(...FACTS[reason]);
  for (const [name, fact] of Object.entries(facts ?? {})) expect(possibleFacts(name, seen, open, action), `${reason}: ${name}`).to.include(fact);

  const listed = WITHOUT_ALLOWED.includes(reason) || (reason === "card-not-held" && action.type !== "play") ? undefined : whatWouldDo(seen, open, reason);
  if (listed === undefined) expect(allowed, reason).to.equal(undefined);
  else expect(allowed, reason).to.have.members(listed);
}

function whatWouldDo({ game, hand }: SeatView, open: Choices, reason: RefusalReason): readonly string[] {
  if (reason === "discard-plain-first" && open.phase === "discard") return game === "french-tarot" ? open.must.filter((card) => !card.startsWith("T")) : open.must;
  if (reason === "handful-not-trump") return hand.filter((card) => card.startsWith("T"));
  switch (open.phase) {
    case "bid": return open.bids;
    case "call": case "play": return open.cards;
    case "announce": return open.options;
    case "discard": return open.from;
    default: throw new Error(`${reason} in ${open.phase}`);
  }
}

/** What a fact may be at this moment, counted anew from what the seat sees. */
function possibleFacts(name: string, seen: SeatView, open: Choices, action: Action): readonly (string | number | undefined)[] {
  const { game, players, trick, bids, called } = seen;
  const tried = action.type === "call" || action.type === "play" ? [action.card] : action.type === "discard" || action.type === "handful" ? action.cards : [];
  switch (name) {
    case "led": return [trick.cards.find((card) => card !== "E")?.charAt(0)];
    case "beat": return [winningCard(seen)];
    case "called": return open.phase === "call" ? tried : [called];
    case "bid": return [bids.map(({ bid }) => bid).findLast((bid) => bid !== "pass" && bid !== "hold") ?? "pass"];
    case "given": return [tried.length];
    case "count": return open.phase === "discard" ? [open.count] : game === "french-tarot" ? [handfulSizes(players as 3 | 4 | 5)[0]] : [];
    case "card": return tried;
    default: return [];
  }
}

function winningCard({ trick: { leader, cards, winner }, players, active }: SeatView): CardCode | undefined {
  const inTurn = Array.from({ length: players }, (_, i) => (leader + i) % players).filter((seat) => active?.includes(seat) ?? true);
  return winner === null ? undefined : cards[inTurn.indexOf(winner)];
}
