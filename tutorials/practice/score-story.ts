import { scoreFrenchTarot, ScoreError, type Dice, type ScoreInput } from "../../rules/index.js";
import { oneOf, playersFrom } from "./moments.js";

/** A deal as somebody would tell it. */
export interface Story {
  readonly input: ScoreInput;
  /** Who showed one: it makes no difference to the score, and that has to be known. */
  readonly handful: { readonly by: "taker" | "defence"; readonly level: 1 | 2 | 3 } | null;
}

const contracts = ["prise", "prise", "garde", "garde", "garde-sans", "garde-contre"] as const;

/** A deal that can have happened, and mostly an ordinary one. */
export function storyFrom(dice: Dice): Story {
  for (;;) {
    const story = dice(16) === 0 ? slamStory(dice) : ordinaryStory(dice);
    if (isPossible(story.input)) return story;
  }
}

function ordinaryStory(dice: Dice): Story {
  const bouts = oneOf([0, 1, 1, 2, 2, 3] as const, dice);
  const players = playersFrom(dice);
  const half = players !== 4 && dice(4) === 0 ? 0.5 : 0;
  const takerPoints = targetFor(bouts) - 14 + dice(33) + half;
  const petitAuBout = dice(4) === 0 ? oneOf(["taker", "defence"] as const, dice) : null;
  const handful = dice(3) === 0 ? { by: oneOf(["taker", "taker", "defence"] as const, dice), level: oneOf([1, 1, 1, 2, 3] as const, dice) } : null;
  return { handful, input: { ...tableOf(players, dice), takerPoints, bouts, petitAuBout, handfuls: handful ? [handful.level] : [] } };
}

/** As every score with so many bouts has it. */
function targetFor(bouts: ScoreInput["bouts"]): number {
  return scoreFrenchTarot({ players: 4, contract: "prise", takerPoints: 45, bouts }).target;
}

/** Every trick for one side, or announced and missed by one. */
function slamStory(dice: Dice): Story {
  const table = tableOf(4, dice);
  // What the dog counts at least, which is the defence's there: nobody takes it up.
  const dog = table.contract === "garde-contre" ? 3 : 0;
  switch (oneOf(["announced", "silent", "failed", "defence"] as const, dice)) {
    case "announced":
      return { handful: null, input: { ...table, takerPoints: 91 - dog, bouts: 3, slam: "taker", slamAnnounced: true } };
    case "silent":
      return { handful: null, input: { ...table, takerPoints: 87 - dog, bouts: 2, slam: "taker" } };
    case "failed":
      return { handful: null, input: { ...table, takerPoints: 74 + dice(10), bouts: 3, slamAnnounced: true } };
    case "defence":
      return { handful: null, input: { ...table, takerPoints: dog > 0 ? 0 : 3 + dice(6), bouts: 0, slam: "defence" } };
  }
}

function tableOf(players: 3 | 4 | 5, dice: Dice): Pick<ScoreInput, "players" | "contract" | "alone"> {
  const contract = oneOf(contracts, dice);
  return players === 5 ? { players, contract, alone: dice(4) === 0 } : { players, contract };
}

function isPossible(input: ScoreInput): boolean {
  if (!hasPetit(input)) return false;
  try {
    scoreFrenchTarot(input);
    return true;
  } catch (error) {
    if (error instanceof ScoreError) return false;
    throw error;
  }
}

/** Whether the side that won the last trick with the Petit in it has a bout: it is one. */
function hasPetit({ bouts, petitAuBout }: ScoreInput): boolean {
  if (petitAuBout === "taker") return bouts > 0;
  return petitAuBout !== "defence" || bouts < 3;
}
