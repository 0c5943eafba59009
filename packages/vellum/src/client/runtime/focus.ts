// Moves the focus to places that cannot have it by themselves.

/** Focuses an element and leaves no `tabindex` behind, so a click does not focus it (SK-5). */
export function focusBriefly(element: HTMLElement, options?: FocusOptions): void {
  const isFocusable = element.hasAttribute('tabindex')
  if (!isFocusable) element.setAttribute('tabindex', '-1')
  element.focus(options)
  if (!isFocusable) element.removeAttribute('tabindex')
}
