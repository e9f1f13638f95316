import type { Language } from "./languages.js";
import type { Tree } from "./tree.js";

/** The words of an overview of the course, by language, beside the titles and goals: found and fetched with it. */
export const overviewFiles: Record<Language, () => Promise<{ default: Tree }>> = {
  de: () => import("./de/overview.json", { with: { type: "json" } }),
  fr: () => import("./fr/overview.json", { with: { type: "json" } }),
  sv: () => import("./sv/overview.json", { with: { type: "json" } }),
  en: () => import("./en/overview.json", { with: { type: "json" } }),
};
