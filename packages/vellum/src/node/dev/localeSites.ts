// The locales of a site in development, each a running site below its own base. The first one runs from the start, the
// others from the first request for one of their pages: a site of one locale costs no more than before.

import { withoutBase } from '../../shared/url.js'
import type { Refusal } from './requests/guardRequests.js'
import type { LocaleBase, RunningSite } from './runSite.js'

/** How locales are started. */
export interface LocaleSitesInput {
  /** Starts a locale; undefined for the first one. `onRestart` is called if it must start again. */
  readonly run: (locale: string | undefined, onRestart: () => void) => Promise<RunningSite>
  /** Whether only the first locale is served. */
  readonly isSingle: boolean
  /** Called if the first locale could not be started again. */
  readonly onError: (error: unknown) => void
}

/** The locales that are served. */
export interface LocaleSites {
  /** The first locale, once it has started. */
  readonly main: () => Promise<RunningSite>
  /** The first locale as it was last started; undefined before. */
  readonly lastMain: () => RunningSite | undefined
  /** The site of a URL path, started if it is not running, or the reason why there is none. */
  readonly siteOf: (path: string) => Promise<RunningSite | Refusal>
  /** The base URLs of all running locales. */
  readonly bases: () => readonly string[]
  readonly close: () => Promise<void>
}

/** Starts the first locale. */
export function openLocaleSites({ run, isSingle, onError }: LocaleSitesInput): LocaleSites {
  const others = new Map<string, { readonly base: string; readonly site: Promise<RunningSite> }>()
  let lastMain: RunningSite | undefined
  let main = runMain()

  async function runMain(): Promise<RunningSite> {
    lastMain = await run(undefined, () => {
      main = main.then(({ close }) => close()).then(runMain)
      main.catch(onError)
    })
    return lastMain
  }

  /** A locale that cannot be started, or must start again, does so with the next request. */
  function runOther({ locale, baseUrl: base }: LocaleBase): Promise<RunningSite> {
    const runningSite = others.get(locale)
    if (runningSite) return runningSite.site
    const site = run(locale, () => {
      others.delete(locale)
      void site.then(({ close }) => close())
    })
    others.set(locale, { base, site })
    site.catch(() => others.delete(locale))
    return site
  }

  return {
    main: () => main,
    lastMain: () => lastMain,
    siteOf: async (path) => {
      const first = await main
      const named = longestBase(path, first)
      if (!named) return first
      if (isSingle) {
        return {
          status: 404,
          text: `This page is of the locale "${named.locale}", and \`--locale\` names another one.\n  Leave out \`--locale\` to serve all locales.`,
        }
      }
      return runOther(named)
    },
    bases: () => [...(lastMain ? [lastMain.baseUrl] : []), ...[...others.values()].map(({ base }) => base)],
    close: async () => {
      const allSites = [main, ...[...others.values()].map(({ site }) => site)]
      await Promise.all(allSites.map((site) => site.then(({ close }) => close()).catch(() => {})))
    },
  }
}

/** The other locale of a path: the one with the longest base URL, if that is not the first one's. */
function longestBase(path: string, first: RunningSite): LocaleBase | undefined {
  const ownLength = withoutBase(path, first.baseUrl) === undefined ? 0 : first.baseUrl.length
  return first
    .otherLocales()
    .filter(({ baseUrl }) => baseUrl.length > ownLength && withoutBase(path, baseUrl) !== undefined)
    .sort((a, b) => b.baseUrl.length - a.baseUrl.length)[0]
}
