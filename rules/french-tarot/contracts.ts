import type { FrenchTarotResult } from "../contract.js";

export type ContractName = FrenchTarotResult["contract"];

export interface Contract {
  readonly name: ContractName;
  /** Of the difference with its 25 points, and of the petit au bout. */
  readonly multiplier: number;
  /** Shown and taken into the taker's hand, or left face down for one of the sides. */
  readonly dog: "shown" | "taker" | "defence";
}

/** Lowest first (FFT R-RO 2012-06). */
export const contracts: readonly Contract[] = [
  { name: "prise", multiplier: 1, dog: "shown" },
  { name: "garde", multiplier: 2, dog: "shown" },
  { name: "garde-sans", multiplier: 4, dog: "taker" },
  { name: "garde-contre", multiplier: 6, dog: "defence" },
];

export const PASS = "pass";

/** Everything that can be said in the auction, lowest first. */
export const bids: readonly (ContractName | typeof PASS)[] = [PASS, ...contracts.map(({ name }) => name)];

export function contractNamed(name: unknown): Contract | undefined {
  return contracts.find((contract) => contract.name === name);
}

/** Throws where the auction is not over: to ask then is a mistake of the rules, never of a caller. */
export function contractOf(table: { readonly contract?: string }): Contract {
  const contract = contractNamed(table.contract);
  if (contract === undefined) throw new Error("there is no contract yet");
  return contract;
}
