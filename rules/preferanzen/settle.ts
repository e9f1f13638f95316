import type { PreferanzenResult } from "../contract.js";
import { takerOf, type Table } from "../deal.js";
import { seatsFrom } from "../seats.js";
import { contractOf } from "./contracts.js";
import { score } from "./score.js";
import { joinersOf } from "./sides.js";

/** What a deal comes to that was played to the end, or that nobody played against. */
export function settle(table: Table): PreferanzenResult {
  const declarer = takerOf(table);
  const contract = contractOf(table);
  const winners = table.tricks.flatMap(({ winner }) => winner ?? []);
  const tricks = seatsFrom(0, table.players).map((seat) => winners.filter((winner) => winner === seat).length);
  const isUnopposed = table.active?.length === 1;
  const made = isUnopposed || contract.goal(winners.map((winner) => winner === declarer));
  const scores = score({ contract, declarer, made, tricks, joined: joinersOf(table), invites: table.inviter !== undefined }, table.options);
  return { kind: "preferanzen", declarer, contract: contract.name, made, winners, tricks, scores };
}
