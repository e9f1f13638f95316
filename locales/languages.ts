/** The languages in which every text exists, in the order in which a menu lists them. */
export const languages = ["de", "fr", "sv", "en"] as const;

export type Language = (typeof languages)[number];

/** Spoken where nothing says otherwise. */
export const defaultLanguage: Language = "en";

/**
 * The language to speak for a BCP 47 tag: `de-AT` gives `de`; a language that we do not have gives English.
 * @param tag a `lang` attribute's value; may be empty or nonsense
 */
export function languageOf(tag: string): Language {
  const primary = tag.trim().toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === primary) ?? defaultLanguage;
}
