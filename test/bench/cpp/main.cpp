// main <bench> <times> <two words of random state>: processor seconds, and the sum of the first seat's scores.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include "french-tarot.hpp"
#include "piedicavallo.hpp"
#include "preferanzen.hpp"

static Word frenchTarot(Position& position, Word players, Random& random) {
  if (!french_tarot::deal(position, players, random)) return 0;
  french_tarot::open(position, players - 1, random);
  playOut(position, random);
  french_tarot::settle(position);
  return position[SCORES];
}

static Word piedicavalloDeal(Position& position, Random& random) {
  piedicavallo::deal(position, random);
  piedicavallo::open(position, 3, random);
  playOut(position, random);
  piedicavallo::settle(position);
  return position[SCORES];
}

static Word preferanzenDeal(Position& position, Random& random) {
  preferanzen::deal(position, random);
  if (preferanzen::open(position, random)) playOut(position, random);
  preferanzen::settle(position);
  return position[SCORES];
}

template <typename Deal>
static void measure(long times, Deal deal) {
  long long sum = 0;
  const std::clock_t start = std::clock();
  for (long i = 0; i < times; i++) sum += deal();
  std::printf("%.6f %lld\n", static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC, sum);
}

int main(int count, char** arguments) {
  if (count != 5) return 1;
  const char* bench = arguments[1];
  const long times = std::atol(arguments[2]);
  Random random{static_cast<Bits>(std::strtoul(arguments[3], nullptr, 10)), static_cast<Bits>(std::strtoul(arguments[4], nullptr, 10))};
  Position position;
  if (std::strcmp(bench, "piedicavallo") == 0) measure(times, [&] { return piedicavalloDeal(position, random); });
  else if (std::strcmp(bench, "preferanzen") == 0) measure(times, [&] { return preferanzenDeal(position, random); });
  else measure(times, [&, players = bench[std::strlen(bench) - 2] - '0'] { return frenchTarot(position, players, random); });
}
