// Finds broken links: pages are added one by one as they are rendered, and one report is made at the end.
// Keeps only what it must compare, never the HTML of a page.

import { decodePath, isExternalUrl, splitUrl } from '../../shared/url.js'
import { compareText } from '../base/compareText.js'
import { groupBy } from '../base/groupBy.js'
import { nearestName } from '../base/nearestName.js'
import { createRouteGuess } from './routeGuess.js'
import type { ScannedLink } from './scanHtml.js'

/** A page as it was rendered. */
export interface CheckedPage {
  /** Its final URL. */
  readonly path: string
  readonly links: readonly ScannedLink[]
  readonly ids: readonly string[]
  /** The file it is made from, and the links in it, to name their lines. */
  readonly source?: {
    readonly file: string
    readonly links: readonly {
      readonly href: string
      readonly written?: string
      readonly line: number
      readonly checked: boolean
    }[]
  }
}

/** A broken link. */
export interface BrokenLink {
  /** The page it is on. */
  readonly page: string
  /** The link as it is written: in the file, or otherwise in the HTML. */
  readonly href: string
  /** It is an element that the site has written as HTML or JSX. */
  readonly isHtml?: true
  /** What it resolves to from its page: the path, and the hash of a broken anchor. */
  readonly target: string
  /** The positions of the link, if they are known: `docs/a.md:3` */
  readonly positions: readonly string[]
  /** The probable target, in the form of `target`. */
  readonly meant: string | undefined
}

/** A redirect to an anchor. */
export interface AnchorRedirect {
  readonly from: string
  /** A path of this site, with a hash. */
  readonly to: string
  /** Where it is written: `vellum.config.ts:3` */
  readonly source: string
}

/** A redirect to an anchor that does not exist. */
export interface BrokenRedirect extends AnchorRedirect {
  /** The page that it goes to, and the id that this page lacks. */
  readonly page: string
  readonly id: string
  /** The id that was probably meant. */
  readonly meant: string | undefined
}

/** The broken links, sorted by page and link, and the broken redirects in the order of the site. */
export interface LinkReport {
  readonly links: readonly BrokenLink[]
  readonly anchors: readonly BrokenLink[]
  readonly redirects: readonly BrokenRedirect[]
}

export interface LinkCheck {
  readonly add: (page: CheckedPage) => void
  readonly report: () => LinkReport
}

/** Starts a check. `routes` are the final URLs of all pages, without the not-found page. */
export function createLinkCheck({
  routes,
  isRedirected = () => false,
  anchorRedirects = [],
}: {
  readonly routes: Iterable<string>
  /** Whether hosts redirect a path, decoded: its link is not broken. @default none */
  readonly isRedirected?: (path: string) => boolean
  /** @default none */
  readonly anchorRedirects?: readonly AnchorRedirect[]
}): LinkCheck {
  const knownRoutes = new Map([...routes].map((route) => [comparable(route), route]))
  const broken: Omit<BrokenLink, 'meant'>[] = []
  const withHash: (Omit<BrokenLink, 'meant' | 'target'> & { path: string; hash: string })[] = []
  const idsByPath = new Map<string, ReadonlySet<string>>()
  const intern = createInterning()
  const inSource = (href: string, source: CheckedPage['source']) => {
    const { written: writtenHref, positions } = findInSource(href, source)
    return { href: intern(writtenHref), positions }
  }
  // Navbar, sidebar and footer have the same links on every page.
  const absolute = remembered((href) => resolveHref(href, '/'))

  function add({ path: page, links, ids, source }: CheckedPage): void {
    const ownPath = comparable(page)
    const ownIds = new Set(ids.map(intern))
    idsByPath.set(ownPath, ownIds)
    for (const [href, isHtml] of checkedHrefs(links, source)) {
      const kind = isHtml ? { isHtml: true as const } : {}
      const { path, hash } = href.startsWith('/') ? absolute(href) : resolveHref(href, page)
      // Every heading links to itself.
      if (path === ownPath && ownIds.has(hash)) continue
      if (!knownRoutes.has(path) && path !== ownPath) {
        if (!isRedirected(path))
          broken.push({ page, ...inSource(href, source), target: intern(path), ...kind })
      } else if (hash !== '')
        withHash.push({ page, ...inSource(href, source), path: intern(path), hash: intern(hash), ...kind })
    }
  }

  function report(): LinkReport {
    const guessRoute = remembered(createRouteGuess(knownRoutes.keys()))
    const links = broken.map((link) => {
      const meant = guessRoute(link.target)
      return { ...link, meant: meant && knownRoutes.get(meant) }
    })
    const anchors = withHash.flatMap(({ path, hash, ...link }): BrokenLink[] => {
      const lost = lostAnchor(path, hash)
      return lost
        ? [{ ...link, target: `${path}#${hash}`, meant: lost.meant && `${path}#${lost.meant}` }]
        : []
    })
    const redirects = anchorRedirects.flatMap((redirect): BrokenRedirect[] => {
      const { path, hash } = resolveHref(redirect.to, '/')
      const lost = lostAnchor(path, hash)
      return lost ? [{ ...redirect, page: knownRoutes.get(path) ?? path, ...lost }] : []
    })
    return { links: links.sort(byPageAndHref), anchors: anchors.sort(byPageAndHref), redirects }
  }

  /** The id that a page lacks, and the one that was probably meant; undefined if it has the id, or was not rendered. */
  function lostAnchor(path: string, hash: string): Pick<BrokenRedirect, 'id' | 'meant'> | undefined {
    const ids = idsByPath.get(path)
    const id = decodePath(hash)
    if (!ids || hash === '' || ids.has(hash) || ids.has(id) || hash.toLowerCase() === 'top') return undefined
    return { id, meant: nearestId(id, ids) }
  }

  return { add, report }
}

/** The id that was probably meant: one that is written alike, or that has the whole words of the other. */
function nearestId(id: string, ids: ReadonlySet<string>): string | undefined {
  return nearestName(id, ids) ?? [...ids].find((other) => isPart(id, other) || isPart(other, id))
}

/** `node` is a part of `on-node-js`, and `install` of `installation`. */
function isPart(part: string, whole: string): boolean {
  // Most are not, which takes no text to find out.
  if (part.length <= 3 || !whole.includes(part)) return false
  return whole.startsWith(part) || `-${whole}-`.includes(`-${part}-`)
}

/** Each URL on a page once, without those that must not be checked, and whether all its links are HTML or JSX. */
function checkedHrefs(links: readonly ScannedLink[], source: CheckedPage['source']): Map<string, boolean> {
  const inSource = groupBy(source?.links ?? [], ({ href }) => href)
  const checkedLinks = links.filter(
    ({ href, checked }) =>
      checked && !isExternalUrl(href) && (inSource.get(href)?.some(({ checked }) => checked) ?? true),
  )
  const others = new Set(checkedLinks.flatMap(({ href, isHtml }) => (isHtml ? [] : [href])))
  return new Map(checkedLinks.map(({ href }) => [href, !others.has(href)]))
}

/** The path and the hash that a URL on a page resolves to; the query is ignored. */
function resolveHref(href: string, page: string): { path: string; hash: string } {
  const { path, query, hash } = splitUrl(href)
  // A text fragment is an instruction to the browser, not part of the id.
  const id = hash.slice(1).replace(/:~:.*$/s, '')
  if (path === '') return { path: comparable(page), hash: id }
  const origin = 'http://site.invalid'
  const url = URL.canParse(path + query, origin + page) ? new URL(path + query, origin + page) : undefined
  return { path: comparable(url?.pathname ?? path), hash: id }
}

/** A path in the form in which two are compared: decoded, no slash at the end, case kept. */
function comparable(path: string): string {
  return decodePath(path).replace(/(.)\/$/, '$1')
}

/**
 * The spelling and the positions of a URL on a page. A URL with several spellings is shown as the URL itself.
 */
function findInSource(
  href: string,
  source: CheckedPage['source'],
): { written: string; positions: readonly string[] } {
  const links = source?.links.filter((link) => link.href === href && link.checked) ?? []
  const lines = [...new Set(links.map(({ line }) => line))].sort((a, b) => a - b)
  const [writtenHref = href, ...others] = new Set(links.map((link) => link.written ?? href))
  return {
    written: others.length === 0 ? writtenHref : href,
    positions: lines.map((line) => `${source?.file}:${line}`),
  }
}

/**
 * Copies strings, each text once. A part of a long string keeps all of it in memory,
 * so without the copy every id would hold the HTML of its page.
 */
function createInterning(): (text: string) => string {
  const copies = new Map<string, string>()
  return (text) => {
    const knownCopy = copies.get(text)
    if (knownCopy !== undefined) return knownCopy
    const copy = Buffer.from(text, 'utf16le').toString('utf16le')
    copies.set(copy, copy)
    return copy
  }
}

function remembered<Value>(make: (key: string) => Value): (key: string) => Value {
  const made = new Map<string, Value>()
  return (key) => {
    if (!made.has(key)) made.set(key, make(key))
    return made.get(key)!
  }
}

function byPageAndHref(a: BrokenLink, b: BrokenLink): number {
  return compareText(a.page, b.page) || compareText(a.href, b.href)
}
