import type { Language } from "../../locales/index.js";

type Sign = "auto" | "exceptZero";

const formats = new Map<string, Intl.NumberFormat>();

function formatFor(language: Language, sign: Sign): Intl.NumberFormat {
  const key = `${language}/${sign}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: sign });
    formats.set(key, format);
  }
  return format;
}

/** A hyphen is too short for a minus: the real sign in every language. */
function written(value: number, language: Language, sign: Sign): string {
  return formatFor(language, sign)
    .formatToParts(value)
    .map((part) => (part.type === "minusSign" ? "−" : part.value))
    .join("");
}

/** Points as the language writes them: 1,5 or 1.5. */
export function formatNumber(value: number, language: Language): string {
  return written(value, language, "auto");
}

/** A score with its sign: +174, −58, 0. */
export function formatSigned(value: number, language: Language): string {
  return written(value, language, "exceptZero");
}

/** The number that somebody typed, whole or half: 45,5 and 45.5, 45½, −60, + 60. Null where it is none. */
export function readNumber(typed: string): number | null {
  const plain = typed.replaceAll(/\s/g, "").replace(/^[−–]/, "-").replace("½", ".5").replace(",", ".");
  return /^[+-]?(\d{1,5}(\.\d?)?|\.\d)$/.test(plain) ? Number(plain) + 0 : null;
}
