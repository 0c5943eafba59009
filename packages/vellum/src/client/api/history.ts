// Navigation by code, as links do it. Apart from location.ts, which every page loads.

import { useCallback, useContext } from 'react'
import { type Location, LocationContext, useLocation } from './location.js'

/** A page as a URL, or as the parts of one: those that are left out are none, but for the path, which stays. */
export type Destination = string | Partial<Location>

/** Navigation to other pages. */
export interface History {
  /** The location of the page on screen. */
  readonly location: Location
  /** Opens a page. */
  readonly push: (to: Destination) => void
  /** Opens a page in place of this one in the history. */
  readonly replace: (to: Destination) => void
  /** Opens the previous page of the history. */
  readonly goBack: () => void
  /** Calls back with each new location; returns a function that stops it. */
  readonly listen: (onChange: (location: Location) => void) => () => void
}

/** Functions that navigate. Call them in event handlers and effects only. */
export function useHistory(): History {
  const location = useLocation()
  const { subscribe } = useContext(LocationContext)
  const listen = useCallback<History['listen']>(
    (onChange) =>
      subscribe(() => {
        const { pathname, search, hash } = window.location
        onChange({ pathname, search, hash })
      }),
    [subscribe],
  )
  return {
    location,
    push: (to) => navigateTo(urlOf(to, location), 'push'),
    replace: (to) => navigateTo(urlOf(to, location), 'replace'),
    goBack: () => window.history.back(),
    listen,
  }
}

/** `{ pathname: '/a', search: 'b=1' }` → `/a?b=1` */
function urlOf(to: Destination, current: Location): string {
  if (typeof to === 'string') return to
  const { pathname = current.pathname, search = '', hash = '' } = to
  return pathname + withSign('?', search) + withSign('#', hash)
}

/** Signs may be left out, and stand alone in an empty query. */
function withSign(sign: string, text: string): string {
  const plain = text.startsWith(sign) ? text.slice(1) : text
  return plain && sign + plain
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
