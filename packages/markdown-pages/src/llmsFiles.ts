// The pages that `llms.txt` and `llms-full.txt` list, in the order of the sidebars.

import type { PluginSidebarItem, RenderedPage, RenderedSite } from 'vellum'
import { type ListedPage, llmsFullPage, llmsFullStart, llmsText } from './llmsText.js'
import { markdownHref, markdownName } from './markdownFile.js'

/** What the lists need of a page. Plain data. */
export interface PageEntry {
  readonly title: string
  readonly description?: string | undefined
}

/** Types of pages that have a text of their own; the others consist of links. */
const TYPES = new Set(['doc', 'markdown', 'react', 'post'])

/**
 * The entry of a page in the lists; undefined if they leave it out. Listed pages have text of their own, search engines
 * may index them, and they are of the last version.
 */
export function pageEntry({
  type,
  title,
  description,
  canonical,
  indexable,
}: Pick<RenderedPage, 'type' | 'title' | 'description' | 'canonical' | 'indexable'>): PageEntry | undefined {
  return TYPES.has(type) && indexable && canonical === undefined ? { title, description } : undefined
}

/** The site as the lists read it. */
export type ListedSite = Pick<
  RenderedSite,
  'title' | 'tagline' | 'url' | 'baseUrl' | 'pages' | 'sidebars' | 'label' | 'read'
>

/** The text of `llms.txt`. */
export function llmsFile(site: ListedSite): string {
  return llmsText({ title: site.title, tagline: site.tagline, sections: sectionsOf(site) })
}

/** The text of `llms-full.txt`. */
export async function llmsFullFile(site: ListedSite): Promise<string> {
  let text = llmsFullStart(site)
  for (const { name, ...page } of sectionsOf(site).flatMap(({ pages }) => pages)) {
    text += llmsFullPage(page, Buffer.from(await site.read(name)).toString('utf8'))
  }
  return text
}

/** A page of the lists, with the name of its file. */
interface SitePage extends ListedPage {
  readonly name: string
}

interface Section {
  readonly heading: string
  readonly pages: readonly SitePage[]
}

/** The pages below their headings, each once. */
function sectionsOf({ title, url, baseUrl, pages, sidebars, label }: ListedSite): Section[] {
  const left = new Map(
    pages.flatMap(({ path, record }): [string, SitePage][] => {
      if (record === undefined) return []
      const entry = record as PageEntry
      const sitePage = {
        title: entry.title || title,
        description: entry.description,
        url: url + path,
        markdownUrl: url + markdownHref({ path, baseUrl }),
        name: markdownName({ path, baseUrl }),
      }
      return [[normalPath(path), sitePage]]
    }),
  )
  const take = (href: string | undefined): SitePage[] => {
    const key = href === undefined ? '' : normalPath(href)
    const foundPage = left.get(key)
    left.delete(key)
    return foundPage ? [foundPage] : []
  }
  const pagesIn = (item: PluginSidebarItem): SitePage[] => {
    if (item.type === 'html') return []
    return [...take(item.href), ...(item.type === 'category' ? item.items.flatMap(pagesIn) : [])]
  }
  const sections = sidebars.flatMap(({ items, label: ofNavbar }) => {
    const loose = items.filter(({ type }) => type === 'link').flatMap(pagesIn)
    const categories = items.flatMap((item) =>
      item.type === 'category' ? [{ heading: item.label, pages: pagesIn(item) }] : [],
    )
    const heading = (sidebars.length > 1 ? ofNavbar : undefined) ?? label('theme.docs.root.title')
    return [{ heading, pages: loose }, ...categories]
  })
  // The format has a heading for pages that may be left out.
  const others = { heading: 'Optional', pages: [...left.values()] }
  return [...sections, others].filter(({ pages: listed }) => listed.length > 0)
}

/** Equal pages have equal paths: `/Docs/A` → `/docs/a/` */
function normalPath(path: string): string {
  return `${path.replace(/\/$/, '')}/`.toLowerCase()
}
