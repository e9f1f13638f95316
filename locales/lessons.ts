/** The texts of the lessons, a file and a chunk each in each language; sorted by name, so that nobody needs to look for a place. */
import type { Language } from "./languages.js";
import type { Tree } from "./tree.js";

type Fetch = () => Promise<{ default: Tree }>;

export const lessonFiles: Readonly<Record<string, Readonly<Record<Language, Fetch>>>> = {
  excuse: {
    de: () => import("./de/lessons/excuse.json", { with: { type: "json" } }),
    fr: () => import("./fr/lessons/excuse.json", { with: { type: "json" } }),
    sv: () => import("./sv/lessons/excuse.json", { with: { type: "json" } }),
    en: () => import("./en/lessons/excuse.json", { with: { type: "json" } }),
  },
  "excuse-last": {
    de: () => import("./de/lessons/excuse-last.json", { with: { type: "json" } }),
    fr: () => import("./fr/lessons/excuse-last.json", { with: { type: "json" } }),
    sv: () => import("./sv/lessons/excuse-last.json", { with: { type: "json" } }),
    en: () => import("./en/lessons/excuse-last.json", { with: { type: "json" } }),
  },
  "excuse-led": {
    de: () => import("./de/lessons/excuse-led.json", { with: { type: "json" } }),
    fr: () => import("./fr/lessons/excuse-led.json", { with: { type: "json" } }),
    sv: () => import("./sv/lessons/excuse-led.json", { with: { type: "json" } }),
    en: () => import("./en/lessons/excuse-led.json", { with: { type: "json" } }),
  },
  follow: {
    de: () => import("./de/lessons/follow.json", { with: { type: "json" } }),
    fr: () => import("./fr/lessons/follow.json", { with: { type: "json" } }),
    sv: () => import("./sv/lessons/follow.json", { with: { type: "json" } }),
    en: () => import("./en/lessons/follow.json", { with: { type: "json" } }),
  },
  overtrump: {
    de: () => import("./de/lessons/overtrump.json", { with: { type: "json" } }),
    fr: () => import("./fr/lessons/overtrump.json", { with: { type: "json" } }),
    sv: () => import("./sv/lessons/overtrump.json", { with: { type: "json" } }),
    en: () => import("./en/lessons/overtrump.json", { with: { type: "json" } }),
  },
  petit: {
    de: () => import("./de/lessons/petit.json", { with: { type: "json" } }),
    fr: () => import("./fr/lessons/petit.json", { with: { type: "json" } }),
    sv: () => import("./sv/lessons/petit.json", { with: { type: "json" } }),
    en: () => import("./en/lessons/petit.json", { with: { type: "json" } }),
  },
  "throw-off": {
    de: () => import("./de/lessons/throw-off.json", { with: { type: "json" } }),
    fr: () => import("./fr/lessons/throw-off.json", { with: { type: "json" } }),
    sv: () => import("./sv/lessons/throw-off.json", { with: { type: "json" } }),
    en: () => import("./en/lessons/throw-off.json", { with: { type: "json" } }),
  },
};
