import { languages, type Language } from "../../locales/languages.js";
import { themeItems, widths } from "../../stories/toolbar.js";

/** How a story is looked at. */
export interface Frame {
  language: Language;
  theme: string;
  width: number;
}

const wide = [widths.phone, widths.desk];

/** Every combination of language, theme and width. */
export const everyFrame: readonly Frame[] = wide.flatMap((width) => themeItems.flatMap(({ value: theme }) => languages.map((language) => ({ language, theme, width }))));

/**
 * Half of them, in which every two of a language, a theme and a width meet. The other half is the next story's.
 * @param turn a story's number
 */
export function pairs(turn: number): readonly Frame[] {
  return everyFrame.filter(({ language, theme, width }) => (languages.indexOf(language) + themeItems.findIndex(({ value }) => value === theme) + wide.indexOf(width) + turn) % 2 === 0);
}

/**
 * A narrow and a wide one, in two languages, one light and one dark. The next story gets other languages.
 * @param turn a story's number
 */
export function few(turn: number): readonly Frame[] {
  return everyFrame.filter(({ language, theme, width }) => {
    const wide = width === widths.desk;
    return languages.indexOf(language) === (turn + (wide ? 2 : 0)) % languages.length && (theme === "dark") === (wide === (turn % 2 === 0));
  });
}
