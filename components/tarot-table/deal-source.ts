import type { DealRecord } from "../../rules/index.js";
import type { ErrorDetail } from "../shared/events.js";
import { safely, startSession, type Loaded } from "./deal-loader.js";
import type { DealSession } from "./deal-session.js";
import { dealPart } from "./table-parts.js";
import { randomSeed, type GivenDeal, type TableSettings } from "./table-settings.js";

/** What the page asks for, as its table hands it on. */
export interface DealWishes {
  settings: () => TableSettings;
  /** As the page gives it, or how to read it. */
  deal: () => GivenDeal | (() => DealRecord);
}

/** The deal that the page's settings ask for: loaded when they change, and when it is asked for. */
export class DealSource {
  readonly #wishes: DealWishes;
  readonly #loaded: () => void;
  #session: DealSession | null = null;
  #problem: ErrorDetail | null = null;
  #loadedFor: readonly unknown[] = [];
  #seed: string | null = null;
  #reloads = 0;

  /** @param loaded told of each deal, or of why there is none */
  constructor(wishes: DealWishes, loaded: () => void) {
    this.#wishes = wishes;
    this.#loaded = loaded;
  }

  /** Null where the page's settings cannot be met. */
  get session(): DealSession | null {
    const settings = this.#wishes.settings();
    const deal = this.#wishes.deal();
    // A game that becomes a replay goes on with its own deal; without one there is nothing to replay.
    const empty = settings.mode === "replay" && this.#session === null;
    const wanted = [empty, deal, this.isWaiting, settings.game, settings.players, settings.dealer, settings.seed, this.#reloads];
    if (wanted.some((value, place) => !Object.is(value, this.#loadedFor[place]))) {
      this.#loadedFor = wanted;
      this.#load(deal, settings);
    }
    return this.#session;
  }

  /** Why there is nothing to play; null where there is. */
  get problem(): ErrorDetail | null {
    return this.session ? null : this.#problem;
  }

  /** What chance follows at this table: the page's seed, or its own. */
  get seed(): string {
    return this.#seed ?? "";
  }

  /** Loads a deal anew, also when it is the one given before. */
  reload(): void {
    this.#reloads += 1;
  }

  /** Whether a deal is given and what reads it is not there yet. */
  get isWaiting(): boolean {
    return this.#wishes.deal() !== null && dealPart.code === null;
  }

  #load(deal: GivenDeal | (() => DealRecord), settings: TableSettings): void {
    this.#session = null;
    this.#problem = null;
    if (this.isWaiting) return;
    this.#seed = settings.seed ?? this.#seed ?? randomSeed();
    const replaying = settings.mode === "replay";
    const loaded = replaying && deal === null ? null : this.#begin(deal, settings, this.#seed);
    if (loaded?.ok) this.#session = loaded.session;
    // Nothing of what was played is seen before it is stepped to.
    if (replaying) this.#session?.seek(0);
    if (loaded?.ok === false) this.#problem = loaded.problem;
    this.#loaded();
  }

  #begin(deal: GivenDeal | (() => DealRecord), settings: TableSettings, seed: string): Loaded {
    const { code } = dealPart;
    return deal === null || !code ? startSession(settings, seed) : safely(() => code.resumeDeal(deal, seed));
  }
}
