import type { Choices, Refusal, Seat } from "../contract.js";
import { onTable, takerOf, type Deal, type Table } from "../deal.js";
import { seatsFrom } from "../seats.js";
import type { Contract } from "./contracts.js";
import { startPlay } from "./play.js";
import { settle } from "./settle.js";
import { defendersOf, joinersOf } from "./sides.js";

type Answer = Extract<Choices, { phase: "defend" }>["options"][number];

/** Against trumps the defenders are asked first; in the other contracts everybody plays. */
export function enterContract(deal: Deal, { name, trumps }: Contract): Deal {
  const next = onTable(deal, { contract: name });
  return trumps === undefined ? startPlay(next, seatsFrom(0, next.table.players)) : next;
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

export function afterAnswer(deal: Deal, seat: Seat, answer: Answer): Deal {
  const next = onTable(deal, { answers: [...deal.table.answers ?? [], { seat, answer }], ...answer === "invite" && { inviter: seat } });
  if (questionIn(next.table) !== null) return next;
  const active = activeIn(next.table);
  return active.length === 1 ? leaveUnplayed(next, active) : startPlay(next, active);
}

/** Where both defenders drop, the declarer lives without a card played. */
function leaveUnplayed(deal: Deal, active: readonly Seat[]): Deal {
  const next = onTable(deal, { active });
  return onTable(next, { result: settle(next.table) });
}

/** The declarer, who joined, and who was invited. */
function activeIn(table: Table): Seat[] {
  const playing = [takerOf(table), ...joinersOf(table)];
  return seatsFrom(0, table.players).filter((seat) => table.inviter !== undefined || playing.includes(seat));
}
