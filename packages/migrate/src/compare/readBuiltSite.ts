// Reads a built site from its folder: what each page says about itself. Knows the class names that Docusaurus and Vellum share.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import {
  attributeOf,
  findElement,
  findElements,
  type HtmlElement,
  hasClass,
  parseHtml,
  textOf,
} from 'vellum/html'

/** What a page says about itself. URLs are paths without a slash at the end. */
export interface PageFacts {
  readonly title: string
  readonly description: string
  readonly canonical: string
  /** Ids of headings, in order. */
  readonly headings: readonly string[]
  readonly sidebar: readonly string[]
  readonly previous: string
  readonly next: string
  readonly tags: readonly string[]
  /** Alternative texts, or names of files where there is none. */
  readonly images: readonly string[]
}

/** A built site. */
export interface BuiltSite {
  /** Pages by their routes below the base, which begin with a slash: `/docs/intro` */
  readonly pages: ReadonlyMap<string, PageFacts>
  /** Targets of redirects by their routes. */
  readonly redirects: ReadonlyMap<string, string>
  /** Paths of items, by the path of the feed. */
  readonly feeds: ReadonlyMap<string, readonly string[]>
  /** The base path: `/handbook/` */
  readonly base: string
}

/** Reads the pages, redirects and feeds of a folder. */
export function readBuiltSite(dir: string): BuiltSite {
  const pages = new Map<string, PageFacts>()
  const redirects = new Map<string, string>()
  const feeds = new Map<string, readonly string[]>()
  const documents = new Set<string>()
  for (const file of filesBelow(dir)) {
    const name = relative(dir, file).replaceAll('\\', '/')
    if (/(?:^|\/)(?:rss\.xml|atom\.xml|feed\.json)$/.test(name)) {
      feeds.set(`/${name}`, feedItems(readFileSync(file, 'utf8')))
      continue
    }
    if (!name.endsWith('.html') || /(?:^|\/)404\.html$/.test(name)) continue
    const root = parseHtml(readFileSync(file, 'utf8'))
    const target = refreshTarget(root)
    if (target === undefined) {
      pages.set(routeOf(name), pageFacts(root))
      documents.add(`/${name}`)
    } else redirects.set(routeOf(name), pathOf(target))
  }
  readRedirectsFile(dir, redirects)
  // With `fromExtensions` Docusaurus writes `a.html.html` beside the page `a.html`, which hosts send for `/a.html`.
  for (const document of documents) redirects.delete(document)
  return { pages, redirects, feeds, base: baseOf(pages) }
}

/** `docs/intro/index.html`, `docs/intro.html` → `/docs/intro` */
export function routeOf(name: string): string {
  return withoutSlash(`/${name.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`)
}

/** A path without the slash at its end; that of the root stays. */
export function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
}

/** The path of a URL: `https://example.com/a/?b` → `/a` */
export function pathOf(url: string): string {
  const path = url.replace(/^[a-z][\w+.-]*:\/\/[^/]*/i, '').replace(/[?#].*$/, '')
  return withoutSlash(decoded(path) || '/')
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** The base path, from canonical links: that of `/docs/a` is `/handbook/docs/a` → `/handbook/` */
function baseOf(pages: ReadonlyMap<string, PageFacts>): string {
  for (const [route, { canonical }] of pages) {
    if (canonical === '' || !(route === '/' || canonical.endsWith(route))) continue
    const base = route === '/' ? canonical : canonical.slice(0, -route.length)
    return `${withoutSlash(base || '/').replace(/\/$/, '')}/`
  }
  return '/'
}

function pageFacts(root: HtmlElement): PageFacts {
  const head = (name: string, key: string, value: string) =>
    findElement(root, (element) => element.name === name && attributeOf(element, key) === value)
  const title = findElement(root, ({ name }) => name === 'title')
  const main = findElement(root, ({ name }) => name === 'main') ?? root
  const sidebar = findElement(root, (element) => hasClass(element, 'theme-doc-sidebar-menu'))
  const linkOf = (direction: string) => {
    const link = findElement(root, (element) => hasClass(element, `pagination-nav__link--${direction}`))
    return link ? pathOf(attributeOf(link, 'href') ?? '') : ''
  }
  const canonical = head('link', 'rel', 'canonical')
  return {
    title: title ? textOf(title).trim() : '',
    description: oneLine(attributeOf(head('meta', 'name', 'description') ?? root, 'content')),
    canonical: canonical ? pathOf(attributeOf(canonical, 'href') ?? '') : '',
    headings: findElements(main, ({ name }) => /^h[1-6]$/.test(name)).flatMap((heading) => {
      const id = attributeOf(heading, 'id')
      return id === undefined ? [] : [id]
    }),
    sidebar: sidebar ? linksIn(sidebar, (element) => hasClass(element, 'menu__link')) : [],
    previous: linkOf('prev'),
    next: linkOf('next'),
    tags: linksIn(main, (element) => /\/tags\/[^/]+/.test(attributeOf(element, 'href') ?? '')),
    images: findElements(main, ({ name }) => name === 'img').map(imageName),
  }
}

function oneLine(text: string | undefined): string {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim()
}

function linksIn(parent: HtmlElement, isLink: (element: HtmlElement) => boolean): string[] {
  return findElements(parent, (element) => element.name === 'a' && isLink(element)).flatMap((link) => {
    const href = attributeOf(link, 'href')
    return href === undefined || href.startsWith('#') ? [] : [pathOf(href)]
  })
}

/**
 * Names of files differ by their hashes, and small images may be part of the document. Images of authors have no
 * alternative text in Vellum, because the name is next to them.
 */
function imageName(image: HtmlElement): string {
  const alt = hasClass(image, 'avatar__photo') ? undefined : attributeOf(image, 'alt')
  if (alt) return alt
  const source = attributeOf(image, 'src') ?? ''
  if (source.startsWith('data:')) return 'image'
  return pathOf(source)
    .replace(/^.*\//, '')
    .replace(/-[\w-]{8,32}(?=\.\w+$)/, '')
}

/** Where a page sends its visitors: `<meta http-equiv="refresh" content="0; url=/docs/a">` */
function refreshTarget(root: HtmlElement): string | undefined {
  const refresh = findElement(
    root,
    (element) => element.name === 'meta' && attributeOf(element, 'http-equiv')?.toLowerCase() === 'refresh',
  )
  return refresh && /url=(.+)$/i.exec(attributeOf(refresh, 'content') ?? '')?.[1]?.trim()
}

function readRedirectsFile(dir: string, redirects: Map<string, string>): void {
  const file = join(dir, '_redirects')
  if (!existsSync(file)) return
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [from, to] = line.trim().split(/\s+/)
    if (!from || !to || from.startsWith('#') || /[*:]/.test(from)) continue
    redirects.set(pathOf(from), pathOf(to))
  }
}

function feedItems(text: string): string[] {
  if (text.trimStart().startsWith('{')) {
    const { items = [] } = JSON.parse(text) as { items?: readonly { url?: string }[] }
    return items.map(({ url = '' }) => pathOf(url))
  }
  const items = text.split(/<(?:item|entry)>/).slice(1)
  return items.map((item) => {
    const url = /<link>([^<]+)<\/link>|<link[^>]*\bhref="([^"]+)"/.exec(item)
    return pathOf(url?.[1] ?? url?.[2] ?? '')
  })
}

function* filesBelow(dir: string): Generator<string> {
  for (const entry of readdirSync(dir, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(dir, entry.name)
    if (entry.isDirectory()) yield* filesBelow(path)
    else yield path
  }
}
