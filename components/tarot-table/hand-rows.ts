/**
 * What the hand's styles need to know and cannot count: how many cards a suit has, so that strips are equally wide in
 * all of them; and how many rows this deal's hand has needed, so that nothing moves up while it grows smaller.
 */
export class HandRows {
  #most = 0;

  /** Other cards: room for their rows only. */
  forget(): void {
    this.#most = 0;
  }

  settle(hand: HTMLElement | null): void {
    if (!hand) return;
    for (const group of hand.querySelectorAll<HTMLElement>("[data-suit]")) group.style.setProperty("--_n", String(group.childElementCount));
    const tops = new Set([...hand.querySelectorAll<HTMLElement>("[part=card]")].map((card) => card.offsetTop));
    this.#most = Math.max(this.#most, tops.size);
    hand.style.setProperty("--_seen-rows", String(this.#most));
  }
}
