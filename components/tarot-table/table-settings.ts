import type { DealRecord, GameId, Seat } from "../../rules/index.js";
import type { Preferences } from "../shared/settings/preferences.js";
import { speedOf, type Speed } from "../shared/speed.js";
import { textOf } from "../shared/text-of.js";
import { warnOnce } from "../shared/warn.js";
import { wholeOf } from "../shared/whole.js";

/** What the page says to a table, as it says it: any value may come. */
export interface RawSettings {
  game: unknown;
  players: unknown;
  seat: unknown;
  dealer: unknown;
  seed: unknown;
  mode: unknown;
  bots: unknown;
  speed: unknown;
  fourColours: unknown;
  noHints: unknown;
  tapTwice: unknown;
  sound: unknown;
  keepTrick: unknown;
  asked: unknown;
  noOffers: unknown;
}

/** The same, fit for use. */
export interface TableSettings {
  game: GameId;
  players: number;
  seat: Seat;
  dealer: Seat;
  /** Null where the page leaves the cards to chance. */
  seed: string | null;
  mode: ModeName;
  /** Only to look at: neither the person nor a bot acts. */
  figure: boolean;
  /** Whether bots play the other seats. */
  bots: boolean;
  speed: Speed;
  fourColours: boolean;
  /** Whether nothing is said of what may be played. */
  noHints: boolean;
  /** Whether a card is played by a second tap. */
  tapTwice: boolean;
  sound: boolean;
  /** Whether the last complete trick stays until the next card. */
  keepTrick: boolean;
  /** Whether nothing is told of what may be done, nor of who wins. */
  asked: boolean;
  /** Whether neither bids, nor a discard, nor a handful are offered, and nobody is told to act. */
  noOffers: boolean;
}

/** What a table is there for. */
export type ModeName = (typeof modes)[number];

const modes = ["play", "figure", "replay"] as const;

/** A deal as a page gives it: a record, its JSON text, or nothing. */
export type GivenDeal = DealRecord | string | null;

/** @param chosen by the person, which goes before what the page says; a figure is the page's alone */
export function readSettings(raw: RawSettings, chosen: Preferences): TableSettings {
  const mode = oneOf("mode", raw.mode, modes);
  const figure = mode !== "play";
  const players = whole("players", raw.players, 3, 5, 4);
  return {
    // An unknown game is refused by the rules, and shown as such.
    game: textOf(raw.game) as GameId,
    players,
    // Up to the seats of the deal: a record may have more than `players` says.
    seat: whole("seat", raw.seat, 0, 4, 0),
    dealer: whole("dealer", raw.dealer, 0, players - 1, 0),
    seed: raw.seed === null || raw.seed === undefined ? null : textOf(raw.seed),
    mode,
    figure,
    bots: oneOf("bots", raw.bots, ["easy", "none"]) === "easy",
    speed: chosen.speed ?? speedOf(raw.speed),
    fourColours: chosen.fourColours ?? Boolean(raw.fourColours),
    noHints: (figure ? null : chosen.noHints) ?? Boolean(raw.noHints),
    tapTwice: chosen.tapTwice ?? Boolean(raw.tapTwice),
    sound: chosen.sound ?? Boolean(raw.sound),
    keepTrick: Boolean(raw.keepTrick),
    asked: Boolean(raw.asked),
    noOffers: Boolean(raw.noOffers),
  };
}

function whole(name: string, value: unknown, least: number, most: number, usual: number): number {
  const given = wholeOf(value);
  if (given !== null && given >= least && given <= most) return given;
  if (value !== null && value !== undefined) warnOnce(`<tarot-table> needs ${name} from ${String(least)} to ${String(most)}, not "${textOf(value)}": ${String(usual)} is used.`);
  return usual;
}

function oneOf<T extends string>(name: string, value: unknown, known: readonly [T, ...T[]]): T {
  const given = known.find((each) => each === value);
  if (given !== undefined) return given;
  if (value !== null && value !== undefined) warnOnce(`<tarot-table> knows no ${name} "${textOf(value)}": ${known[0]} is used.`);
  return known[0];
}

/** A deal's own seed, as a page may give it; undefined where the deal has none. */
export function ownSeed(value: unknown): string | undefined {
  if (typeof value === "string" && value !== "") return value;
  if (value !== undefined && value !== null) warnOnce(`<tarot-table> deals from a seed that is a text and not empty, not from "${textOf(value)}": the table's own is used.`);
  return undefined;
}

/** Cards that nobody could guess. */
export function randomSeed(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join("-");
}
