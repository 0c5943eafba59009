// The styles of the dialog. They are text in its module, because a stylesheet would be one more request
// before the dialog can open, and pages that are not searched do without them.

import css from './search.css?inline'

/** Adds the styles to the document. */
export function adoptSearchStyles(): void {
  adoptStyles(css)
}

/** Adds a stylesheet to the document. */
export function adoptStyles(text: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets.push(sheet)
}
