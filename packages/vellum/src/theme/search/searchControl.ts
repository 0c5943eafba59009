// Searches the text in the input, and shows the results.

import { HAS_VERSIONS } from '../../shared/features.js'
import type { PageData } from '../../shared/page.js'
import { searchLabel } from '../labels/searchLabel.js'
import type { RecentSearches } from './recentSearches.js'
import { resultList } from './resultList.js'
import { createScopes, type ScopesInput, type SearchedScope } from './searchedScope.js'
import {
  helpLinks,
  nearestList,
  recentList,
  recentPages,
  retryRow,
  startHints,
  statusOf,
  versionList,
} from './searchHelp.js'
import { createSearchQueue, type Outcome } from './searchQueue.js'
import type { SearchedVersion } from './searchScopes.js'
import type { SearchView } from './searchView.js'

export interface SearchControlInput extends ScopesInput {
  /** The page on screen. */
  readonly page: PageData
  readonly view: SearchView
  readonly recent: RecentSearches
  /** The path and the title of pages that were opened from the search. */
  readonly recentlyOpened: RecentSearches
}

export interface SearchControl {
  /** Searches a query; the focus is in the input then. @default the query in the input */
  readonly search: (query?: string) => void
  /** Searches a text of several lines; the input shows the first one. */
  readonly paste: (text: string) => void
  /** Searches what belongs to a page. */
  readonly showPage: (page: PageData) => void
  /** Opens the selected result; when there are no results yet, the first of them. */
  readonly enter: () => void
  readonly scope: () => SearchedScope
}

/** Connects the input with the searcher of a scope. */
export function createSearchControl({
  site,
  page: firstPage,
  early,
  view,
  recent,
  recentlyOpened,
}: SearchControlInput): SearchControl {
  const { dialog, input, selection } = view
  const scopeOf = createScopes({ site, early })
  let page = firstPage
  let scope = scopeOf(page)
  let isEnterPressed = false
  /** A text of several lines that was pasted, and its first line, which the input shows. */
  let pasted: { readonly text: string; readonly line: string } | undefined
  const queue = createSearchQueue(showOutcome)

  function search(query = input.value): void {
    input.value = query
    isEnterPressed = false
    queue.search(query === pasted?.line ? pasted.text : query.trim(), scope.searcher)
    showBusy()
    if (!queue.isPending()) showRecent()
    input.focus()
  }
  function showBusy(): void {
    dialog.toggleAttribute('data-busy', queue.isPending())
  }
  function showRecent(): void {
    const onRemove = (query: string) => {
      recent.remove(query)
      search('')
    }
    const searches = recentList(recent.all(), { onSearch: search, onRemove })
    view.show({ help: [...startHints(), ...searches, ...recentPages(recentlyOpened.all())] })
  }
  function showOutcome(outcome: Outcome, query: string): void {
    showBusy()
    const { results, nearest } = outcome
    if (!results) {
      const title = searchLabel('theme.SearchModal.errorScreen.titleText')
      const status = `${title}. ${searchLabel('theme.SearchModal.errorScreen.helpText')}`
      view.show({ status, help: [retryRow(() => search())] })
    } else {
      const { pages } = results
      const versions = HAS_VERSIONS ? versionList(scope.others ?? [], changeScope) : []
      const list = pages.length > 0 ? resultList(pages) : undefined
      view.show({
        ...statusOf(results, query),
        list,
        help: [...nearestList(nearest), ...versions, helpLinks(site.search!.overview)],
      })
    }
    if (isEnterPressed && dialog.open) selection.current()?.click()
  }
  function changeScope(chosen?: SearchedVersion): void {
    if (HAS_VERSIONS) {
      const { searcher } = scope
      scope = scopeOf(page, chosen)
      view.version!.textContent = scope.versions!.map((version) => version.label).join(', ')
      // Results of another version must not stay.
      if (scope.searcher !== searcher) view.show({})
    }
    search()
  }
  return {
    search,
    paste: (text) => {
      const line = text.trim().split('\n', 1)[0]!.trim()
      pasted = { text, line }
      search(line)
    },
    showPage: (shown) => {
      page = shown
      changeScope()
    },
    enter: () => {
      isEnterPressed = queue.isPending()
      if (!isEnterPressed) selection.current()?.click()
    },
    scope: () => scope,
  }
}
