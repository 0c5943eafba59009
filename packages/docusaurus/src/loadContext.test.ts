import { describe, expect, it } from 'vitest'
import { contextOf } from './loadContext.js'

const config = { title: 'Test', url: 'https://example.com', baseUrl: '/' }

describe('contextOf', () => {
  it('has the settings of every locale', () => {
    const i18n = { defaultLocale: 'fr', locales: ['fr', 'ar'], localeConfigs: { fr: { htmlLang: 'fr-FR' } } }
    const { i18n: made, localizationDir } = contextOf({ siteDir: '/site', config: { ...config, i18n } })
    expect(made.currentLocale).toBe('fr')
    expect(made.localeConfigs).toMatchObject({
      fr: { label: 'français', direction: 'ltr', htmlLang: 'fr-FR', path: 'fr' },
      ar: { direction: 'rtl', htmlLang: 'ar' },
    })
    expect(localizationDir).toBe('/site/i18n/fr')
  })

  it('has values for what the site leaves out', () => {
    const context = contextOf({ siteDir: '/site', config })
    expect(context.i18n.localeConfigs.en).toMatchObject({ label: 'English', calendar: 'gregory' })
    expect(context.siteConfig).toMatchObject({
      customFields: {},
      staticDirectories: ['static'],
      title: 'Test',
    })
  })
})
