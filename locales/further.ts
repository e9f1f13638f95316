/** The texts that not every element needs, a file and a chunk each in each language. */
import type { Language } from "./languages.js";
import type { Tree } from "./tree.js";

type Fetch = () => Promise<{ default: Tree }>;

/** Named as their chunk is. */
export type FurtherFile = keyof typeof furtherFiles;

export const furtherFiles = {
  course: {
    de: () => import("./de/course.json", { with: { type: "json" } }),
    fr: () => import("./fr/course.json", { with: { type: "json" } }),
    sv: () => import("./sv/course.json", { with: { type: "json" } }),
    en: () => import("./en/course.json", { with: { type: "json" } }),
  },
  modes: {
    de: () => import("./de/modes.json", { with: { type: "json" } }),
    fr: () => import("./fr/modes.json", { with: { type: "json" } }),
    sv: () => import("./sv/modes.json", { with: { type: "json" } }),
    en: () => import("./en/modes.json", { with: { type: "json" } }),
  },
  settings: {
    de: () => import("./de/settings.json", { with: { type: "json" } }),
    fr: () => import("./fr/settings.json", { with: { type: "json" } }),
    sv: () => import("./sv/settings.json", { with: { type: "json" } }),
    en: () => import("./en/settings.json", { with: { type: "json" } }),
  },
  aside: {
    de: () => import("./de/aside.json", { with: { type: "json" } }),
    fr: () => import("./fr/aside.json", { with: { type: "json" } }),
    sv: () => import("./sv/aside.json", { with: { type: "json" } }),
    en: () => import("./en/aside.json", { with: { type: "json" } }),
  },
  overview: {
    de: () => import("./de/overview.json", { with: { type: "json" } }),
    fr: () => import("./fr/overview.json", { with: { type: "json" } }),
    sv: () => import("./sv/overview.json", { with: { type: "json" } }),
    en: () => import("./en/overview.json", { with: { type: "json" } }),
  },
  score: {
    de: () => import("./de/score.json", { with: { type: "json" } }),
    fr: () => import("./fr/score.json", { with: { type: "json" } }),
    sv: () => import("./sv/score.json", { with: { type: "json" } }),
    en: () => import("./en/score.json", { with: { type: "json" } }),
  },
  player: {
    de: () => import("./de/player.json", { with: { type: "json" } }),
    fr: () => import("./fr/player.json", { with: { type: "json" } }),
    sv: () => import("./sv/player.json", { with: { type: "json" } }),
    en: () => import("./en/player.json", { with: { type: "json" } }),
  },
  latin: {
    de: () => import("./de/latin.json", { with: { type: "json" } }),
    fr: () => import("./fr/latin.json", { with: { type: "json" } }),
    sv: () => import("./sv/latin.json", { with: { type: "json" } }),
    en: () => import("./en/latin.json", { with: { type: "json" } }),
  },
  german: {
    de: () => import("./de/german.json", { with: { type: "json" } }),
    fr: () => import("./fr/german.json", { with: { type: "json" } }),
    sv: () => import("./sv/german.json", { with: { type: "json" } }),
    en: () => import("./en/german.json", { with: { type: "json" } }),
  },
} satisfies Record<string, Readonly<Record<Language, Fetch>>>;
