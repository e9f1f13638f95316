import type { CardCode, Refusal, Seat } from "../contract.js";
import { onTable, type Deal } from "../deal.js";
import { breachOf, followOrTrump, playableFrom, refuseCard, type Breach } from "../duties.js";
import type { Seen } from "../game.js";
import { TRUMPS } from "../tarots.js";
import { isPlayedOut, layCard, takeTrick, trickWinner } from "../tricks.js";
import { deck } from "./cards.js";
import { settle } from "./settle.js";
import { PLAYERS } from "./table.js";

export function playableCards(seen: Seen): CardCode[] {
  return playableFrom(seen.hand, breachIn(seen));
}

export function refusePlay(seen: Seen, card: CardCode): Refusal | null {
  return refuseCard(seen.hand, card, breachIn(seen));
}

/** Nobody has to beat or to overtrump. */
function breachIn({ hand, trick }: Seen): Breach {
  const duty = followOrTrump(hand, trick.cards, TRUMPS);
  return (card) => breachOf(duty, card, deck);
}

export function afterPlay(deal: Deal, seat: Seat, card: CardCode): Deal {
  const next = layCard(deal, seat, card, (trick) => trickWinner(trick, PLAYERS, TRUMPS, deck));
  const { trick } = next.table;
  if (trick.cards.length < PLAYERS) return next;
  const taken = takeTrick(next, trick.winner);
  return isPlayedOut(taken) ? onTable(taken, { result: settle(taken) }) : taken;
}
