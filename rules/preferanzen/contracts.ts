import { all, none, six, sixInARow, type Goal } from "./goals.js";

export interface Contract {
  readonly name: string;
  /** Bid at any time and played with the talon; the others are only ever a player's first call, and played without it. */
  readonly ordinary: boolean;
  readonly goal: Goal;
  /** The suit of trumps. Only with trumps may a defender drop. */
  readonly trumps?: string;
  /** Without trumps: what each defender pays if the contract is made, and gets if not. */
  readonly stake?: number;
  /** The declarer's hand lies open. */
  readonly ouvert?: true;
  /** The player before the declarer leads to the first trick, so that the declarer plays last. */
  readonly declarerLast?: true;
}

/** The ladder, lowest first. */
export const contracts: readonly Contract[] = [
  { name: "clubs", ordinary: true, goal: six, trumps: "C" },
  { name: "spades", ordinary: true, goal: six, trumps: "S" },
  { name: "diamonds", ordinary: true, goal: six, trumps: "D" },
  { name: "hearts", ordinary: true, goal: six, trumps: "H" },
  { name: "geschaeft-clubs", ordinary: false, goal: six, trumps: "C" },
  { name: "geschaeft-spades", ordinary: false, goal: six, trumps: "S" },
  { name: "geschaeft-diamonds", ordinary: false, goal: six, trumps: "D" },
  { name: "geschaeft-hearts", ordinary: false, goal: six, trumps: "H" },
  { name: "bettler", ordinary: true, goal: none, stake: 10 },
  { name: "herzpraemie", ordinary: false, goal: six, trumps: "H" },
  { name: "sans-atout", ordinary: true, goal: sixInARow, stake: 20, declarerLast: true },
  { name: "bettler-ouvert", ordinary: true, goal: none, stake: 30, ouvert: true },
  { name: "durchmarsch", ordinary: true, goal: all, stake: 40 },
];

export function contractNamed(name: unknown): Contract | undefined {
  return contracts.find((contract) => contract.name === name);
}

/** Throws where there is none yet: to ask then is a mistake of the rules, never of a caller. */
export function contractOf({ contract: name }: { readonly contract?: string | undefined }): Contract {
  const contract = contractNamed(name);
  if (contract === undefined) throw new Error("there is no contract yet");
  return contract;
}
