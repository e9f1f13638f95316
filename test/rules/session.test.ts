import { expect } from "chai";
import fc from "fast-check";
import {
  addResult, joinSession, leaveSession, newDeal, RecordError, result, SessionError, sessionTable, sessionTotals, startSession,
  type Session, type SessionErrorCode, type SessionSetup,
} from "../../rules/index.js";
import { dealOf, playOut } from "./deals.js";

const four = startSession({ game: "french-tarot", players: ["Ann", "Bo", "Cy", "Di"] });

function played(session: Session, ...deals: number[][]): Session {
  return deals.reduce((now, scores) => addResult(now, { scores }), session);
}

function names({ seats }: Session): string[] {
  return seats.map(({ player }) => player);
}

function totals(session: Session): Record<string, number> {
  return Object.fromEntries(sessionTotals(session).map(({ player, total }) => [player, total]));
}

function codeOf(change: () => unknown): SessionErrorCode {
  try {
    change();
  } catch (error) {
    if (error instanceof SessionError) return error.code;
    throw error;
  }
  throw new Error("nothing was thrown");
}

describe("a session", () => {
  it("starts with the first seat dealing, everybody at nothing", () => {
    expect(sessionTable(four)).to.deep.equal({ game: "french-tarot", players: 4, dealer: 0 });
    expect(totals(four)).to.deep.equal({ Ann: 0, Bo: 0, Cy: 0, Di: 0 });
  });

  it("adds up the scores, and passes the deal to the right every time, also after a void deal", () => {
    // A garde with 45 points and two bouts, 58 a defender; nobody bids; a prise that fails by 7, of which the petit au bout is 10.
    const session = played(four, [-58, 174, -58, -58], [0, 0, 0, 0], [42, 42, -126, 42]);
    expect(totals(session)).to.deep.equal({ Ann: -16, Bo: 216, Cy: -184, Di: -16 });
    expect(session.dealer).to.equal("Di");
    expect(session.deals.map(({ dealer }) => dealer)).to.deep.equal([0, 1, 2]);
    expect(played(session, [0, 0, 0, 0]).dealer).to.equal("Ann");
  });

  it("takes the result of a deal, and says how the next is to be dealt", () => {
    const end = playOut(dealOf({ dealer: 0, actions: ["1 bid garde"] }));
    const session = addResult(four, result(end)!);
    expect(sessionTotals(session).map(({ total }) => total)).to.deep.equal(result(end)!.scores);
    expect(newDeal({ ...sessionTable(session), seed: "next" })).to.include({ players: 4, dealer: 1 });
  });

  it("notes who sat where", () => {
    const session = played(leaveSession(played(four, [3, -1, -1, -1]), "Ann"), [2, -1, -1]);
    expect(session.deals).to.deep.equal([
      { players: ["Ann", "Bo", "Cy", "Di"], dealer: 0, scores: [3, -1, -1, -1] },
      { players: ["Bo", "Cy", "Di"], dealer: 0, scores: [2, -1, -1] },
    ]);
  });

  it("is plain data that goes on after a stay in storage", () => {
    const session = played(joinSession(four, "Eve", 2), [4, -1, -1, -1, -1]);
    const stored = JSON.parse(JSON.stringify(session)) as Session;
    expect(stored).to.deep.equal(session);
    expect(played(leaveSession(stored, "Bo"), [3, -1, -1, -1])).to.deep.equal(played(leaveSession(session, "Bo"), [3, -1, -1, -1]));
  });

  it("is never changed", () => {
    const scores = [3, -1, -1, -1];
    const session = addResult(four, { scores });
    scores[0] = 99;
    expect(totals(session)).to.include({ Ann: 3 });
    expect(four.deals).to.have.length(0);
    expect(() => (session.seats as unknown[]).pop()).to.throw(TypeError);
    expect(() => (session.deals[0]!.scores as number[]).pop()).to.throw(TypeError);
  });

  it("tells players apart by any text", () => {
    const odd = startSession({ game: "preferanzen", players: ["__proto__", "constructor", " "] });
    expect(sessionTotals(played(odd, [7, 0, -7]))).to.deep.equal([{ player: "__proto__", total: 7 }, { player: "constructor", total: 0 }, { player: " ", total: -7 }]);
  });
});

describe("when somebody leaves", () => {
  const session = played(four, [-58, 174, -58, -58]);

  it("those who stay keep their totals and their order", () => {
    const three = leaveSession(session, "Cy");
    expect(totals(three)).to.deep.equal({ Ann: -58, Bo: 174, Di: -58 });
    expect(sessionTable(three).players).to.equal(3);
    expect(totals(played(three, [-100, 50, 50]))).to.deep.equal({ Ann: -158, Bo: 224, Di: -8 });
  });

  it("the deal is still to the right of the last dealer, who may be the one who left", () => {
    expect(session.dealer).to.equal("Bo");
    expect(leaveSession(session, "Ann").dealer).to.equal("Bo");
    expect(sessionTable(leaveSession(session, "Ann")).dealer).to.equal(0);
    expect(leaveSession(session, "Bo").dealer).to.equal("Cy");
    expect(leaveSession(leaveSession(session, "Ann"), "Bo").dealer).to.equal("Cy");
  });

  it("and round the table", () => {
    const late = played(session, [0, 0, 0, 0], [0, 0, 0, 0]);
    expect(late.dealer).to.equal("Di");
    expect(leaveSession(late, "Di").dealer).to.equal("Ann");
  });

  it("the table may be too small for a deal until somebody joins", () => {
    const two = leaveSession(leaveSession(session, "Cy"), "Di");
    expect(codeOf(() => sessionTable(two))).to.equal("players");
    expect(codeOf(() => played(two, [1, -1]))).to.equal("players");
    expect(sessionTable(joinSession(two, "Eve"))).to.deep.equal({ game: "french-tarot", players: 3, dealer: 1 });
  });
});

describe("when somebody joins", () => {
  const session = played(four, [-58, 174, -58, -58]);

  it("the newcomer starts at nothing, the others keep what they have", () => {
    const five = joinSession(session, "Eve");
    expect(names(five)).to.deep.equal(["Ann", "Bo", "Cy", "Di", "Eve"]);
    expect(totals(five)).to.deep.equal({ Ann: -58, Bo: 174, Cy: -58, Di: -58, Eve: 0 });
    expect(totals(played(five, [10, 20, -10, -10, -10]))).to.deep.equal({ Ann: -48, Bo: 194, Cy: -68, Di: -68, Eve: -10 });
  });

  it("so does one who comes back", () => {
    const back = joinSession(leaveSession(session, "Bo"), "Bo", 1);
    expect(totals(back)).to.deep.equal({ Ann: -58, Bo: 0, Cy: -58, Di: -58 });
    expect(totals(played(back, [-1, 3, -1, -1]))).to.include({ Bo: 3 });
  });

  it("the deal stays with whoever sits to the right of the last dealer", () => {
    expect(joinSession(session, "Eve", 0).dealer).to.equal("Bo");
    expect(sessionTable(joinSession(session, "Eve", 0)).dealer).to.equal(2);
    expect(joinSession(session, "Eve", 3).dealer).to.equal("Bo");
    expect(joinSession(session, "Eve", 1).dealer, "between Ann, who dealt, and Bo").to.equal("Eve");
  });

  it("also at the end of the round", () => {
    const late = played(session, [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]);
    expect(late.dealer).to.equal("Ann");
    expect(joinSession(late, "Eve", 4).dealer, "behind Di, who dealt").to.equal("Eve");
    expect(joinSession(late, "Eve", 0).dealer).to.equal("Eve");
  });

  it("in the chair of the last dealer, the deal has gone past it", () => {
    expect(joinSession(leaveSession(session, "Ann"), "Eve", 0).dealer).to.equal("Bo");
    expect(joinSession(leaveSession(session, "Ann"), "Ann", 0).dealer).to.equal("Bo");
  });

  it("in the chair of the next dealer, the deal comes with it", () => {
    expect(joinSession(leaveSession(session, "Bo"), "Eve", 1).dealer).to.equal("Eve");
  });

  it("before the first deal, the one who was to deal does", () => {
    expect(joinSession(four, "Eve", 0).dealer).to.equal("Ann");
    expect(leaveSession(four, "Ann").dealer).to.equal("Bo");
  });
});

describe("a session refuses", () => {
  const start = (setup: Partial<Record<keyof SessionSetup, unknown>>) => () => startSession({ game: "french-tarot", players: ["Ann", "Bo", "Cy"], ...setup } as SessionSetup);
  const full = joinSession(four, "Eve");
  const wrong: readonly [title: string, change: () => unknown, code: SessionErrorCode][] = [
    ["French Tarot for two", start({ players: ["Ann", "Bo"] }), "players"],
    ["French Tarot for six", start({ players: ["Ann", "Bo", "Cy", "Di", "Eve", "Flo"] }), "players"],
    ["Piedicavallo for three", start({ game: "piedicavallo" }), "players"],
    ["Preferanzen for four", start({ game: "preferanzen", players: ["Ann", "Bo", "Cy", "Di"] }), "players"],
    ["players that are no list", start({ players: "Ann" }), "players"],
    ["somebody twice", start({ players: ["Ann", "Bo", "Ann"] }), "seated"],
    ["somebody without a name", start({ players: ["Ann", "", "Cy"] }), "player"],
    ["a number for a player", start({ players: [1, 2, 3] }), "player"],
    ["a hole between players", start({ players: Object.assign(Array<string>(4), { 0: "Ann", 1: "Bo", 3: "Di" }) }), "player"],
    ["a dealer who is not there", start({ dealer: 3 }), "seat"],
    ["somebody who is there already", () => joinSession(four, "Ann"), "seated"],
    ["a sixth player", () => joinSession(full, "Flo"), "players"],
    ["a fourth in Preferanzen", () => joinSession(startSession({ game: "preferanzen", players: ["Ann", "Bo", "Cy"] }), "Di"), "players"],
    ["a seat beyond the table", () => joinSession(four, "Eve", 5), "seat"],
    ["half a seat", () => joinSession(four, "Eve", 0.5), "seat"],
    ["to let somebody go who is not there", () => leaveSession(four, "Eve"), "not-seated"],
    ["to let the last one go", () => ["Ann", "Bo", "Cy", "Di"].reduce(leaveSession, four), "players"],
    ["a score too few", () => addResult(four, { scores: [1, 0, -1] }), "scores"],
    ["scores that do not sum to 0", () => addResult(four, { scores: [3, -1, -1, 0] }), "scores"],
    ["half scores", () => addResult(four, { scores: [0.5, -0.5, 0, 0] }), "scores"],
    ["scores that are no numbers", () => addResult(four, { scores: [NaN, 0, 0, 0] }), "scores"],
    ["scores with holes", () => addResult(four, { scores: Object.assign(Array<number>(4), { 0: 1, 2: -1 }) }), "scores"],
    ["no scores", () => addResult(four, {} as { scores: number[] }), "scores"],
  ];

  for (const [title, change, code] of wrong) {
    it(`${title}: ${code}`, () => {
      expect(codeOf(change)).to.equal(code);
    });
  }

  it("a game that there is not", () => {
    expect(start({ game: "skat" })).to.throw(RecordError).that.includes({ code: "game" });
  });
});

describe("any session", () => {
  const steps = fc.array(fc.oneof(
    fc.record({ how: fc.constant("join" as const), who: fc.nat(6), seat: fc.nat(5) }),
    fc.record({ how: fc.constant("leave" as const), who: fc.nat(6), seat: fc.constant(0) }),
    fc.record({ how: fc.constant("deal" as const), who: fc.nat(100), seat: fc.constant(0) }),
  ), { maxLength: 30 });

  it("keeps count as a sheet of paper does, on which a column is struck out when its player leaves", () => {
    fc.assert(fc.property(steps, (changes) => {
      const sheet = new Map(names(four).map((player) => [player, 0]));
      let session = four;
      for (const { how, who, seat } of changes) {
        const before = session;
        try {
          session = next(session, how, who, seat);
        } catch (error) {
          if (!(error instanceof SessionError)) throw error;
          continue;
        }
        if (how === "join") sheet.set(`p${who}`, 0);
        if (how === "leave") sheet.delete(names(before)[who]!);
        if (how === "deal") names(before).forEach((player, place, { length }) => sheet.set(player, sheet.get(player)! + (place === 0 ? who * (length - 1) : -who)));
        expect(totals(session)).to.deep.equal(Object.fromEntries(sheet));
        expect(names(session)).to.include(session.dealer);
      }
    }), { numRuns: 150 });
  });

  function next(session: Session, how: "join" | "leave" | "deal", who: number, seat: number): Session {
    if (how === "join") return joinSession(session, `p${who}`, seat);
    if (how === "leave") return leaveSession(session, names(session)[who] ?? "");
    return addResult(session, { scores: names(session).map((_, place, { length }) => (place === 0 ? who * (length - 1) : -who)) });
  }
});
