import { warnOnce } from "./warn.js";

/**
 * Registers an element. Where the name is taken already, by a second load or by another version of this package,
 * the first registration stays, and the page's developer is told once.
 */
export function defineElement(name: string, element: CustomElementConstructor): void {
  const known = customElements.get(name);
  if (!known) customElements.define(name, element);
  else if (known !== element) warnOnce(`<${name}> is registered already; the first registration is kept.`);
}
