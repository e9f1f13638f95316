import { setCustomElementsManifest } from "@storybook/web-components-vite";
import manifest from "../custom-elements.json";
import { languages } from "../locales/languages.js";
import "../components/define.js";
import "./preview.css";

setCustomElementsManifest(manifest);

const names = { de: "Deutsch", fr: "Français", sv: "Svenska", en: "English" };

/** @type {import("@storybook/web-components-vite").Preview} */
export default {
  tags: ["autodocs"],
  parameters: {
    layout: "fullscreen",
    controls: { expanded: true },
    a11y: { test: "error" },
    options: { storySort: { order: ["Start", "tarot-table", "bid-panel", "score-sheet", "tarot-lesson", "playing-card"] } },
  },
  globalTypes: {
    language: {
      description: "Language of the page",
      toolbar: { icon: "globe", title: "Language", items: languages.map((value) => ({ value, title: names[value] })), dynamicTitle: true },
    },
    theme: {
      description: "Light or dark page",
      toolbar: {
        icon: "contrast",
        title: "Theme",
        items: [
          { value: "light", title: "Light" },
          { value: "dark", title: "Dark" },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { language: "en", theme: "light" },
  decorators: [
    (story, { globals }) => {
      document.documentElement.lang = globals.language;
      document.documentElement.dataset.theme = globals.theme;
      return story();
    },
  ],
};
