/**
 * One pair of live regions for the whole page, in the light DOM, since assistive technology hears those best.
 * Plays are polite; a refusal interrupts.
 */
type Urgency = "polite" | "assertive";

const regions = new Map<Urgency, HTMLElement>();

const hiddenStyle: Readonly<Record<string, string>> = {
  position: "absolute",
  "inline-size": "1px",
  "block-size": "1px",
  margin: "-1px",
  overflow: "hidden",
  "clip-path": "inset(50%)",
  "white-space": "nowrap",
};

/** The region for an urgency; made anew when the page has thrown it away. */
function regionFor(urgency: Urgency): HTMLElement {
  const known = regions.get(urgency);
  if (known?.isConnected) return known;
  const region = document.createElement("div");
  region.setAttribute("aria-live", urgency);
  region.dataset["tarotAnnouncer"] = urgency;
  // Through the object model: a strict page forbids the style attribute.
  for (const [property, value] of Object.entries(hiddenStyle)) region.style.setProperty(property, value);
  document.body.append(region);
  regions.set(urgency, region);
  return region;
}

/**
 * Says a text to assistive technology.
 * @param language the text's language, so that the right voice reads it
 */
export function announce(text: string, language: string, urgency: Urgency = "polite"): void {
  const region = regionFor(urgency);
  region.lang = language;
  // A text equal to the one before would not be read again: a no-break space makes it another.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
