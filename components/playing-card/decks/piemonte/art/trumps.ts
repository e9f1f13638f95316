import type { Painted } from "../../art.js";
import { estates } from "./estates.js";
import { fates } from "./fates.js";
import { lights } from "./lights.js";

/** The half scenes of the trumps in order, from y -79 to 0. */
export const trumps: readonly Painted[] = [...estates, ...fates, ...lights];
