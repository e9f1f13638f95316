/**
 * One pair of live regions for a whole page, in the light DOM, since assistive technology hears those best.
 * Plays are polite; a refusal interrupts.
 */
type Urgency = "polite" | "assertive";

interface Sentence {
  text: string;
  language: string;
}

/** What a document has: an element may move to the one of a frame, and speaks there from then on. */
interface Voice {
  regions: Map<Urgency, HTMLElement>;
  waiting: Map<Urgency, Sentence[]>;
}

const voices = new WeakMap<Document, Voice>();

const hiddenStyle: Readonly<Record<string, string>> = {
  position: "absolute",
  "inline-size": "1px",
  "block-size": "1px",
  margin: "-1px",
  overflow: "hidden",
  "clip-path": "inset(50%)",
  "white-space": "nowrap",
};

/** Puts the regions in place before there is something to say: a region that comes together with its text is not heard. */
export function prepareAnnouncer(page = document): void {
  regionFor(page, "polite");
  regionFor(page, "assertive");
}

/**
 * Says a text to assistive technology. What comes in one go, be it from several elements, is said in one go: each
 * change of a region cuts off what is being read from it.
 * @param language the text's language, so that the right voice reads it
 * @param page the document of the element that says it
 */
export function announce(text: string, language: string, urgency: Urgency = "polite", page = document): void {
  prepareAnnouncer(page);
  const { waiting } = voiceOf(page);
  const gathered = waiting.get(urgency);
  if (gathered) {
    gathered.push({ text, language });
    return;
  }
  waiting.set(urgency, [{ text, language }]);
  setTimeout(() => speak(page, urgency));
}

/** Empties the regions: what was said last can no longer be read there. What waits to be said is said. */
export function forgetSaid(page = document): void {
  for (const region of voiceOf(page).regions.values()) region.replaceChildren();
}

function speak(page: Document, urgency: Urgency): void {
  const { waiting } = voiceOf(page);
  const sentences = waiting.get(urgency) ?? [];
  waiting.delete(urgency);
  const region = regionFor(page, urgency);
  const before = region.textContent;
  region.replaceChildren(
    ...sentences.flatMap(({ text, language }, place) => {
      const part = page.createElement("span");
      part.lang = language;
      part.textContent = text;
      return place === 0 ? [part] : [" ", part];
    }),
  );
  // A text equal to the one before would not be read again: a no-break space makes it another.
  if (region.textContent === before) region.append("\u00a0");
}

/** The region for an urgency; made anew when the page has thrown it away. */
function regionFor(page: Document, urgency: Urgency): HTMLElement {
  const { regions } = voiceOf(page);
  const known = regions.get(urgency);
  if (known?.isConnected) return known;
  const region = page.createElement("div");
  region.setAttribute("aria-live", urgency);
  region.dataset["tarotAnnouncer"] = urgency;
  // Through the object model: a strict page forbids the style attribute.
  for (const [property, value] of Object.entries(hiddenStyle)) region.style.setProperty(property, value);
  page.body.append(region);
  regions.set(urgency, region);
  return region;
}

function voiceOf(page: Document): Voice {
  const known = voices.get(page);
  if (known) return known;
  const voice = { regions: new Map(), waiting: new Map() } satisfies Voice;
  voices.set(page, voice);
  return voice;
}
