import type { CSSResult, CSSResultOrNative } from "lit";
import { isShadowRoot } from "./nodes.js";

/** What a root is dressed in: kept, since a root that moves to another document loses its sheets. */
const worn = new WeakMap<ShadowRoot, readonly CSSResultOrNative[]>();

/** A constructed sheet belongs to its document: in every other one it is made anew, once. */
const copies = new WeakMap<Document, Map<CSSResult, CSSStyleSheet>>();

/** Puts styles on a root, after those that it wears already, each once. Without any `<style>`: a strict page forbids it. */
export function wear(root: Node, styles: readonly CSSResultOrNative[]): void {
  if (!isShadowRoot(root)) return;
  const before = worn.get(root) ?? [];
  const fresh = styles.filter((style) => !before.includes(style));
  if (fresh.length === 0) return;
  worn.set(root, [...before, ...fresh]);
  dress(root);
}

/** Puts on again what a root wears, in the document where it stands now. */
export function dress(root: ShadowRoot): void {
  root.adoptedStyleSheets = (worn.get(root) ?? []).flatMap((style) => sheetIn(root.ownerDocument, style) ?? []);
}

function sheetIn(place: Document, style: CSSResultOrNative): CSSStyleSheet | undefined {
  if (!("cssText" in style)) return place === document ? style : undefined;
  if (place === document) return style.styleSheet;
  const known = copies.get(place) ?? new Map<CSSResult, CSSStyleSheet>();
  copies.set(place, known);
  const sheet = known.get(style) ?? copyFor(place, style);
  if (sheet) known.set(style, sheet);
  return sheet;
}

/** None in a document that no window shows. */
function copyFor({ defaultView }: Document, { cssText }: CSSResult): CSSStyleSheet | undefined {
  if (!defaultView) return undefined;
  const sheet = new defaultView.CSSStyleSheet();
  sheet.replaceSync(cssText);
  return sheet;
}
