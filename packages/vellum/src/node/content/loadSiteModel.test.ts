import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { useTempFolders } from '../../../test/tempFolder.js'
import { importConfigFile } from '../config/importConfigFile.js'
import { loadSiteConfig } from '../config/loadSiteConfig.js'
import { loadSiteModel } from './loadSiteModel.js'
import { duplicateRoutes, routesOf } from './routes.js'

const tempFolder = useTempFolders()

async function load(files: Record<string, string>, config: object = {}) {
  const options = { title: 'T', url: 'https://example.com', baseUrl: '/', ...config }
  const all = { 'vellum.config.ts': `export default ${JSON.stringify(options)}`, ...files }
  const dir = tempFolder(all)
  const { config: loaded } = await loadSiteConfig(dir)
  const model = await loadSiteModel({
    config: loaded,
    locale: 'en',
    production: true,
    importFile: importConfigFile,
  })
  return { dir, model, routes: routesOf(model) }
}

describe('loadSiteModel', () => {
  it('ID-7, VR-2: one set of documents with one version, under /docs', async () => {
    const { model } = await load({ 'docs/a.md': '# A' })
    expect(model.docs).toMatchObject([
      { id: 'default', versions: [{ name: 'current', label: 'Next', path: '/docs', locale: 'en' }] },
    ])
    expect(model.docs[0]?.versions[0]?.docs[0]).toMatchObject({ source: 'docs/a.md', permalink: '/docs/a' })
  })

  it('takes the sidebars from the file that the configuration names, and watches it', async () => {
    const { model, dir } = await load(
      {
        'docs/a.md': '',
        'sidebars.ts': "const items: string[] = ['a']\nexport default { tutorialSidebar: items }",
      },
      { docs: { sidebarPath: './sidebars.ts' } },
    )
    expect(Object.keys(model.docs[0]?.versions[0]?.sidebars ?? {})).toEqual(['tutorialSidebar'])
    expect(model.files).toEqual([join(dir, 'sidebars.ts')])
  })

  it('loads none when docs are off', async () => {
    expect((await load({}, { docs: false })).model.docs).toEqual([])
  })
})

describe('routesOf', () => {
  it('RT-2, DV-4: adds a root page unless a document is there', async () => {
    expect((await load({ 'docs/a.md': '' })).routes.map(({ path, type }) => [path, type])).toEqual([
      ['/docs', 'docs-root'],
      ['/docs/a', 'doc'],
    ])
    expect(
      (await load({ 'docs/a.md': '---\nslug: /\n---\n' })).routes.map(({ path, type }) => [path, type]),
    ).toEqual([['/docs', 'doc']])
  })
})

describe('duplicateRoutes', () => {
  it('T-43, BK-7: names every path that two pages want, and the pages', async () => {
    const { routes } = await load({
      'docs/a.md': '---\nslug: /same\n---\n',
      'docs/b.md': '---\nslug: /same/\n---\n',
      'docs/c.md': '',
    })
    expect(duplicateRoutes(routes)).toEqual([{ path: '/docs/same', sources: ['docs/a.md', 'docs/b.md'] }])
  })
})
