// What components can read about all documents. Computed by Node; not part of any page's data.

/** A docs set. */
export interface DocsData {
  /** `default`, unless the site has several docs sets. */
  readonly id: string
  /** Newest first. */
  readonly versions: readonly DocsVersionData[]
}

/** One version of a docs set. */
export interface DocsVersionData {
  readonly name: string
  readonly label: string
  readonly path: string
  readonly isLast: boolean
  /** The banner above its pages. */
  readonly banner: 'unreleased' | 'unmaintained' | null
  /** Whether its pages show its label. */
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
  /** Sidebars by id, with the first link of each. */
  readonly sidebars: Readonly<
    Record<string, { readonly link?: { readonly label: string; readonly path: string } }>
  >
}
