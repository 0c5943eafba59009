// The button of the search. It is all that a page has of the search before its first use: the dialog, its
// styles and labels, and the index are loaded when the pointer or the focus reaches the button. The shortcuts
// press it (client/runtime/searchShortcut.ts).

import { useEffect, useState } from 'react'
import { loadMoreMessages } from '../../client/api/translate.js'
import { usePage } from '../../client/context/pageContext.js'
import { useSite } from '../../client/context/siteContext.js'
import { loadPart } from '../../client/runtime/loadPart.js'
import type { PageData } from '../../shared/page.js'
import type { SiteData } from '../../shared/site.js'
import { label } from '../labels/label.js'
import { SearchIcon } from '../parts/icons.js'
import type { SearchDialog } from './createSearchDialog.js'

/** The dialog, once it has been needed. It outlives the layout, which some pages replace. */
let dialog: Promise<SearchDialog> | undefined

/** Opens the search. Without script it is not shown. */
export function SearchButton() {
  const site = useSite()
  const page = usePage()
  const [error, setError] = useState<unknown>()
  const load = () => {
    dialog ??= loadDialog(site, page)
    // The next use retries.
    dialog.catch(() => {
      dialog = undefined
    })
    return dialog
  }
  // The page for unknown paths suggests others.
  // biome-ignore lint/correctness/useExhaustiveDependencies: such a document has this page alone
  useEffect(() => {
    if (page.type === 'not-found') void load()
  }, [])
  return (
    <button
      type="button"
      className="vl-search-button"
      aria-keyshortcuts="Control+K /"
      onPointerEnter={load}
      onFocus={load}
      onClick={() =>
        load().then(({ open }) => {
          setError(undefined)
          open(page)
        }, setError)
      }
    >
      <SearchIcon />
      {label(error ? 'theme.ErrorPageContent.tryAgain' : 'theme.SearchBar.label')}
    </button>
  )
}

async function loadDialog(site: SiteData, page: PageData): Promise<SearchDialog> {
  // Requested together with the code that reads it, because each request after another delays the first result.
  const manifest = fetch(site.search!.manifest, { cache: 'no-cache' })
  // The search that needs it reports the failure.
  manifest.catch(() => {})
  const [part] = await loadPart(() => Promise.all([import('./createSearchDialog.js'), loadMoreMessages()]))
  return part.createSearchDialog({ site, page, manifest })
}
