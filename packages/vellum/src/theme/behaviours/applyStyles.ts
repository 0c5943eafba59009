/**
 * Turns the attributes that stand for styles in HTML from a file into styles: the policy of a site allows
 * them to scripts, but not to HTML.
 */
export function applyStyles(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? ''
  }
  for (const { content } of root.querySelectorAll('template')) applyStyles(content)
}
