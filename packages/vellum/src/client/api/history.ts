// Navigation by code, as links do it. Apart from location.ts, which every page loads.

import { type Location, useLocation } from './location.js'

/** Navigation to other pages. */
export interface History {
  /** The location of the page on screen. */
  readonly location: Location
  /** Opens a page. */
  readonly push: (url: string) => void
  /** Opens a page in place of this one in the history. */
  readonly replace: (url: string) => void
  /** Opens the previous page of the history. */
  readonly goBack: () => void
}

/** Functions that navigate. Call them in event handlers and effects only. */
export function useHistory(): History {
  const location = useLocation()
  return {
    location,
    push: (url) => navigateTo(url, 'push'),
    replace: (url) => navigateTo(url, 'replace'),
    goBack: () => window.history.back(),
  }
}

/** Opens a URL, as a new entry of the history or in place of the current one. */
export function navigateTo(url: string, history: 'push' | 'replace'): void {
  const { navigation } = window as Partial<Pick<Window, 'navigation'>>
  if (navigation) {
    // A navigation that a newer one cancels is not an error.
    const { committed, finished } = navigation.navigate(url, { history })
    committed?.catch(() => {})
    finished?.catch(() => {})
  } else if (history === 'push') window.location.assign(url)
  else window.location.replace(url)
}
