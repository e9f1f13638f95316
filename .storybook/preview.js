import { setCustomElementsManifest } from "@storybook/web-components-vite";
import manifest from "../custom-elements.json";
import "../components/define.js";
import { dressPage, languageItems, themeItems } from "../stories/toolbar.js";

setCustomElementsManifest(manifest);

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
      toolbar: { icon: "globe", title: "Language", items: languageItems, dynamicTitle: true },
    },
    theme: {
      description: "Light or dark page",
      toolbar: {
        icon: "contrast",
        title: "Theme",
        items: themeItems,
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { language: "en", theme: "light" },
  decorators: [
    (story, { globals }) => {
      dressPage(globals);
      return story();
    },
  ],
};
