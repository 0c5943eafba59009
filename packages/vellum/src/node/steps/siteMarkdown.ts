// `llms.txt` and `llms-full.txt` of a site: the pages that they list, in the order of its sidebars, and their
// text. For builds and for development.

import { markdownHref } from '../../shared/markdownPath.js'
import type { PageData } from '../../shared/page.js'
import type { SidebarItem } from '../../shared/sidebar.js'
import type { NavbarData } from '../../shared/site.js'
import { decodePath, normalPath } from '../../shared/url.js'
import {
  type ListedPage,
  type ListedSection,
  type LlmsSite,
  llmsFullPage,
  llmsFullStart,
  llmsText,
} from '../output/markdownPages/llmsText.js'
import { allSidebars } from '../pageData/modelIndex.js'
import type { Site } from './loadSite.js'

/** The names of the two files, below the base of a locale. */
export const LLMS_FILES = ['llms.txt', 'llms-full.txt'] as const

/** The name of one of them. */
export type LlmsFile = (typeof LLMS_FILES)[number]

/** The file with the Markdown of a page, below the base: `/docs/a` → `docs/a.md` */
export function markdownName(path: string, { baseUrl }: { readonly baseUrl: string }): string {
  return decodePath(markdownHref(path, baseUrl).slice(baseUrl.length))
}

/** The entry of a page in the lists. Plain data. */
export interface MarkdownEntry {
  readonly title: string
  readonly description: string | undefined
  /** The page's name below the output folder. */
  readonly file: string
}

/** Types of pages that consist of links to others, and have no text of their own. */
const KINDS = new Set<PageData['type']>(['doc', 'markdown', 'react', 'post'])

/**
 * The entry of a page in the lists; undefined if they leave it out. Listed pages have text of their own,
 * search engines may index them, and they are of the last version.
 */
export function markdownEntry(
  { page, markdownFile }: { readonly page: PageData; readonly markdownFile?: string },
  { indexable }: { readonly indexable: boolean },
): MarkdownEntry | undefined {
  const { type, title, description, canonical } = page
  if (markdownFile === undefined || !KINDS.has(type) || !indexable || canonical !== undefined)
    return undefined
  return { title, description, file: markdownFile }
}

/** The text of one of the lists; `entries` are by the paths of their pages, and `textOf` reads the Markdown of one. */
export async function llmsFile(
  name: LlmsFile,
  site: ListedSite,
  {
    entries,
    textOf,
  }: {
    readonly entries: ReadonlyMap<string, MarkdownEntry>
    readonly textOf: (entry: MarkdownEntry) => string | Promise<string>
  },
): Promise<string> {
  const lists = llmsSite(site, entries)
  if (name === 'llms.txt') return llmsText(lists)
  let text = llmsFullStart(lists)
  for (const { entry, ...page } of lists.sections.flatMap(({ pages }) => pages)) {
    text += llmsFullPage(page, await textOf(entry))
  }
  return text
}

/** The input of a site's lists. */
type ListedSite = Pick<Site, 'context' | 'model' | 'data' | 'config'>

/** A page of the lists. */
type SitePage = ListedPage & { readonly entry: MarkdownEntry }

/**
 * The content of a site's lists: a section for each category at the top of a sidebar, the other pages last.
 */
function llmsSite(
  { context, model, data, config }: ListedSite,
  entries: ReadonlyMap<string, MarkdownEntry>,
): Omit<LlmsSite, 'sections'> & { readonly sections: readonly ListedSection<SitePage>[] } {
  const left = new Map([...entries].map(([path, entry]) => [normalPath(path), { path, entry }]))
  const take = (href: string | undefined): SitePage[] => {
    const foundPage = href === undefined ? undefined : left.get(normalPath(href))
    if (!foundPage) return []
    left.delete(normalPath(foundPage.path))
    return [sitePage(foundPage.path, foundPage.entry)]
  }
  const sitePage = (path: string, entry: MarkdownEntry): SitePage => ({
    title: entry.title || data.title,
    description: entry.description,
    url: data.url + path,
    markdownUrl: data.url + markdownHref(path, config.baseUrl),
    entry,
  })
  const pagesIn = (item: SidebarItem): SitePage[] => {
    if (item.type === 'html') return []
    return [...take(item.href), ...(item.type === 'category' ? item.items.flatMap(pagesIn) : [])]
  }
  const sidebars = allSidebars(context, model)
  const sections = sidebars.flatMap(({ sidebar: { items }, ...sidebar }) => {
    const loose = items.filter(({ type }) => type === 'link').flatMap(pagesIn)
    const categories = items.flatMap((item) =>
      item.type === 'category' ? [{ heading: item.label, pages: pagesIn(item) }] : [],
    )
    const label = sidebars.length > 1 ? navbarLabel(sidebar, data.navbar) : undefined
    return [{ heading: label ?? context.labels.text('theme.docs.root.title'), pages: loose }, ...categories]
  })
  // The format has a heading for pages that may be left out.
  const others = {
    heading: 'Optional',
    pages: [...left.values()].map(({ path, entry }) => sitePage(path, entry)),
  }
  return {
    title: data.title,
    tagline: data.tagline,
    sections: [...sections, others].filter(({ pages }) => pages.length > 0),
  }
}

/** The label of the navbar item that opens a sidebar. */
function navbarLabel(
  { docsId, id }: { readonly docsId: string; readonly id: string },
  { items }: NavbarData,
): string | undefined {
  for (const item of items) {
    for (const link of item.type === 'dropdown' ? item.items : [item]) {
      if (link.type !== 'link') continue
      const { sidebar } = link.active ?? {}
      if (sidebar?.docsId === docsId && sidebar.id === id) return link.label
    }
  }
  return undefined
}
