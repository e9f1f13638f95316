import type { Action, CardCode, Choices, SeatView } from "../../rules/index.js";
import { check } from "../../rules/index.js";
import type { RefusalDetail } from "../shared/events.js";

type DiscardChoices = Extract<Choices, { phase: "discard" }>;

export function discardAction({ seat }: SeatView, cards: readonly CardCode[]): Action {
  return { seat, type: "discard", cards: [...cards] };
}

/** Why a card may not join the chosen ones; null where it may. The rules say it about a whole discard, so one is made up, and told with it. */
export function refusedToLay(view: SeatView, choices: DiscardChoices, chosen: readonly CardCode[], card: CardCode): RefusalDetail | null {
  const whole = chosen.length >= choices.count;
  if (!whole && choices.from.includes(card)) return null;
  const cards = whole ? [...chosen, card] : [...new Set([card, ...chosen, ...choices.must, ...choices.from])].slice(0, choices.count);
  const action = discardAction(view, cards);
  const refusal = check(view, action);
  return refusal && { action, refusal };
}
