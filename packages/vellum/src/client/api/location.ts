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
