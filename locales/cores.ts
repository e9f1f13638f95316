/** The texts without which no element shows itself, a chunk each language. */
import type { TextOverrides } from "./index.js";
import type { Language } from "./languages.js";

export const cores: Record<Language, () => Promise<TextOverrides>> = {
  de: async () => (await import("./de/index.js")).default,
  fr: async () => (await import("./fr/index.js")).default,
  sv: async () => (await import("./sv/index.js")).default,
  en: async () => (await import("./en/index.js")).default,
};
