import { describe, expect, it } from 'vitest'
import { formatError } from '../base/errors.js'
import { checkLocaleUrls, configForLocale } from './i18nConfig.js'
import { completeConfig } from './siteConfig.js'
import type { UserI18n } from './userConfig.js'

function complete(i18n: UserI18n, baseUrl = '/x/') {
  return completeConfig({ title: 'T', url: 'https://t.dev', baseUrl, i18n }, { siteDir: '/site' })
}

/** The URLs and the folder of each locale. */
function urls(i18n: UserI18n) {
  const config = complete(i18n)
  return config.i18n.locales.map((locale) => {
    const { url, baseUrl, assetBase } = configForLocale(config, locale)
    return [url + baseUrl, assetBase, config.i18n.localeConfigs[locale]?.outPath]
  })
}

describe('checkLocaleUrls', () => {
  const problem = (localeConfigs: UserI18n['localeConfigs']) => {
    const { i18n } = complete({ locales: ['en', 'fr'], localeConfigs: localeConfigs ?? {} })
    try {
      checkLocaleUrls(i18n, { file: 'vellum.config.ts' })
    } catch (error) {
      return formatError(error)
    }
    return 'none'
  }

  it('rejects two locales with one URL', () => {
    expect(problem({ fr: { baseUrl: 'x' } })).toBe(
      [
        'The locales "en" and "fr" have the same URL, https://t.dev/x/.',
        '  at vellum.config.ts',
        '  Give one of them another `baseUrl` or `url` in `i18n.localeConfigs`, or leave both out.',
      ].join('\n'),
    )
    expect(problem({ fr: { baseUrl: '/x/', url: 'https://t.fr' } })).toBe('none')
  })
})

describe('the locales of a site', () => {
  it('LD-2: are below the base, but for the default one', () => {
    expect(urls({ locales: ['en', 'fr', 'pt-BR'] })).toEqual([
      ['https://t.dev/x/', '/x/', ''],
      ['https://t.dev/x/fr/', '/x/', 'fr/'],
      ['https://t.dev/x/pt-BR/', '/x/', 'pt-BR/'],
    ])
    expect(urls({ defaultLocale: 'fr', locales: ['en', 'fr'] })).toEqual([
      ['https://t.dev/x/en/', '/x/', 'en/'],
      ['https://t.dev/x/', '/x/', ''],
    ])
  })

  it('LD-2: may be at a base of their own; below that of the site they share its files', () => {
    const localeConfigs = { fr: { baseUrl: '/x/francais' }, de: { baseUrl: '/de/' } }
    expect(urls({ locales: ['en', 'fr', 'de'], localeConfigs })).toEqual([
      ['https://t.dev/x/', '/x/', ''],
      ['https://t.dev/x/francais/', '/x/', 'francais/'],
      ['https://t.dev/de/', '/de/', 'de/'],
    ])
  })

  it('LD-2: may be on a host of their own, with files of their own', () => {
    const localeConfigs = { fr: { url: 'https://t.fr/', baseUrl: '/' } }
    expect(urls({ locales: ['en', 'fr'], localeConfigs })).toEqual([
      ['https://t.dev/x/', '/x/', ''],
      ['https://t.fr/', '/', 'fr/'],
    ])
    const ownConfigs = {
      en: { url: 'https://en.t.dev', baseUrl: '/' },
      fr: { url: 'https://fr.t.dev', baseUrl: '/' },
    }
    expect(urls({ locales: ['en', 'fr'], localeConfigs: ownConfigs })).toEqual([
      ['https://en.t.dev/', '/', ''],
      ['https://fr.t.dev/', '/', 'fr/'],
    ])
  })
})
