// The search dialog: a modal `<dialog>`, so that the browser makes the page behind it inert, closes it with
// Escape and returns the focus. Loaded apart from the shell, with its styles and the searcher in one file;
// plain elements, because the same with React is larger.

import { createStorageSlot } from '../../client/runtime/storage.js'
import type { Messages } from '../../shared/messages.js'
import type { PageData } from '../../shared/page.js'
import { setSearchLabels } from '../labels/searchLabel.js'
import { firstPages } from './nearestPages.js'
import { createRecentSearches } from './recentSearches.js'
import { createSearchControl } from './searchControl.js'
import type { ScopesInput } from './searchedScope.js'
import { handleSearchKeys } from './searchKeys.js'
import { adoptSearchStyles, adoptStyles } from './searchStyles.js'
import { createSearchView } from './searchView.js'

export interface SearchDialog {
  /** Opens the dialog to search what belongs to a page. */
  readonly open: (page: PageData) => void
}

/** The heading of a section has the focus once it is on screen; on other pages the router decides. */
function focusTarget({ hash }: HTMLAnchorElement): void {
  const focus = () => {
    // Without a hash there is none.
    const heading = document.getElementById(decodeURIComponent(hash.slice(1)))
    if (!heading) return
    // A browser takes the focus away from an element that can no longer have it.
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true })
  }
  anyWindow.navigation?.addEventListener('navigatesuccess', focus, { once: true })
}

/** Some browsers have no Navigation API. */
const anyWindow = window as Partial<Pick<Window, 'navigation'>>

/** The input of the dialog. */
export interface SearchDialogInput extends ScopesInput {
  /** The page on screen. */
  readonly page: PageData
  /** The labels of the locale. @default the English ones */
  readonly labels?: Messages
}

/** Adds the dialog to the document, and loads the index for a page. */
export function createSearchDialog({ site, page, early, labels = {} }: SearchDialogInput): SearchDialog {
  setSearchLabels(labels)
  adoptSearchStyles()
  const view = createSearchView()
  const { dialog, input, selection } = view
  const recent = createRecentSearches(createStorageSlot('search-recent', site.storage))
  // A path, a line break, a title.
  const recentlyOpened = createRecentSearches(createStorageSlot('search-pages', site.storage), 300)
  const control = createSearchControl({ site, page, early, view, recent, recentlyOpened })
  // A failure is reported by the search that follows.
  const prepare = () =>
    control
      .scope()
      .searcher.prepare()
      .catch(() => {})
  let opened: string | undefined

  input.oninput = () => control.search()
  // The input would join the lines of a stack trace, and show their end.
  input.onpaste = (event) => {
    const text = event.clipboardData?.getData('text') ?? ''
    if (!text.trim().includes('\n')) return
    event.preventDefault()
    control.paste(text)
  }
  handleSearchKeys({
    ...view,
    onClear: () => control.search(''),
    onEnter: ({ ctrlKey, metaKey }) => {
      const option = selection.current()
      if (!ctrlKey && !metaKey) control.enter()
      else if (option) {
        recent.add(input.value)
        open(option.href)
      }
    },
  })
  // A resting pointer must not take the selection from the keyboard when the list changes under it.
  dialog.onpointermove = ({ target }) => {
    const option = (target as Element).closest<HTMLAnchorElement>('[role=option]')
    if (option) selection.select(option)
  }
  dialog.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey, altKey }) => {
    const link = (target as Element).closest('a')
    if (!link || ctrlKey || metaKey || shiftKey || altKey) return
    recent.add(input.value)
    opened = link.href
    const title = (link.querySelector('b') ?? link).textContent
    recentlyOpened.add(`${link.getAttribute('href')}\n${title}`)
    focusTarget(link)
    // The focus returns to where it was, before the link is followed.
    dialog.close()
  })
  dialog.onclose = () => {
    const detail = { query: input.value, href: opened }
    opened = undefined
    // For sites with analytics; nothing is sent by itself.
    if (detail.query) document.dispatchEvent(new CustomEvent('vellum:search', { detail }))
  }
  // Back closes the dialog, and the page stays; if the browser does not allow that, the page changes.
  const onNavigate = (event: NavigateEvent) => {
    if (!dialog.open || event.navigationType !== 'traverse') return
    event.preventDefault()
    dialog.close()
  }
  // Before the router, which listens to the same event.
  anyWindow.navigation?.addEventListener('navigate', onNavigate, { capture: true })
  void prepare()
  if (page.type === 'not-found') suggest()
  return {
    open: (shown) => {
      if (dialog.open) return
      dialog.showModal()
      control.showPage(shown)
      void prepare()
      input.select()
    },
  }

  /** For the page of an unknown path, which is complete without suggestions. */
  function suggest(): void {
    const { searcher } = control.scope()
    const search = (queries: readonly string[]) => firstPages(queries, { searcher })
    import('./suggestPages.js')
      .then(({ suggestPages }) => suggestPages({ search, site, adoptStyles }))
      .catch(() => {})
  }
}
