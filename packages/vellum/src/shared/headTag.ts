// An element of a document's <head> as data, in one form for Node, the configuration and components.

/** An element of `<head>`. An attribute that is `true` has no value, one that is `false` is left out. */
export interface HeadTag {
  readonly tagName: string
  readonly attributes: Readonly<Record<string, string | number | boolean | undefined>>
  /** Its content, unescaped: text of a `title`, code of a `script`. */
  readonly innerHTML?: string
}

/** Whether an element can have that name. */
export function isTagName(name: string): boolean {
  return /^[a-z][a-z\d.-]*$/i.test(name)
}

/** Whether HTML can have an attribute with that name: browsers refuse others, and read them as several. */
export function isAttributeName(name: string): boolean {
  return /^[^\s"'<>/=\p{Cc}]+$/u.test(name)
}

/**
 * Whether a tag describes its page, so that navigation replaces it. Scripts, stylesheets, icons and
 * what every document needs stay.
 */
export function isAboutPage(tagName: string, attribute: (name: string) => unknown): boolean {
  switch (tagName) {
    case 'title':
      return true
    case 'meta':
      return attribute('charset') == null && attribute('name') !== 'viewport'
    case 'link':
      return attribute('rel') === 'canonical' || attribute('rel') === 'alternate'
    case 'script':
      return attribute('type') === 'application/ld+json'
    default:
      return false
  }
}
