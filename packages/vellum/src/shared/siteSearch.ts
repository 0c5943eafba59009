// Where the files of a site's search are: what Node writes, and what the browser must know to search.

/** The manifest's file below the base URL of a locale. */
export const SEARCH_MANIFEST = '_data/_search.json'

/** What the browser must know to search: in the site's data, because it is the same on every page of a locale. */
export interface SiteSearch {
  /** URL of the manifest, `/_data/_search.json`. */
  readonly manifest: string
  /** The path of the page that lists the docs, for searches without results. */
  readonly overview?: string
  /**
   * The scopes that every page searches: pages outside of docs, and the docs sets that have one version. Left out
   * when no set has several: every page searches all scopes then.
   */
  readonly scopes?: readonly string[]
  /** URL of a module with the labels of the dialog, unless they are English. Development has them in the shell. */
  readonly labels?: string
}
