import { describe, expect, it } from 'vitest'
import { parseConfig } from './parseConfig.js'
import { defineConfig } from './userConfig.js'

describe('defineConfig', () => {
  it('returns its argument, which the schema accepts', () => {
    const config = defineConfig({
      title: 'Troth',
      url: 'https://troth.dev',
      baseUrl: '/',
      docs: { numberPrefixParser: (name) => ({ filename: name }), editUrl: ({ docPath }) => `/${docPath}` },
      themeConfig: {
        navbar: {
          items: [
            { type: 'docSidebar', sidebarId: 'tutorial', position: 'left', label: 'Docs' },
            { label: 'More', items: [{ to: '/a', label: 'A' }] },
            { href: 'https://github.com', 'aria-label': 'GitHub' },
          ],
        },
        footer: { links: [{ title: 'Docs', items: [{ label: 'Guide', to: '/docs/guide' }] }] },
        mine: 1,
      },
    })
    expect(parseConfig(config, { file: 'vellum.config.ts' }).docs).toMatchObject([config.docs])
  })

  it('has types that reject what the schema rejects', () => {
    const required = { title: 'Troth', url: 'https://troth.dev', baseUrl: '/' }
    // @ts-expect-error `url` and `baseUrl` are missing.
    defineConfig({ title: 'Troth' })
    // @ts-expect-error `tagLine` is no field.
    defineConfig({ ...required, tagLine: '' })
    // @ts-expect-error 'thow' is no severity.
    defineConfig({ ...required, onBrokenLinks: 'thow' })
    // @ts-expect-error `hideOnScrol` is no field.
    defineConfig({ ...required, themeConfig: { navbar: { hideOnScrol: true } } })
    // @ts-expect-error A logo needs `src`.
    defineConfig({ ...required, themeConfig: { footer: { logo: {} } } })
  })
})
