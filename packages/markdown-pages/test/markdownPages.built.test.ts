// The Markdown of pages as a build writes it, and the lists of them.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { readmeExample } from '../../create-vellum/test/readmeExample.js'
import { createDevServer, silentLogger } from '../../vellum/dist/node/bundle/index.js'
import {
  type BuiltSite,
  buildSite,
  contentsOf,
  differences,
  filesIn,
  linkPackages,
  testSites,
} from '../../vellum/test/builtSite.js'
import { writeFiles } from '../../vellum/test/tempFolder.js'

const sites = testSites()

const makeSite = (files: Readonly<Record<string, string>>, config = '') =>
  sites.makeSite(files, `plugins: [markdownPages()], ${config}`, { 'vellum-markdown-pages': 'markdownPages' })

const FILES = {
  'docs/intro.md':
    '---\ndescription: What it is.\n---\n# Intro\n\nText with `code`.\n\n:::tip\nMind *this*.\n:::\n',
  'docs/guide/live.mdx':
    'import Box from "@site/Box.jsx"\nimport DocCardList from "@theme/DocCardList"\n\n# Live\n\n<Box />\n\n<DocCardList />\n',
  'docs/guide/plain.md': '# Plain\n\n```js title="a.js"\nrun()\n```\n',
  'docs/hidden.md': '---\nunlisted: true\n---\n# Hidden\n',
  'Box.jsx': 'export default () => <p>From a <b>component</b>.</p>\n',
  'src/pages/index.jsx': 'export default () => <main><h1>Home</h1><p>Welcome.</p></main>\n',
  'sidebars.js': `export default { docs: ['intro', { type: 'category', label: 'Guides', link: { type: 'generated-index' }, items: ['guide/plain', 'guide/live'] }] }`,
}
const CONFIG = "tagline: 'For tests', docs: { sidebarPath: './sidebars.js' }"

const read = ({ outDir }: BuiltSite, path: string) => readFileSync(join(outDir, path), 'utf8')

describe('a site with Markdown of its pages', () => {
  let site: BuiltSite
  beforeAll(async () => {
    site = await buildSite(makeSite(FILES, CONFIG))
    expect([site.error, site.warnings]).toEqual([undefined, []])
  })

  it('MP-1, MP-2: has a file for every page but the not-found page', () => {
    expect(filesIn(site.outDir).filter((path) => path.endsWith('.md'))).toEqual([
      'docs.md',
      'docs/category/guides.md',
      'docs/guide/live.md',
      'docs/guide/plain.md',
      'docs/hidden.md',
      'docs/intro.md',
      'index.md',
    ])
    expect(read(site, 'docs/intro.md')).toBe('# Intro\n\nText with `code`.\n\n> **Tip**\n>\n> Mind *this*.\n')
    expect(read(site, 'docs/guide/plain.md')).toBe('# Plain\n\n```js title="a.js"\nrun()\n```\n')
    expect(read(site, 'docs/guide/live.md')).toBe(
      '# Live\n\nFrom a **component**.\n\n- [Plain](https://example.com/docs/guide/plain)\n- [Live](https://example.com/docs/guide/live)\n',
    )
    expect(read(site, 'index.md')).toBe('# Home\n\nWelcome.\n')
  })

  it('MP-5, MP-6: lists them in the order of the sidebar, the others last', () => {
    const url = 'https://example.com'
    expect(read(site, 'llms.txt')).toBe(
      `# Test\n\n> For tests\n\n## Documentation\n\n- [Intro](${url}/docs/intro.md): What it is.\n\n` +
        `## Guides\n\n- [Plain](${url}/docs/guide/plain.md)\n- [Live](${url}/docs/guide/live.md)\n\n## Optional\n\n- [Test](${url}/index.md)\n`,
    )
    const full = read(site, 'llms-full.txt')
    expect(full.match(/^Source: .*$/gm)).toEqual([
      `Source: ${url}/docs/intro`,
      `Source: ${url}/docs/guide/plain`,
      `Source: ${url}/docs/guide/live`,
      `Source: ${url}/`,
    ])
    expect(full).toContain(read(site, 'docs/guide/live.md'))
  })

  it('MP-6: is the same when pages come from the cache', async () => {
    const before = contentsOf(site.outDir)
    const again = await buildSite(site.siteDir)
    expect([again.error, again.result?.rendered]).toEqual([undefined, 0])
    expect(differences(before, contentsOf(again.outDir))).toEqual([])
  })
})

it('MP-5, MP-6, MP-9: static lists win, and each locale has its own files', async () => {
  const site = await buildSite(
    makeSite(
      {
        'docs/a.md': '# A\n',
        'i18n/fr/docusaurus-plugin-content-docs/current/a.md': '# À\n',
        'static/llms-full.txt': 'Mine',
      },
      "i18n: { defaultLocale: 'en', locales: ['en', 'fr'] }",
    ),
  )
  expect(site.error).toBeUndefined()
  expect(read(site, 'fr/docs/a.md')).toBe('# À\n')
  expect(read(site, 'fr/llms.txt')).toContain('- [À](https://example.com/fr/docs/a.md)')
  expect([read(site, 'llms-full.txt'), read(site, 'llms.txt').includes('/docs/a.md')]).toEqual(['Mine', true])
})

it('MP-5: of several sidebars each section has the label of its navbar item', {
  tags: ['exhaustive'],
}, async () => {
  const site = await buildSite(
    makeSite(
      {
        'docs/a.md': '# A\n',
        'docs/b.md': '# B\n',
        'docs/c.md': '# C\n',
        'sidebars.js': "export default { learn: ['a'], reference: ['b'], other: ['c'] }",
      },
      `docs: { sidebarPath: './sidebars.js' }, themeConfig: { navbar: { items: [
        { type: 'docSidebar', sidebarId: 'learn', label: 'Learn', position: 'left' },
        { label: 'More', position: 'left', items: [{ type: 'docSidebar', sidebarId: 'reference', label: 'Reference' }] },
      ] } }`,
    ),
  )
  expect(site.error).toBeUndefined()
  expect(read(site, 'llms.txt').match(/^## .*|(?<=^- )\[.*?\]/gm)).toEqual([
    '## Learn',
    '[A]',
    '## Reference',
    '[B]',
    '## Documentation',
    '[C]',
  ])
})

it('has no such files without the plugin', { tags: ['exhaustive'] }, async () => {
  const { outDir, error } = await buildSite(sites.makeSite({ 'docs/a.md': '# A\n' }))
  expect(error).toBeUndefined()
  expect(filesIn(outDir).filter((path) => /\.md|llms/.test(path))).toEqual([])
})

it('does what the example of the README says', { tags: ['exhaustive'] }, async () => {
  const { files } = readmeExample(
    readFileSync(new URL('../README.md', import.meta.url), 'utf8'),
    'A complete site',
  )
  const siteDir = sites.folder()
  writeFiles(siteDir, files)
  linkPackages(siteDir, ['vellum', 'vellum-markdown-pages'])
  const site = await buildSite(siteDir)
  expect([site.error, site.warnings]).toEqual([undefined, []])
  expect(read(site, 'index.md')).toBe('# Users\n\n> **Tip**\n>\n> Users have *names*.\n')
  expect(read(site, 'llms.txt')).toBe(
    '# Acme\n\n## Documentation\n\n- [Users](https://docs.example.com/index.md): Users have names.\n',
  )
  expect(read(site, 'index.html')).toContain('<link rel="alternate" type="text/markdown" href="/index.md">')
})

it('says what to do with the field that it was', async () => {
  const { error } = await buildSite(sites.makeSite({ 'docs/a.md': '# A\n' }, 'markdownPages: true'))
  expect(error).toContain(
    'Remove it, and add `markdownPages()` of the package `vellum-markdown-pages` to `plugins`.',
  )
})

it('MP-8: makes the files on request in development', async () => {
  const siteDir = makeSite({
    'docs/a.md': '---\ndescription: About a.\n---\n# A\n\n[B](./b.md)\n',
    'docs/b.md': '---\nunlisted: true\n---\n# B\n',
  })
  const server = await createDevServer({ siteDir, port: 0, host: '127.0.0.1', logger: silentLogger })
  try {
    const get = async (path: string) => {
      const response = await fetch(new URL(path, server.url))
      return [response.status, response.headers.get('content-type'), await response.text()]
    }
    const markdown = '# A\n\n[B](https://example.com/docs/b)\n'
    expect(await get('/docs/a.md')).toEqual([200, 'text/markdown; charset=utf-8', markdown])
    expect((await get('/docs/none.md'))[0]).toBe(404)
    expect((await get('/llms.txt'))[2]).toBe(
      '# Test\n\n## Documentation\n\n- [A](https://example.com/docs/a.md): About a.\n',
    )
    expect((await get('/llms-full.txt'))[2]).toBe(
      `# Test\n\n---\n\nSource: https://example.com/docs/a\n\n${markdown}`,
    )
  } finally {
    await server.close()
  }
})
