import { describe, expect, it } from 'vitest'
import { openLocaleSites } from './localeSites.js'
import type { RunningSite } from './runSite.js'

const LOCALES = [
  { locale: 'en', baseUrl: '/x/' },
  { locale: 'fr', baseUrl: '/x/fr/' },
  { locale: 'fr-CA', baseUrl: '/x/fr/ca/' },
]

/** Sites that tests start; `main` is the first locale. */
function open({ main = 'en', isSingle = false, fails = false } = {}) {
  const log: string[] = []
  const restarts = new Map<string, () => void>()
  const sites = openLocaleSites({
    isSingle,
    onError: (error) => log.push(String(error)),
    run: async (locale = main, onRestart) => {
      log.push(`start ${locale}`)
      restarts.set(locale, onRestart)
      if (fails && locale !== main) throw new Error(`no ${locale}`)
      return {
        baseUrl: LOCALES.find((candidate) => candidate.locale === locale)!.baseUrl,
        otherLocales: () => LOCALES.filter((candidate) => candidate.locale !== main),
        close: async () => void log.push(`close ${locale}`),
      } as unknown as RunningSite
    },
  })
  const base = async (path: string) => {
    const site = await sites.siteOf(path)
    return 'baseUrl' in site ? site.baseUrl : site.text
  }
  return { log, restarts, sites, base }
}

describe('openLocaleSites', () => {
  it('DEV-26: starts a locale with the first request for it', async () => {
    const { log, sites, base } = open()
    expect(await base('/x/docs')).toBe('/x/')
    expect(await base('/elsewhere')).toBe('/x/')
    expect([log, sites.bases()]).toEqual([['start en'], ['/x/']])
    expect(await Promise.all([base('/x/fr'), base('/x/fr/docs'), base('/x/fr/ca/docs')])).toEqual([
      '/x/fr/',
      '/x/fr/',
      '/x/fr/ca/',
    ])
    expect(await base('/x/frog')).toBe('/x/')
    expect(log.splice(0)).toEqual(['start en', 'start fr', 'start fr-CA'])
    expect(sites.bases()).toEqual(['/x/', '/x/fr/', '/x/fr/ca/'])
    await sites.close()
    expect(log.sort()).toEqual(['close en', 'close fr', 'close fr-CA'])
  })

  it('restarts the first locale at once, others when they are requested', async () => {
    const { log, restarts, sites, base } = open()
    await base('/x/fr/')
    restarts.get('fr')!()
    restarts.get('en')!()
    await sites.main()
    expect(log.splice(0)).toEqual(['start en', 'start fr', 'close fr', 'close en', 'start en'])
    await base('/x/fr/')
    expect(log).toEqual(['start fr'])
  })

  it('retries to start a locale that failed', async () => {
    const { log, base } = open({ fails: true })
    await expect(base('/x/fr/')).rejects.toThrow('no fr')
    await expect(base('/x/fr/')).rejects.toThrow('no fr')
    expect(log).toEqual(['start en', 'start fr', 'start fr'])
  })

  it('DEV-26: names `--locale` when it excludes a page', async () => {
    const { log, base } = open({ main: 'fr', isSingle: true })
    expect(await base('/x/fr/docs')).toBe('/x/fr/')
    expect(await base('/x/docs')).toBe(
      'This page is of the locale "en", and `--locale` names another one.\n  Leave out `--locale` to serve all locales.',
    )
    expect(log).toEqual(['start fr'])
  })
})
