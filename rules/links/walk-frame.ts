import type { DealRecord, GameId } from "../contract.js";
import { RecordError } from "../errors.js";
import { readFrame, type Frame } from "../frame.js";
import type { OptionRule } from "../options.js";
import type { Digit } from "./digits.js";

/** Games as links number them; further ones come last. */
const GAMES: readonly GameId[] = ["french-tarot", "piedicavallo", "preferanzen"];
const MOST_GAMES = 8;
/** Of players and of seats. */
const MOST_PLAYERS = 10;
const MOST_OPTIONS = 16;
const MOST_VALUES = 64;

/** Game, table and house rules. Throws RecordError where they cannot be. */
export function walkFrame(digit: Digit, known?: DealRecord): Frame {
  const game = GAMES[digit(MOST_GAMES, known === undefined ? -1 : GAMES.indexOf(known.game))] ?? "";
  const players = digit(MOST_PLAYERS, known?.players ?? -1);
  const dealer = digit(MOST_PLAYERS, known?.dealer ?? -1);
  const { rules } = readFrame({ game, players, dealer });
  return readFrame({ game, players, dealer, options: walkOptions(digit, rules.options, players, known?.options) });
}

/** For each option, and for those that do not exist yet, whether it is stated, and if so at which value. */
function walkOptions(digit: Digit, rules: Readonly<Record<string, OptionRule>>, players: number, known: DealRecord["options"] = {}): Record<string, unknown> {
  const places = [...Object.entries(rules), ...Array<undefined>(MOST_OPTIONS)].slice(0, MOST_OPTIONS);
  const stated = places.flatMap((option) => {
    const isStated = digit(2, option !== undefined && Object.hasOwn(known, option[0]) ? 1 : 0) === 1;
    if (!isStated) return [];
    if (option === undefined) throw new RecordError("unknown-option", "options");
    const [name, rule] = option;
    return [[name, walkValue(digit, name, rule.others(players), known[name])] as const];
  });
  return Object.fromEntries(stated);
}

/** A value is known by its text, since it may be an object. */
function walkValue(digit: Digit, name: string, values: readonly unknown[], known: unknown): unknown {
  const texts = values.map((value) => JSON.stringify(value));
  const place = digit(MOST_VALUES, texts.indexOf(JSON.stringify(known)));
  if (place >= values.length) throw new RecordError("option-value", `options.${name}`);
  return values[place];
}
