// Preferanzen from the deal to the score: see rules/engine/preferanzen/.
#pragma once
#include <initializer_list>
#include "engine.hpp"

namespace preferanzen {

enum : int { DECLARER = OWN, CONTRACT, JOINED, INVITES, ALL_HEARTS, MADE };
enum Goal { SIX, SIX_IN_A_ROW, NONE, EVERY };

constexpr Word PLAYERS_HERE = 3, TRICKS_HERE = 10, TALON = 2;

// Suits as in kingOf(): spades, hearts, diamonds, clubs; -1 without trumps.
struct Contract { Word trumps; bool ordinary; Goal goal; Word stake; bool declarerLast; Word hearts; };

constexpr Contract CONTRACTS[] = {
  {3, true, SIX, 0, false, 0}, {0, true, SIX, 0, false, 0}, {2, true, SIX, 0, false, 0}, {1, true, SIX, 0, false, 1},
  {3, false, SIX, 0, false, 0}, {0, false, SIX, 0, false, 0}, {2, false, SIX, 0, false, 0}, {1, false, SIX, 0, false, 1},
  {-1, true, NONE, 10, false, 0}, {1, false, SIX, 0, false, 2}, {-1, true, SIX_IN_A_ROW, 20, true, 0}, {-1, true, NONE, 30, false, 0},
  {-1, true, EVERY, 40, false, 0},
};

// In the deck's order: hearts, spades, diamonds, clubs, each highest first.
inline Pack makePack(Word trumps) {
  Pack pack{{}, 32};
  Word n = 0;
  for (Word suit : {1, 0, 2, 3}) {
    for (Word rank = 0; rank < 8; rank++) pack.cards[n++] = static_cast<uint8_t>(suit == trumps ? PETIT + 7 - rank : kingOf(suit) - rank);
  }
  return pack;
}

struct Packs {
  Pack by[5];
  Packs() { for (Word trumps = -1; trumps < 4; trumps++) by[trumps + 1] = makePack(trumps); }
};
inline const Packs PACKS;

inline void deal(Position& position, Random& random) {
  const Word contract = below(random, 13);
  clear(position, PLAYERS_HERE, TRICKS_HERE);
  position[OVERTRUMPS] = position[BEATS] = -1;
  position[DECLARER] = below(random, PLAYERS_HERE);
  position[CONTRACT] = contract;
  dealAtRandom(position, PACKS.by[CONTRACTS[contract].trumps + 1], random);
}

inline void join(Position& position, Word joined, bool invites) {
  position[JOINED] = joined;
  position[INVITES] = invites ? 1 : 0;
  if (invites) return;
  const Word active = joined | 1 << position[DECLARER];
  Word places = 0;
  for (Word seat = 0; seat < PLAYERS_HERE; seat++) {
    const Word next = (seat + 1) % PLAYERS_HERE;
    position[NEXT + seat] = (active >> next & 1) == 1 ? next : (next + 1) % PLAYERS_HERE;
    places += active >> seat & 1;
  }
  position[PLACES] = places;
}

inline bool answerAtRandom(Position& position, Word declarer, Random& random) {
  const Word answers = below(random, 8), first = answers & 1, second = answers >> 1 & 1;
  const Word joined = first << (declarer + 1) % PLAYERS_HERE | second << (declarer + 2) % PLAYERS_HERE;
  join(position, joined, first != second && answers >= 4);
  return joined != 0;
}

inline bool open(Position& position, Random& random) {
  const Word declarer = position[DECLARER];
  const Contract& contract = CONTRACTS[position[CONTRACT]];
  const int hand = HANDS + declarer * 3;
  if (contract.ordinary) {
    takeUp(position, declarer);
    for (Word laid = 0; laid < TALON; laid++) {
      layAside(position, declarer, anyCardOf(position, position[hand], position[hand + 1], position[hand + TAROTS], random));
    }
  }
  if (contract.trumps >= 0 && !answerAtRandom(position, declarer, random)) return false;
  leadTrick(position, (declarer + (contract.declarerLast ? PLAYERS_HERE - 1 : 0)) % PLAYERS_HERE);
  return true;
}

inline bool isReached(Goal goal, Word won, Word tricks) {
  switch (goal) {
    case SIX: return countOf(won) >= 6;
    case SIX_IN_A_ROW: {
      Word runs = won;
      for (Word further = 1; further < 6; further++) runs &= won >> further;
      return runs != 0;
    }
    case NONE: return won == 0;
    default: return countOf(won) == tricks;
  }
}

inline Word againstTrumps(Position& position, Word seat, bool made) {
  if ((position[JOINED] >> seat & 1) == 0) return made ? -3 : 4;
  const bool invites = position[INVITES] == 1;
  const Word other = position[PLAYERS] - seat - position[DECLARER];
  const Word tricks = countOf(position[WON + seat]) + (invites ? countOf(position[WON + other]) : 0);
  if (tricks >= (invites ? 4 : 2)) return tricks + (made ? -3 : 4);
  return tricks - (made ? 8 : 2);
}

inline void settle(Position& position) {
  const Contract& contract = CONTRACTS[position[CONTRACT]];
  const Word declarer = position[DECLARER];
  const bool made = position[PLACES] == 1 || isReached(contract.goal, position[WON + declarer], position[TRICKS]);
  const Word stake = contract.stake + (contract.hearts + position[ALL_HEARTS] >= 2 ? 5 : 0);
  Word sum = 0;
  position[MADE] = made ? 1 : 0;
  for (Word seat = 0; seat < position[PLAYERS]; seat++) {
    if (seat == declarer) continue;
    const Word score = (made ? -stake : stake) + (contract.stake == 0 ? againstTrumps(position, seat, made) : 0);
    position[SCORES + seat] = score;
    sum += score;
  }
  position[SCORES + declarer] = 0 - sum;
}

}  // namespace preferanzen
