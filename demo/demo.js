/** The page's own two menus; the elements follow `lang` and `color-scheme` by themselves. */
const root = document.documentElement;
const language = document.querySelector("#language");
const theme = document.querySelector("#theme");

const spoken = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => ["de", "fr", "sv", "en"].includes(tag));
if (spoken) root.lang = spoken;

if (language instanceof HTMLSelectElement) {
  language.value = root.lang;
  language.addEventListener("change", () => (root.lang = language.value));
}
if (theme instanceof HTMLSelectElement) {
  theme.addEventListener("change", () => (root.dataset["theme"] = theme.value));
}
