import type { Seat } from "../contract.js";
import { takerOf, type Table } from "../deal.js";
import { seatsFrom } from "../seats.js";

/** In the order in which they are asked. */
export function defendersOf(table: Table): Seat[] {
  const { players } = table;
  const [, ...others] = seatsFrom(takerOf(table), players);
  return others;
}

/** The defenders who said that they play, for tricks of their own. */
export function joinersOf({ answers = [] }: Pick<Table, "answers">): Seat[] {
  return answers.filter(({ answer }) => answer === "join").map(({ seat }) => seat);
}
