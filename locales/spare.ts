/** What is said where texts, or code, could not be fetched: it comes with the code, in every language. */
import de from "./de/spare.json" with { type: "json" };
import en from "./en/spare.json" with { type: "json" };
import fr from "./fr/spare.json" with { type: "json" };
import sv from "./sv/spare.json" with { type: "json" };
import type { Language } from "./languages.js";
import type { Tree } from "./tree.js";

export const spares: Readonly<Record<Language, Tree>> = { de, fr, sv, en };
