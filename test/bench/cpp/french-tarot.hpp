// French Tarot from the deal to the score: see rules/engine/french-tarot/.
#pragma once
#include <cstdlib>
#include <initializer_list>
#include "engine.hpp"

namespace french_tarot {

enum : int { TAKER = OWN, TAKERS, CONTRACT, CALLED, SLAM_ANNOUNCED, HANDFULS, FOOL_STAYS, HALF_POINTS, BOUTS_WON, PETIT_AU_BOUT, SLAM };

constexpr Word MULTIPLIERS[] = {1, 2, 4, 6}, ASIDE_IS_TAKERS[] = {-1, -1, -1, 0}, TARGETS[] = {56, 51, 41, 36};

// In the deck's order: the Excuse, trumps, spades, hearts, clubs, diamonds, each highest first.
inline Pack makePack() {
  Pack pack{{}, 78};
  Word n = 0;
  pack.cards[n++] = FOOL;
  for (Word trump = TRUMP_21; trump >= PETIT; trump--) pack.cards[n++] = static_cast<uint8_t>(trump);
  for (Word suit : {0, 1, 3, 2}) for (Word rank = 0; rank < 14; rank++) pack.cards[n++] = static_cast<uint8_t>(kingOf(suit) - rank);
  return pack;
}

inline bool deal(Position& position, Word players, Random& random) {
  static const Pack pack = makePack();
  clear(position, players, players == 3 ? 24 : players == 4 ? 18 : 15);
  position[OVERTRUMPS] = -1;
  position[CALLED] = -1;
  dealAtRandom(position, pack, random);
  for (Word seat = 0; seat < players; seat++) if (position[HANDS + seat * 3 + TAROTS] == 1) return false;
  return true;
}

inline Word anyCallable(Position& position, Word taker, Random& random) {
  const int hand = HANDS + taker * 3;
  const Word both = position[hand] & position[hand + 1];
  Word ranks = 1;
  while (ranks < 4 && (both << (ranks - 1) & KINGS) == KINGS) ranks++;
  const Word any = below(random, ranks * 4);
  return kingOf(any % 4) - any / 4;
}

inline void callCard(Position& position, Word card) {
  position[CALLED] = card;
  for (Word seat = 0; seat < position[PLAYERS]; seat++) if (hasCard(position, HANDS + seat * 3, card)) position[TAKERS] |= 1 << seat;
  position[BARRED + wordOf(card)] = SUITS.of[card] & ~bitOf(card);
}

inline void discardAtRandom(Position& position, Word taker, Random& random) {
  const int hand = HANDS + taker * 3;
  const Word dog = 78 - position[PLAYERS] * position[TRICKS];
  takeUp(position, taker);
  for (Word laid = 0; laid < dog; laid++) {
    const Word lower = position[hand] & ~KINGS, upper = position[hand + 1] & ~KINGS;
    const Word trumps = (lower | upper) == 0 ? position[hand + TAROTS] & ~BOUTS : 0;
    layAside(position, taker, anyCardOf(position, lower, upper, trumps, random));
  }
}

inline void open(Position& position, Word dealer, Random& random) {
  const Word players = position[PLAYERS], taker = below(random, players), contract = below(random, 4);
  position[TAKER] = taker;
  position[TAKERS] = 1 << taker;
  position[CONTRACT] = contract;
  if (players == 5) callCard(position, anyCallable(position, taker, random));
  if (contract < 2) discardAtRandom(position, taker, random);
  const bool announces = below(random, 8) == 0;
  position[SLAM_ANNOUNCED] = announces ? 1 : 0;
  leadTrick(position, announces ? taker : (dealer + 1) % players);
}

inline Word signOf(Word isTakers) { return 2 * isTakers - 1; }
inline Word isTaker(Position& position, Word seat) { return position[TAKERS] >> seat & 1; }
inline Word hasTrick(Word won, Word trick) { return won >> trick & 1; }
inline Word wonCard(Word won, Word trick) { return trick < 0 ? 0 : hasTrick(won, trick); }

inline Word sumOfTakers(Position& position, int bySeat) {
  Word sum = 0;
  for (Word seat = 0; seat < position[PLAYERS]; seat++) sum += position[bySeat + seat] & -isTaker(position, seat);
  return sum;
}

inline bool winsWithFool(Position& position, Word last) {
  if (position[FOOL_TRICK] != last || position[FOOL_OWNER] != position[LEADER]) return false;
  const Word earlier = (1 << last) - 1;
  return (sumOfTakers(position, WON) & earlier) == (earlier & -isTaker(position, position[LEADER]));
}

inline void addTrick(Position& position, Word seat, Word trick, Word stake) {
  position[WON + seat] += trick;
  position[WORTH + seat] += stake;
}

inline Word foolsKeeper(Position& position, Word wonFool) {
  const Word own = isTaker(position, position[FOOL_OWNER]);
  if (position[FOOL_TRICK] < position[TRICKS] - 1) return own;
  const bool stays = wonFool == own && (position[FOOL_STAYS] != 0 || position[SLAM] == signOf(own));
  return stays ? own : 1 - own;
}

inline Word asideHalfPoints(Position& position) {
  const Word lower = position[ASIDE], upper = position[ASIDE_UPPER], tarots = position[ASIDE_TAROTS];
  const Word cards = countOf(lower) + countOf(upper) + countOf(tarots);
  const Word fool = 2 * 5 * (tarots >> (FOOL & 31) & 1);
  return 2 * (worthIn(static_cast<Bits>(lower), 0) + worthIn(static_cast<Bits>(upper), 1) + worthIn(static_cast<Bits>(tarots), TAROTS)) + fool - cards;
}

inline void countPile(Position& position, Word won) {
  const Word aside = ASIDE_IS_TAKERS[position[CONTRACT]];
  const Word wonFool = position[FOOL_OWNER] < 0 ? 0 : hasTrick(won, position[FOOL_TRICK]);
  const Word keepsFool = position[FOOL_OWNER] < 0 ? 0 : foolsKeeper(position, wonFool);
  const Word cards = countOf(won) * position[PLAYERS] - wonFool;
  position[HALF_POINTS] = 2 * sumOfTakers(position, WORTH) - cards + 8 * keepsFool + wonFool + (asideHalfPoints(position) & aside);
  position[BOUTS_WON] = keepsFool + wonCard(won, position[PETIT_TRICK]) + wonCard(won, position[TRUMP_21_TRICK])
    + (countOf(position[ASIDE_TAROTS] & BOUTS) & aside);
}

inline Word slamBonus(Position& position) {
  const Word announced = position[SLAM_ANNOUNCED];
  if (position[SLAM] > 0) return announced == 0 ? 200 : 400;
  return 200 * (position[SLAM] - announced);
}

inline Word perDefender(Position& position) {
  const Word exact = position[HALF_POINTS] - 2 * TARGETS[position[BOUTS_WON]];
  const Word made = exact >= 0 ? 1 : -1;
  const Word difference = made * ((std::abs(exact) + 1) >> 1);
  return (made * 25 + difference + 10 * position[PETIT_AU_BOUT]) * MULTIPLIERS[position[CONTRACT]] + made * position[HANDFULS] + slamBonus(position);
}

inline void settle(Position& position) {
  const Word last = position[TRICKS] - 1;
  const bool foolWins = winsWithFool(position, last);
  if (foolWins) {
    addTrick(position, position[WINNER], -(1 << last), -position[STAKE]);
    addTrick(position, position[LEADER], 1 << last, position[STAKE]);
    position[WINNER] = position[LEADER];
  }
  const Word won = sumOfTakers(position, WON), deciding = foolWins ? last - 1 : last;
  position[SLAM] = won == (2 << last) - 1 ? 1 : won == 0 ? -1 : 0;
  position[PETIT_AU_BOUT] = position[PETIT_TRICK] == deciding ? signOf(hasTrick(won, deciding)) : 0;
  countPile(position, won);
  const Word points = perDefender(position), players = position[PLAYERS];
  for (Word seat = 0; seat < players; seat++) position[SCORES + seat] = signOf(isTaker(position, seat)) * points;
  position[SCORES + position[TAKER]] = (players + 1 - 2 * countOf(position[TAKERS])) * points;
}

}  // namespace french_tarot
