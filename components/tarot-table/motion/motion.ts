import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { CardCode, Seat, SeatView } from "../../../rules/index.js";
import type { Speed } from "../../shared/speed.js";
import type { Scene } from "../scene.js";
import { Flights, milliseconds, spotOf, type Spot } from "./flights.js";

/** What a table shows, as far as cards move by it. */
export interface Moment extends Pick<Scene, "view" | "held" | "moving"> {
  speed: Speed;
}

/** How many times the motion token a movement takes. */
const factors: Readonly<Record<Speed, number>> = { instant: 0, fast: 0.7, normal: 1, slow: 1.6 };

/** What a card in the hand of another seat, or in a pile, is wide, in px. */
const small = 22;

/** Something that is about to move, measured while it still lies where it lay. */
type Leaving = { what: "played"; card: CardCode; from: Spot } | { what: "dog"; cards: readonly { card: HTMLElement; from: Spot }[]; taker: Seat };

/**
 * Shows where cards come from and go to: from a seat to the trick, from the trick to its winner, from the dog to the
 * taker, from the dealer to the hand. It only draws: nothing waits for it but the end of a trick, which a click ends.
 */
export class Motion implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #now: () => Moment | null;
  readonly #flights = new Flights();
  #before: Moment | null = null;
  #leaving: readonly Leaving[] = [];
  /** How long what moves by this rendering takes. */
  #lasts = 0;
  #dealt = false;

  /** @param now what the table is to show */
  constructor(host: ReactiveControllerHost & HTMLElement, now: () => Moment | null) {
    this.#host = host;
    this.#now = now;
    this.#before = now();
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#stop();
    this.#before = null;
  }

  /** The last look at what is about to go. */
  hostUpdate(): void {
    const { before, now } = this.#step();
    // Asked once the table is drawn anew, the browser would have to lay it out at once; and each time, to style it.
    this.#lasts = this.#dealt || (before && now && isOther(before.view, now.view)) ? this.#duration : 0;
    if (!before || !now) return;
    if (!now.moving || played(now.view) < played(before.view)) this.#stop();
    this.#leaving = this.#lasts === 0 ? [] : [...this.#played(before, now), ...this.#dogTaken(before, now)];
  }

  hostUpdated(): void {
    const { before, now } = this.#step();
    this.#before = now;
    if (!now) return;
    const duration = this.#lasts;
    if (this.#dealt) this.#deal(now.view, duration);
    else if (duration > 0) {
      for (const leaving of this.#leaving) this.#follow(leaving, duration);
      if (before && isDiscarding(now.view) && !isDiscarding(before.view)) this.#takeDog(now.view, duration);
    }
    this.#leaving = [];
    this.#dealt = false;
  }

  /** Other cards are on the table: nothing of what moves is there any more. */
  dealt(): void {
    this.#stop();
    this.#dealt = this.#before !== null;
  }

  /** Moves a complete trick to its winner. Resolves once it is there, or somebody has gone on. */
  async gather(winner: Seat | null): Promise<void> {
    const to = spotOf(this.#seat(winner));
    const duration = this.#duration * 1.4;
    if (!to || duration <= 0) return;
    const cards = [...this.#root.querySelectorAll<HTMLElement>("[data-played]")];
    await Promise.all(cards.map((card) => this.#flights.send(card, to, small, { duration })));
  }

  #step(): { before: Moment | null; now: Moment | null } {
    return { before: this.#before, now: this.#now() };
  }

  #stop(): void {
    this.#flights.cancel();
    for (const ghost of this.#root.querySelectorAll("[data-ghost]")) ghost.remove();
    this.#leaving = [];
    this.#dealt = false;
  }

  /** Cards that have fallen since the last rendering, and where they were. */
  #played(before: Moment, now: Moment): Leaving[] {
    if (played(now.view) <= played(before.view)) return [];
    const known = before.held ? [] : before.view.trick.cards;
    const trick = now.held ?? now.view.trick;
    return trick.cards.flatMap((card, place) => {
      const seat = (trick.leader + place) % now.view.players;
      const own = seat === now.view.seat ? this.#root.querySelector(`[data-card="${card}"] playing-card`) : null;
      const from = spotOf(own) ?? spotOf(this.#root.querySelector(`[data-seat="${String(seat)}"] .fan playing-card`)) ?? spotOf(this.#seat(seat));
      return known.includes(card) || !from ? [] : { what: "played", card, from };
    });
  }

  /** The dog that lies open goes to another seat; one's own is in the hand already. */
  #dogTaken(before: Moment, now: Moment): Leaving[] {
    const { taker, seat } = now.view;
    if (!isDiscarding(before.view) || isDiscarding(now.view) || taker === undefined || taker === seat) return [];
    const cards = [...this.#root.querySelectorAll<HTMLElement>(".dog playing-card")].flatMap((card) => {
      const from = spotOf(card);
      return from ? { card, from } : [];
    });
    return [{ what: "dog", cards, taker }];
  }

  #follow(leaving: Leaving, duration: number): void {
    if (leaving.what === "dog") {
      for (const { card, from } of leaving.cards) void this.#sendGhost(card, from, leaving.taker, duration * 1.6);
      return;
    }
    const card = this.#root.querySelector(`[data-played] [card="${leaving.card}"]`)?.closest<HTMLElement>("[data-played]");
    if (card) this.#flights.bring(card, leaving.from, { duration: duration * 1.2 });
  }

  /** What has left the page already travels as a copy, over the table and out of everybody's way. */
  async #sendGhost(card: HTMLElement, from: Spot, seat: Seat, duration: number): Promise<void> {
    const table = this.#root.querySelector(".table");
    const to = spotOf(this.#seat(seat));
    if (!table || !to) return;
    const ghost = card.cloneNode() as HTMLElement;
    ghost.dataset["ghost"] = "";
    ghost.setAttribute("decorative", "");
    const { left, top } = table.getBoundingClientRect();
    const place = { position: "absolute", "inset-block-start": "0", left: `${String(from.x - left - from.width / 2)}px`, "pointer-events": "none", "z-index": "2", "--tarot-card-width": `${String(from.width)}px` };
    for (const [name, value] of Object.entries(place)) ghost.style.setProperty(name, value);
    table.append(ghost);
    ghost.style.setProperty("inset-block-start", `${String(from.y - top - ghost.offsetHeight / 2)}px`);
    await this.#flights.send(ghost, to, small, { duration });
    ghost.remove();
  }

  /** Its cards come into one's own hand from where they lie open. */
  #takeDog({ seat, taker, dog = [] }: SeatView, duration: number): void {
    if (seat !== taker) return;
    for (const card of dog) {
      const from = spotOf(this.#root.querySelector(`.dog playing-card[card="${card}"]`));
      const inHand = this.#root.querySelector<HTMLElement>(`[data-card="${card}"] playing-card`);
      if (from && inHand) this.#flights.bring(inHand, from, { duration: duration * 1.6 });
    }
  }

  /** One's own cards come from the dealer, one shortly after the other. */
  #deal({ dealer }: SeatView, duration: number): void {
    const from = spotOf(this.#seat(dealer));
    if (!from || duration === 0) return;
    const cards = this.#root.querySelectorAll<HTMLElement>("[data-card] playing-card");
    for (const [place, card] of [...cards].entries()) this.#flights.bring(card, { ...from, width: small }, { duration: duration * 1.2, delay: (duration * place) / 16 });
  }

  /** In milliseconds; 0 where nothing is to move. */
  get #duration(): number {
    const now = this.#now();
    if (!now?.moving || !this.#host.isConnected) return 0;
    return milliseconds(getComputedStyle(this.#host).getPropertyValue("--_motion")) * factors[now.speed];
  }

  #seat(seat: Seat | null): Element | null {
    return this.#root.querySelector(`[data-seat="${String(seat)}"] .pill`);
  }

  get #root(): ParentNode {
    return this.#host.shadowRoot ?? this.#host;
  }
}

/** Cards that have fallen in this deal. */
function played({ tricks, trick, players }: SeatView): number {
  return tricks.length * players + trick.cards.length;
}

/** Whether cards have changed their place: they have fallen, or the dog is taken or laid aside. */
function isOther(before: SeatView, now: SeatView): boolean {
  return played(now) > played(before) || isDiscarding(now) !== isDiscarding(before);
}

function isDiscarding({ choices }: SeatView): boolean {
  return (choices.phase === "wait" ? choices.for : choices.phase) === "discard";
}
