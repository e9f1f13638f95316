import type { FreeStep, Goal } from "./format.js";
import { LessonError } from "./lesson-error.js";
import { asking, askingKeys, card, type Surroundings } from "./parse-parts.js";
import { fields, number, object, optional, string, textKey } from "./shape.js";
import type { Fields } from "./shape.js";

export function parseFree(given: Fields, path: string, around: Surroundings): FreeStep {
  const step = fields(given, path, [...askingKeys.required, "goal"], [...askingKeys.optional, "seed", "failed"]);
  const goal = parseGoal(step["goal"], `${path}.goal`, around);
  const common = asking(step, path, around);
  // What can be missed needs a word, and what cannot must not have one that nobody will ever read.
  if (goal.is === "end" && "failed" in step) throw new LessonError("unknown-key", `${path}.failed`);
  if (goal.is !== "end" && !("failed" in step)) throw new LessonError("missing-key", `${path}.failed`);
  return {
    kind: "free",
    ...common,
    goal,
    seed: optional(step["seed"], `${path}.seed`, common.id, (seed, at) => string(seed, at, 100)),
    failed: optional(step["failed"], `${path}.failed`, null, textKey),
  };
}

/** Which keys a goal has beside its name. */
const goalKeys: Readonly<Record<Goal["is"], readonly string[]>> = {
  trick: ["by"], tricks: ["by", "least"], points: ["by", "least"], card: ["card"], "petit-au-bout": [], won: [], slam: [], end: [],
};

function parseGoal(value: unknown, path: string, around: Surroundings): Goal {
  const is = object(value, path)["is"];
  if (typeof is !== "string" || !Object.hasOwn(goalKeys, is)) throw new LessonError("bad-goal", `${path}.is`);
  const kind = is as Goal["is"];
  const keys = goalKeys[kind];
  const given = fields(value, path, ["is", ...keys.filter((key) => key !== "by")], keys.includes("by") ? ["by"] : []);
  const foreign = around.deal.game !== "french-tarot";
  const by = optional(given["by"], `${path}.by`, "me" as const, side);
  // Other games have other sides, and no petit.
  if (foreign && (by === "side" || !["trick", "tricks", "points", "end"].includes(kind))) throw new LessonError("bad-goal", `${path}.is`);
  switch (kind) {
    case "trick":
      return { is: kind, by };
    case "tricks":
    case "points":
      return { is: kind, by, least: least(given["least"], `${path}.least`) };
    case "card":
      return { is: kind, card: card(given["card"], `${path}.card`, around) };
    default:
      return { is: kind };
  }
}

function side(value: unknown, path: string): "me" | "side" {
  if (value !== "me" && value !== "side") throw new LessonError("bad-goal", path);
  return value;
}

function least(value: unknown, path: string): number {
  const wanted = number(value, path);
  if (wanted <= 0) throw new LessonError("bad-goal", path);
  return wanted;
}
