import { pack, packEach, packPainted } from "../../pack.js";
import { aces, garland } from "./aces.js";
import { courts } from "./courts.js";
import { cudgel, ribbon, rosette, signs, star, sword } from "./signs.js";
import { fool } from "./lights.js";
import { trumps } from "./trumps.js";

/** Everything that `pictures.ts` ships. */
export const pictures = {
  aces: packEach(aces, (ace) => pack(ace)),
  courts: packEach(courts, (court) => packPainted(court)),
  cudgel: pack(cudgel),
  fool: packPainted(fool),
  garland: pack(garland),
  ribbon: pack(ribbon),
  rosette: pack(rosette),
  signs: packEach(signs, (sign) => pack(sign)),
  sword: pack(sword),
  star: pack(star),
  trumps: trumps.map((trump) => packPainted(trump)),
};
