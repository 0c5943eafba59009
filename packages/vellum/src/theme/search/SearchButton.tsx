// The button of the search. It is all that a page has of the search before its first use: the dialog, its
// styles and labels, and the index are loaded when the pointer or the focus reaches the button. The shortcuts
// press it (client/runtime/searchShortcut.ts).

import { useState } from 'react'
import { usePage } from '../../client/context/pageContext.js'
import { useSite } from '../../client/context/siteContext.js'
import { importPart } from '../../client/runtime/importPart.js'
import type { Messages } from '../../shared/messages.js'
import type { PageData } from '../../shared/page.js'
import type { SiteData } from '../../shared/site.js'
import { label } from '../labels/label.js'
import { SearchIcon } from '../parts/icons.js'
import type { SearchDialog } from './createSearchDialog.js'

/** The dialog, once it has been needed. It outlives the layout, which some pages replace. */
let dialog: Promise<SearchDialog | undefined> | undefined

/** Opens the search. Without script it is not shown. */
export function SearchButton() {
  const site = useSite()
  const page = usePage()
  const [hasFailed, setFailed] = useState(false)
  const load = () => {
    dialog ??= loadDialog(site, page).catch(() => {
      // The next use retries.
      dialog = undefined
      return undefined
    })
    return dialog
  }
  const open = async () => {
    const loaded = await load()
    setFailed(!loaded)
    loaded?.open(page)
  }
  return (
    <button
      type="button"
      // The page for unknown paths suggests others.
      ref={() => {
        if (page.type === 'not-found') void load()
      }}
      className="vl-search-button"
      aria-keyshortcuts="Control+K /"
      onPointerEnter={load}
      onFocus={load}
      onClick={open}
    >
      <SearchIcon />
      {label(hasFailed ? 'theme.ErrorPageContent.tryAgain' : 'theme.SearchBar.label')}
    </button>
  )
}

async function loadDialog(site: SiteData, page: PageData): Promise<SearchDialog> {
  const { manifest, labels } = site.search!
  // All are requested at once, because each request after another delays the first result. A search requests the
  // manifest again when this one fails or is outdated.
  const early = fetch(manifest).catch(() => undefined)
  const [part, loaded] = await Promise.all([
    import('./createSearchDialog.js'),
    labels && importPart<{ readonly labels: Messages }>(() => import(/* @vite-ignore */ labels), [labels]),
  ])
  return part.createSearchDialog({ site, page, early, ...loaded })
}
