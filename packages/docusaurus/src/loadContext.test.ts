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
      presets: [['classic', { docs: {}, blog: {}, pages: {} }]],
      plugins: [],
      themes: [],
      staticDirectories: ['static'],
      title: 'Test',
    })
  })

  it('has docs sets, blogs and pages where Docusaurus has them: in the preset, and in plugins', () => {
    const community = { id: 'community', path: 'community' }
    const docs = [{ routeBasePath: '/' }, community]
    const blog = [{ id: 'news', path: 'news' }]
    const { siteConfig } = contextOf({ siteDir: '/site', config: { ...config, docs, blog, pages: false } })
    expect(siteConfig.presets).toEqual([
      ['classic', { docs: { routeBasePath: '/' }, blog: false, pages: false }],
    ])
    expect(siteConfig.plugins).toEqual([
      ['@docusaurus/plugin-content-docs', community],
      ['@docusaurus/plugin-content-blog', { id: 'news', path: 'news' }],
    ])
  })
})
