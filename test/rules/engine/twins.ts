/** For each game: random deals on masks, written as records that the rules can replay, and what both say in the end. */
import type { CardCode, DealRecord, DealResult, GameId } from "../../../rules/index.js";
import {
  ASIDE, BARS_AFTER_FOOL, below, codesIn, dealFrenchTarot, dealPiedicavallo, dealPreferanzen, frenchTarot, frenchTarotPack, handOf, isPetitSec, openFrenchTarot, openPiedicavallo,
  openPreferanzen, piedicavallo, piedicavalloPack, PLAYERS, preferanzen, preferanzenPack, SCORES, settleFrenchTarot, settlePiedicavallo,
  settlePreferanzen, WON, type Pack, type Place, type Position, type Random,
} from "../../../rules/engine/index.js";

export interface Twin {
  /**
   * Deals, and does all that comes before the first card; the record of it, and whether cards are played.
   * @param arrange changes the hands before anything else happens
   */
  open(position: Position, dealer: number, random: Random, arrange?: Arrange): { record: DealRecord; isPlayed: boolean };
  pack(position: Position): Pack;
  settle(position: Position): void;
  /** What the masks say of a deal that was settled, and the same of a result. */
  ours(position: Position): unknown;
  theirs(result: DealResult): unknown;
}

export type Arrange = (position: Position, random: Random) => void;

const CONTRACTS = ["prise", "garde", "garde-sans", "garde-contre"];

/** By name of game and number of players. */
export function twinOf(game: GameId, players: number): Twin {
  return { "french-tarot": frenchTarotTwin(players), piedicavallo: piedicavalloTwin, preferanzen: preferanzenTwin }[game];
}

function frenchTarotTwin(players: number): Twin {
  return {
    pack: () => frenchTarotPack,
    settle: settleFrenchTarot,
    open: (position, dealer, random, arrange) => {
      dealFrenchTarot(position, players, random);
      arrange?.(position, random);
      const isVoid = seatsOf(position).some((seat) => isPetitSec(position, seat));
      const options = {
        ...isChosen(position, frenchTarot.FOOL_STAYS, random) && { excuseLastTrick: "trick-winner" },
        ...isChosen(position, BARS_AFTER_FOOL, random) && { calledSuitBanAfterExcuse: true },
      };
      const dealt = dealtCards(position, frenchTarotPack);
      if (isVoid) return { record: { ...frame("french-tarot", players, dealer), options, ...dealt, actions: [] }, isPlayed: false };
      openFrenchTarot(position, dealer, random);
      const taker = position[frenchTarot.TAKER];
      const called = position[frenchTarot.CALLED];
      const contract = position[frenchTarot.CONTRACT];
      const discard = codesIn(position, ASIDE, frenchTarotPack);
      const actions = [
        ...seatsAfter(dealer, players).map((seat) => `${seat} bid ${seat === taker ? CONTRACTS[contract]! : "pass"}`),
        ...called < 0 ? [] : [`${taker} call ${frenchTarotPack.codeOf(called)}`],
        ...contract < 2 ? [`${taker} discard ${discard.join(" ")}`] : [],
        `${taker} announce ${position[frenchTarot.SLAM_ANNOUNCED] === 1 ? "slam" : "none"}`,
      ];
      return { record: { ...frame("french-tarot", players, dealer), options, ...dealt, actions }, isPlayed: true };
    },
    ours: (position) => ({
      winners: winnersOf(position),
      takers: seatsIn(position, position[frenchTarot.TAKERS]),
      takerPoints: position[frenchTarot.HALF_POINTS] / 2,
      bouts: position[frenchTarot.BOUTS_WON],
      petitAuBout: sideOf(position[frenchTarot.PETIT_AU_BOUT]),
      slam: sideOf(position[frenchTarot.SLAM]),
      scores: scoresOf(position),
    }),
    theirs: (result) => {
      if (result.kind !== "french-tarot") return result.kind;
      const { winners, taker, partner, takerPoints, bouts, petitAuBout, slam, scores } = result;
      const takers = [taker, ...partner === null ? [] : [partner]].sort();
      return { winners, takers, takerPoints, bouts, petitAuBout, slam, scores };
    },
  };
}

const piedicavalloTwin: Twin = {
  pack: () => piedicavalloPack,
  settle: settlePiedicavallo,
  open: (position, dealer, random, arrange) => {
    dealPiedicavallo(position, random);
    arrange?.(position, random);
    const { hands, talon } = dealtCards(position, piedicavalloPack);
    const full = hands.map((hand, seat) => (seat === dealer ? `${hand} ${talon}` : hand));
    openPiedicavallo(position, dealer, random);
    const actions = [`${dealer} discard ${codesIn(position, ASIDE, piedicavalloPack).join(" ")}`];
    return { record: { ...frame("piedicavallo", 4, dealer), hands: full, talon: "", actions }, isPlayed: true };
  },
  ours: (position) => ({ winners: winnersOf(position), points: [position[piedicavallo.POINTS], position[piedicavallo.POINTS + 1]], scores: scoresOf(position) }),
  theirs: (result) => result.kind === "piedicavallo" && { winners: result.winners, points: result.points, scores: result.scores },
};

const LADDER = [
  "clubs", "spades", "diamonds", "hearts", "geschaeft-clubs", "geschaeft-spades", "geschaeft-diamonds", "geschaeft-hearts",
  "bettler", "herzpraemie", "sans-atout", "bettler-ouvert", "durchmarsch",
];

const preferanzenTwin: Twin = {
  pack: (position) => preferanzenPack(position[preferanzen.CONTRACT]),
  settle: settlePreferanzen,
  open: (position, dealer, random) => {
    dealPreferanzen(position, random);
    const options = isChosen(position, preferanzen.ALL_HEARTS, random) ? { heartBonus: "all-hearts" } : {};
    const contract = LADDER[position[preferanzen.CONTRACT]]!;
    const declarer = position[preferanzen.DECLARER];
    const dealt = dealtCards(position, preferanzenTwin.pack(position));
    const isPlayed = openPreferanzen(position, random);
    const isOrdinary = !/^geschaeft|^herzpraemie/.test(contract);
    const actions = [
      ...seatsAfter(dealer, 3).map((seat) => `${seat} bid ${seat !== declarer ? "pass" : isOrdinary ? "clubs" : contract}`),
      ...isOrdinary ? [`${declarer} discard ${codesIn(position, ASIDE, preferanzenTwin.pack(position)).join(" ")}`, `${declarer} announce ${contract}`] : [],
      ...answers(position, declarer, contract),
    ];
    return { record: { ...frame("preferanzen", 3, dealer), options, ...dealt, actions }, isPlayed };
  },
  ours: (position) => ({ winners: winnersOf(position), made: position[preferanzen.MADE] === 1, scores: scoresOf(position) }),
  theirs: (result) => result.kind === "preferanzen" && { winners: result.winners, made: result.made, scores: result.scores },
};

function answers(position: Position, declarer: number, contract: string): string[] {
  if (/^bettler|sans-atout|durchmarsch/.test(contract)) return [];
  const defenders = [(declarer + 1) % 3, (declarer + 2) % 3];
  const joined = seatsIn(position, position[preferanzen.JOINED]);
  const said = defenders.map((seat) => `${seat} ${joined.includes(seat) ? "join" : "drop"}`);
  return joined.length === 1 ? [...said, `${joined[0]!} ${position[preferanzen.INVITES] === 1 ? "invite" : "alone"}`] : said;
}

/** One deal in four is played with an option. */
function isChosen(position: Position, option: Place, random: Random): boolean {
  position[option] = below(random, 4) === 0 ? 1 : 0;
  return position[option] === 1;
}

function frame(game: DealRecord["game"], players: number, dealer: number): Pick<DealRecord, "format" | "game" | "players" | "dealer"> {
  return { format: "tarot-deal/1", game, players, dealer };
}

function dealtCards(position: Position, pack: Pack): { hands: string[]; talon: string } {
  return { hands: seatsOf(position).map((seat) => text(codesIn(position, handOf(seat), pack))), talon: text(codesIn(position, ASIDE, pack)) };
}

function text(codes: readonly CardCode[]): string {
  return codes.join(" ");
}

function seatsOf(position: Position): number[] {
  return Array.from({ length: position[PLAYERS] }, (_, seat) => seat);
}

function seatsAfter(dealer: number, players: number): number[] {
  return Array.from({ length: players }, (_, steps) => (dealer + 1 + steps) % players);
}

function seatsIn(position: Position, bits: number): number[] {
  return seatsOf(position).filter((seat) => (bits >> seat & 1) === 1);
}

function winnersOf(position: Position): number[] {
  const byTrick: number[] = [];
  for (const seat of seatsOf(position)) {
    for (let trick = 0; trick < 24; trick++) if ((position[WON + seat]! >> trick & 1) === 1) byTrick[trick] = seat;
  }
  return byTrick;
}

function scoresOf(position: Position): number[] {
  return seatsOf(position).map((seat) => position[SCORES + seat]!);
}

function sideOf(sign: number): "taker" | "defence" | null {
  return sign === 0 ? null : sign > 0 ? "taker" : "defence";
}
