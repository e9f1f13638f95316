/*
 * What kind of node something is, also in the document of another window, whose classes are not ours: an element may
 * be moved into a frame.
 */

export function isElement(target: EventTarget | null | undefined): target is Element {
  return isNode(target) && target.nodeType === Node.ELEMENT_NODE;
}

export function isHtml(target: EventTarget | null | undefined): target is HTMLElement {
  return isElement(target) && target.namespaceURI === "http://www.w3.org/1999/xhtml";
}

export function isShadowRoot(target: EventTarget | null | undefined): target is ShadowRoot {
  return isNode(target) && target.nodeType === Node.DOCUMENT_FRAGMENT_NODE && "host" in target;
}

function isNode(target: EventTarget | null | undefined): target is Node {
  return target !== null && target !== undefined && "nodeType" in target;
}

/** An observer of the window that shows an element: one of another window sees changes too late, and outlives a frame. Null where no window does. */
export function resizeObserverAt(element: Element, callback: ResizeObserverCallback): ResizeObserver | null {
  const { defaultView } = element.ownerDocument;
  return defaultView && new defaultView.ResizeObserver(callback);
}
