import { elementsIn } from "./elements-in.js";

/**
 * Does something while the pictures on cards are empty. They are most of a page, and nothing in them is text or can be
 * used, but what reads a page reads them all.
 */
export async function withoutPictures<T>(canvas: Element, act: () => Promise<T>): Promise<T> {
  const pictures = [...elementsIn(canvas)].filter((element) => element.localName === "playing-card").flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll("svg") ?? [])]);
  // Into a fragment: a card that is drawn anew meanwhile finds its nodes there.
  const contents = pictures.map((picture) => {
    const content = document.createDocumentFragment();
    content.append(...picture.childNodes);
    return content;
  });
  try {
    return await act();
  } finally {
    for (const [place, picture] of pictures.entries()) picture.append(contents[place] ?? "");
  }
}
