import fc from "fast-check";
import { holdReasons } from "./reasons.js";

const houseRules = { calledSuitBanAfterExcuse: fc.boolean(), slamNeeds21: fc.boolean() };
const always = ["unknown-action", "deal-over", "not-your-turn", "wrong-phase"] as const;

describe("at any moment of a deal there is", () => {
  holdReasons({
    title: "French Tarot",
    setups: fc.record({ game: fc.constant("french-tarot"), players: fc.constantFrom(3, 4, 5), dealer: fc.nat(2), options: fc.record(houseRules) }),
  }, always);

  holdReasons({
    title: "French Tarot with a given contract",
    setups: fc.record({
      game: fc.constant("french-tarot"),
      players: fc.constantFrom(3, 4, 5),
      options: fc.record({ ...houseRules, given: fc.record({ taker: fc.nat(2), contract: fc.constant("garde") }) }),
    }),
  }, [...always, "discard-count", "card-not-held", "must-follow", "must-trump", "must-overtrump", "handful-count"]);

  holdReasons({
    title: "Piedicavallo",
    setups: fc.record({ game: fc.constant("piedicavallo"), dealer: fc.nat(3) }),
  }, [...always, "discard-count", "discard-bout", "card-not-held", "must-follow", "must-trump"]);

  holdReasons({
    title: "Preferanzen",
    setups: fc.record({ game: fc.constant("preferanzen"), dealer: fc.nat(2) }),
  }, [...always, "bid-not-next", "hold-not-allowed"]);
});
