import { pack, packEach, packPainted } from "../../pack.js";
import { courts } from "./courts.js";
import { marks } from "./marks.js";
import { garland, ribbon, rosette } from "./ornaments.js";

/** Everything that `pictures.ts` ships. */
export const pictures = {
  courts: packEach(courts, (court) => packPainted(court)),
  marks: packEach(marks, (mark) => pack(mark)),
  ribbon: pack(ribbon),
  garland: pack(garland),
  rosette: pack(rosette),
};
