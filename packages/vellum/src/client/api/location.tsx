// The place of the page on screen, in the form that content written for a router expects.

import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import { usePage } from '../context/pageContext.js'

/** A place: path, query and hash. */
export interface Location {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** Query and hash of the page on screen, in the browser. */
export interface LocationSource {
  /** `?a=1#b` */
  readonly get: () => string
  readonly subscribe: (onChange: () => void) => () => void
}

const NOWHERE: LocationSource = { get: () => '', subscribe: () => () => {} }
const LocationContext = createContext<LocationSource>(NOWHERE)

/** Gives the place to the components below. The server has none. */
export function LocationProvider({ place, children }: { place: LocationSource; children: ReactNode }) {
  return <LocationContext value={place}>{children}</LocationContext>
}

/** The place of the page on screen. Query and hash are empty as served (LD-4). */
export function useLocation(): Location {
  const { get, subscribe } = useContext(LocationContext)
  const after = useSyncExternalStore(subscribe, get, NOWHERE.get)
  const hash = after.indexOf('#')
  return {
    pathname: usePage().path,
    search: hash === -1 ? after : after.slice(0, hash),
    hash: hash === -1 ? '' : after.slice(hash),
  }
}

/** Ways to go to another place. */
export interface History {
  readonly location: Location
  readonly push: (url: string) => void
  readonly replace: (url: string) => void
  readonly goBack: () => void
}

/** Ways to leave the page; to be called from handlers, in the browser. */
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
    // A navigation that a newer one overtakes is no failure.
    const { committed, finished } = navigation.navigate(url, { history })
    committed?.catch(() => {})
    finished?.catch(() => {})
  } else if (history === 'push') window.location.assign(url)
  else window.location.replace(url)
}
