// Escapes text for HTML.

/** Escapes text between tags. */
export function escapeText(text: string): string {
  // Most text has nothing to escape, and a test is cheaper than copying.
  return /[&<>]/.test(text)
    ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    : text
}

/** Escapes the value of an attribute in double quotes. */
export function escapeAttribute(value: string): string {
  return escapeText(value).replaceAll('"', '&quot;')
}
