import { setCustomElementsManifest } from "@storybook/web-components-vite";
import manifest from "../custom-elements.json";
import "../components/define.js";
import { deckItems, dressPage, languageItems, themeItems, widths } from "../stories/toolbar.js";

setCustomElementsManifest(manifest);

/** @type {import("@storybook/web-components-vite").Preview} */
export default {
  tags: ["autodocs"],
  parameters: {
    layout: "fullscreen",
    controls: { expanded: true },
    a11y: { test: "error" },
    viewport: { options: Object.fromEntries(Object.entries(widths).map(([name, width]) => [name, { name: `${name}, ${String(width)} px`, styles: { width: `${String(width)}px`, height: "100%" } }])) },
    options: { storySort: { order: ["Start", "tarot-table", "bid-panel", "score-sheet", "tarot-lesson", "tarot-course", "tarot-quiz", "playing-card"] } },
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
    deck: {
      description: "Deck of all cards",
      toolbar: { icon: "gift", title: "Deck", items: deckItems, dynamicTitle: true },
    },
  },
  initialGlobals: { language: "en", theme: "light", deck: "", viewport: { value: undefined, isRotated: false } },
  decorators: [
    (story, { args, globals }) => {
      dressPage(globals);
      return globals.deck ? story({ args: { ...args, deck: globals.deck } }) : story();
    },
  ],
};
