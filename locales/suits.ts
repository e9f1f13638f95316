/** The names of cards on decks with other suits than the French, a file and a chunk each in each language. */
import type { Language } from "./languages.js";
import type { Tree } from "./tree.js";

type Fetch = () => Promise<{ default: Tree }>;

export const suitFiles: Readonly<Record<"latin" | "german", Readonly<Record<Language, Fetch>>>> = {
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
};
