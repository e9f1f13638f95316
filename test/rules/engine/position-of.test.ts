import { expect } from "chai";
import { parseAction, replay, result, view, type Action, type CardCode, type DealRecord, type DealState } from "../../../rules/index.js";
import {
  ASIDE, codesIn, findLegal, frenchTarot, frenchTarotPack, handOf, LEGAL, play, PLAYERS, positionOf, putCodes, TURN, type Position,
} from "../../../rules/engine/index.js";
import { dealOf } from "../deals.js";
import { loadVectors, type Vector } from "../vectors.js";
import { twinOf } from "./twins.js";

const FILES = ["french-tarot-3", "french-tarot-4", "french-tarot-5", "tarotmag", "piedicavallo", "preferanzen"];
const HANDFULS = { 1: 20, 2: 30, 3: 40 };

/** A deal of the vectors that came to cards, with the places of the plays among its actions. */
interface Played { vector: Vector; plays: number[] }

function playedIn(vectors: readonly Vector[]): Played[] {
  return vectors
    .map((vector) => ({ vector, plays: vector.record.actions.flatMap((text, at) => (parseAction(text).type === "play" ? at : [])) }))
    .filter(({ plays }) => plays.length > 0);
}

function stateBefore(record: DealRecord, action: number): DealState {
  return replay({ ...record, actions: record.actions.slice(0, action) });
}

function seatOf(record: DealRecord, action: number): number {
  return parseAction(record.actions[action]!).seat;
}

/** What a seat sees, and the cards that are hidden from it as they really lie: a bot would think up a world instead. */
function wholePosition(record: DealRecord, action: number): Position {
  const state = stateBefore(record, action);
  const position = positionOf(view(state, seatOf(record, action)));
  const pack = twinOf(record.game, record.players).pack(position);
  for (let seat = 0; seat < position[PLAYERS]; seat++) putCodes(position, handOf(seat), view(state, seat).hand, pack);
  putCodes(position, ASIDE, cardsAside(record), pack);
  const end = result(replay(record));
  if (end?.kind === "french-tarot" && end.partner !== null) position[frenchTarot.TAKERS] |= 1 << end.partner;
  return position;
}

function cardsAside({ talon, actions }: DealRecord): CardCode[] {
  const discard = actions.map(parseAction).find((action) => action.type === "discard");
  return discard?.type === "discard" ? discard.cards : talon.split(" ").filter((code) => code !== "");
}

/** On masks, with the legal cards at each play. */
function playOn(position: Position, record: DealRecord, actions: readonly Action[]): string[][] {
  const pack = twinOf(record.game, record.players).pack(position);
  const sets: string[][] = [];
  for (const action of actions) {
    if (action.type === "handful") position[frenchTarot.HANDFULS] += HANDFULS[levelOf(record, action.cards)];
    if (action.type !== "play") continue;
    expect(position[TURN]).to.equal(action.seat);
    findLegal(position);
    sets.push(codesIn(position, LEGAL, pack).sort());
    play(position, pack.cardOf(action.card));
  }
  return sets;
}

function levelOf({ players }: DealRecord, cards: readonly CardCode[]): 1 | 2 | 3 {
  const sizes = { 3: [13, 15, 18], 4: [10, 13, 15], 5: [8, 10, 13] }[players]!;
  return (sizes.indexOf(cards.length) + 1) as 1 | 2 | 3;
}

describe("a position after an Excuse that was led", () => {
  const mayLeadCalledSuit = (house: Record<string, unknown>): boolean => {
    const options = { given: { taker: 3, contract: "garde-sans" }, ...house };
    const state = dealOf({ players: 5, options, hands: ["E", "H9 S3", "", "HK"], actions: ["3 call HK", "3 announce none", "0 play E"] });
    const position = positionOf(view(state, 1));
    findLegal(position);
    return codesIn(position, LEGAL, frenchTarotPack).includes("H9");
  };

  it("lets the next player lead the called suit, unless an option says otherwise", () => {
    expect(mayLeadCalledSuit({})).to.be.true;
    expect(mayLeadCalledSuit({ calledSuitBanAfterExcuse: true })).to.be.false;
  });
});

for (const file of FILES) {
  describe(`a position of the vectors ${file}`, () => {
    let deals: Played[];

    before(async () => {
      deals = playedIn(await loadVectors(file));
    });

    it("knows what the seat to act may play, from its view alone", () => {
      deals.forEach(({ vector: { record, legal }, plays }, deal) => {
        const play = (deal * 7) % plays.length;
        const position = positionOf(view(stateBefore(record, plays[play]!), seatOf(record, plays[play]!)));
        findLegal(position);
        expect(codesIn(position, LEGAL, twinOf(record.game, record.players).pack(position)).sort()).to.deep.equal(legal[play]);
      });
    });

    it("plays on from any moment to the same legal cards, winners and scores", () => {
      deals.forEach(({ vector: { record, legal }, plays }, deal) => {
        const first = (deal * 11) % plays.length;
        const position = wholePosition(record, plays[first]!);
        const twin = twinOf(record.game, record.players);
        expect(playOn(position, record, record.actions.slice(plays[first]).map(parseAction))).to.deep.equal(legal.slice(first));
        const end = result(replay(record));
        if (end === null) return;
        twin.settle(position);
        expect(twin.ours(position)).to.deep.equal(twin.theirs(end));
      });
    });
  });
}
