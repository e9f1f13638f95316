import type { ReactiveController, ReactiveControllerHost } from "lit";
import { chooseAction, levels } from "../../bots/index.js";
import type { Action, CardCode, Refusal, Seat, SeatView, Trick } from "../../rules/index.js";
import { tell, type ErrorDetail } from "../shared/events.js";
import { warnOnce } from "../shared/warn.js";
import type { DealSession } from "./deal-session.js";
import { DealSource } from "./deal-source.js";
import { refusalSeenBy, seenBy } from "./open-sight.js";
import { PaceController, paces, type Pace, type Step } from "./pace.js";
import type { PlayHooks } from "./play-hooks.js";
import { ownSeed } from "./table-settings.js";

/**
 * The course of a game at a table: loads deals, asks the page before the person acts, applies, lets the bots act in
 * their time, and keeps a complete trick on the table until it has been seen.
 */
export class PlayController implements ReactiveController {
  /** The complete trick that still lies on the table. */
  held: Trick | null = null;
  /** The last refusal, until something else happens. */
  refusal: Refusal | null = null;
  /** Cards chosen to be laid aside. */
  chosen: readonly CardCode[] = [];

  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #hooks: PlayHooks;
  readonly #pace: PaceController;
  readonly #source: DealSource;
  /** How the step to come was paced. */
  #pacedFor = "";
  /** A deal was loaded, perhaps while the page only read it: what is to be told of that waits until it has been drawn. */
  #news = false;
  #gathering = false;

  constructor(host: ReactiveControllerHost & HTMLElement, hooks: PlayHooks) {
    this.#host = host;
    this.#hooks = hooks;
    this.#source = new DealSource(hooks, () => this.#onLoaded());
    host.addController(this);
    this.#pace = new PaceController(host, () => this.#nextStep());
  }

  hostDisconnected(): void {
    if (this.held) this.#host.requestUpdate();
    this.#letGo();
  }

  hostUpdated(): void {
    this.#tellNews();
    // The first rendering, or new settings, may leave the turn to a bot, or take it away.
    const { figure, bots, speed, seat } = this.#hooks.settings();
    const paced = [figure, bots, speed, seat].join();
    if (paced === this.#pacedFor && this.#pace.isWaiting) return;
    this.#pacedFor = paced;
    this.#pace.wake();
  }

  /** Pending while bots that play at once let the page in; undefined where they do not. */
  get pausing(): Promise<void> | undefined {
    return this.#pace.pausing;
  }

  /** The session that the page's settings ask for; null where they cannot be met. */
  get session(): DealSession | null {
    return this.#source.session;
  }

  /** Whether what reads the given deal is not there yet. */
  get isWaiting(): boolean {
    return this.#source.isWaiting;
  }

  /** Why there is nothing to play; null where there is. */
  get problem(): ErrorDetail | null {
    return this.#source.problem;
  }

  /** Shows a deal anew, also when it is the one given before. */
  reload(): void {
    this.#source.reload();
  }

  get view(): SeatView | null {
    const { session } = this;
    return session ? session.view(this.#seatIn(session)) : null;
  }

  /** Applies an action of any seat without asking the page. */
  act(action: Action): Refusal | null {
    const { session } = this;
    if (!session) return null;
    const refusal = session.check(action);
    if (refusal) this.refuse(action, refusal);
    else this.#apply(session, action);
    return refusal;
  }

  /** The person's action: refused, or asked of the page and applied. False where nothing came of it. */
  attempt(action: Action): boolean {
    const { session } = this;
    if (!session || this.#hooks.settings().figure) return false;
    const refusal = session.check(action);
    if (refusal) {
      this.refuse(action, refusal);
      return false;
    }
    const { moment } = session;
    // The page may act, or set another deal, while it is asked.
    if (!tell(this.#host, "tarot-request", { action }, true) || session !== this.session || session.moment !== moment) return false;
    this.#apply(session, action);
    return true;
  }

  refuse(action: Action, why: Refusal): void {
    const { view } = this;
    const refusal = view ? refusalSeenBy(view, action, why) : why;
    this.refusal = refusal;
    this.#hooks.refused(refusal);
    this.#host.requestUpdate();
    tell(this.#host, "tarot-refusal", { action, refusal });
  }

  /** Tells the page why an action is refused that somebody else has explained already. */
  tellRefusal(action: Action): void {
    const refusal = this.session?.check(action);
    if (refusal) tell(this.#host, "tarot-refusal", { action, refusal });
  }

  undo(): void {
    const { session } = this;
    if (!session?.undo(this.#seatIn(session))) return;
    this.#restart();
  }

  /** The same cards once more, for other choices; what they brought the first time does not count. */
  again(): void {
    this.session?.again();
    this.#restart();
    this.#hooks.dealt();
  }

  get canUndo(): boolean {
    const { session } = this;
    return session?.canUndo(this.#seatIn(session)) ?? false;
  }

  /** @param seed as the page gives it: anything may come */
  next(seed?: unknown): void {
    const { session } = this;
    if (!session) return;
    session.next(ownSeed(seed));
    this.#restart();
    this.#hooks.dealt();
    this.#tellVoid(session);
  }

  /** Takes the complete trick off the table at once. */
  release(): void {
    if (!this.held) return;
    this.#letGo();
    this.#host.requestUpdate();
    this.#pace.wake();
  }

  choose(cards: readonly CardCode[]): void {
    this.chosen = cards;
    this.refusal = null;
    this.#host.requestUpdate();
  }

  forgetRefusal(): void {
    if (!this.refusal) return;
    this.refusal = null;
    this.#host.requestUpdate();
  }

  #onLoaded(): void {
    this.#letGo();
    this.refusal = null;
    this.chosen = [];
    this.#pace.wake();
    this.#hooks.dealt();
    this.#news = true;
  }

  #tellNews(): void {
    const { session, problem } = this;
    if (!this.#news) return;
    this.#news = false;
    if (problem) tell(this.#host, "tarot-error", { ...problem });
    else if (session && this.#hooks.deal() === null) this.#tellVoid(session);
  }

  /** A petit sec ends a deal before anybody acts. */
  #tellVoid(session: DealSession): void {
    const { result, record } = session;
    if (result) tell(this.#host, "tarot-deal-end", { result, record });
  }

  #apply(session: DealSession, action: Action): void {
    const seat = this.#seatIn(session);
    const before = session.view(seat);
    session.apply(action);
    const after = session.view(seat);
    const trick = after.tricks.length > before.tricks.length ? after.tricks.at(-1) : undefined;
    this.#restart(trick && this.#paceNow.hold > 0 ? trick : null);
    this.#hooks.acted(action, before, after);
    const { moment } = session;
    const goesOn = () => session === this.session && session.moment === moment;
    tell(this.#host, "tarot-action", { action: seenBy(after, action), view: after });
    if (trick && goesOn()) tell(this.#host, "tarot-trick-end", { trick });
    if (after.result && goesOn()) tell(this.#host, "tarot-deal-end", { result: after.result, record: session.record });
  }

  #restart(held: Trick | null = null): void {
    this.#letGo();
    this.held = held;
    this.refusal = null;
    this.chosen = [];
    this.#pace.wake();
    this.#host.requestUpdate();
  }

  #nextStep(): Step | null {
    const { session } = this;
    const { figure, bots } = this.#hooks.settings();
    if (!session || figure || this.#gathering) return null;
    const { think, look, hold } = this.#paceNow;
    if (this.held) return { delay: hold, run: () => void this.#gather() };
    const seat = session.toAct;
    if (!bots || seat === null || seat === this.#seatIn(session)) return null;
    const { game, choices } = session.view(seat);
    if (!levels(game).includes("easy")) return null;
    const looking = choices.phase === "discard";
    return { delay: looking ? look : think, run: () => this.#botActs(session, seat) };
  }

  #botActs(session: DealSession, seat: Seat): void {
    // The page may have made a figure of it, whose code is still on its way.
    if (this.#hooks.settings().figure) return;
    const seed = `${this.#source.seed}/${session.moment}`;
    this.#apply(session, chooseAction(session.view(seat), { level: "easy", seed }));
  }

  async #gather(): Promise<void> {
    const trick = this.held;
    if (!trick) return;
    this.#gathering = true;
    await this.#hooks.gather(trick);
    if (trick === this.held && this.#gathering) this.release();
  }

  #letGo(): void {
    this.held = null;
    this.#gathering = false;
  }

  #seatIn(session: DealSession): Seat {
    const { seat } = this.#hooks.settings();
    if (seat < session.players) return seat;
    warnOnce(`<tarot-table> has no seat ${String(seat)} in a deal for ${String(session.players)} players: seat 0 is used.`);
    return 0;
  }

  get #paceNow(): Pace {
    return paces[this.#hooks.settings().speed];
  }
}
