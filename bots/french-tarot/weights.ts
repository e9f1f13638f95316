/**
 * The numbers behind the rules of thumb of play, in card points of the swing between winning and losing them.
 * Set by self-play on deals seeded "tune-…"; tests and measurements deal from other seeds.
 */
export const weights = {
  /** Points expected from each seat still to play. */
  pointsToCome: 1,
  /** How many times as likely as elsewhere a hidden trump is in the hand of the taker, who bid on trumps. */
  takersLength: 2.5,

  /** What any trump is worth kept, how much more in the taker's hand, and what its height adds at most. */
  trump: 1.2,
  takersTrump: 1,
  trumpStrength: 7,
  /** Share of a master card's gain that a later trick would still bring: by then it may be ruffed. */
  masterPatience: 0.6,
  /** Share of its points that a lone honour under a stronger card will lose, and what each lower card saves of it. */
  honourRisk: 0.6,
  guard: 0.15,
  /** The Petit: its danger, what each trump beside it takes off, and what it is worth where it will win the last trick. */
  petitRisk: 2,
  petitGuard: 1,
  petitAuBout: 12,
  /** The Excuse: out of one bad trick; lost in the last, so gone in the last but one. */
  excuse: 1,
  excuseLast: 12,

  /** Leads: trumps by a taker who holds so many more than the others on average, and more while the Petit is out. */
  drawTrumps: 6,
  lengthToDraw: 3,
  huntPetit: 2,
  /** The Petit into foes, and trumps by a defender: both against. */
  petitLed: 10,
  defendersTrump: 2,
  /** A low card of a suit that the taker has to ruff, a suit that one's own side has led, each card of a suit. */
  takersVoid: 2,
  oursAgain: 1,
  longSuit: 0.4,

  /** What a slam needs outweighs everything: the trumps drawn first, the Excuse kept for the end. */
  slam: 400,
};
