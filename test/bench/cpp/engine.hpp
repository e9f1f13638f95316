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

constexpr Bits ONES = 00101010101, GUARDS = ONES << 5;

inline Bits runningCounts(Bits word) {
  const Bits threes = word - (word >> 1 & 03333333333) - (word >> 2 & 01111111111);
  return (threes + (threes >> 3) & 00707070707) * ONES;
}

inline Word countOf(Word word) { return static_cast<Word>(runningCounts(static_cast<Bits>(word)) >> 24 & 63); }

struct Places {
  uint8_t of[6 << 6];
  Places() {
    std::memset(of, 0, sizeof of);
    for (int six = 0; six < 64; six++) for (int bit = 0, n = 0; bit < 6; bit++) if (six >> bit & 1) of[n++ << 6 | six] = static_cast<uint8_t>(bit);
  }
};
inline const Places BIT_PLACES;

// A random card: see random-card.ts.
inline Word randomCard(Position& position, Random& random) {
  const Bits lower = static_cast<Bits>(position[LEGAL]), upper = static_cast<Bits>(position[LEGAL_UPPER]), tarots = static_cast<Bits>(position[LEGAL_TAROTS]);
  const Bits lowerCounts = runningCounts(lower), upperCounts = runningCounts(upper), tarotCounts = runningCounts(tarots);
  const Word inLower = lowerCounts >> 24 & 63, inPlain = inLower + static_cast<Word>(upperCounts >> 24 & 63);
  const Word drawn = below(random, inPlain + static_cast<Word>(tarotCounts >> 24 & 63));

  const Word beyondLower = (inLower - 1 - drawn) >> 31, beyondPlain = (inPlain - 1 - drawn) >> 31;
  const Bits second = static_cast<Bits>(beyondLower), third = static_cast<Bits>(beyondPlain);
  const Bits word = lower ^ ((lower ^ upper) & second) ^ ((upper ^ tarots) & third);
  const Bits counts = lowerCounts ^ ((lowerCounts ^ upperCounts) & second) ^ ((upperCounts ^ tarotCounts) & third);
  const Bits n = static_cast<Bits>(drawn - (inLower & beyondLower) - ((inPlain - inLower) & beyondPlain));

  const Bits passed = (n * ONES | GUARDS) - counts & GUARDS;
  const Bits shift = passed == 0 ? 0 : 32 - static_cast<Bits>(__builtin_clz(passed));
  const Bits before = counts << 6 >> shift & 63;
  return static_cast<Word>(BIT_PLACES.of[(n - before) << 6 | (word >> shift & 63)] + shift) - 32 * (beyondLower + beyondPlain);
}

inline Word anyCardOf(Position& position, Word lower, Word upper, Word tarots, Random& random) {
  position[LEGAL] = lower;
  position[LEGAL_UPPER] = upper;
  position[LEGAL_TAROTS] = tarots;
  return randomCard(position, random);
}

// The rules of a trick: see play.ts.
inline void leadTrick(Position& position, Word leader) {
  position[TURN] = position[LEADER] = leader;
  position[PLACE] = position[STAKE] = 0;
  position[BEST] = -1;
  position[LED] = ~position[BARRED];
  position[LED_UPPER] = ~position[BARRED_UPPER];
}

constexpr Word NO_CARD = -1;

inline void playOn(Position& position, Word first, Random* random) {
  Word seat = position[TURN], best = position[BEST];
  for (Word card = first;;) {
    if (card != NO_CARD) {
      const Word word = wordOf(card), place = position[PLACE];
      const int led = LED + word;
      position[HANDS + seat * 3 + word] &= ~bitOf(card);
      position[TABLE + place] = card;
      position[STAKE] += WORTHS.of[card];
      if (card == PETIT) {
        position[PETIT_TRICK] = position[TRICK];
      } else if (card == TRUMP_21) {
        position[TRUMP_21_TRICK] = position[TRICK];
      } else if (card == FOOL) {
        position[FOOL_OWNER] = seat;
        position[FOOL_TRICK] = position[TRICK];
      }

      if (best >= 0) {
        const Word counts = -(static_cast<Bits>(position[led]) >> (card & 31) & 1);
        const Word isHigher = (best - (card & counts)) >> 31, winner = position[WINNER];
        best ^= (best ^ card) & isHigher;
        position[WINNER] = winner ^ ((winner ^ seat) & isHigher);
      } else if (card != FOOL) {
        best = card;
        position[WINNER] = seat;
        position[LED] = position[LED_UPPER] = 0;
        position[led] = SUITS.of[card];
      } else if (position[BARS_AFTER_FOOL] == 0) {
        position[LED] = position[LED_UPPER] = -1;
      }

      seat = position[NEXT + seat];
      position[PLACE] = place + 1;
      if (seat == position[LEADER]) {
        seat = position[WINNER];
        const Word trick = position[TRICK];
        position[WON + seat] |= 1 << trick;
        position[WORTH + seat] += position[STAKE];
        position[TRICK] = trick + 1;
        if (trick + 1 == position[TRICKS]) {
          position[BEST] = best;
          position[TURN] = -1;
          return;
        }
        best = -1;
        position[LEADER] = seat;
        position[PLACE] = position[STAKE] = 0;
        position[LED] = position[LED_UPPER] = -1;
      }
      position[BEST] = best;
      position[TURN] = seat;
    }

    const int hand = HANDS + seat * 3;
    const Word lower = position[hand], upper = position[hand + 1], tarots = position[hand + 2];
    const Word suitLower = lower & position[LED], suitUpper = upper & position[LED_UPPER];
    if (best < 0) {
      position[LEGAL] = suitLower;
      position[LEGAL_UPPER] = suitUpper;
      position[LEGAL_TAROTS] = tarots;
    } else {
      const Word above = static_cast<Word>(~Bits{0} << ((best + 1) & 31));
      const Word isTrumped = (PETIT - 1 - best) >> 31;
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

    if (random == nullptr) return;
    card = randomCard(position, *random);
  }
}

inline void playOut(Position& position, Random& random) {
  if (position[TURN] >= 0) playOn(position, NO_CARD, &random);
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
  const Word players = position[PLAYERS], tricks = position[TRICKS], size = pack.size;
  Word next = 0;
  for (Word seat = 0; seat < players; seat++) {
    const int hand = HANDS + seat * 3;
    for (const Word end = next + tricks; next < end; next++) {
      const Word drawn = next + below(random, size - next);
      putCard(position, hand, pile[drawn]);
      pile[drawn] = pile[next];
    }
  }
  for (; next < size; next++) putCard(position, ASIDE, pile[next]);
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
