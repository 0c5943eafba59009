// Resolves the URLs in one page: to other pages, to files that are copied, to other sites. Knows the site as
// plain data and a small view of its files, so that it runs in any thread and in any test.

import { posix } from 'node:path'
import { decodePath, isExternalUrl, splitUrl } from '../../../shared/url.js'
import { nearestName } from '../../base/nearestName.js'
import type { PageResolver, ResolvedImage, ResolvedLink } from '../../markdown/compile/types.js'
import type { AssetFiles } from './assetFiles.js'
import { createRouteUrls, type UrlRules, withoutPathnameScheme } from './routeUrls.js'
import type { SiteFiles } from './siteFiles.js'

/** Every Markdown file that is a page → its URL. Absolute files, final URLs, plain data. */
export type MarkdownTargets = Readonly<Record<string, string>>

/** What all pages of a site share. */
export interface ResolverSite {
  readonly urlRules: UrlRules
  /** Base of the files that are copied. @default the base of the site */
  readonly assetBase?: string
  /** Absolute. */
  readonly siteDir: string
  readonly staticDirs: readonly string[]
  readonly targets: MarkdownTargets
  /** Final URLs where the versions of the docs begin: a document there is in a folder of this name. */
  readonly docsRoots?: readonly string[]
  readonly files: SiteFiles
  readonly assets: AssetFiles
}

/** The page whose URLs are resolved. */
export interface ResolverInput {
  readonly site: ResolverSite
  /** The Markdown file, absolute. */
  readonly file: string
  /** Folder of the documents that it belongs to, absolute; none for a standalone page. */
  readonly contentDir: string | undefined
  /** The files that this one translates: relative files are also looked for beside them. */
  readonly originals?: readonly string[]
}

const SITE_ALIAS = '@site/'

/** Makes the resolver of one page. */
export function createPageResolver({ site, file, contentDir, originals = [] }: ResolverInput): PageResolver {
  const { siteDir, staticDirs, targets, docsRoots = [], files, assets } = site
  const { assetBase = site.urlRules.baseUrl } = site
  const urls = createRouteUrls(site.urlRules)
  const folder = posix.dirname(file)
  const ownFolders = [folder, ...originals.map((original) => posix.dirname(original))]
  return { link, image }

  function link(url: string): ResolvedLink {
    if (withoutPathnameScheme(url) !== undefined) return { type: 'unchecked', href: urls.link(url) }
    if (isExternalUrl(url)) return { type: 'external', href: url }
    const { path, query, hash } = splitUrl(url)
    if (path === '') return { type: 'internal', href: url }
    const wanted = decodePath(path)
    if (/\.mdx?$/i.test(wanted)) {
      const candidates = markdownCandidates(wanted)
      const target = candidates.find((path) => Object.hasOwn(targets, path))
      if (target !== undefined) return { type: 'internal', href: targets[target]! + query + hash }
      if (candidates.some(files.exists)) return { type: 'no-page' }
      return { type: 'missing-file', meant: meantMarkdown(wanted) }
    }
    const isSiteFile = wanted.startsWith(SITE_ALIAS)
    if (isSiteFile || /\.(?!html?$)[^./]+$/i.test(wanted)) {
      const found = fileCandidates(wanted).find(files.exists)
      if (found !== undefined) {
        const asset = assets.file(found)
        return { type: 'asset', href: assetBase + asset.name + query + hash, asset }
      }
      if (isSiteFile) return { type: 'missing-file', meant: meantFile(wanted) }
    }
    return { type: 'internal', href: urls.link(fromRoot(path) + query + hash) }
  }

  /**
   * `./b` on the page `/docs/a` → `/docs/b`: on a host that serves `/docs/a/` it would become
   * `/docs/a/b`. On `/docs`, which Docusaurus serves as `/docs/`, it is `/docs/b` too. Links in a
   * partial stay as they are: several pages may show it.
   */
  function fromRoot(path: string): string {
    const own = targets[file]
    if (own === undefined || path.startsWith('/')) return path
    const base = docsRoots.includes(own) ? `${own}/` : own
    return posix.join(base.slice(0, base.lastIndexOf('/') + 1), path)
  }

  function image(url: string): ResolvedImage {
    if (withoutPathnameScheme(url) !== undefined) return { type: 'external', src: urls.link(url) }
    if (isExternalUrl(url)) return { type: 'external', src: url }
    const { path, query, hash } = splitUrl(url)
    const wanted = decodePath(path)
    if (wanted === '') return { type: 'missing', meant: undefined }
    const found = fileCandidates(wanted).find(files.exists)
    if (found === undefined) return { type: 'missing', meant: meantFile(wanted) }
    const { asset, width, height } = assets.picture(found)
    const src = assetBase + asset.name + query + hash
    return { type: 'asset', src, width, height, asset }
  }

  /** Where a Markdown file is looked for, in order. */
  function markdownCandidates(wanted: string): string[] {
    if (wanted.startsWith(SITE_ALIAS)) return [posix.join(siteDir, wanted.slice(SITE_ALIAS.length))]
    const around = [...(contentDir === undefined ? [] : [contentDir]), siteDir]
    const folders = /^\.\.?\//.test(wanted)
      ? ownFolders
      : wanted.startsWith('/')
        ? around
        : [...ownFolders, ...around]
    return folders.map((dir) => posix.join(dir, wanted))
  }

  /** Where any other file is looked for. */
  function fileCandidates(wanted: string): string[] {
    if (wanted.startsWith(SITE_ALIAS)) return [posix.join(siteDir, wanted.slice(SITE_ALIAS.length))]
    const folders = wanted.startsWith('/') ? staticDirs : ownFolders
    return folders.map((dir) => posix.join(dir, wanted))
  }

  /** The file with the most similar name, written as in the page. */
  function meantFile(wanted: string): string | undefined {
    for (const path of fileCandidates(wanted)) {
      const name = nearestName(posix.basename(path), files.list(posix.dirname(path)))
      if (name !== undefined) return siblingOf(wanted, name)
    }
    return undefined
  }

  /** The same for a page: a similar name in the same folder, else the same name in another folder. */
  function meantMarkdown(wanted: string): string | undefined {
    const base = posix.basename(wanted)
    for (const path of markdownCandidates(wanted)) {
      const dir = posix.dirname(path)
      const pages = files.list(dir).filter((name) => Object.hasOwn(targets, posix.join(dir, name)))
      const name = nearestName(base, pages)
      if (name !== undefined) return siblingOf(wanted, name)
    }
    const elsewhere = Object.keys(targets)
      .sort()
      .find((target) => posix.basename(target) === base)
    if (elsewhere === undefined) return undefined
    const path = posix.relative(folder, elsewhere)
    return path.startsWith('.') ? path : `./${path}`
  }
}

/** `./guide/instal.md` with `install.md` → `./guide/install.md` */
function siblingOf(wanted: string, name: string): string {
  return wanted.slice(0, wanted.lastIndexOf('/') + 1) + name
}

/** What a URL resolved to, as text: a cache resolves it again and compares. */
export function describeResolution(resolved: ResolvedLink | ResolvedImage): string {
  return JSON.stringify(resolved, (_, value: unknown) =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}
