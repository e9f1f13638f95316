import type { CardCode, Choices, Refusal, RefusalReason, SeatView, Trick } from "../../rules/index.js";
import { check } from "../../rules/index.js";
import { factsIn } from "./refusal-facts.js";
import type { Words } from "./words.js";

/** The duty that says most, first. */
const duties: readonly RefusalReason[] = ["must-overtrump", "must-beat", "must-trump", "must-follow", "called-suit-lead"];

/** Why each card of the hand that may not be played may not; nothing where it is not this seat's turn to play. */
export function refusedCards(view: SeatView): ReadonlyMap<CardCode, Refusal> {
  const { choices, seat } = view;
  const refused = new Map<CardCode, Refusal>();
  if (choices.phase !== "play") return refused;
  for (const card of view.hand) {
    const refusal = choices.cards.includes(card) ? null : check(view, { seat, type: "play", card });
    if (refusal) refused.set(card, refusal);
  }
  return refused;
}

export interface StatusScene {
  view: SeatView;
  refused: ReadonlyMap<CardCode, Refusal>;
  /** A complete trick that still lies on the table. */
  held: Trick | null;
  /** Cards chosen to be laid aside. */
  chosen: number;
  /** Duties are not told. */
  quiet: boolean;
  /** The card that was tapped once, where it takes two taps to play. */
  raised: CardCode | null;
}

/** What has happened and what is to be done, in one sentence. */
export function statusText({ view, refused, held, chosen, quiet, raised }: StatusScene, words: Words): string {
  if (held) return winnerText(held, view, words);
  if (raised !== null) return words.t("ui:table.status.raised", { card: words.card(raised) });
  const { choices } = view;
  switch (choices.phase) {
    case "wait":
      return words.t(`ui:table.wait.${choices.for}`, { name: words.name(choices.seat) });
    case "discard":
      return discardText(choices.count - chosen, words);
    case "play":
      return quiet ? words.t("ui:table.status.play") : playText(view, refused, words);
    case "done":
      return words.t("ui:table.status.over");
    default:
      return words.t(`ui:table.status.${choices.phase}`);
  }
}

export function winnerText({ winner }: Trick, { seat }: SeatView, words: Words): string {
  if (winner === null) return "";
  return winner === seat ? words.t("ui:table.status.trickOwn") : words.t("ui:table.status.trick", { name: words.name(winner) });
}

function discardText(missing: number, words: Words): string {
  return missing > 0 ? words.t("ui:table.status.discard", { count: missing }) : words.t("ui:table.status.discarded");
}

function playText(view: SeatView, refused: ReadonlyMap<CardCode, Refusal>, words: Words): string {
  const told = [...refused.values()];
  const duty = duties.map((reason) => told.find((refusal) => refusal.reason === reason)).find((refusal) => refusal !== undefined);
  if (duty) return words.t(`ui:table.duty.${dutyKey(duty)}`, factsIn(duty, words));
  return words.t(view.trick.cards.length === 0 ? "ui:table.status.lead" : "ui:table.status.anyCard");
}

/** With trumps led, following and overtrumping read differently. */
function dutyKey({ reason, facts }: Refusal): string {
  return facts?.["led"] === "T" ? `${reason}-trumps` : reason;
}

/** Whether bids are asked for still, of whatever seat. */
export function isAuction(choices: Choices): boolean {
  return (choices.phase === "wait" ? choices.for : choices.phase) === "bid";
}

/** Whether a phase is answered in the bid panel. */
export function isBidding({ phase }: Choices): boolean {
  return phase === "bid" || phase === "call" || phase === "announce";
}
