// Calls the functions of client modules that Docusaurus calls when a route changes: `onRouteUpdate` when a navigation
// begins, `onRouteDidUpdate` when its page is on screen. Part of the shell only when a client module has one of them.

import { whenHydrated } from '../hydration.js'

/** Where a visitor is. */
export type RouteLocation = Pick<Location, 'pathname' | 'search' | 'hash'>

/** What the functions are passed. */
export interface RouteUpdate {
  /** Where the visitor goes. */
  readonly location: RouteLocation
  /** `null` for the page that was served. */
  readonly previousLocation: RouteLocation | null
}

/** What a client module may export, by name or as fields of its default export. */
export interface RouteFunctions {
  /** Called when a navigation begins; what it returns is called when the page is on screen. */
  readonly onRouteUpdate?: (update: RouteUpdate) => (() => void) | undefined
  /** Called when the page is on screen. */
  readonly onRouteDidUpdate?: (update: RouteUpdate) => void
}

/** A client module. */
type ClientModule = RouteFunctions & { readonly default?: RouteFunctions }

/** Starts to call the functions of modules: once for the page that was served, then for each navigation. */
export async function startRouteEvents(modules: readonly ClientModule[]): Promise<void> {
  const callAll = <Name extends keyof RouteFunctions>(name: Name, update: RouteUpdate) =>
    modules.flatMap((module) => {
      try {
        return [(module.default?.[name] ?? module[name])?.(update)]
      } catch (error) {
        reportError(error)
        return []
      }
    })
  let shown: RouteLocation | null = null
  /** The target of the latest navigation. */
  let next: RouteLocation | null = null
  let end = () => {}
  const begin = (to: RouteLocation) => {
    // The router replaces the entry of a new page with one that has a key.
    if (isSame(to, next)) return
    end()
    next = copyLocation(to)
    const cleanups = callAll('onRouteUpdate', { location: next, previousLocation: shown })
    end = () => {
      end = () => {}
      for (const cleanup of cleanups) cleanup?.()
    }
  }
  const arrive = () => {
    end()
    if (isSame(location, shown)) return
    const previousLocation = shown
    shown = copyLocation(location)
    callAll('onRouteDidUpdate', { location: shown, previousLocation })
  }
  await whenHydrated()
  begin(location)
  arrive()
  const { navigation } = window as Partial<Pick<Window, 'navigation'>>
  navigation?.addEventListener('navigate', ({ canIntercept, downloadRequest, destination }) => {
    // Documents of other sites and downloads leave the page as it is.
    if (canIntercept && downloadRequest === null) begin(new URL(destination.url))
  })
  // A navigation to a page ends when that is on screen; a change of hash or query is there at once.
  navigation?.addEventListener('navigatesuccess', arrive)
  navigation?.addEventListener('currententrychange', () => {
    if (location.pathname === shown?.pathname) arrive()
  })
}

function isSame(one: RouteLocation, other: RouteLocation | null): boolean {
  return one.pathname === other?.pathname && one.search === other.search && one.hash === other.hash
}

function copyLocation({ pathname, search, hash }: RouteLocation): RouteLocation {
  return { pathname, search, hash }
}
