import { deck, newDeal, parseRecord, RecordError, replay, toRecord } from "../rules/index.js";
import type { DealRecord, GameId, Seat } from "../rules/index.js";
import { LessonError } from "./lesson-error.js";
import { fields, list, object, string } from "./shape.js";
import type { Fields } from "./shape.js";

const recordKeys = ["format", "game", "players", "dealer", "hands", "talon", "actions"];

/**
 * A position: a deal record, or one with a `seed`, whose hands and talon give only the cards that matter;
 * the seed's deal fills the rest.
 */
export function parseDeal(value: unknown, path: string): DealRecord {
  const given = object(value, path);
  if (!("seed" in given)) return checkedRecord(given, path);
  const { seed, ...partly } = fields(given, path, ["seed", ...recordKeys], ["options"]);
  return checkedRecord({ ...partly, ...filled(partly, string(seed, `${path}.seed`, 100), path) }, path);
}

/** Legal as well as well formed: a lesson never begins in a position that cannot be. */
function checkedRecord(value: unknown, path: string): DealRecord {
  return asLessonError(path, () => {
    const record = parseRecord(JSON.stringify(value));
    replay(record);
    return record;
  });
}

/** The hands of the seed's deal, made to hold the given cards: each seat keeps what nobody else was given, the rest changes places. */
function filled(partly: Fields, seed: string, path: string): Pick<DealRecord, "hands" | "talon"> {
  const seeded = asLessonError(path, () =>
    toRecord(newDeal({ game: partly["game"] as GameId, players: partly["players"] as number, dealer: partly["dealer"] as Seat, seed })),
  );
  const given = [...list(partly["hands"], `${path}.hands`, seeded.hands.length, cards), cards(partly["talon"], `${path}.talon`)];
  if (given.length !== seeded.hands.length + 1) throw new LessonError("hand-count", `${path}.hands`);
  const places = [...seeded.hands, seeded.talon].map(split);
  const taken = takenCards(given, seeded, path);
  const kept = places.map((place, index) => {
    const own = given[index] ?? [];
    if (own.length > place.length) throw new LessonError("card-count", placePath(path, index, seeded));
    return [...own, ...place.filter((card) => !taken.has(card)).slice(0, place.length - own.length)];
  });
  const placed = new Set(kept.flat());
  const rest = places.flat().filter((card) => !placed.has(card));
  const full = kept.map((hand, index) => [...hand, ...rest.splice(0, (places[index]?.length ?? 0) - hand.length)].join(" "));
  return { hands: full.slice(0, -1), talon: full.at(-1) ?? "" };
}

function takenCards(given: readonly (readonly string[])[], seeded: DealRecord, path: string): ReadonlySet<string> {
  const known = new Set(deck(seeded.game));
  const taken = new Set<string>();
  given.forEach((own, index) => {
    for (const card of own) {
      const code = !known.has(card) ? "unknown-card" : taken.has(card) ? "double-card" : null;
      if (code) throw new LessonError(code, placePath(path, index, seeded));
      taken.add(card);
    }
  });
  return taken;
}

const placePath = (path: string, index: number, record: DealRecord) =>
  index < record.hands.length ? `${path}.hands[${String(index)}]` : `${path}.talon`;

const split = (cards: string) => (cards === "" ? [] : cards.split(" "));

const cards = (value: unknown, path: string) => split(string(value, path, 500));

/** What the rules core says of a record, as a fault of the lesson. */
function asLessonError<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    throw new LessonError(error.code, error.path === "" ? path : `${path}.${error.path}`, error.refusal);
  }
}
