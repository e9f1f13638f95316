/// <reference lib="dom" />

/**
 * Runs in a browser that nobody can tell what its reader prefers: lets those rules of the elements' style sheets apply
 * that would then. Style sheets are all there is to it: no element asks for a preference in its code.
 * @param {{ media?: string, reducedMotion?: string, forcedColors?: string }} wanted
 */
export function tellMedia(wanted) {
  /** @type {any} */
  const page = document.querySelector("iframe")?.contentWindow;
  /** @type {Record<string, boolean>} */
  const told = (page.toldMedia ??= {});
  if (wanted.media) told["print"] = wanted.media === "print";
  for (const [feature, value] of [["prefers-reduced-motion", wanted.reducedMotion], ["forced-colors", wanted.forcedColors]]) {
    for (const choice of ["reduce", "no-preference", "active", "none"]) if (value) told[`(${String(feature)}: ${choice})`] = choice === value;
  }

  /** @param {any} rule */
  const tell = (rule) => {
    if (rule.media) {
      rule.written ??= rule.media.mediaText;
      const applies = told[rule.written];
      if (applies !== undefined) rule.media.mediaText = applies ? "all" : "not all";
    }
    for (const inner of rule.cssRules ?? []) tell(inner);
  };
  /** @param {ParentNode & DocumentOrShadowRoot} root */
  const tellAll = (root) => {
    for (const sheet of root.adoptedStyleSheets) tell(sheet);
    for (const element of root.querySelectorAll("*")) if (element.shadowRoot) tellAll(element.shadowRoot);
  };
  tellAll(page.document);

  // And what comes later.
  if (page.tellsLater) return;
  page.tellsLater = true;
  const { prototype } = page.ShadowRoot;
  const owner = [prototype, Object.getPrototypeOf(prototype)].find((place) => Object.hasOwn(place, "adoptedStyleSheets"));
  /** @type {any} */
  const { get, set } = Object.getOwnPropertyDescriptor(owner, "adoptedStyleSheets");
  Object.defineProperty(prototype, "adoptedStyleSheets", {
    configurable: true,
    get,
    /** @param {CSSStyleSheet[]} sheets */
    set(sheets) {
      for (const sheet of sheets) tell(sheet);
      set.call(this, sheets);
    },
  });
}
