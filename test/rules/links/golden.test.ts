import { expect } from "chai";
import { newDeal, readLink, toRecord, writeLink, type DealRecord, type DealSetup } from "../../../rules/index.js";
import { loadVectors } from "../vectors.js";

/**
 * Links are out in the world: none of these texts may ever change. Cards and counts of the first of each
 * game, and all links of deals that have only been dealt, come from a second program, written from the
 * descriptions in link.ts and shuffle.ts in another language.
 */
const PLAYED: readonly [vectors: string, place: number, link: string][] = [
  ["french-tarot-3", 0, "12IjuzU0wHfIuz5GED9TIQ0LKkoL7wqzvgGPLqXfBqW0LI17QX2WiIdoCwDYFvYU8M4kvUYVXLdcAbCNSVHLHDCycdiD55Sl2tA02SScIZ"],
  ["french-tarot-4", 0, "129SY25XBZSaFvdlVBIzYP5VrpXSpLfSRhOAKxk4zcDxVeH7b87mmMAaPe32Vq4H7LzCxYKIsMr0IpASExiscYWPuYA5IVLQ5inTIJVMLSVCS4dzMHt"],
  ["french-tarot-4", 4, "1SKPngcNXnume1DQtdkmaT6MYA1RAbYOq1tpXYaROvwkMZ8L6nvfAVzNlJu58UVCvpHLZPPk37Z9xf7Om7SjPaRqngKDFS43agfqe"],
  ["french-tarot-5", 2, "112DlIqijYZ69LTvyMKHjcThgCHk3Y6ubupER3jMQgXxdwh1tDZgqZ4ZNPxE8m7HUIvgsKjIA7G3kL4uvocJzKSGumDsDRwT24eTp07"],
  ["french-tarot-5", 6, "1DeNzoJkjIoihHdRFi1eAS0Y10eEEBh6PWnpyulvbaoz1BcMHyIzhjZQYgDS7jz6e0BrJj0jfg7ZQli24M7sQhLSpY1T82bEjYX95XZc02lB8d9"],
  ["piedicavallo", 0, "1q7I1e4MtEEGgusa0ob38SQkWBcOi7aRQbSf0y8kyQAErpqKplsmBV6VKikPh0J7rUIkkIBDFhFWBl1Ob956"],
  ["preferanzen", 0, "1T2uGImLxT5jgE2MuEkEhvSOpk4f740CDKkJ"],
  ["tarotmag", 0, "1KBlAXOWEeeimYC6Dg2AqS3hjt4WuRZMmaCRkxjIa9nQIpWIyal9b7Qv2qyMkbF388PsOoXfnpaqErUw84XiScfIl6nhWEDCq4NXuBG"],
];

const houseRules = {
  petitSecIgnoresExcuse: true, calledSuitBanAfterExcuse: true, slamNeeds21: true, excuseLastTrick: "trick-winner",
  given: { taker: 4, contract: "garde-contre" },
};

const DEALT: readonly [title: string, setup: Omit<DealSetup, "seed">, link: string][] = [
  ["French Tarot", { game: "french-tarot" }, "1lRyl6imOtL4CSo6OfbVhNnGxeyqTtKvw9q6UoRhlFgW22UAELxhiPvzQltALhN9Fi2xU1KndPa"],
  ["Piedicavallo", { game: "piedicavallo" }, "1X5f30z9KOyhmjOeU8hdrzxArHbXzc4dXPozU0F2GjNwkN5QkQ1ZJ1gG5Pl"],
  ["Preferanzen", { game: "preferanzen" }, "1xpgpfXP7df53s4DHcJDt5qvK30PBXl"],
  ["French Tarot by all house rules", { game: "french-tarot", players: 5, dealer: 3, options: houseRules }, "11GZ1Gxxv88Zhxb9eGp9FAWoP3WqvhKXnz9PynSr94UdwN4HOcAFQEP5WcPTuJ9R5NWShuZHKUy1nxwcK"],
  ["Preferanzen by its house rule", { game: "preferanzen", dealer: 2, options: { heartBonus: "all-hearts" } }, "110Meygh5gUvsvPCa2bJjPixTis2ahei4"],
];

function holdLink(record: DealRecord, link: string): void {
  expect(writeLink(record)).to.equal(link);
  expect(readLink(link)).to.deep.equal(record);
}

describe("a link that is out in the world", () => {
  for (const [vectors, place, link] of PLAYED) {
    it(`brings deal ${place} of ${vectors}`, async () => {
      const vector = (await loadVectors(vectors))[place]!;
      holdLink(vector.record, link);
    });
  }

  for (const [title, setup, link] of DEALT) {
    it(`brings a deal of ${title} that has only been dealt`, () => {
      holdLink(toRecord(newDeal({ ...setup, seed: "link" })), link);
    });
  }
});
