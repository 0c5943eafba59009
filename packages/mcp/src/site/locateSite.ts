// Finds a site below the folder or URL that was named: its list of pages, its search, and its base URL.

import { SiteError } from '../siteError.js'
import { type PageList, readPageList } from './pageList.js'
import type { SiteFiles } from './siteFiles.js'

/** The list of pages. */
const LIST = 'llms.txt'
/** The manifest of the search. */
const MANIFEST = '_data/_search.json'

/** A site that was found. */
export interface LocatedSite {
  /** The base URL of its locale, with both slashes. */
  readonly base: string
  /** Undefined without `llms.txt`. */
  readonly list: PageList | undefined
  /** The search: the URL path of its manifest, and its scopes. */
  readonly search: { readonly manifest: string; readonly scopes: readonly string[] } | undefined
  /** The file of a URL path. */
  readonly toFile: (path: string) => string
}

/** Where to look. */
export interface LocateInput {
  /** A path, with or without a slash at the end: the site may also be above it. */
  readonly start: string
  readonly locale: string | undefined
}

/** Finds a site. */
export async function locateSite(files: SiteFiles, input: LocateInput): Promise<LocatedSite> {
  const { locale } = input
  const parts = input.start.split('/').filter((part) => part !== '')
  for (let count = parts.length; count >= 0; count--) {
    const root = folderOf(parts.slice(0, count))
    const folder = locale === undefined ? root : `${root}${locale}/`
    const [listText, manifestText] = await Promise.all(
      [LIST, MANIFEST].map((name) => files.read(folder + name)),
    )
    const list = listText === undefined ? undefined : readPageList(listText)
    const manifest = manifestText === undefined ? undefined : readManifest(manifestText)
    if (!list && !manifest) continue
    // A host serves files by their URLs.
    const base =
      files.origin === undefined ? await folderBase(files, { root, folder, list, manifest }) : folder
    const assetBase = base.slice(0, base.length - (folder.length - root.length))
    return {
      base,
      list,
      search: manifest && { manifest: base + MANIFEST, scopes: Object.keys(manifest.scopes) },
      toFile: (path) => (path.startsWith(assetBase) ? root + path.slice(assetBase.length) : path),
    }
  }
  const built = `${folderOf(parts)}dist/`
  const hasBuilt =
    files.origin === undefined &&
    (await Promise.all([LIST, MANIFEST].map((name) => files.read(built + name)))).some(
      (text) => text !== undefined,
    )
  throw new SiteError(
    `There is neither a list of pages (${LIST}) nor a search (${MANIFEST}) at ${files.name}${locale === undefined ? '' : ` for the locale "${locale}"`}.`,
    hasBuilt
      ? `Pass the folder of the built site, ${files.name.replace(/\/$/, '')}/dist.`
      : 'Pass the folder or the URL of a built Vellum site that has `search` in its configuration or `markdownPages()` among its plugins.',
  )
}

interface Manifest {
  readonly scopes: Readonly<Record<string, string | { readonly base: string }>>
}

/** Some hosts send HTML for every path. */
function readManifest(text: string): Manifest | undefined {
  try {
    const manifest = JSON.parse(text) as Partial<Manifest> | null
    const { scopes } = manifest ?? {}
    return scopes && typeof scopes === 'object' ? { scopes } : undefined
  } catch {
    return undefined
  }
}

/** The base URL of a site in a folder: what the URL of a page has before the path of its file, or that of its index. */
async function folderBase(
  files: SiteFiles,
  {
    root,
    folder,
    list,
    manifest,
  }: {
    readonly root: string
    readonly folder: string
    readonly list: PageList | undefined
    readonly manifest: Manifest | undefined
  },
): Promise<string> {
  const [page] = list?.pages ?? []
  if (page) {
    const parts = new URL(page.markdownUrl).pathname.slice(1).split('/')
    for (let count = 0; count < parts.length; count++) {
      const file = folder + parts.slice(count).join('/')
      if ((await files.read(file)) !== undefined) return folderOf(parts.slice(0, count))
    }
  }
  const [scope] = Object.values(manifest?.scopes ?? {})
  const asset = typeof scope === 'string' ? scope : scope?.base
  const assetBase = asset === undefined ? '/' : (/^(.*?\/)assets\//.exec(asset)?.[1] ?? '/')
  return assetBase + folder.slice(root.length)
}

/** `['a', 'b']` → `/a/b/` */
function folderOf(parts: readonly string[]): string {
  return `/${parts.map((part) => `${part}/`).join('')}`
}
