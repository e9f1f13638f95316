import { pack } from "../../pack.js";
import type { Precision } from "../../pack.js";
import type { Picture } from "../../art.js";
import { courts } from "./courts.js";
import type { Court } from "./courts.js";
import { foolIndex, marks, medallion, spray } from "./ornaments.js";
import { excuse, trumps } from "./trumps.js";

const packCourt = ({ palette, picture }: Court): readonly [palette: string, picture: Picture] => [palette, pack(picture)];

/** For scenes, which are small on every card; faces are kept finer. */
const coarse: Precision = { grid: 1, tolerance: 1 };

/** Everything that `pictures.ts` ships. */
export const pictures = {
  courts: Object.fromEntries(Object.entries(courts).map(([card, court]) => [card, packCourt(court)])),
  trumps: trumps.map((scene) => pack(scene, coarse)),
  excuse: packCourt(excuse),
  marks: Object.fromEntries(Object.entries(marks).map(([suit, mark]) => [suit, pack(mark)])),
  foolIndex: pack(foolIndex),
  medallion: pack(medallion),
  spray: pack(spray),
};
