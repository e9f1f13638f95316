import { elementsIn } from "./elements-in.js";

/**
 * Does something while the pictures on cards are empty. They are most of a page, and nothing in them is text or can be
 * used, but what reads a page reads them all.
 */
export async function withoutPictures<T>(canvas: Element, act: () => Promise<T>): Promise<T> {
  const pictures = [...elementsIn(canvas)].filter((element) => element.localName === "playing-card").flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll("svg") ?? [])]);
  const contents = pictures.map((picture) => [...picture.childNodes]);
  for (const picture of pictures) picture.replaceChildren();
  try {
    return await act();
  } finally {
    for (const [place, picture] of pictures.entries()) picture.replaceChildren(...(contents[place] ?? []));
  }
}
