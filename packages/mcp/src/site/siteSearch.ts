// The search of a site in its versions. Knows where versions are in an index, and nothing of pages.

import { createSearcher, type FoundPage, type SearchFetch } from 'vellum-search'
import { SiteError } from '../siteError.js'

/** What is searched. */
export interface SearchRequest {
  readonly query: string
  /** A version of the documentation. @default the last one */
  readonly version?: string | undefined
  readonly pages: number
  readonly sections: number
  readonly signal?: AbortSignal | undefined
}

/** What was found. */
export interface SearchAnswer {
  readonly pages: readonly FoundPage[]
  readonly correction?: string | undefined
}

/** The search of a site. */
export interface SiteSearch {
  /** The versions of docs sets that have several. */
  readonly versions: readonly string[]
  readonly search: (request: SearchRequest) => Promise<SearchAnswer>
}

/** Where the index is. */
export interface SiteSearchInput {
  /** The path of its manifest, and the names of its scopes. */
  readonly manifest: string
  readonly scopes: readonly string[]
  /** The text of a file; undefined if it does not exist. */
  readonly read: (path: string) => Promise<string | undefined>
  /** The scopes of the last versions, as far as they are known; asked once, if a docs set has several versions. */
  readonly lastScopes: () => Promise<ReadonlySet<string>>
}

/** Opens a search. */
export function openSearch({ manifest, scopes, read, lastScopes }: SiteSearchInput): SiteSearch {
  const fetch: SearchFetch = async (path) => {
    const text = await read(path)
    return { ok: text !== undefined, status: text === undefined ? 404 : 200, text: async () => text ?? '' }
  }
  const versioned = scopes.map(versionOf).filter((scope) => scope !== undefined)
  const several = versioned.filter((scope) =>
    versioned.some((each) => each.docs === scope.docs && each !== scope),
  )
  const versions = [...new Set(several.map(({ version }) => version))]
  /** The scopes of a version: those of docs sets without versions, and those with that version. */
  const scopesOf = async (version: string | undefined): Promise<readonly string[]> => {
    if (versions.length === 0) return scopes
    const chosen = version === undefined ? await lastScopes() : undefined
    return scopes.filter((name) => {
      const scope = several.find((each) => each.name === name)
      if (!scope) return true
      if (chosen === undefined) return scope.version === version
      // Of a docs set whose last version is unknown all versions are searched.
      const isKnown = several.some((each) => each.docs === scope.docs && chosen.has(each.name))
      return isKnown ? chosen.has(name) : true
    })
  }
  return {
    versions,
    search: async ({ query, version, pages, sections, signal }) => {
      if (version !== undefined && !versions.includes(version)) {
        throw new SiteError(
          `The site has no version "${version}".`,
          versions.length > 0
            ? `Its versions are ${versions.join(', ')}.`
            : 'It has one version: leave `version` out.',
        )
      }
      const searcher = createSearcher({ manifest, scopes: await scopesOf(version), fetch })
      const { pages: found, correction } = await searcher.search(query, { pages, sections, signal })
      return { pages: found, correction }
    },
  }
}

/** `docs-default-2.x` → the docs set `default` and the version `2.x`. Of another docs set the version is what follows the last dash. */
function versionOf(
  name: string,
): { readonly name: string; readonly docs: string; readonly version: string } | undefined {
  const [, docs, version] = /^docs-(default)-(.+)$/.exec(name) ?? /^docs-(.+)-([^-]+)$/.exec(name) ?? []
  return docs === undefined || version === undefined ? undefined : { name, docs, version }
}
