// Piedicavallo from the deal to the score: see rules/engine/piedicavallo/.
#pragma once
#include <initializer_list>
#include "engine.hpp"

namespace piedicavallo {

enum : int { DEALER = OWN, POINTS };

constexpr Word PLAYERS_HERE = 4, TRICKS_HERE = 15, DISCARD = 2, ALL = 114, MATTO = 5;

inline Pack makePack() {
  Pack pack{{}, 62};
  Word n = 0;
  pack.cards[n++] = FOOL;
  for (Word trump = TRUMP_21; trump >= PETIT; trump--) pack.cards[n++] = static_cast<uint8_t>(trump);
  for (Word suit : {0, 1, 3, 2}) for (Word rank = 0; rank < 10; rank++) pack.cards[n++] = static_cast<uint8_t>(kingOf(suit) - rank);
  return pack;
}

inline void deal(Position& position, Random& random) {
  static const Pack pack = makePack();
  clear(position, PLAYERS_HERE, TRICKS_HERE);
  dealAtRandom(position, pack, random);
}

inline Word chosenTrumps(Word lower, Word upper, Word tarots, Random& random) {
  const Word plain = countOf(lower) + countOf(upper), trumps = countOf(tarots & ~BOUTS);
  const bool isLastingTrumpHeld = (tarots & BOUTS & ~FOOL_BIT) != 0;
  Word chosen = 0, allowed = 0;
  for (Word count = 0; count <= DISCARD; count++) {
    const Word rest = DISCARD - count;
    const bool mayGo = count == 0 || rest == plain || (count == trumps && !isLastingTrumpHeld);
    if (mayGo && count <= trumps && rest <= plain && below(random, ++allowed) == 0) chosen = count;
  }
  return chosen;
}

inline void open(Position& position, Word dealer, Random& random) {
  const int hand = HANDS + dealer * 3;
  position[DEALER] = dealer;
  takeUp(position, dealer);
  const Word trumps = chosenTrumps(position[hand] & ~KINGS, position[hand + 1] & ~KINGS, position[hand + TAROTS], random);
  for (Word laid = 0; laid < DISCARD; laid++) {
    const Word card = laid < trumps
      ? anyCardOf(position, 0, 0, position[hand + TAROTS] & ~BOUTS, random)
      : anyCardOf(position, position[hand] & ~KINGS, position[hand + 1] & ~KINGS, 0, random);
    layAside(position, dealer, card);
  }
  leadTrick(position, (dealer + 1) % PLAYERS_HERE);
}

inline Word isEven(Word seat) { return 1 - (seat & 1); }

inline void settle(Position& position) {
  const Word aside = worthIn(static_cast<Bits>(position[ASIDE]), 0) + worthIn(static_cast<Bits>(position[ASIDE_UPPER]), 1)
    + worthIn(static_cast<Bits>(position[ASIDE_TAROTS]), TAROTS);
  const Word tricks = position[WON] + position[WON + 2], others = position[WON + 1] + position[WON + 3];
  Word points = position[WORTH] + position[WORTH + 2] + aside * isEven(position[DEALER]) + (position[FOOL_OWNER] < 0 ? 0 : MATTO * isEven(position[FOOL_OWNER]));
  if (tricks == 0) points = 0;
  if (others == 0) points = ALL;
  position[POINTS] = points;
  position[POINTS + 1] = ALL - points;
  for (Word seat = 0; seat < position[PLAYERS]; seat++) position[SCORES + seat] = (points - ALL / 2) * (isEven(seat) == 1 ? 1 : -1);
}

}  // namespace piedicavallo
