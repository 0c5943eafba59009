/** The props of a component in a slot of the theme. */
export interface SlotProps {
  /** The page that shows it. */
  readonly page: {
    /** The path of its URL, with the base URL: `/docs/introduction`. */
    readonly path: string
    /** Its own title, without the site's; empty when it has none. */
    readonly title: string
    readonly description: string | undefined
    /** What it is: a document, a generated index, a page of its own, the pages of tags and of the blog. */
    readonly kind: 'doc' | 'category' | 'page' | 'tag' | 'blog' | 'not-found'
  }
}
