// The pages that `llms.txt` of a site lists, in the order of its sidebars. For builds and for development.

import { markdownHref } from '../../shared/markdownPath.js'
import type { PageData } from '../../shared/page.js'
import type { SidebarItem } from '../../shared/sidebar.js'
import { decodePath, normalPath } from '../../shared/url.js'
import type { ListedPage, ListedSection, LlmsSite } from '../output/markdown/llmsText.js'
import { allSidebars } from '../pages/modelIndex.js'
import type { Site } from './loadSite.js'

/** The names of the two files, below the base of a locale. */
export const LLMS_FILE = 'llms.txt'
export const LLMS_FULL_FILE = 'llms-full.txt'

/** The file with the Markdown of a page, below the base: `/docs/a` → `docs/a.md` */
export function markdownName(path: string, { baseUrl }: { readonly baseUrl: string }): string {
  return decodePath(markdownHref(path, baseUrl).slice(baseUrl.length))
}

/** What the lists say of a page. Plain data. */
export interface MarkdownEntry {
  readonly title: string
  readonly description: string | undefined
  /** The page's name below the output folder. */
  readonly file: string
}

/** Pages that consist of links to others say nothing of their own. */
const KINDS = new Set<PageData['type']>(['doc', 'markdown', 'react', 'post'])

/** Whether the lists have a page: it has text of its own, search engines may index it, and it is of the last version. */
export function isListed(page: PageData, { indexable }: { readonly indexable: boolean }): boolean {
  return KINDS.has(page.type) && indexable && page.canonical === undefined
}

/** A page of the lists, with what `pagesIn` was passed. */
export type SitePage<Entry extends MarkdownEntry> = ListedPage & { readonly entry: Entry }

/** What the lists of a site contain: a section for each category at the top of a sidebar, the other pages last. */
export function llmsSite<Entry extends MarkdownEntry>(
  { context, model, data, config }: Pick<Site, 'context' | 'model' | 'data' | 'config'>,
  entries: ReadonlyMap<string, Entry>,
): Omit<LlmsSite, 'sections'> & { readonly sections: readonly ListedSection<SitePage<Entry>>[] } {
  const left = new Map([...entries].map(([path, entry]) => [normalPath(path), { path, entry }]))
  const take = (href: string | undefined): SitePage<Entry>[] => {
    const found = href === undefined ? undefined : left.get(normalPath(href))
    if (!found) return []
    left.delete(normalPath(found.path))
    return [sitePage(found.path, found.entry)]
  }
  const sitePage = (path: string, entry: Entry): SitePage<Entry> => ({
    title: entry.title || data.title,
    description: entry.description,
    url: data.url + path,
    markdownUrl: data.url + markdownHref(path, config.baseUrl),
    entry,
  })
  const pagesIn = (item: SidebarItem): SitePage<Entry>[] => {
    if (item.type === 'html') return []
    return [...take(item.href), ...(item.type === 'category' ? item.items.flatMap(pagesIn) : [])]
  }
  const sections = allSidebars(context, model).flatMap(({ sidebar: { items } }) => {
    const loose = items.filter(({ type }) => type === 'link').flatMap(pagesIn)
    const categories = items.flatMap((item) =>
      item.type === 'category' ? [{ heading: item.label, pages: pagesIn(item) }] : [],
    )
    return [{ heading: context.labels.text('theme.docs.root.title'), pages: loose }, ...categories]
  })
  // The format has a heading for what may be left out.
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
