// What components may know of all documents, besides the page that they are on
// (VR-7). Made by Node; not part of any page's data.

/** A set of documents. */
export interface DocsData {
  /** `default`, unless the site has several. */
  readonly id: string
  /** Newest first. */
  readonly versions: readonly DocsVersionData[]
}

/** One version of a set. */
export interface DocsVersionData {
  readonly name: string
  readonly label: string
  readonly path: string
  readonly isLast: boolean
  /** What is told above its pages. */
  readonly banner: 'unreleased' | 'unmaintained' | null
  /** Its pages show its label. */
  readonly badge: boolean
  readonly className: string
  readonly noIndex: boolean
  readonly mainDocId: string
  /** Documents, and generated indexes with their slug as id. */
  readonly docs: readonly {
    readonly id: string
    readonly path: string
    readonly sidebar: string | undefined
    readonly unlisted?: boolean
    readonly title: string
    readonly description: string
  }[]
  readonly draftIds: readonly string[]
  /** Per sidebar the first place that it leads to. */
  readonly sidebars: Readonly<
    Record<string, { readonly link?: { readonly label: string; readonly path: string } }>
  >
}
