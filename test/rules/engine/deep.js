/** `npm run test:deep`: deals by the hundred thousand, on masks and by the rules, without one difference. */
import { load } from "../../bench/bundle.js";

const DEALS = Number(process.argv[2] ?? 200_000);
/** So many deals at a time, to say how far it is. */
const PART = Math.min(DEALS, 20_000);

const { compareDeals, stylesOf, TABLES, twinOf } = await load("../rules/engine/differential.ts");
for (const [game, players] of TABLES) {
  for (const [style, how] of stylesOf(game).entries()) {
    // Where one side is far stronger a tenth will do.
    const deals = style === 0 ? DEALS : DEALS / 10;
    for (let done = 0; done < deals; done += PART) {
      const part = Math.min(PART, deals - done);
      compareDeals(twinOf(game, players), how, `deep/${style}/${game}/${players}/${done}`, part);
      console.log(`${game}, ${players} players, ${style === 0 ? "at random" : "one side stronger"}: ${done + part} deals without a difference`);
    }
  }
}
