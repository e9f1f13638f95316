import type { CardCode, Refusal, SeatView } from "../../rules/index.js";
import { sortHand } from "../../rules/index.js";
import { factsIn } from "./refusal-facts.js";
import type { Words } from "./words.js";

/**
 * What a card of the hand is good for now:
 * open = it may be played or laid aside, refused = it may not, idle = nothing is asked of this seat.
 */
type CardState = "open" | "refused" | "idle";

export interface HandCard {
  code: CardCode;
  state: CardState;
  /** Its name and what can be done with it. */
  label: string;
  /** It came with the dog. */
  fresh: boolean;
}

/** Cards of one suit, side by side; the Excuse stands with the trumps. */
export interface HandGroup {
  suit: string;
  cards: readonly HandCard[];
}

export interface HandScene {
  view: SeatView;
  refused: ReadonlyMap<CardCode, Refusal>;
  /** Cards chosen to be laid aside: they lie on the table already. */
  chosen: readonly CardCode[];
  /** Whoever only looks is shown what could be laid aside as well. */
  figure: boolean;
  /** A discard is asked for when its time has come. */
  offers: boolean;
}

export function handGroups(scene: HandScene, words: Words): readonly HandGroup[] {
  const { view, chosen } = scene;
  const groups: { suit: string; cards: HandCard[] }[] = [];
  for (const code of sortHand(view.game, view.hand)) {
    if (chosen.includes(code)) continue;
    const suit = code === "E" ? "T" : code.charAt(0);
    let group = groups.find((each) => each.suit === suit);
    if (!group) groups.push((group = { suit, cards: [] }));
    group.cards.push(handCard(code, scene, words));
  }
  return groups;
}

function handCard(code: CardCode, scene: HandScene, words: Words): HandCard {
  const state = stateOf(code, scene);
  const fresh = scene.view.choices.phase === "discard" && (scene.view.dog ?? []).includes(code);
  return { code, state, fresh, label: labelOf(code, fresh, scene, words) };
}

function stateOf(code: CardCode, scene: HandScene): CardState {
  const { refused, chosen } = scene;
  const { choices } = scene.view;
  switch (choices.phase) {
    case "play":
      return refused.has(code) ? "refused" : "open";
    case "discard":
      if (!asksDiscard(scene)) return "idle";
      return choices.from.includes(code) && chosen.length < choices.count ? "open" : "refused";
    default:
      return "idle";
  }
}

/** In a lesson the discard's time has come before the lesson asks for it. */
function asksDiscard({ figure, offers }: HandScene): boolean {
  return figure || offers;
}

function labelOf(code: CardCode, fresh: boolean, scene: HandScene, words: Words): string {
  const { choices } = scene.view;
  const card = words.card(code);
  const refusal = scene.refused.get(code);
  if (refusal) return words.t(`ui:table.card.${refusal.reason}`, { ...factsIn(refusal, words), card });
  // With the discard complete no other card can join it; that says nothing of the card.
  const kept = choices.phase === "discard" && asksDiscard(scene) && !choices.from.includes(code);
  if (kept) return words.t("ui:table.card.kept", { card });
  return fresh ? words.t("ui:table.card.fromDog", { card }) : card;
}
