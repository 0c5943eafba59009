// Collects the links of rendered pages to other sites, each URL once, with its positions in the source.

import { compareText } from '../base/compareText.js'
import type { ScannedLink } from '../output/scanHtml.js'

/** A URL of another site. */
export interface ExternalLink {
  /** Without its hash. */
  readonly url: string
  /** The positions of the link, if they are known: `docs/a.md:3` */
  readonly positions: readonly string[]
  /** The pages that show it although their file does not contain it: components, navbar, footer, sidebars. */
  readonly pages: readonly string[]
}

/** A page as it was rendered. */
export interface LinkingPage {
  /** Its final URL. */
  readonly path: string
  readonly links: readonly ScannedLink[]
  /** The file it is made from, and the links in it. */
  readonly source?:
    | { readonly file: string; readonly links: readonly { readonly href: string; readonly line: number }[] }
    | undefined
}

/** Pages are added in any order. */
export interface LinkCollection {
  readonly add: (page: LinkingPage) => void
  /** Sorted by URL. */
  readonly links: () => ExternalLink[]
}

/** Creates an empty collection. */
export function collectExternalLinks(): LinkCollection {
  const foundLinks = new Map<string, { positions: Set<string>; pages: Set<string> }>()
  return {
    add: ({ path, links, source }) => {
      for (const { href, checked } of links) {
        const url = checked ? externalUrl(href) : undefined
        if (url === undefined) continue
        const { positions, pages } = foundLinks.get(url) ?? { positions: new Set(), pages: new Set() }
        foundLinks.set(url, { positions, pages })
        const lines = source?.links.filter((link) => link.href === href).map(({ line }) => line) ?? []
        for (const line of lines) positions.add(`${source?.file}:${line}`)
        if (lines.length === 0) pages.add(path)
      }
    },
    links: () =>
      [...foundLinks]
        .map(([url, { positions, pages }]) => ({
          url,
          positions: [...positions].sort(compareText),
          pages: [...pages].sort(compareText),
        }))
        .sort((a, b) => compareText(a.url, b.url)),
  }
}

/** Hosts of examples, which do not respond. */
const EXAMPLE_HOST = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/

/** 'https://a.dev/b#c' → 'https://a.dev/b'; undefined for URLs that cannot be requested. */
export function externalUrl(href: string): string | undefined {
  if (!/^(?:https?:)?\/\//i.test(href)) return undefined
  const absolute = href.startsWith('//') ? `https:${href}` : href
  if (!URL.canParse(absolute)) return undefined
  const url = new URL(absolute)
  if (EXAMPLE_HOST.test(url.hostname)) return undefined
  url.hash = ''
  return url.href
}
