// The engine of rules/engine/ once more, word for word the same, to see what JavaScript costs.
#pragma once
#include <cstdint>
#include <cstring>

using Word = int32_t;
using Bits = uint32_t;

// Cards: see rules/engine/cards.ts.
constexpr Word TAROTS = 2, PETIT = 64, TRUMP_21 = 84, FOOL = 85;
constexpr Word FOOL_BIT = 1 << 21, TRUMP_BITS = FOOL_BIT - 1;
constexpr Word PLAIN = (1 << 14) - 1, KINGS = 1 << 13 | 1 << 27, BOUTS = 1 | 1 << 20 | FOOL_BIT;

inline Word wordOf(Word card) { return card >> 5; }
inline Word bitOf(Word card) { return static_cast<Word>(Bits{1} << (card & 31)); }
inline Word kingOf(Word suit) { return (suit >> 1) * 32 + (suit & 1) * 14 + 13; }

// All cards of a card's suit, of trumps without the fool.
struct Suits {
  Word of[96];
  Suits() { for (Word card = 0; card < 96; card++) of[card] = wordOf(card) == TAROTS ? TRUMP_BITS : PLAIN << ((card & 31) < 14 ? 0 : 14); }
};
inline const Suits SUITS;

// What a card is worth counted for itself; the fool does not go with its trick.
struct Worths {
  uint8_t of[96];
  Worths() {
    std::memset(of, 1, sizeof of);
    for (Word suit = 0; suit < 4; suit++) for (Word rank = 0; rank < 4; rank++) of[kingOf(suit) - rank] = static_cast<uint8_t>(5 - rank);
    of[PETIT] = of[TRUMP_21] = 5;
    of[FOOL] = 0;
  }
};
inline const Worths WORTHS;

// Places in a position: see rules/engine/position.ts.
enum Place : int {
  HANDS = 0, ASIDE = 15, ASIDE_UPPER, ASIDE_TAROTS, LEGAL = 18, LEGAL_UPPER, LEGAL_TAROTS, TABLE = 21, NEXT = 26, WON = 31, WORTH = 36,
  SCORES = 41, LED = 46, LED_UPPER, BARRED = 49, BARRED_UPPER, PLAYERS, PLACES, TRICKS, TURN, LEADER, PLACE, BEST, WINNER, STAKE, TRICK,
  OVERTRUMPS, BEATS, BARS_AFTER_FOOL, FOOL_OWNER, FOOL_TRICK, PETIT_TRICK, TRUMP_21_TRICK, OWN, SIZE = 81,
};

struct Position {
  Word at[SIZE];
  Word& operator[](int place) { return at[place]; }
};

// Random numbers: see random.ts.
struct Random { Bits a, b; };

inline Word below(Random& random, Word limit) {
  const Bits a = random.a, b = random.b ^ a;
  random.a = (a << 26 | a >> 6) ^ b ^ b << 9;
  random.b = b << 13 | b >> 19;
  return static_cast<Word>((a * 0x9e3779bb >> 16) * static_cast<Bits>(limit) >> 16);
}

// Sets within a word: see bits.ts.
inline Word anyOf(Word word) { return (word | static_cast<Word>(0u - static_cast<Bits>(word))) >> 31; }

inline Bits runningCounts(Bits word) {
  const Bits pairs = word - (word >> 1 & 0x55555555);
  const Bits fours = (pairs & 0x33333333) + (pairs >> 2 & 0x33333333);
  return (fours + (fours >> 4) & 0x0f0f0f0f) * 0x01010101;
}

inline Word countOf(Word word) { return static_cast<Word>(runningCounts(static_cast<Bits>(word)) >> 24); }

struct Places {
  uint8_t of[8 << 8];
  Places() {
    std::memset(of, 0, sizeof of);
    for (int byte = 0; byte < 256; byte++) for (int bit = 0, n = 0; bit < 8; bit++) if (byte >> bit & 1) of[n++ << 8 | byte] = static_cast<uint8_t>(bit);
  }
};
inline const Places BIT_PLACES;

// A random card: see random-card.ts.
inline Word randomCard(Position& position, Random& random) {
  const Bits lower = static_cast<Bits>(position[LEGAL]), upper = static_cast<Bits>(position[LEGAL_UPPER]), tarots = static_cast<Bits>(position[LEGAL_TAROTS]);
  const Bits lowerCounts = runningCounts(lower), upperCounts = runningCounts(upper), tarotCounts = runningCounts(tarots);
  const Word inLower = static_cast<Word>(lowerCounts >> 24), inPlain = inLower + static_cast<Word>(upperCounts >> 24);
  const Word drawn = below(random, inPlain + static_cast<Word>(tarotCounts >> 24));

  const Word beyondLower = (inLower - 1 - drawn) >> 31, beyondPlain = (inPlain - 1 - drawn) >> 31;
  const Bits first = static_cast<Bits>(~beyondLower), second = static_cast<Bits>(beyondLower & ~beyondPlain), third = static_cast<Bits>(beyondPlain);
  const Bits word = (lower & first) | (upper & second) | (tarots & third);
  const Bits counts = (lowerCounts & first) | (upperCounts & second) | (tarotCounts & third);
  const Bits n = static_cast<Bits>(drawn) - ((static_cast<Bits>(inLower) & second) | (static_cast<Bits>(inPlain) & third));

  const Bits passed = (n * 0x01010101 | 0x80808080) - counts >> 7 & 0x01010101;
  const Bits shift = passed * 0x01010101 >> 24 << 3;
  const Bits before = counts << 8 >> shift & 0xff;
  return (beyondLower & 32) + (beyondPlain & 32) + static_cast<Word>(shift + BIT_PLACES.of[(n - before) << 8 | (word >> shift & 0xff)]);
}

inline Word anyCardOf(Position& position, Word lower, Word upper, Word tarots, Random& random) {
  position[LEGAL] = lower;
  position[LEGAL_UPPER] = upper;
  position[LEGAL_TAROTS] = tarots;
  return randomCard(position, random);
}

// Legal cards: see legal.ts.
inline void findLegal(Position& position) {
  const int hand = HANDS + position[TURN] * 3;
  const Word lower = position[hand], upper = position[hand + 1], tarots = position[hand + 2], best = position[BEST];
  if (best < 0) {
    position[LEGAL] = lower & ~position[BARRED];
    position[LEGAL_UPPER] = upper & ~position[BARRED_UPPER];
    position[LEGAL_TAROTS] = tarots;
    return;
  }
  const Word above = static_cast<Word>(~Bits{0} << ((best + 1) & 31));
  const Word isTrumped = (PETIT - 1 - best) >> 31;
  const Word suitLower = lower & position[LED], suitUpper = upper & position[LED_UPPER];
  const Word beating = (suitLower | suitUpper) & above & ~isTrumped & position[BEATS];
  const Word following = beating | ~anyOf(beating);
  const Word trumps = tarots & TRUMP_BITS;
  const Word overtrumping = trumps & above & isTrumped & position[OVERTRUMPS];
  const Word trumping = overtrumping | (trumps & ~anyOf(overtrumping));
  const Word follows = anyOf(suitLower | suitUpper);
  const Word isFree = ~(follows | anyOf(trumps));
  position[LEGAL] = (suitLower & following) | (lower & isFree);
  position[LEGAL_UPPER] = (suitUpper & following) | (upper & isFree);
  position[LEGAL_TAROTS] = (tarots & FOOL_BIT) | (trumping & ~follows);
}

// Playing a card: see play.ts.
inline void leadTrick(Position& position, Word leader) {
  position[TURN] = position[LEADER] = leader;
  position[PLACE] = position[STAKE] = 0;
  position[BEST] = -1;
  position[LED] = position[LED_UPPER] = 0;
}

inline void takeTrick(Position& position) {
  const Word trick = position[TRICK], winner = position[WINNER];
  position[WON + winner] |= 1 << trick;
  position[WORTH + winner] += position[STAKE];
  position[TRICK] = trick + 1;
  if (trick + 1 < position[TRICKS]) leadTrick(position, winner);
  else position[TURN] = -1;
}

inline void liftBar(Position& position) { position[BARRED] = position[BARRED_UPPER] = 0; }

inline void play(Position& position, Word card) {
  const Word seat = position[TURN], place = position[PLACE], best = position[BEST];
  const int led = LED + wordOf(card);
  position[HANDS + seat * 3 + wordOf(card)] &= ~bitOf(card);
  position[TABLE + place] = card;
  position[STAKE] += WORTHS.of[card];
  if (card == FOOL) {
    position[FOOL_OWNER] = seat;
    position[FOOL_TRICK] = position[TRICK];
    if (position[BARS_AFTER_FOOL] == 0) liftBar(position);
  } else if (best < 0) {
    position[led] = SUITS.of[card];
    position[BEST] = card;
    position[WINNER] = seat;
    liftBar(position);
  } else {
    const Word isHigher = (best - (card & anyOf(bitOf(card) & position[led]))) >> 31;
    const Word winner = position[WINNER];
    position[BEST] = best ^ ((best ^ card) & isHigher);
    position[WINNER] = winner ^ ((winner ^ seat) & isHigher);
  }
  if (card == PETIT) position[PETIT_TRICK] = position[TRICK];
  else if (card == TRUMP_21) position[TRUMP_21_TRICK] = position[TRICK];

  if (place + 1 < position[PLACES]) {
    position[PLACE] = place + 1;
    position[TURN] = position[NEXT + seat];
  } else {
    takeTrick(position);
  }
}

inline void playOut(Position& position, Random& random) {
  while (position[TURN] >= 0) {
    findLegal(position);
    play(position, randomCard(position, random));
  }
}

// Hands: see position.ts and hands.ts.
inline void clear(Position& position, Word players, Word tricks) {
  std::memset(position.at, 0, sizeof position.at);
  position[PLAYERS] = position[PLACES] = players;
  position[TRICKS] = tricks;
  for (Word seat = 0; seat < players; seat++) position[NEXT + seat] = seat + 1 < players ? seat + 1 : 0;
  position[LED + TAROTS] = TRUMP_BITS;
  position[BEST] = position[FOOL_OWNER] = position[FOOL_TRICK] = position[PETIT_TRICK] = position[TRUMP_21_TRICK] = -1;
}

inline void putCard(Position& position, int cards, Word card) { position[cards + wordOf(card)] |= bitOf(card); }
inline bool hasCard(Position& position, int cards, Word card) { return (position[cards + wordOf(card)] & bitOf(card)) != 0; }

struct Pack { uint8_t cards[78]; Word size; };

inline void dealAtRandom(Position& position, const Pack& pack, Random& random) {
  uint8_t pile[78];
  std::memcpy(pile, pack.cards, sizeof pile);
  Word next = 0;
  for (Word seat = 0; seat < position[PLAYERS]; seat++) {
    for (const Word end = next + position[TRICKS]; next < end; next++) {
      const Word drawn = next + below(random, pack.size - next);
      putCard(position, HANDS + seat * 3, pile[drawn]);
      pile[drawn] = pile[next];
    }
  }
  for (; next < pack.size; next++) putCard(position, ASIDE, pile[next]);
}

inline void takeUp(Position& position, Word seat) {
  for (int word = 0; word <= TAROTS; word++) {
    position[HANDS + seat * 3 + word] |= position[ASIDE + word];
    position[ASIDE + word] = 0;
  }
}

inline void layAside(Position& position, Word seat, Word card) {
  position[HANDS + seat * 3 + wordOf(card)] &= ~bitOf(card);
  putCard(position, ASIDE, card);
}

inline Word worthIn(Bits bits, Word word) {
  Word worth = 0;
  for (Bits rest = bits; rest != 0; rest &= rest - 1) worth += WORTHS.of[word * 32 + __builtin_ctz(rest)];
  return worth;
}
