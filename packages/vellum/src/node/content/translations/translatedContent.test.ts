import { describe, expect, it } from 'vitest'
import { tempFolders } from '../../../../test/tempFolder.js'
import { importConfigFile } from '../../config/importConfigFile.js'
import { loadSiteConfig } from '../../config/loadSiteConfig.js'
import { loadSiteModel } from '../loadSiteModel.js'
import { originalsOf } from './translatedContent.js'

const tempFolder = tempFolders()
const DOCS = 'i18n/fr/docusaurus-plugin-content-docs/current'

async function load(files: Record<string, string>, more: object = {}) {
  const fields = {
    title: 'T',
    url: 'https://example.com',
    baseUrl: '/',
    i18n: { locales: ['en', 'fr'] },
    docs: { editUrl: 'https://e.dev/', ...more },
    pages: { editUrl: 'https://e.dev/', ...more },
  }
  const siteDir = tempFolder({ 'vellum.config.ts': `export default ${JSON.stringify(fields)}`, ...files })
  const { config } = await loadSiteConfig(siteDir)
  const model = await loadSiteModel({ config, locale: 'fr', production: true, importFile: importConfigFile })
  return { siteDir, model, version: model.docs[0]!.versions[0]! }
}

describe('content in a locale', () => {
  it('is the translated file if there is one, by the same path; others are not content', async () => {
    const { version } = await load({
      'docs/01-a.md': '# A',
      'docs/b.md': '# B',
      [`${DOCS}/01-a.md`]: '# Un',
      [`${DOCS}/c.md`]: '# Only in French',
    })
    expect(version.docs.map(({ id, title, permalink, source }) => [id, title, permalink, source])).toEqual([
      ['a', 'Un', '/docs/a', `${DOCS}/01-a.md`],
      ['b', 'B', '/docs/b', 'docs/b.md'],
    ])
    expect(version.docs.map(({ translationOf }) => translationOf?.source)).toEqual([
      'docs/01-a.md',
      undefined,
    ])
  })

  it('FM-16: has the edit link of the original, or of the translation if configured', async () => {
    const files = {
      'docs/a.md': '',
      [`${DOCS}/a.md`]: '',
      'src/pages/p.md': '',
      'i18n/fr/docusaurus-plugin-content-pages/p.md': '',
    }
    const plain = await load(files)
    expect(plain.version.docs[0]?.editUrl).toBe('https://e.dev/docs/a.md')
    expect(plain.model.pages[0]?.editUrl).toBe('https://e.dev/src/pages/p.md')
    const localized = await load(files, { editLocalizedFiles: true })
    expect(localized.version.docs[0]?.editUrl).toBe(`https://e.dev/${DOCS}/a.md`)
    expect(localized.model.pages[0]?.editUrl).toBe(
      'https://e.dev/i18n/fr/docusaurus-plugin-content-pages/p.md',
    )
  })

  it('has standalone pages in the same way', async () => {
    const { model } = await load({
      'docs/a.md': '',
      'src/pages/p.md': '# P',
      'src/pages/r.tsx': '',
      'i18n/fr/docusaurus-plugin-content-pages/p.md': '# Page',
      'i18n/fr/docusaurus-plugin-content-pages/r.tsx': '',
    })
    expect(model.pages.map(({ permalink, title, source }) => [permalink, title, source])).toEqual([
      ['/p', 'Page', 'i18n/fr/docusaurus-plugin-content-pages/p.md'],
      ['/r', '', 'i18n/fr/docusaurus-plugin-content-pages/r.tsx'],
    ])
  })

  it('has the labels of the version and of sidebars; URLs stay', async () => {
    const { version } = await load({
      'docs/g/a.md': '# A',
      'docs/g/_category_.json': '{ "label": "Guides", "link": { "type": "generated-index" } }',
      'i18n/fr/docusaurus-plugin-content-docs/current.json': JSON.stringify({
        'version.label': { message: 'Prochaine' },
        'sidebar.defaultSidebar.category.Guides': { message: 'Modes d’emploi' },
      }),
    })
    expect(version.label).toBe('Prochaine')
    expect(version.sidebars.defaultSidebar).toMatchObject([
      { label: 'Modes d’emploi', href: '/docs/category/guides' },
    ])
    expect(version.generatedIndexes).toMatchObject([
      { title: 'Modes d’emploi', permalink: '/docs/category/guides' },
    ])
    expect(version.messages()).toMatchObject({
      'version.label': { message: 'Next' },
      'sidebar.defaultSidebar.category.Guides': { message: 'Guides' },
    })
  })

  it('has the tags file of the locale', async () => {
    const { version } = await load({
      'docs/a.md': '---\ntags: [x]\n---\n',
      'docs/tags.yml': 'x:\n  label: Tag\n',
      [`${DOCS}/tags.yml`]: 'x:\n  label: Étiquette\n',
    })
    expect(version.tags.map(({ label }) => label)).toEqual(['Étiquette'])
  })
})

describe('originalsOf', () => {
  it('returns the files that a translated one may replace', () => {
    const overlays = [{ translated: '/s/i18n/fr/pages', originals: ['/s/src/pages', '/s/pages'] }]
    expect(originalsOf('/s/i18n/fr/pages/x/a.md', overlays)).toEqual([
      '/s/src/pages/x/a.md',
      '/s/pages/x/a.md',
    ])
    expect(originalsOf('/s/i18n/fr/pages-more/a.md', overlays)).toEqual([])
  })
})
