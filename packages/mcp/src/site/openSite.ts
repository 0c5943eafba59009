// Opens a site: its list of pages, its search, and the Markdown of its pages.

import { SiteError } from '../siteError.js'
import { locateSite } from './locateSite.js'
import type { PageList } from './pageList.js'
import { markdownPath, namedPage, pagePath } from './pagePaths.js'
import { finalUrl, folderFiles, hostFiles, type SiteFiles } from './siteFiles.js'
import { openSearch, type SiteSearch } from './siteSearch.js'

/** Which site is served. */
export interface SiteOptions {
  /** A folder, or a URL of `http:` or `https:`. */
  readonly site: string
  /** A locale that is not the default one: its pages are below this name. */
  readonly locale?: string | undefined
}

/** A site that is open. */
export interface OpenSite {
  readonly title: string
  /** The pages of `llms.txt`; undefined without that file. */
  readonly list: PageList | undefined
  /** Undefined for a site without a search. */
  readonly search: SiteSearch | undefined
  /** The URL of a path, for people. */
  readonly urlOf: (path: string) => string
  /** The URL of the page that a listed Markdown file belongs to. */
  readonly pageUrl: (markdownUrl: string) => string
  /** The Markdown of a page that a URL or a path names. */
  readonly readPage: (name: string, signal?: AbortSignal) => Promise<PageText>
}

/** The Markdown of a page. */
export interface PageText {
  readonly url: string
  /** The anchor that was named, or nothing. */
  readonly anchor: string
  readonly markdown: string
}

/** Opens a site. Pages are read when they are asked for, so they are as they are now. */
export async function openSite({ site, locale }: SiteOptions): Promise<OpenSite> {
  const url = isSiteUrl(site) ? await finalUrl(new URL(site)) : undefined
  const files = url ? hostFiles(url) : await folderFiles(site)
  const { base, list, search, toFile } = await locateSite(files, {
    start: url?.pathname ?? '/',
    locale,
  })
  const [first] = list?.pages ?? []
  const publicOrigin = first && new URL(first.markdownUrl).origin
  const origin = publicOrigin ?? files.origin ?? ''
  const origins = [publicOrigin, files.origin].filter((each) => each !== undefined)
  return {
    title: list?.title ?? files.name,
    list,
    search:
      search &&
      openSearch({
        ...search,
        read: (path) => files.read(toFile(path)),
        lastScopes: once(() => lastScopes(files, { list, base, toFile })),
      }),
    urlOf: (path) => origin + path,
    pageUrl: (markdownUrl) => origin + pagePath(new URL(markdownUrl).pathname, base),
    readPage: async (name, pageSignal) => {
      const page = namedPage(name, { base, origins })
      if (page === undefined) {
        throw new SiteError(
          `"${name}" is no page of this site.`,
          `Pass a URL that starts with ${origin}${base}, as the other tools return them.`,
        )
      }
      const path = markdownPath(page.path, base)
      const markdown = await files.read(toFile(path), pageSignal)
      // Some hosts send HTML for every path.
      if (markdown === undefined || /^\s*<(?:!doctype|html)\b/i.test(markdown)) {
        throw new SiteError(
          `There is no Markdown of the page "${name}".`,
          list
            ? 'Check the URL: `search` and `list_pages` return those that exist.'
            : 'The site has no Markdown of its pages: its authors can add `markdownPages()` of vellum-markdown-pages.',
        )
      }
      return { url: origin + pagePath(path, base), anchor: page.anchor, markdown }
    },
  }
}

/** Whether a site is named by a URL. */
export function isSiteUrl(site: string): boolean {
  return /^https?:\/\//i.test(site)
}

/** Pages that are read to find the last versions. */
const MOST_READ = 12

/** The scopes of the listed pages, which are of the last versions: each page names its own. */
async function lastScopes(
  files: SiteFiles,
  {
    list,
    base,
    toFile,
  }: {
    readonly list: PageList | undefined
    readonly base: string
    readonly toFile: (path: string) => string
  },
): Promise<ReadonlySet<string>> {
  const firstOfSections = new Map(list?.pages.map((page) => [page.section, page.markdownUrl]))
  const scopes = new Set<string>()
  for (const markdownUrl of [...firstOfSections.values()].slice(0, MOST_READ)) {
    const path = toFile(pagePath(new URL(markdownUrl).pathname, base))
    const names = path.endsWith('/') ? [`${path}index.html`] : [`${path}/index.html`, `${path}.html`]
    // A host finds the file of a URL itself.
    for (const name of files.origin === undefined ? names : [path]) {
      const html = await files.read(name)
      const [, scope] = /<meta[^>]+name="docusaurus_tag"[^>]+content="([^"]+)"/.exec(html ?? '') ?? []
      if (scope !== undefined) scopes.add(scope)
    }
  }
  return scopes
}

/** Calls a function once; again after a failure. */
function once<Value>(compute: () => Promise<Value>): () => Promise<Value> {
  let result: Promise<Value> | undefined
  return () => {
    result ??= compute().catch((error: unknown) => {
      result = undefined
      throw error
    })
    return result
  }
}
