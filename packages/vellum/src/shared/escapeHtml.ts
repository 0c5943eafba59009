// Text as HTML.

/** For text between tags. */
export function escapeText(text: string): string {
  // Most text has nothing to escape, and looking is cheaper than copying.
  return /[&<>]/.test(text)
    ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    : text
}

/** For a value between double quotes. */
export function escapeAttribute(value: string): string {
  return escapeText(value).replaceAll('"', '&quot;')
}
