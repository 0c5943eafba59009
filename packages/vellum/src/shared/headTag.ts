// An element of a document's <head>, as data: Node, the configuration and
// components write them in one form.

/** An element of `<head>`. An attribute that is `true` has no value, one that is `false` is left out. */
export interface HeadTag {
  readonly tagName: string
  readonly attributes: Readonly<Record<string, string | number | boolean | undefined>>
  /** Its content, as it is written: text of a `title`, code of a `script`. */
  readonly innerHTML?: string
}
