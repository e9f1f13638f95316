import { pack, packEach, packPainted } from "../../pack.js";
import type { Precision } from "../../pack.js";
import { courts } from "./courts.js";
import { foolIndex, marks, medallion, spray } from "./ornaments.js";
import { excuse, trumps } from "./trumps.js";

/** For scenes, which are small on every card; faces are kept finer. */
const coarse: Precision = { grid: 1, tolerance: 1 };

/** Everything that `pictures.ts` ships. */
export const pictures = {
  courts: packEach(courts, (court) => packPainted(court)),
  trumps: trumps.map((scene) => pack(scene, coarse)),
  excuse: packPainted(excuse),
  marks: packEach(marks, (mark) => pack(mark)),
  foolIndex: pack(foolIndex),
  medallion: pack(medallion),
  spray: pack(spray),
};
