/** Whether something else on the page has the focus than an element's own inside: it is not to be taken from there. */
export function isFocusElsewhere({ shadowRoot, ownerDocument }: Element): boolean {
  if (shadowRoot?.activeElement) return false;
  const { activeElement, body } = ownerDocument;
  return activeElement !== null && activeElement !== body;
}
