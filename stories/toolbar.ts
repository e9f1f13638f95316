import { languages } from "../locales/languages.js";

/** What Storybook's toolbar says of the page. */
export interface Page {
  language: string;
  theme: string;
}

const names = { de: "Deutsch", fr: "Français", sv: "Svenska", en: "English" };

export const languageItems = languages.map((value) => ({ value, title: names[value] }));

export const themeItems = [
  { value: "light", title: "Light" },
  { value: "dark", title: "Dark" },
];

/** Decks; "" is the one that a story asks for. */
export const deckItems = [
  { value: "", title: "The story's deck" },
  ...["nouveau", "marseille", "piemonte", "german"].map((value) => ({ value, title: value })),
];

/** Widths to look at, in CSS px: the narrowest phone, a usual one, a tablet, a desk. */
export const widths = { phone: 320, usual: 390, tablet: 768, desk: 1280 };

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  :root { color-scheme: light; }
  :root[data-theme="dark"] { color-scheme: dark; }
  body { background: Canvas; color: CanvasText; }
`);

/** Lets the page around a story be as the toolbar says. */
export function dressPage({ language, theme }: Page): void {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  document.documentElement.lang = language;
  document.documentElement.dataset["theme"] = theme;
}
