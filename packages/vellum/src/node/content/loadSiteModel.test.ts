import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempFolders } from '../../../test/tempFolder.js'
import { formatError } from '../base/errors.js'
import { importConfigFile } from '../config/importConfigFile.js'
import { loadSiteConfig } from '../config/loadSiteConfig.js'
import { loadSiteModel } from './loadSiteModel.js'
import { duplicateRoutes, routesOf } from './routes.js'

const tempFolder = tempFolders()

async function load(
  files: Record<string, string>,
  config: object = {},
  { locale = 'en', links = {} }: { locale?: string; links?: Record<string, string> } = {},
) {
  const options = { title: 'T', url: 'https://example.com', baseUrl: '/', ...config }
  const all = { 'vellum.config.ts': `export default ${JSON.stringify(options)}`, ...files }
  const dir = tempFolder(all)
  for (const [path, target] of Object.entries(links)) symlinkSync(target, join(dir, path))
  const { config: loaded } = await loadSiteConfig(dir)
  const model = await loadSiteModel({
    config: loaded,
    locale,
    production: true,
    importFile: importConfigFile,
  })
  return { dir, model, routes: routesOf(model) }
}

describe('loadSiteModel', () => {
  it('ID-7, VR-2: one docs set with one version, under /docs', async () => {
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
    expect(model.files).toEqual(
      ['versions.json', 'sidebars.ts', 'docs/tags.yml'].map((file) => join(dir, file)),
    )
  })

  it('RP-1: reports files that are no pages because of their extension', async () => {
    const { model } = await load({
      'docs/a.md': '',
      'docs/guide/index.MD': '',
      'docs/guide/old.markdown': '',
      'docs/_part.MD': '',
      'docs/photo.PNG': '',
      'blog/first.Md': '',
      'src/pages/about.TSX': '',
    })
    expect(model.warnings.map(({ severity, error }) => [severity, formatError(error)])).toEqual([
      [
        'warn',
        `4 files are not read as pages because of their extensions.
  at docs/guide/index.MD
  at docs/guide/old.markdown
  at src/pages/about.TSX
  at blog/first.Md
  Rename "index.MD" to "index.md", "old.markdown" to "old.md", "about.TSX" to "about.tsx", "first.Md" to "first.md".`,
      ],
    ])
  })

  it('RP-1: names these files if there are no others', async () => {
    expect(await load({ 'docs/index.MD': '' }).catch(formatError)).toBe(
      `The version "current" has no documents: "docs" has no Markdown files.
  at docs/index.MD
  Rename "index.MD" to "index.md".`,
    )
  })

  it('RP-2: reports symbolic links without a target in folders of content', async () => {
    const { model } = await load({ 'docs/a.md': '' }, {}, { links: { 'docs/b.md': '../shared/b.md' } })
    expect(model.warnings.map(({ error }) => formatError(error))).toEqual([
      `A symbolic link has no target, so its file is not part of the site.
  at docs/b.md → ../shared/b.md
  Correct the link, or delete it.`,
    ])
  })

  it('RP-4: reports translations of files that do not exist', async () => {
    const { model } = await load(
      {
        'docs/a.md': '',
        'src/pages/b.tsx': '',
        'i18n/fr/docusaurus-plugin-content-docs/current/a.md': '',
        'i18n/fr/docusaurus-plugin-content-docs/current/_part.md': '',
        'i18n/fr/docusaurus-plugin-content-docs/current/old.md': '',
        'i18n/fr/docusaurus-plugin-content-pages/b.md': '',
      },
      { i18n: { locales: ['en', 'fr'] } },
      { locale: 'fr' },
    )
    expect(model.warnings.map(({ error }) => formatError(error))).toEqual([
      `2 translations have no effect: the files that they translate do not exist.
  at i18n/fr/docusaurus-plugin-content-docs/current/old.md, a translation of docs/old.md
  at i18n/fr/docusaurus-plugin-content-pages/b.md, a translation of src/pages/b.md
  Rename or move the translation like the file that it translates, or delete it.`,
    ])
  })

  it('loads no docs if docs are disabled', async () => {
    expect((await load({}, { docs: false })).model.docs).toEqual([])
  })

  it('PA-1: reads the standalone pages of both folders, the first wins', async () => {
    const { model, dir } = await load(
      {
        'src/pages/index.tsx': 'export default () => null',
        'src/pages/About Us/Team.md': '# Team',
        'src/pages/About Us/index.mdx': '',
        'src/pages/_part.tsx': '',
        'src/pages/a.test.tsx': '',
        'src/pages/a.d.ts': '',
        'src/pages/a.css': '',
        'src/pages/draft.md': '---\ndraft: true\n---\n',
        'pages/index.md': '',
        'pages/more.jsx': '',
      },
      { docs: false },
    )
    expect(model.pages.map(({ source, permalink, kind }) => [source, permalink, kind])).toEqual([
      ['src/pages/About Us/Team.md', '/About Us/Team', 'markdown'],
      ['src/pages/About Us/index.mdx', '/About Us/', 'markdown'],
      ['src/pages/index.tsx', '/', 'react'],
      ['pages/more.jsx', '/more', 'react'],
    ])
    expect(model.pages[0]).toMatchObject({ file: join(dir, 'src/pages/About Us/Team.md'), title: 'Team' })
  })
})

describe('routesOf', () => {
  it('RT-2, DV-4: adds no root page where the configuration has a redirect', async () => {
    const { model } = await load({ 'docs/a.md': '# A' })
    const paths = (from: readonly string[]) => routesOf(model, [{ from }]).map(({ path }) => path)
    expect(paths(['/old'])).toContain('/docs')
    expect(paths(['/old', '/docs/'])).toEqual(['/docs/a'])
  })

  it('RT-2, DV-4: adds a root page unless a document is there', async () => {
    expect((await load({ 'docs/a.md': '' })).routes.map(({ path, type }) => [path, type])).toEqual([
      ['/docs', 'docs-root'],
      ['/docs/a', 'doc'],
    ])
    expect(
      (await load({ 'docs/a.md': '---\nslug: /\n---\n' })).routes.map(({ path, type }) => [path, type]),
    ).toEqual([['/docs', 'doc']])
    expect(
      (await load({ 'docs/a.md': '', 'src/pages/docs.tsx': '' })).routes.map(({ path, type }) => [
        path,
        type,
      ]),
    ).toEqual([
      ['/docs', 'page'],
      ['/docs/a', 'doc'],
    ])
  })

  it('TG-1: has a page for each tag and one for all', async () => {
    const { routes } = await load({ 'docs/a.md': '---\nslug: /\ntags: [Big News]\n---\n' })
    expect(routes).toEqual([
      { path: '/docs', type: 'doc', source: 'docs/a.md', docsId: 'default', version: 'current', id: 'a' },
      {
        path: '/docs/tags',
        type: 'tags',
        source: 'the list of tags',
        docsId: 'default',
        version: 'current',
        id: 'current',
      },
      {
        path: '/docs/tags/big-news',
        type: 'tag',
        source: 'the tag "Big News"',
        docsId: 'default',
        version: 'current',
        id: 'Big News',
      },
    ])
  })
})

describe('duplicateRoutes', () => {
  it('T-43, BK-7: reports every path of two pages, and the pages', async () => {
    const { routes } = await load({
      'docs/a.md': '---\nslug: /same\n---\n',
      'docs/b.md': '---\nslug: /same/\n---\n',
      'docs/c.md': '',
    })
    expect(duplicateRoutes(routes)).toEqual([{ path: '/docs/same', sources: ['docs/a.md', 'docs/b.md'] }])
  })

  it('BK-7: reports a page and a document, and paths that differ by case only', async () => {
    const { routes } = await load({
      'docs/a.md': '',
      'docs/b.md': '---\nslug: /B\n---\n',
      'docs/c.md': '---\nslug: /b\n---\n',
      'src/pages/docs/a.tsx': '',
    })
    expect(duplicateRoutes(routes)).toEqual([
      { path: '/docs/a', sources: ['src/pages/docs/a.tsx', 'docs/a.md'] },
      { path: '/docs/B', sources: ['docs/b.md', 'docs/c.md'] },
    ])
  })
})
