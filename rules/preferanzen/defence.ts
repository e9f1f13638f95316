import type { Choices, Refusal, Seat } from "../contract.js";
import { takerOf, type Change, type Deal, type Table } from "../deal.js";
import { seatsFrom } from "../seats.js";
import { contractOf, type Contract } from "./contracts.js";
import { startPlay } from "./play.js";
import { settle } from "./settle.js";
import { defendersOf, joinersOf } from "./sides.js";
import { PLAYERS } from "./table.js";

type Answer = Extract<Choices, { phase: "defend" }>["options"][number];

/** Against trumps the defenders are asked first; in the other contracts everybody plays. */
export function enterContract(taker: Seat, contract: Contract): Partial<Table> {
  return { contract: contract.name, ...contract.trumps === undefined && startPlay(taker, contract, seatsFrom(0, PLAYERS)) };
}

/** Each defender joins or drops; one who joins alone then invites the other or plays alone. Null once all is said. */
export function questionIn(table: Table): { seat: Seat; options: Answer[] } | null {
  const { answers = [] } = table;
  const defenders = defendersOf(table);
  const asked = defenders[answers.length];
  if (asked !== undefined) return { seat: asked, options: ["join", "drop"] };
  const [joiner, other] = joinersOf(table);
  const isSettled = answers.length > defenders.length || joiner === undefined || other !== undefined;
  return isSettled ? null : { seat: joiner, options: ["invite", "alone"] };
}

export function refuseAnswer(table: Table, answer: Answer): Refusal | null {
  return questionIn(table)?.options.includes(answer) === true ? null : { reason: "wrong-phase" };
}

export function afterAnswer({ table }: Deal, seat: Seat, answer: Answer): Change {
  const said = { answers: [...table.answers ?? [], { seat, answer }], ...answer === "invite" && { inviter: seat } };
  const next = { ...table, ...said };
  if (questionIn(next) !== null) return { table: said };
  const active = activeIn(next);
  // Where both defenders drop, the declarer lives without a card played.
  const begun = active.length === 1 ? { active, result: settle({ ...next, active }) } : startPlay(takerOf(table), contractOf(table), active);
  return { table: { ...said, ...begun } };
}

/** The declarer, who joined, and who was invited. */
function activeIn(table: Table): Seat[] {
  const playing = [takerOf(table), ...joinersOf(table)];
  return seatsFrom(0, table.players).filter((seat) => table.inviter !== undefined || playing.includes(seat));
}
