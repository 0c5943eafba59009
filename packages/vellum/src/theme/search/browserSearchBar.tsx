import type { ComponentType } from 'react'
import { useIsBrowser } from '../../client/api/browser.js'

/** The search component of a site: Node does not render it, so it may use the browser from its first render. */
export function browserSearchBar(SearchBar: ComponentType): ComponentType {
  return function OwnSearchBar() {
    return useIsBrowser() ? <SearchBar /> : null
  }
}
