import { expect } from "chai";
import { replay, view, type CardCode, type ScoreInput } from "../../../rules/index.js";
import { currentStep, solution, type CountStep, type LessonState, type PracticeKind, type QuizStep } from "../../../tutorials/index.js";
import { itemsOf, seedsAKind } from "./all-items.js";

/** rules.md, "Cards". */
const worth = (card: CardCode): number => (["T1", "T21", "E"].includes(card) ? 4.5 : ({ K: 4.5, Q: 3.5, N: 2.5, J: 1.5 }[card.slice(1)] ?? 0.5));
const isTrump = (card: CardCode) => card.startsWith("T");
const rank = (card: CardCode) => ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "N", "Q", "K"].indexOf(card.slice(1));
const trump = (card: CardCode) => Number(card.slice(1));
const ledIn = (cards: readonly CardCode[]) => cards.find((card) => card !== "E")!;

/** rules.md, "Play": highest trump, else the highest card of the suit led. */
function bestOf(cards: readonly CardCode[]): CardCode {
  const trumps = cards.filter(isTrump);
  if (trumps.length > 0) return trumps.toSorted((one, other) => trump(other) - trump(one))[0]!;
  return cards.filter((card) => card !== "E" && card[0] === ledIn(cards)[0]).toSorted((one, other) => rank(other) - rank(one))[0]!;
}

/** rules.md, "Play", (2) to (5). */
function mayPlay(card: CardCode, hand: readonly CardCode[], trick: readonly CardCode[]): boolean {
  const led = ledIn(trick);
  if (card === "E") return true;
  if (!isTrump(led) && hand.some((one) => one !== "E" && one[0] === led[0])) return card[0] === led[0];
  const trumps = hand.filter(isTrump);
  if (trumps.length === 0) return true;
  const best = bestOf(trick);
  const higher = isTrump(best) ? trumps.filter((one) => trump(one) > trump(best)) : trumps;
  return (higher.length > 0 ? higher : trumps).includes(card);
}

/** The ids, or numbers, that the solution gives. */
function solved(state: LessonState): unknown {
  const { phase } = solution(state).state;
  if (phase.kind !== "answered") throw new Error("no solution");
  return phase.answer.kind === "choice" ? phase.answer.chosen : phase.answer.kind === "count" ? phase.answer.values : null;
}

const quiz = (state: LessonState) => currentStep(state) as QuizStep;
const lastTrick = (state: LessonState) => view(state.position, 0).tricks.at(-1)!;
const seatOf = (state: LessonState, card: CardCode) => (lastTrick(state).leader + lastTrick(state).cards.indexOf(card)) % state.position.players;
/** rules.md, "Deal": three players hold 24 cards each, four 18, five 15. */
const tricksInAll = ({ position }: LessonState) => [24, 18, 15][position.players - 3]!;

/** Whether a seat is the taker, or has, or had, the card that the taker called. */
function isTakers({ position }: LessonState, seat: number): boolean {
  const { taker, called, tricks, hand } = view(position, seat);
  const played = tricks.flatMap(({ leader, cards }) => cards.filter((_, place) => (leader + place) % position.players === seat));
  return seat === taker || (called !== undefined && [...hand, ...played].includes(called));
}

const checks: Record<PracticeKind, (state: LessonState) => string> = {
  legal(state) {
    const { hand, trick } = view(state.position, state.lesson.seat);
    const offered = quiz(state).choices.map(({ id }) => id);
    const right = offered.filter((card) => mayPlay(card, hand, trick.cards));
    expect(solved(state)).to.deep.equal(right);
    expect(right).to.have.length.within(1, offered.length - 1);
    expect(offered).to.have.length.within(4, 7);
    expect(offered.includes("E")).to.equal(hand.includes("E"));
    expect(hand).to.include.members(offered);
    return `${isTrump(ledIn(trick.cards)) ? "trumps" : "suit"} ${right.some(isTrump) ? "trump" : "follow"}`;
  },
  winner(state) {
    const { cards } = lastTrick(state);
    const best = bestOf(cards);
    expect(solved(state)).to.deep.equal([`seat:${String(seatOf(state, best))}`]);
    expect(cards.some((card) => card === "E" || card[0] !== ledIn(cards)[0]), cards.join(" ")).to.be.true;
    expect(view(state.position, 0).tricks.length).to.be.below(tricksInAll(state));
    return isTrump(best) ? "trump" : cards[0] === "E" ? "excuse led" : "suit";
  },
  points(state) {
    const { cards } = lastTrick(state);
    expect(solved(state)).to.deep.equal({ points: cards.reduce((sum, card) => sum + worth(card), 0) });
    expect(cards.some((card) => worth(card) > 0.5) && !cards.includes("E"), cards.join(" ")).to.be.true;
    return "points";
  },
  excuse(state) {
    const last = view(state.position, 0).tricks.length === tricksInAll(state);
    const owner = seatOf(state, "E");
    const winner = seatOf(state, bestOf(lastTrick(state).cards));
    expect(isTakers(state, owner), "the other side has won it").to.not.equal(isTakers(state, winner));
    expect(solved(state)).to.deep.equal([`seat:${String(last ? winner : owner)}`]);
    return last ? "last" : "before";
  },
  score(state) {
    const step = currentStep(state) as CountStep;
    const input = (step.of as { score: ScoreInput }).score;
    const each = perDefender(input);
    const shares = input.players === 5 && !input.alone ? { taker: 2 * each, partner: each, defender: -each } : { taker: (input.players - 1) * each, defender: -each };
    expect(solved(state)).to.deep.equal(shares);
    return `${String(input.players)} players`;
  },
};

/** rules.md, "Score". */
function perDefender({ contract, takerPoints, bouts, petitAuBout, handfuls = [], slam, slamAnnounced }: ScoreInput): number {
  const over = takerPoints - [56, 51, 41, 36][bouts]!;
  const sign = over >= 0 ? 1 : -1;
  const multiplier = { prise: 1, garde: 2, "garde-sans": 4, "garde-contre": 6 }[contract];
  const petit = petitAuBout === "taker" ? 10 : petitAuBout === "defence" ? -10 : 0;
  const shown = handfuls.reduce((sum, level) => sum + [20, 30, 40][level - 1]!, 0);
  const all = (slam === "taker" ? (slamAnnounced ? 400 : 200) : slamAnnounced ? -200 : 0) - (slam === "defence" ? 200 : 0);
  return sign * (25 + Math.ceil(Math.abs(over))) * multiplier + petit * multiplier + sign * shown + all;
}

describe("questions to practise with", () => {
  // So many questions take their time where a machine is busy.
  before(function () {
    this.timeout(120_000);
    for (const kind of Object.keys(checks) as PracticeKind[]) itemsOf(kind);
  });

  for (const [kind, check] of Object.entries(checks) as [PracticeKind, (state: LessonState) => string][]) {
    it(`have exactly the answer that the rules give: ${kind}`, () => {
      const kinds = new Map<string, number>();
      for (const { state } of itemsOf(kind)) {
        const sort = check(state);
        kinds.set(sort, (kinds.get(sort) ?? 0) + 1);
      }
      expect([...kinds.values()].reduce((sum, count) => sum + count, 0)).to.equal(seedsAKind);
      // What is rare in play is not rare here.
      for (const [sort, count] of kinds) expect(count, sort).to.be.above(seedsAKind / 50);
    });
  }

  it("tell of scores that a deal can come to", () => {
    for (const { seed, lesson } of itemsOf("score")) {
      const { score } = (lesson.steps[0] as CountStep).of as { score: ScoreInput };
      const { players, contract, takerPoints, bouts, petitAuBout, slam } = score;
      // The Petit is a bout for the side that wins the trick in which it lies.
      expect(petitAuBout === "taker" && bouts === 0, `${seed}: the Petit is the taker's, and no bout is`).to.be.false;
      expect(petitAuBout === "defence" && bouts === 3, `${seed}: the Petit is the defence's, and so is no bout`).to.be.false;
      // rules.md, "Dog and discard": in a garde contre the dog is the defence's, half a point a card at least, and 4 more for each bout that the taker has not got.
      const others = contract === "garde-contre" ? (players === 5 ? 3 : 6) / 2 : 0;
      expect(takerPoints, seed).to.be.at.most(91 - others - 4 * (3 - bouts));
      if (slam === "defence") expect(takerPoints, `${seed}: no trick and no dog`).to.be.within(contract === "garde-contre" ? 0 : 3, contract === "garde-contre" ? 0 : 91);
    }
  });

  it("come from tables of three, four and five, most of them from four", () => {
    for (const kind of ["legal", "winner", "points", "excuse"] as const) {
      const tables = itemsOf(kind).map(({ state }) => state.position.players);
      const share = (players: number) => tables.filter((one) => one === players).length / tables.length;
      expect(share(3), kind).to.be.within(0.12, 0.28);
      expect(share(5), kind).to.be.within(0.12, 0.28);
      expect(share(3) + share(4) + share(5), kind).to.equal(1);
    }
  });

  it("name every player of the table to choose from, oneself first", () => {
    for (const kind of ["winner", "excuse"] as const) {
      for (const { state } of itemsOf(kind)) {
        const ids = quiz(state).choices.map(({ id }) => id);
        expect(ids).to.have.length(state.position.players);
        expect(ids[0]).to.equal(`seat:${String(state.lesson.seat)}`);
        expect(new Set(ids).size).to.equal(ids.length);
      }
    }
  });

  it("count halves where the number of cards is odd", () => {
    const halves = new Set(itemsOf("points").map(({ state }) => `${String(state.position.players)} ${String(Number((solved(state) as { points: number }).points) % 1)}`));
    expect([...halves].sort()).to.deep.equal(["3 0.5", "4 0", "5 0.5"]);
  });

  it("tell who plays with the taker where five play, so that the Excuse's side can be told", () => {
    const told = itemsOf("excuse").map(({ state }) => ({ players: state.position.players, facts: (quiz(state).facts ?? []).filter((key) => /alone|partner/.test(key)), state }));
    for (const { players, facts, state } of told) {
      const partners = Array.from({ length: players }, (_, seat) => seat).filter((seat) => isTakers(state, seat) && seat !== view(state.position, seat).taker);
      expect(facts).to.deep.equal(players < 5 ? [] : [partners.length === 0 ? "practice.excuse.alone" : "practice.excuse.partner"]);
      expect(state.lesson.values?.["partner"]).to.deep.equal(partners[0] === undefined ? undefined : { seat: partners[0] });
    }
    expect(new Set(told.flatMap(({ facts }) => facts))).to.have.all.keys("practice.excuse.alone", "practice.excuse.partner");
  });

  it("come about in positions that a record can tell", () => {
    for (const kind of Object.keys(checks) as PracticeKind[]) {
      for (const { lesson } of itemsOf(kind)) expect(() => replay(lesson.deal)).not.to.throw();
    }
  });
});
