/** Deals of Preferanzen for tests. Where nothing is said, seat 2 deals and seat 0 is forehand. */
import type { DealState } from "../../../rules/index.js";
import { act, dealOf, type Sketch } from "../deals.js";

export function preferanzen(sketch: Omit<Sketch, "game" | "players">): DealState {
  return dealOf({ game: "preferanzen", ...sketch });
}

/** Seat 0 plays a contract that is announced, having laid the talon's own cards aside. */
export function announced(contract: string, { talon = "C7 C8", ...sketch }: Omit<Sketch, "game" | "players">): DealState {
  return act(preferanzen({ talon, ...sketch }), "0 bid clubs", "1 bid pass", "2 bid pass", `0 discard ${talon}`, `0 announce ${contract}`);
}
