// Links to the pages nearest to a path that does not exist, for the page for unknown paths. Only that page
// loads this.

import type { FoundPage } from 'vellum-search'
import type { SiteData } from '../../shared/site.js'
import { decodePath } from '../../shared/url.js'
import { label } from '../labels/label.js'
import css from './suggestPages.css?inline'

export interface SuggestInput {
  /** Finds the pages of the first successful query. */
  readonly search: (queries: readonly string[]) => Promise<readonly FoundPage[]>
  readonly site: Pick<SiteData, 'baseUrl'>
  /** Adds a stylesheet. Passed, because a module that both files import makes one more request of every page. */
  readonly adoptStyles: (text: string) => void
}

/** Fills the list of the page for unknown paths, and shows it. */
export async function suggestPages({ search, site, adoptStyles }: SuggestInput): Promise<void> {
  addSearchButton()
  adoptStyles(css)
  const pages = await search(pathQueries(decodePath(location.pathname), site))
  // Its content is HTML that Node rendered, so these are plain elements.
  const nav = document.querySelector<HTMLElement>('.vl-suggestions')
  if (!nav || pages.length === 0) return
  const items = pages.map(({ href, title, breadcrumb }) => {
    const item = document.createElement('li')
    const link = document.createElement('a')
    link.href = href
    link.textContent = title
    item.append(...breadcrumb.map((part) => `${part} › `), link)
    return item
  })
  nav.querySelector('ul')?.replaceChildren(...items)
  nav.hidden = false
}

/** A button next to the link to the home page; without script there is none. */
function addSearchButton(): void {
  const links = document.querySelector('.vl-not-found-links')
  if (!links || links.querySelector('button')) return
  const search = document.createElement('button')
  search.type = 'button'
  search.className = 'button button--primary'
  search.textContent = label('theme.SearchBar.label')
  search.onclick = () => document.querySelector<HTMLElement>('.vl-search-button')?.click()
  links.append(' ', search)
}

/** Queries for the pages nearest to a path: `'/docs/api/get-asinc.html'` → `['get asinc', 'docs api get asinc']` */
export function pathQueries(path: string, { baseUrl }: { readonly baseUrl: string }): readonly string[] {
  const below = path.startsWith(baseUrl) ? path.slice(baseUrl.length) : path
  const segments = below
    .replace(/(?:\/?index)?\.html?$|\/+$/i, '')
    .split('/')
    .map((segment) => segment.replace(/[-_.+\s]+/g, ' ').trim())
    .filter(Boolean)
  return [...new Set([segments.at(-1) ?? '', segments.join(' ')])].filter(Boolean)
}
