import type { Seat } from "../contract.js";
import { oneOf, toggle, type OptionRule, type Options } from "../options.js";
import { isPlainObject } from "../plain-data.js";
import { readSeat, seatsFrom } from "../seats.js";
import { contractNamed, contracts, type Contract } from "./contracts.js";

/** House rules, all off unless a deal states them. */
export const optionRules: Readonly<Record<string, OptionRule>> = {
  petitSecIgnoresExcuse: toggle,
  calledSuitBanAfterExcuse: toggle,
  slamNeeds21: toggle,
  excuseLastTrick: oneOf(["changes-sides", "trick-winner"]),
  given: {
    standard: undefined,
    others: (players) => seatsFrom(0, players).flatMap((taker) => contracts.map(({ name }) => ({ taker, contract: name }))),
    read: (value, players) => {
      const given = readGiven(value, players);
      return given === null ? undefined : { taker: given.taker, contract: given.contract.name };
    },
  },
};

interface Given { readonly taker: Seat; readonly contract: Contract }

/** A taker and contract that are given instead of an auction, as in duplicate; null without this option. */
export function givenContract(options: Options, players: number): Given | null {
  return readGiven(options["given"], players);
}

function readGiven(value: unknown, players: number): Given | null {
  if (!isPlainObject(value) || Object.keys(value).length !== 2) return null;
  const taker = readSeat(value["taker"], players);
  const contract = contractNamed(value["contract"]);
  return taker !== null && contract !== undefined ? { taker, contract } : null;
}
