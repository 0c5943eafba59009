// An element of a document's <head>, as data: Node, the configuration and
// components write them in one form.

/** An element of `<head>`. An attribute that is `true` has no value, one that is `false` is left out. */
export interface HeadTag {
  readonly tagName: string
  readonly attributes: Readonly<Record<string, string | number | boolean | undefined>>
  /** Its content, as it is written: text of a `title`, code of a `script`. */
  readonly innerHTML?: string
}

/**
 * Whether a tag tells something about its page, and so changes with it on navigation
 * (SEO-9). Files, icons and what every document needs stay.
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
