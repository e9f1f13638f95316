/** The texts of the lessons, a file and a chunk each in each language; sorted by name, so that nobody needs to look for a place. */
import type { Language } from "./languages.js";
import type { Tree } from "./tree.js";

type Fetch = () => Promise<{ default: Tree }>;

export const lessonFiles: Readonly<Record<string, Readonly<Record<Language, Fetch>>>> = {
  overtrump: {
    de: () => import("./de/lessons/overtrump.json", { with: { type: "json" } }),
    fr: () => import("./fr/lessons/overtrump.json", { with: { type: "json" } }),
    sv: () => import("./sv/lessons/overtrump.json", { with: { type: "json" } }),
    en: () => import("./en/lessons/overtrump.json", { with: { type: "json" } }),
  },
};
