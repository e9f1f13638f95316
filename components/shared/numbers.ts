import type { Language } from "../../locales/index.js";

/**
 * What parts tenths from ones, and hundreds from thousands: as `Intl.NumberFormat` does it, whose first number costs a
 * phone a fifth of a second at the first card that falls.
 */
const marks: Readonly<Record<Language, readonly [decimal: string, group: string]>> = {
  de: [",", "."],
  en: [".", ","],
  fr: [",", "\u202f"],
  sv: [",", "\u00a0"],
};

/** @param plus before what is more than nothing */
function written(value: number, language: Language, plus: string): string {
  const [decimal, group] = marks[language];
  const [ones = "", tenths = "0"] = Math.abs(value).toFixed(1).split(".");
  const digits = ones.replaceAll(/\B(?=(?:\d{3})+$)/g, group) + (tenths === "0" ? "" : decimal + tenths);
  if (digits === "0") return digits;
  // A hyphen is too short for a minus: the real sign in every language.
  return (value < 0 ? "−" : plus) + digits;
}

/** Points as the language writes them: 1,5 or 1.5. */
export function formatNumber(value: number, language: Language): string {
  return written(value, language, "");
}

/** A score with its sign: +174, −58, 0. */
export function formatSigned(value: number, language: Language): string {
  return written(value, language, "+");
}

/** The number that somebody typed, whole or half: 45,5 and 45.5, 45½, −60, + 60. Null where it is none. */
export function readNumber(typed: string): number | null {
  const plain = typed.replaceAll(/\s/g, "").replace(/^[−–]/, "-").replace("½", ".5").replace(",", ".");
  return /^[+-]?(\d{1,5}(\.\d?)?|\.\d)$/.test(plain) ? Number(plain) + 0 : null;
}
