import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement } from 'react'
import { createSearcher } from 'vellum-search'
import { describe, expect, it } from 'vitest'
import { type Files, tempFolders } from '../../../test/tempFolder.js'
import { loadSiteConfig } from '../config/loadSiteConfig.js'
import { loadSite } from '../steps/loadSite.js'
import type { KnownRecords } from './devSearch.js'
import { createDevSite } from './devSite.js'

const tempFolder = tempFolders()

/** A site of these files, whose React pages show the name of their file. */
async function siteOf(files: Files, config = '', knownRecords: KnownRecords = new Map()) {
  const siteDir = tempFolder({
    'vellum.config.mjs': `export default { title: 'T', url: 'https://example.com', baseUrl: '/b/', ${config} }\n`,
    ...files,
  })
  const loaded: string[] = []
  const dev = await createDevSite({
    site: await loadSite(await loadSiteConfig(siteDir), { production: false }),
    cacheDir: join(siteDir, '.vellum/cache'),
    engine: 'test',
    styles: ['/b/theme.css'],
    classStyles: [],
    scripts: ['/b/@vite/client'],
    knownRecords,
    links: { check: () => {} },
    loadPage: async (file) => {
      loaded.push(file)
      return { exports: { default: () => createElement('b', {}, 'Live') }, styles: ['/b/live.css'] }
    },
  })
  const page = async (path: string) => {
    const { status, rendered } = await dev.page(path)
    return { status, html: rendered.html, data: JSON.parse(rendered.data) }
  }
  return { siteDir, dev, loaded, page }
}

describe('createDevSite', () => {
  it('renders the page of a path, and the not-found page for others', async () => {
    const { page } = await siteOf({ 'docs/a.md': '# Hello\n\nText.\n' })
    const foundPage = await page('/b/docs/a')
    expect(foundPage.status).toBe(200)
    expect(foundPage.html).toContain('<h1>Hello</h1>')
    expect(foundPage.html).toContain('<link rel="stylesheet" href="/b/theme.css">')
    expect(foundPage.html).toContain('<script type="module" src="/b/@vite/client"></script>')
    expect(foundPage.data.html).toContain('<h1>Hello</h1>')
    const missing = await page('/b/docs/nope')
    expect([missing.status, missing.html.includes('Page Not Found')]).toEqual([404, true])
  })

  it('loads the module of a page with live components, under a new URL each time', async () => {
    const { siteDir, dev, loaded, page } = await siteOf({
      'docs/a.mdx': 'import Box from "@site/Box.jsx"\n\n# A\n\n<Box />\n',
      'Box.jsx': 'export default () => null\n',
    })
    const { html, data } = await page('/b/docs/a')
    const file = join(siteDir, 'docs/a.mdx')
    expect(loaded).toEqual([file])
    expect(html).toContain('<b>Live</b>')
    expect(data.script).toContain(`/b/@fs${file}`)
    expect(data.script).toMatch(/t=\d+$/)
    expect(data.styles).toEqual(['/b/live.css'])
    expect(await dev.pageCode(file)).toContain('MDXContent')
    expect(await dev.pageCode(join(siteDir, 'docs/none.mdx'))).toBeUndefined()
  })

  it('has a list for the sidebar of each version', async () => {
    const { dev, page } = await siteOf({
      'docs/new.md': '# New\n',
      'versions.json': '["1.0"]',
      'versioned_docs/version-1.0/old.md': '# Old\n',
      'versioned_sidebars/version-1.0-sidebars.json': '{ "defaultSidebar": ["old"] }',
    })
    const list = async (path: string) => {
      const { sidebar } = (await page(path)).data
      return dev.text(decodeURIComponent(sidebar.file).slice('/b/'.length))
    }
    expect(await list('/b/docs/next/new')).toContain('href="/b/docs/next/new"')
    expect(await list('/b/docs/old')).toContain('href="/b/docs/old"')
  })

  it('has the list of a sidebar whose id has any characters', async () => {
    const { dev, page } = await siteOf(
      { 'docs/a.md': '# A\n', 'sidebars.mjs': "export default { 'My side/bar': ['a'] }\n" },
      "docs: { sidebarPath: './sidebars.mjs' }",
    )
    const { sidebar } = (await page('/b/docs/a')).data
    expect(sidebar.file).toMatch(
      /^\/b\/__vellum\/sidebar-default%2Fcurrent%2FMy%20side%2Fbar-[\da-f]{8}\.txt$/,
    )
    expect(await dev.text(decodeURIComponent(sidebar.file).slice('/b/'.length))).toContain('href="/b/docs/a"')
  })

  it('PL-4, PL-9: makes the files of plugins, and changes what they change after an edit', async () => {
    const { siteDir, dev, page } = await siteOf(
      { 'docs/a.md': '# A\n\nFIRST\n', 'docs/b.md': '# B\n' },
      `plugins: [{
        name: 'texts',
        source: ({ text }) => text.toLowerCase(),
        page: ({ path }) => ({ files: [path.slice('/b/'.length) + '.txt'] }),
        rendered: ({ path, title }) => ({ files: { [path.slice('/b/'.length) + '.txt']: 'text of ' + title }, record: title }),
        files: { 'all.txt': async (site) => site.pages.map(({ path, record }) => path + ' ' + record).join() + await site.read('docs/a.txt') },
      }]`,
    )
    const text = async (name: string) => (await dev.pluginFile(name))?.toString()
    expect(await text('docs/b.txt')).toBe('text of b')
    expect(await text('docs/c.txt')).toBeUndefined()
    expect(await text('all.txt')).toBe('/b/docs Documentation,/b/docs/a a,/b/docs/b btext of a')
    const file = join(siteDir, 'docs/a.md')
    writeFileSync(file, '# A\n\nSECOND\n')
    expect(await dev.replaceText(file)).toBe(true)
    expect((await page('/b/docs/a')).html).toContain('<p>second</p>')
  })

  it('makes a file of the whole site from the records and files of all pages', async () => {
    const plugin = `plugins: [{
      name: 'list',
      rendered: ({ title, path }) => ({ files: { [title + '.txt']: path }, record: title }),
      files: {
        'list.txt': async ({ pages, read, sidebars, label }) => {
          const titles = pages.map(({ record }) => record).filter((title) => title === 'A' || title === 'B')
          const texts = await Promise.all(titles.map(async (title) => title + ' ' + (await read(title + '.txt'))))
          const items = sidebars.flatMap((sidebar) => sidebar.items.map((item) => item.label))
          return [...texts.sort(), ...items, label('theme.docs.root.title')].join(', ')
        },
      },
    }],`
    const { dev } = await siteOf({ 'docs/a.md': '# A\n', 'docs/b.md': '# B\n' }, plugin)
    expect((await dev.pluginFile('list.txt'))?.toString()).toBe(
      'A /b/docs/a, B /b/docs/b, A, B, Documentation',
    )
    expect(await dev.pluginFile('other.txt')).toBeUndefined()
  })

  it('makes a file that a plugin derives from a page, when the page announces it', async () => {
    const plugin = `plugins: [{
      name: 'titles',
      page: ({ title, site, categories }) => title === 'A'
        ? { image: '/titles/a.txt', files: ['titles/a.txt'], description: [site.name, site.url, ...categories].join(' ') }
        : undefined,
      rendered: ({ title, image }) => image && { files: { [image.slice(1)]: title + ' in a file' } },
    }],`
    const files = { 'docs/guide/a.md': '# A\n', 'docs/b.md': '# B\n' }
    const { dev, page } = await siteOf(files, plugin)
    const { html } = await page('/b/docs/guide/a')
    expect(html).toContain('property="og:image" content="https://example.com/b/titles/a.txt"')
    expect(html).toContain('name="description" content="T https://example.com guide"')
    expect((await dev.pluginFile('titles/a.txt'))?.toString()).toBe('A in a file')
    expect(await dev.pluginFile('titles/b.txt')).toBeUndefined()
  })

  it('finds static files, and the assets of pages that were rendered', async () => {
    const { siteDir, dev, page } = await siteOf({
      'docs/a.md': '# A\n\n[File](./notes.txt)\n',
      'docs/notes.txt': 'Notes',
      'static/img/my logo.svg': '<svg/>',
    })
    expect(dev.file('/b/img/my%20logo.svg')).toBe(join(siteDir, 'static/img/my logo.svg'))
    expect(dev.file('/img/my%20logo.svg')).toBeUndefined()
    const { html } = await page('/b/docs/a')
    const [, asset = ''] = /href="(\/b\/assets\/files\/[^"]+)"/.exec(html) ?? []
    expect(dev.file(asset)).toBe(join(siteDir, 'docs/notes.txt'))
  })

  it('serves shared data of pages as files', async () => {
    const { dev, page } = await siteOf(
      { 'docs/a.md': '# A\n', 'docs/b.md': '# B\n' },
      `themeConfig: { footer: { copyright: 'Ours' } }`,
    )
    expect(await dev.text(dev.data.footerFile!.slice('/b/'.length))).toContain('Ours')
    const { sidebar } = (await page('/b/docs/a')).data
    expect(await dev.text(decodeURIComponent(sidebar.file).slice('/b/'.length))).toContain('href="/b/docs/b"')
    // An open page may still have the previous name of the list.
    const older = sidebar.file.replace(/-[\da-f]{8}\.txt$/, '-00000000.txt')
    expect(older).not.toBe(sidebar.file)
    expect(await dev.text(decodeURIComponent(older).slice('/b/'.length))).toContain('href="/b/docs/b"')
    expect(dev.json('__vellum/docs.json')).toMatchObject([{ id: 'default' }])
    expect([dev.text('other.txt'), dev.json('other.json')]).toEqual([undefined, undefined])
    expect(dev.pathOfData('_data/docs/a.json')).toBe('/docs/a')
  })

  it('replaces the text of a document, unless its front matter or title has changed', async () => {
    const { siteDir, dev, page } = await siteOf({ 'docs/a.md': '# A\n\nBefore.\n' })
    const file = join(siteDir, 'docs/a.md')
    const replace = (text: string) => {
      writeFileSync(file, text)
      return dev.replaceText(file)
    }
    expect(await replace('# A\n\nAfter.\n')).toBe(true)
    expect((await page('/b/docs/a')).html).toContain('<p>After.</p>')
    expect(await replace('# Another\n\nAfter.\n')).toBe(false)
    expect(await replace('---\nsidebar_position: 2\n---\n\n# A\n\nAfter.\n')).toBe(false)
    expect(await dev.replaceText(join(siteDir, 'vellum.config.mjs'))).toBe(false)
  })

  it('replaces the text of a post, for its page and for lists', async () => {
    const { siteDir, dev, page } = await siteOf({
      'blog/2025-01-02-a.md': '# A\n\nBefore.\n',
      'docs/a.md': '# A\n',
    })
    const file = join(siteDir, 'blog/2025-01-02-a.md')
    const replace = (text: string) => {
      writeFileSync(file, text)
      return dev.replaceText(file)
    }
    expect(await replace(`# A\n\n${'After. '.repeat(250)}\n\n<!-- truncate -->\n\nEnd.\n`)).toBe(true)
    const post = (await page('/b/blog/2025/01/02/a')).html
    expect([post.includes('After. After.'), post.includes('2 min read'), post.includes('End.')]).toEqual([
      true,
      true,
      true,
    ])
    const list = (await page('/b/blog')).html
    expect([list.includes('After. After.'), list.includes('End.')]).toEqual([true, false])
    expect(await replace('# Another\n\nAfter.\n')).toBe(false)
    expect(await replace('---\ntags: [a]\n---\n\n# A\n\nAfter.\n')).toBe(false)
  })

  it('SR-16: searches the current pages, and reads only changed ones again', async () => {
    const knownRecords: KnownRecords = new Map()
    const { siteDir, dev } = await siteOf(
      {
        'docs/a.md': '# A\n\nBefore.\n',
        'docs/b.md': '# B\n\n## Part\n\nAlways.\n',
        'docs/c.md': '# C\n\n![Picture](./nope.png)\n',
        'docs/d.md': '---\ndraft: true\n---\n\n# D\n\nBefore.\n',
      },
      'search: true',
      knownRecords,
    )
    const fetch = async (url: string) => {
      const text = await dev.searchFile(url.slice('/b/'.length))
      return { ok: text !== undefined, status: text === undefined ? 404 : 200, text: async () => text ?? '' }
    }
    const find = async (query: string) => {
      const searcher = createSearcher({
        manifest: dev.data.search!.manifest,
        scopes: ['docs-default-current'],
        fetch,
      })
      return (await searcher.search(query)).pages.map(({ sections }) => sections[0]?.href)
    }
    expect(await find('before')).toEqual(['/b/docs/a'])
    expect(await find('part')).toEqual(['/b/docs/b#part'])
    const before = knownRecords.size
    writeFileSync(join(siteDir, 'docs/a.md'), '# A\n\nAfterwards.\n')
    expect(await dev.replaceText(join(siteDir, 'docs/a.md'))).toBe(true)
    expect([await find('before'), await find('afterwards')]).toEqual([[], ['/b/docs/a']])
    expect(knownRecords.size).toBe(before + 1)
  })

  it('SR-1: has no search files if the search is disabled', async () => {
    const { dev } = await siteOf({ 'docs/a.md': '# A\n' })
    expect([dev.data.search, await dev.searchFile('_data/_search.json')]).toEqual([undefined, undefined])
  })

  it('has a new build id if documents change for all pages, not if one page does', async () => {
    const build = async (text: string, config = '') => {
      const { page } = await siteOf({ 'docs/a.md': text }, config)
      return (await page('/b/docs/a')).data.build
    }
    const first = await build('# A\n')
    expect(await build('# Another\n')).toBe(first)
    expect(await build('# A\n', "themeConfig: { navbar: { title: 'N' } }")).not.toBe(first)
    const tag = "{ tagName: 'meta', attributes: { name: 'owner', content: 'us' } }"
    expect(await build('# A\n', `headTags: [${tag}]`)).not.toBe(first)
  })

  it('throws errors that would fail a build', async () => {
    const { dev } = await siteOf({
      'docs/a.md': '# A\n\n![Picture](./nope.png)\n',
      'docs/b.mdx': 'import Part from "./_nope.mdx"\n\n# B\n\n<Part />\n',
    })
    await expect(dev.page('/b/docs/a')).rejects.toThrow('The image "./nope.png" does not exist.')
    await expect(dev.page('/b/docs/b')).rejects.toThrow('The imported file "./_nope.mdx" does not exist.')
  })

  it('renders a post list from the excerpts of its posts', async () => {
    const { page } = await siteOf(
      { 'blog/2025-01-01-one.md': 'First.\n\n<!-- truncate -->\n\nRest.\n' },
      'docs: false',
    )
    const { html } = await page('/b/blog')
    expect([html.includes('<p>First.</p>'), html.includes('Rest.')]).toEqual([true, false])
  })
})

describe('a plugin that is edited before the configuration is loaded again', () => {
  const word = (text: string) => `export const word = '${text}'\n`
  const add = "tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: word }] })"
  const makeSite = () =>
    tempFolder({
      'vellum.config.mjs': `import { word } from './word.mjs'
      const add = () => (tree) => { ${add} }
      export default { title: 'T', url: 'https://example.com', baseUrl: '/', markdown: { remarkPlugins: [add] } }\n`,
      'word.mjs': word('First'),
      'docs/a.md': '# A\n',
    })
  const open = async (siteDir: string, loaded: Awaited<ReturnType<typeof loadSiteConfig>>) =>
    createDevSite({
      site: await loadSite(loaded, { production: false }),
      cacheDir: join(siteDir, '.vellum/cache'),
      engine: 'test',
      styles: [],
      classStyles: [],
      scripts: [],
      knownRecords: new Map(),
      links: { check: () => {} },
      loadPage: async () => ({ exports: {}, styles: [] }),
    })

  it('leaves nothing in the cache that its new code would get', async () => {
    const siteDir = makeSite()
    const loaded = await loadSiteConfig(siteDir)
    writeFileSync(join(siteDir, 'word.mjs'), word('Second'))
    expect((await (await open(siteDir, loaded)).page('/docs/a')).rendered.html).toContain('<p>First</p>')
    const dev = await open(siteDir, await loadSiteConfig(siteDir))
    expect((await dev.page('/docs/a')).rendered.html).toContain('<p>Second</p>')
  })
})
