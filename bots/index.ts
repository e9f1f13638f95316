/** Players: a seat's view in, an action out. They know rules/ only, and of a deal no more than their seat sees. */
import type { Action, GameId, SeatView } from "../rules/index.js";
import { easyFrenchTarot } from "./french-tarot/easy.js";
import { luckOf } from "./luck.js";
import type { Policy } from "./policy.js";

/** How well a bot plays: "easy" goes by rules of thumb, with a slip now and then. */
export type Level = "easy";

/** Which game is played how at which level. */
const policies: Partial<Record<GameId, Record<Level, Policy>>> = {
  "french-tarot": { easy: easyFrenchTarot },
};

/** A bot was asked where it has nothing to say: another seat acts, or the deal is over. */
export class NotToActError extends Error {
  override readonly name = "NotToActError";
}

/** The levels at which bots play a game, weakest first; none where no bot plays it. */
export function levels(game: GameId): readonly Level[] {
  return Object.keys(policies[game] ?? {}) as Level[];
}

/**
 * What a bot does in this seat: always legal by check(view, action), and a pure function of view, level and seed,
 * so that a replay agrees on every machine.
 * @throws NotToActError if the view's seat is not the one to act
 * @throws RangeError if levels(view.game) does not name the level
 */
export function chooseAction(view: SeatView, options: { level: Level; seed: string }): Action {
  if (view.choices.phase === "wait" || view.choices.phase === "done") throw new NotToActError(`seat ${view.seat} is not to act`);
  const policy = policies[view.game]?.[options.level];
  if (policy === undefined) throw new RangeError(`no ${options.level} bot for ${view.game}`);
  return policy(view, luckOf(options.seed, view));
}

/**
 * Plays any seat at the weakest level: who sits around the learner in a lesson, and who proof-reads it.
 * @returns null in a game that no bot plays
 * @throws NotToActError if the view's seat is not the one to act
 */
export function easyPlayer(view: SeatView, seed: string): Action | null {
  return levels(view.game).length > 0 ? chooseAction(view, { level: "easy", seed }) : null;
}
