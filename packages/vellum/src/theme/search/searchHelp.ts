// What the dialog shows when it has no results: recent searches, suggestions, or an error.

import type { FoundPage, SearchResults } from 'vellum-search'
import { label } from '../labels/label.js'
import { searchLabel, versionedSearchLabel } from '../labels/searchLabel.js'
import { button, element } from './element.js'
import { pageName } from './resultList.js'
import type { SearchedVersion } from './searchScopes.js'
import type { ViewContent } from './searchView.js'

/** A pasted stack trace does not fill the dialog. */
const LONGEST_QUERY = 80

/** What can be typed, and the keys. */
export function startHints(): readonly HTMLElement[] {
  return [
    element('p', {}, searchLabel('theme.SearchModal.startScreen.hint')),
    element('p', {}, searchLabel('theme.SearchModal.startScreen.keys')),
  ]
}

/** Pages that were opened from the search: the path and the title of each. */
export function recentPages(pages: readonly string[]): readonly HTMLElement[] {
  return titledList(
    searchLabel('theme.SearchModal.startScreen.recentPagesTitle'),
    pages.map((page) => {
      const [href, title] = page.split('\n') as [string, string]
      return [element('a', { href }, title)]
    }),
  )
}

/** Links for who found nothing: to the page that lists everything, and those of the footer that are meant for it. */
export function helpLinks(overview?: string): HTMLElement {
  const links = [...document.querySelectorAll('footer .search-help')]
  return rows([
    ...(overview
      ? [[element('a', { href: overview }, searchLabel('theme.SearchModal.noResultsScreen.overview'))]]
      : []),
    ...links.map((link) => [link.cloneNode(true) as HTMLElement]),
  ])
}

/** Recent searches, each with a button that removes it. */
export function recentList(
  queries: readonly string[],
  { onSearch, onRemove }: Readonly<Record<'onSearch' | 'onRemove', (query: string) => void>>,
): readonly HTMLElement[] {
  const remove = searchLabel('theme.SearchModal.startScreen.removeRecentSearchButtonTitle')
  return titledList(
    searchLabel('theme.SearchModal.startScreen.recentSearchesTitle'),
    queries.map((query) => {
      const removing = button('×', () => onRemove(query))
      removing.ariaLabel = `${remove}: ${query}`
      return [button(query, () => onSearch(query)), removing]
    }),
  )
}

/** Pages near to a query without results. */
export function nearestList(pages: readonly FoundPage[]): readonly HTMLElement[] {
  return titledList(
    searchLabel('theme.SearchModal.noResultsScreen.nearestPages'),
    pages.map((page) => [element('a', { href: page.href }, ...pageName(page))]),
  )
}

/** The other versions, which may have results. */
export function versionList(
  versions: readonly SearchedVersion[],
  onVersion: (version: SearchedVersion) => void,
): readonly HTMLElement[] {
  return titledList(
    versionedSearchLabel('theme.SearchModal.noResultsScreen.otherVersions'),
    versions.map((version) => [button(version.label, () => onVersion(version))]),
  )
}

/** The outcome of a search, for screen readers; the explanation of the results is visible. */
export function statusOf(
  { pages, correction }: SearchResults,
  query: string,
): Pick<ViewContent, 'status' | 'isStatusHidden'> {
  const count = pages.length
  if (count === 0) {
    const start = searchLabel('theme.SearchModal.noResultsScreen.noResultsText')
    return { status: `${start} “${query.slice(0, LONGEST_QUERY)}”` }
  }
  if (correction)
    return { status: searchLabel('theme.SearchPage.existingResultsTitle', { query: correction }) }
  return { status: searchLabel('theme.SearchModal.documentsFound', { count }), isStatusHidden: true }
}

/** A button that retries a search that failed. */
export function retryRow(onClick: () => void): HTMLElement {
  return rows([[button(label('theme.ErrorPageContent.tryAgain'), onClick)]])
}

/** A list with a title; nothing when the list is empty. */
function titledList(title: string, items: readonly (readonly HTMLElement[])[]): readonly HTMLElement[] {
  return items.length > 0 ? [element('p', {}, title), rows(items)] : []
}

function rows(items: readonly (readonly HTMLElement[])[]): HTMLElement {
  return element('ul', {}, ...items.map((children) => element('li', {}, ...children)))
}
