import { nothing, svg } from "lit";
import type { SVGTemplateResult } from "lit";

/**
 * The number or letter of an index, in the corner that shows in a fan. Two characters are pressed into its width,
 * whatever the typeface.
 * @param baseline where the text stands, in units of the card
 * @param paint the letter of its colour
 */
export function label(text: string, baseline: number, paint = "u"): SVGTemplateResult {
  const width = text.length > 1 ? 21.5 : nothing;
  return svg`<text class="${paint} index" x="-37" y=${baseline} textLength=${width} lengthAdjust="spacingAndGlyphs">${text}</text>`;
}
