// Collects the links of rendered pages to other sites, each URL once, with its positions in the source.

import type { FinishedPage } from 'vellum'

/** A URL of another site. */
export interface ExternalLink {
  /** Without its hash. */
  readonly url: string
  /** The positions of the link, if they are known: `docs/a.md:3` */
  readonly positions: readonly string[]
  /** The pages that show it although their file does not contain it: components, navbar, footer, sidebars. */
  readonly pages: readonly string[]
}

/** A page, and its links as they are written in the document. */
export interface LinkingPage extends Pick<FinishedPage, 'path' | 'source' | 'sourceLinks'> {
  readonly hrefs: readonly string[]
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
    add: ({ path, hrefs, source, sourceLinks }) => {
      for (const href of hrefs) {
        const url = externalUrl(href)
        if (url === undefined) continue
        const { positions, pages } = foundLinks.get(url) ?? { positions: new Set(), pages: new Set() }
        foundLinks.set(url, { positions, pages })
        const lines = sourceLinks.filter((link) => link.href === href).map(({ line }) => line)
        for (const line of lines) positions.add(`${source}:${line}`)
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

/** By code units: the order must not depend on a machine. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
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
