import { sortHand, type CardCode, type HandfulChoice, type SeatView } from "../../rules/index.js";
import { isSound } from "./bid.js";
import { rankOf, suitOf } from "./cards.js";

/** Half of the 22 tarots: with fewer in a defender's hand the taker mostly makes the contract all the same. */
const defendersLength = 11;

/**
 * The highest handful to show, or null. Its bonus goes to whoever wins the contract, so the taker's side shows it on
 * a hand that is good for one, and a defender only when too many trumps are missing on the other side.
 */
export function chooseHandful({ hand, players, seat, taker, partner }: SeatView, handfuls: readonly HandfulChoice[]): CardCode[] | null {
  const highest = handfuls.reduce<HandfulChoice | null>((best, choice) => (best === null || choice.level > best.level ? choice : best), null);
  if (highest === null) return null;
  const takes = seat === taker || (partner?.known === "partner" && partner.seat === seat);
  const tarots = hand.filter((card) => "TE".includes(suitOf(card))).length;
  return (takes ? isSound(hand, players) : tarots >= defendersLength) ? shownCards(highest) : null;
}

/** What tells the defence least: with trumps to spare the Petit stays hidden, then the highest. */
function shownCards({ count, must, trumps, withExcuse }: HandfulChoice): CardCode[] {
  const spare = trumps.filter((card) => !must.includes(card)).sort((a, b) => exposure(a) - exposure(b));
  const needed = withExcuse ? count - 1 : count;
  const shown = [...must.filter((card) => card !== "E"), ...spare.filter((card) => card !== "E")].slice(0, needed);
  return sortHand("french-tarot", withExcuse ? [...shown, "E"] : shown);
}

function exposure(trump: CardCode): number {
  return trump === "T1" ? 22 : rankOf(trump);
}
