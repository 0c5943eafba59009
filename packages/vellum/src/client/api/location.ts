// The location of the page on screen, in the form that content written for React Router expects.

import { createContext, useContext, useSyncExternalStore } from 'react'
import { usePage } from '../context/pageContext.js'

/** Path, query and hash of the page on screen. */
export interface Location {
  /** Path of the page, with the base URL. */
  readonly pathname: string
  /** `?a=1`, or empty. */
  readonly search: string
  /** `#b`, or empty. */
  readonly hash: string
}

/** Where `useLocation` reads query and hash from, in the browser. */
export interface LocationSource {
  /** `?a=1#b` */
  readonly get: () => string
  readonly subscribe: (onChange: () => void) => () => void
}

const NO_LOCATION: LocationSource = { get: () => '', subscribe: () => () => {} }

/** The source of query and hash; the server has none. */
export const LocationContext = createContext<LocationSource>(NO_LOCATION)

/** The location of the page on screen. Query and hash are empty on the server and in the first render. */
export function useLocation(): Location {
  const { get, subscribe } = useContext(LocationContext)
  const queryAndHash = useSyncExternalStore(subscribe, get, NO_LOCATION.get)
  const hash = queryAndHash.indexOf('#')
  return {
    pathname: usePage().path,
    search: hash === -1 ? queryAndHash : queryAndHash.slice(0, hash),
    hash: hash === -1 ? '' : queryAndHash.slice(hash),
  }
}

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
    push: (url) => go(url, 'push'),
    replace: (url) => go(url, 'replace'),
    goBack: () => window.history.back(),
  }
}

function go(url: string, history: 'push' | 'replace'): void {
  const { navigation } = window as Partial<Pick<Window, 'navigation'>>
  if (navigation) {
    // A navigation that a newer one cancels is not an error.
    const { committed, finished } = navigation.navigate(url, { history })
    committed?.catch(() => {})
    finished?.catch(() => {})
  } else if (history === 'push') window.location.assign(url)
  else window.location.replace(url)
}
