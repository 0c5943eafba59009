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
  /** Its name: `1.0`, or `current` */
  readonly name: string
  /** What readers see: `1.0.x` */
  readonly label: string
  /** The path that its pages are below. */
  readonly path: string
  /** Whether it is the version whose URLs do not contain its name. */
  readonly isLast: boolean
  /** The banner above its pages. */
  readonly banner: 'unreleased' | 'unmaintained' | null
  /** Whether its pages show its label. */
  readonly badge: boolean
  /** The class of `<html>` on its pages. */
  readonly className: string
  /** Whether search engines are asked to leave it out. */
  readonly noIndex: boolean
  /** The id of the document at its path, else of its first one. */
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
  /** The ids of drafts, which a build leaves out. */
  readonly draftIds: readonly string[]
  /** Sidebars by id, with the first link of each. */
  readonly sidebars: Readonly<
    Record<string, { readonly link?: { readonly label: string; readonly path: string } }>
  >
}
