import type { Language } from "./languages.js";
import type { Tree } from "./tree.js";

/** The texts of what a person can set, by language: found and fetched with its dialog. */
export const settingsFiles: Record<Language, () => Promise<{ default: Tree }>> = {
  de: () => import("./de/settings.json", { with: { type: "json" } }),
  fr: () => import("./fr/settings.json", { with: { type: "json" } }),
  sv: () => import("./sv/settings.json", { with: { type: "json" } }),
  en: () => import("./en/settings.json", { with: { type: "json" } }),
};
