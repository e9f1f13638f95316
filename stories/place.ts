/** Where an element stands in its stories: as wide as the window, or as a tablet or a phone would show it. */
export type Place = "wide" | "tablet" | "phone";

/** What the control offers. */
export const placeControl = { control: "inline-radio", options: ["wide", "tablet", "phone"] } as const;

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  .story-place { box-sizing: border-box; margin: 0 auto; padding: 0.5rem; }
  .story-place.tablet { max-inline-size: 48rem; }
  .story-place.phone { max-inline-size: 22.5rem; }
`);
document.adoptedStyleSheets.push(sheet);
