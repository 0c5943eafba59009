// The dialog of Algolia's DocSearch, a package that the site installs (node/vite/docSearchModules.ts). What it
// finds is of the locale and version of the page, and opens without loading a document.

import '@docsearch/css'
import { DocSearchModal } from '@docsearch/react/modal'
import { type ReactNode, useState } from 'react'
import { useHistory } from '../../client/api/history.js'
import { translate } from '../../client/api/translate.js'
import { usePreferredVersions } from '../../client/compat/preferredVersion.js'
import { usePage } from '../../client/context/pageContext.js'
import { useSite } from '../../client/context/siteContext.js'
import { type AlgoliaData, facetFilters, resultUrl } from '../../shared/algolia.js'
import { ALGOLIA_LABELS } from '../../shared/labels/algoliaLabels.js'
import { isExternalUrl } from '../../shared/url.js'
import { searchedVersions, searchScopes } from './searchScopes.js'

export interface AlgoliaModalProps {
  readonly algolia: AlgoliaData
  readonly onClose: () => void
}

interface ResultsFooterProps {
  readonly state: { readonly query: string; readonly context: { readonly nbHits?: number } }
}

interface Hit {
  readonly url: string
}

/** The dialog, while it is open. */
export function AlgoliaModal({ algolia, onClose }: AlgoliaModalProps) {
  const site = useSite()
  const page = usePage()
  const history = useHistory()
  const preferred = usePreferredVersions()
  const [isAskAiActive, setAskAiActive] = useState(false)
  const versions = searchedVersions({
    site,
    page,
    path: location.pathname,
    preferred: (id) => preferred[id] ?? null,
  })
  const {
    contextualSearch: _,
    externalUrlRegex: __,
    replaceSearchResultPathname: ___,
    scopes: shared,
    searchPagePath,
    ...options
  } = algolia
  const scopes = searchScopes({ scopes: shared }, versions)
  const searchParameters = {
    ...algolia.searchParameters,
    facetFilters: facetFilters(algolia, { locale: site.locale.name, scopes }),
  }
  const open = (url: string) => {
    if (isExternalUrl(url)) location.assign(url)
    else history.push(url)
  }
  return (
    <DocSearchModal
      {...options}
      searchParameters={searchParameters}
      initialScrollY={window.scrollY}
      onClose={onClose}
      isAskAiActive={isAskAiActive}
      onAskAiToggle={setAskAiActive}
      transformItems={(items: readonly Hit[]) =>
        items.map((item) => ({ ...item, url: resultUrl(item.url, algolia) }))
      }
      navigator={{ navigate: ({ itemUrl }: { readonly itemUrl: string }) => open(itemUrl) }}
      hitComponent={({ hit, children }: { readonly hit: Hit; readonly children: ReactNode }) => (
        <a href={hit.url} onClick={onClose}>
          {children}
        </a>
      )}
      {...(searchPagePath !== false && {
        resultsFooterComponent: ({ state }: ResultsFooterProps) => (
          <a href={`${searchPagePath}?q=${encodeURIComponent(state.query)}`} onClick={onClose}>
            {seeAll(state.context.nbHits)}
          </a>
        ),
      })}
    />
  )
}

function seeAll(count = 0): string {
  const id = 'theme.SearchBar.seeAll'
  return translate({ id, message: ALGOLIA_LABELS[id] }, { count })
}
