// Moves the focus to elements that are not focusable.

/** Focuses an element and leaves no `tabindex` behind, so that a later click does not focus it. */
export function focusBriefly(element: HTMLElement, options?: FocusOptions): void {
  const isFocusable = element.hasAttribute('tabindex')
  if (!isFocusable) element.setAttribute('tabindex', '-1')
  element.focus(options)
  if (!isFocusable) element.removeAttribute('tabindex')
}
