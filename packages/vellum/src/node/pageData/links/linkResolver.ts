// Resolves the URLs in one page: to other pages, to files that are copied, to other sites. Knows the site as
// plain data and a small view of its files, so that it runs in any thread and in any test.

import { createHash } from 'node:crypto'
import { posix } from 'node:path'
import { decodePath, isExternalUrl, splitUrl } from '../../../shared/url.js'
import { relativePath } from '../../base/relativePath.js'
import type { PageResolver, ResolvedFile, ResolvedImage, ResolvedLink } from '../../markdown/compile/types.js'
import type { AssetFiles } from './assetFiles.js'
import { createLinkedFiles, type LinkedFilesInput, type LinkedSite, SITE_ALIAS } from './linkedFiles.js'
import { createRouteUrls, type UrlRules, withoutPathnameScheme } from './routeUrls.js'

/** What all pages of a site share. */
export interface ResolverSite extends LinkedSite {
  readonly urlRules: UrlRules
  /** Base of the files that are copied. @default the base of the site */
  readonly assetBase?: string
  /** Final URLs where the versions of the docs begin: a document there is in a folder of this name. */
  readonly docsRoots?: readonly string[]
  readonly assets: AssetFiles
  /** Called with each file whose text is shown, and with those that should exist: they are watched. */
  readonly onRead?: (file: string) => void
}

/** The page whose URLs are resolved. */
export interface ResolverInput extends LinkedFilesInput {
  readonly site: ResolverSite
}

/** Makes the resolver of one page. */
export function createPageResolver(input: ResolverInput): PageResolver {
  const { site, file } = input
  const { targets, docsRoots = [], files, assets, assetBase = site.urlRules.baseUrl } = site
  const urls = createRouteUrls(site.urlRules)
  const linked = createLinkedFiles(input)
  return { link, image, file: textFile }

  function link(url: string): ResolvedLink {
    if (withoutPathnameScheme(url) !== undefined) return { type: 'unchecked', href: urls.contentLink(url) }
    if (isExternalUrl(url)) return { type: 'external', href: url }
    const { path, query, hash } = splitUrl(url)
    if (path === '') return { type: 'internal', href: url }
    const wanted = decodePath(path)
    if (/\.mdx?$/i.test(wanted)) {
      const candidates = linked.markdownPaths(wanted)
      const target = candidates.find((path) => Object.hasOwn(targets, path))
      if (target !== undefined) return { type: 'internal', href: targets[target]! + query + hash }
      if (candidates.some(files.exists)) return { type: 'no-page' }
      return { type: 'missing-file', meant: linked.similarPage(wanted) }
    }
    const isSiteFile = wanted.startsWith(SITE_ALIAS)
    if (isSiteFile || /\.(?!html?$)[^./]+$/i.test(wanted)) {
      const foundFile = linked.filePaths(wanted).find(files.exists)
      if (foundFile !== undefined) {
        const asset = assets.file(foundFile)
        return { type: 'asset', href: assetBase + asset.name + query + hash, asset }
      }
      if (isSiteFile) return { type: 'missing-file', meant: linked.similarFile(wanted) }
    }
    return { type: 'internal', href: urls.contentLink(fromRoot(path) + query + hash) }
  }

  /**
   * `./b` on the page `/docs/a` → `/docs/b`: on a host that serves `/docs/a/` it would become
   * `/docs/a/b`. On `/docs`, which Docusaurus serves as `/docs/`, it is `/docs/b` too. Links in a
   * partial stay as they are: several pages may show it.
   */
  function fromRoot(path: string): string {
    const ownHref = targets[file]
    if (ownHref === undefined || path.startsWith('/')) return path
    const base = docsRoots.includes(ownHref) ? `${ownHref}/` : ownHref
    return posix.join(base.slice(0, base.lastIndexOf('/') + 1), path)
  }

  function image(url: string): ResolvedImage {
    if (withoutPathnameScheme(url) !== undefined) return { type: 'external', src: urls.contentLink(url) }
    if (isExternalUrl(url)) return { type: 'external', src: url }
    const { path, query, hash } = splitUrl(url)
    const wanted = decodePath(path)
    if (wanted === '') return { type: 'missing', meant: undefined }
    const candidates = linked.filePaths(wanted)
    // Docusaurus resolves `require('/static/img/a.png')` from the folder of the site.
    if (wanted.startsWith('/')) candidates.push(posix.join(site.siteDir, wanted))
    const foundFile = candidates.find(files.exists)
    if (foundFile === undefined) return { type: 'missing', meant: linked.similarFile(wanted) }
    const { asset, width, height, unreadable } = assets.image(foundFile)
    const src = assetBase + asset.name + query + hash
    return { type: 'asset', src, width, height, asset, ...(unreadable && { unreadable }) }
  }

  function textFile(path: string): ResolvedFile {
    const candidates = linked.filePaths(path)
    const foundFile = candidates.find(files.exists)
    site.onRead?.(foundFile ?? candidates[0]!)
    if (foundFile === undefined) return { type: 'missing', meant: linked.similarFile(path) }
    const text = Buffer.from(files.read(foundFile)).toString('utf8')
    return { type: 'text', source: relativePath(site.siteDir, foundFile), text }
  }
}

/**
 * The result of resolving a URL, as text: a cache resolves it again and compares. Files are relative to the
 * site, so that both can be moved.
 */
export function describeResolution(
  resolved: ResolvedLink | ResolvedImage | ResolvedFile,
  siteDir: string,
): string {
  return JSON.stringify(resolved, (key, value: unknown) => {
    if (key === 'text' && typeof value === 'string') return createHash('sha256').update(value).digest('hex')
    if (key === 'file' && typeof value === 'string') return relativePath(siteDir, value)
    return typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value
  })
}
