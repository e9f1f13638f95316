import { pack, packEach, packPainted } from "../../pack.js";
import { aces, sprig, star, uprights } from "./aces.js";
import { courts } from "./courts.js";
import { signs } from "./signs.js";
import { excuse, trumps } from "./trumps.js";

/** Everything that `pictures.ts` ships. */
export const pictures = {
  aces: packEach(aces, (ace) => pack(ace)),
  courts: packEach(courts, (court) => packPainted(court)),
  excuse: packPainted(excuse),
  signs: packEach(signs, (sign) => pack(sign)),
  sprig: pack(sprig),
  star: pack(star),
  trumps: trumps.map((trump) => packPainted(trump)),
  uprights: packEach(uprights, (upright) => pack(upright)),
};
