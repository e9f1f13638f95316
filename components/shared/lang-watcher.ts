import { isShadowRoot } from "./nodes.js";

/** One observer a root, however many elements in it listen: a page may hold hundreds of cards. */
const watchers = new WeakMap<Node, { observer: MutationObserver; listeners: Set<() => void> }>();

/** The closest `lang` from an element outwards, through shadow roots, up to the document; "" if there is none. */
export function closestLang(element: Element): string {
  for (let inside: Element | null = element; inside; inside = hostOf(inside)) {
    const lang = inside.closest("[lang]:not([lang=''])")?.getAttribute("lang");
    if (lang) return lang;
  }
  return element.ownerDocument.documentElement.lang;
}

function hostOf(element: Element): Element | null {
  const root = element.getRootNode();
  return isShadowRoot(root) ? root.host : null;
}

/**
 * Calls back whenever a `lang` attribute changes somewhere around an element: in its root, and in those of the hosts
 * around it. Returns the function that ends it.
 */
export function watchLang(element: Element, listener: () => void): () => void {
  const roots = rootsAround(element);
  for (const root of roots) listen(root, listener);
  return () => {
    for (const root of roots) stopListening(root, listener);
  };
}

function rootsAround(element: Element): Node[] {
  const roots: Node[] = [];
  for (let root = element.getRootNode(); ; root = root.host.getRootNode()) {
    roots.push(root);
    if (!isShadowRoot(root)) return roots;
  }
}

function listen(root: Node, listener: () => void): void {
  const known = watchers.get(root);
  if (known) {
    known.listeners.add(listener);
    return;
  }
  const listeners = new Set([listener]);
  const observer = new MutationObserver(() => {
    for (const each of [...listeners]) each();
  });
  observer.observe(root, { attributes: true, attributeFilter: ["lang"], subtree: true });
  watchers.set(root, { observer, listeners });
}

function stopListening(root: Node, listener: () => void): void {
  const known = watchers.get(root);
  known?.listeners.delete(listener);
  if (known?.listeners.size !== 0) return;
  known.observer.disconnect();
  watchers.delete(root);
}
