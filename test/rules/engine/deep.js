/** `npm run test:deep`: random deals by the hundred thousand, on masks and by the rules, without one difference. */
import { load } from "../../bench/bundle.js";

const DEALS = Number(process.argv[2] ?? 200_000);
/** So many deals at a time, to say how far it is. */
const PART = Math.min(DEALS, 10_000);

const { compareDeals, styles, TABLES, twinOf } = await load("../rules/engine/differential.ts");
for (const [game, players] of TABLES) {
  for (const [name, style] of Object.entries(styles)) {
    if (name === "steep" && game !== "french-tarot") continue;
    for (let done = 0; done < DEALS; done += PART) {
      compareDeals(twinOf(game, players), style, `deep/${name}/${game}/${players}/${done}`, PART);
      console.log(`${game}, ${players} players, ${name}: ${done + PART} deals without a difference`);
    }
  }
}
