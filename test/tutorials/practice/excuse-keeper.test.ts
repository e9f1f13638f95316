import { expect } from "chai";
import { apply, choices, newDeal, view, type DealState } from "../../../rules/index.js";
import type { QuizStep } from "../../../tutorials/index.js";
import { rightChoices } from "../../../tutorials/quiz.js";

const hint = { say: "a.hint", marks: [] } as const;
const whoseExcuse: QuizStep = {
  kind: "quiz", id: "whose", deal: null, goto: null, text: null, before: [], ask: "a.ask", hints: [hint, hint, hint], right: "a.right", answer: "excuse", many: false, wrong: "a.wrong",
  choices: [0, 1, 2, 3].map((seat) => ({ id: `seat:${String(seat)}`, shows: { seat }, feedback: null })),
};

/** Seat 2 takes without the dog; everybody plays the first card allowed and keeps the Excuse to the end. */
function played(seed: string): DealState {
  let position = newDeal({ game: "french-tarot", players: 4, seed, options: { given: { taker: 2, contract: "garde-sans" } } });
  for (let now = choices(position); now.phase !== "done"; now = choices(position)) {
    if (now.phase !== "play") position = apply(position, { seat: 2, type: "announce", what: "none" });
    else position = apply(position, { seat: now.seat, type: "play", card: now.cards.find((card) => card !== "E") ?? "E" });
  }
  return position;
}

/** Deals in which the Excuse falls in the last trick: who played it, who won the trick, who is said to have it. */
const endings = Array.from({ length: 60 }, (_, number) => played(`end-${String(number)}`)).flatMap((position) => {
  const last = view(position, 0).tricks.at(-1);
  const place = last?.cards.indexOf("E") ?? -1;
  if (!last || last.winner === null || place === -1) return [];
  const winners = new Set(view(position, 0).tricks.map(({ winner }) => winner === 2));
  return [{ owner: (last.leader + place) % 4, winner: last.winner, slam: winners.size === 1, keeper: rightChoices(whoseExcuse, position, 0) }];
});
/** A slam has an exception of its own. */
const ownSide = endings.filter(({ owner, winner, slam }) => !slam && (owner === 2) === (winner === 2));

describe("the Excuse in the last trick, asked for in a quiz", () => {
  it("goes to the winner, if the other side has won it", () => {
    const others = endings.filter(({ owner, winner }) => (owner === 2) !== (winner === 2));
    expect(others).not.to.be.empty;
    for (const { winner, keeper } of others) expect(keeper).to.deep.equal([`seat:${String(winner)}`]);
  });

  it("is nobody's of the trick where its own side has won it: it goes over, for half a point", () => {
    expect(ownSide).not.to.be.empty;
    for (const { keeper } of ownSide) expect(keeper).to.deep.equal([]);
  });
});
