/** Every element below a node, shadow roots included. */
export function* elementsIn(node: ParentNode): Generator<Element> {
  for (const child of node.children) {
    yield child;
    if (child.shadowRoot) yield* elementsIn(child.shadowRoot);
    yield* elementsIn(child);
  }
}

/** The element around another, out of shadow roots too. */
export function parentOf(element: Element): Element | null {
  const { parentNode } = element.assignedSlot ?? element;
  return parentNode instanceof ShadowRoot ? parentNode.host : parentNode instanceof Element ? parentNode : null;
}
