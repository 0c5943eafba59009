// The hooks of plugins in built sites, and what is reported about plugins that are wrong.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { type BuiltSite, buildSite, contentsOf, differences, testSites } from './builtSite.js'
import { writeFiles } from './tempFolder.js'

const { makeSite } = testSites()

/** A plugin of a test site, as code. */
const PLUGIN = `
import { readdirSync, readFileSync } from 'node:fs'

export const recipes = {
  name: 'recipes',
  content: ({ siteDir, locale }) => ({
    pages: [
      ...readdirSync(siteDir + '/data').map((name) => {
        const { title, text } = JSON.parse(readFileSync(siteDir + '/data/' + name, 'utf8'))
        return { path: 'recipes/' + name.replace('.json', '.md'), text: '# ' + title + '\\n\\n' + text }
      }),
      { path: 'code.jsx', text: "import { usePluginData } from 'vellum/client/compat'\\nexport default () => <p>{usePluginData('recipes').count}</p>" },
      { path: 'menu', component: '@site/src/Menu.jsx', props: { items: ['soup', 'cake'] } },
    ],
    data: { count: 'two recipes' },
    docs: { default: [{ path: 'guide/made.md', text: '---\\ntitle: Made\\n---\\n\\nSee [the home](../index.md).' }] },
  }),
}

export const derived = {
  name: 'derived',
  cacheKey: '1',
  source: ({ path, text }) => (path === 'docs/index.md' ? text.replaceAll('VERSION', '1.2.3') : undefined),
  page: ({ path, type, title, frontMatter }) => ({
    head: [{ tagName: 'meta', attributes: { name: 'hooked', content: type + ' ' + title + ' ' + (frontMatter.extra ?? '') } }],
    ...(path === '/docs' && { description: 'From a plugin' }),
    files: [path.slice(1) + '.txt'],
  }),
  rendered: async ({ path, title, html, links, tree }, { cached }) => ({
    files: { [path.slice(1) + '.txt']: title + ' ' + Buffer.from(await cached(title, () => Buffer.from('kept'))) },
    record: { title, isDocument: html.startsWith('<!doctype html>'), root: tree.children.length > 0, links: links.length > 0 },
  }),
  files: {
    'titles.json': async (site) => {
      const first = Buffer.from(await site.read('docs.txt')).toString()
      return JSON.stringify({ pages: site.pages, sidebar: site.sidebars[0].items, first, label: site.label('theme.docs.root.title'), base: site.baseUrl })
    },
    'robots.txt': () => 'from the plugin',
  },
  finish: async (site) => {
    await site.write('finished.txt', 'of ' + site.title)
    site.header('/titles.json', { 'X-Plugin': 'yes' })
    site.warn('the soup is cold', { file: 'data/soup.json', hint: 'Warm it.' })
  },
}
`

const FILES = {
  'plugins.mjs': PLUGIN,
  'data/soup.json': '{"title":"Soup","text":"Hot water, and [the guide](/docs/guide/made)."}',
  'src/Menu.jsx':
    'export default ({ items }) => <ul>{items.map((item) => <li key={item}>{item}</li>)}</ul>\n',
  'docs/index.md': '---\nextra: more\n---\n\n# Home\n\nVersion VERSION, [soup](/recipes/soup).\n',
  'docs/other.md': '# Other\n\nVERSION\n',
  'static/robots.txt': 'of the site',
}

const config = (fields = '') => `
import { derived, recipes } from './plugins.mjs'
export default { title: 'Test', url: 'https://example.com', baseUrl: '/', search: true, plugins: [recipes, false, null, [derived]], ${fields} }
`

describe('hooks', () => {
  let siteDir: string
  let built: BuiltSite
  let first: ReadonlyMap<string, Buffer>
  const text = (path: string) => readFileSync(join(siteDir, 'dist', path), 'utf8')

  beforeAll(async () => {
    siteDir = makeSite({ ...FILES, 'vellum.config.mjs': config() })
    built = await buildSite(siteDir)
    expect(built.error).toBeUndefined()
    first = contentsOf(join(siteDir, 'dist'))
  })

  it('PL-3: `content` makes pages, documents and pages of components', () => {
    expect(text('recipes/soup/index.html')).toContain('Hot water, and <a href="/docs/guide/made">')
    expect(text('menu/index.html')).toContain('<li>soup</li><li>cake</li>')
    expect(text('code/index.html')).toContain('<p>two recipes</p>')
    const made = text('docs/guide/made/index.html')
    expect(made).toContain('See <a href="/docs">the home</a>')
    expect(made).toContain('href="/docs/other"')
    expect(made).not.toMatch(/class="[^"]*theme-edit-this-page/)
    expect(text('sitemap.xml')).toContain('https://example.com/recipes/soup')
  })

  it('PL-4: `source` changes the text of a file, and only where it returns one', () => {
    expect(text('docs/index.html')).toContain('Version 1.2.3')
    expect(text('docs/other/index.html')).toContain('VERSION')
  })

  it('PL-5: `page` adds to the head and the data of a page', () => {
    expect(text('docs/index.html')).toContain('<meta name="hooked" content="doc Home more">')
    expect(text('docs/index.html')).toContain('<meta name="description" content="From a plugin">')
    expect(text('menu/index.html')).toContain('<meta name="hooked" content="react  ">')
  })

  it('PL-6, PL-7: `rendered` derives files and records, from which `files` makes files of the site', () => {
    expect(text('docs/other.txt')).toBe('Other kept')
    const { pages, sidebar, first: read, label, base } = JSON.parse(text('titles.json'))
    expect(pages.map(({ path }: { path: string }) => path).sort()).toEqual([
      '/code',
      '/docs',
      '/docs/guide/made',
      '/docs/other',
      '/menu',
      '/recipes/soup',
    ])
    expect(pages.find(({ path }: { path: string }) => path === '/docs').record).toEqual({
      title: 'Home',
      isDocument: true,
      root: true,
      links: true,
    })
    expect(sidebar.slice(0, 2)).toEqual([
      {
        type: 'category',
        label: 'guide',
        items: [{ type: 'link', label: 'Made', href: '/docs/guide/made' }],
      },
      { type: 'link', label: 'Home', href: '/docs' },
    ])
    expect([read, label, base]).toEqual(['Home kept', 'Documentation', '/'])
    expect(text('robots.txt')).toBe('of the site')
  })

  it('PL-8: `finish` writes files, adds headers and warns', () => {
    expect(text('finished.txt')).toBe('of Test')
    expect(text('_headers')).toContain('/titles.json\n  X-Plugin: yes')
    expect(built.warnings).toEqual([
      'The plugin "derived" warns: the soup is cold\n  at data/soup.json\n  Warm it.',
    ])
  })

  it('PL-14: a second build is the same, from the cache', async () => {
    const { error, result } = await buildSite(siteDir)
    expect([error, result?.rendered]).toEqual([undefined, 0])
    expect(differences(first, contentsOf(join(siteDir, 'dist')))).toEqual([])
  })

  it('PL-14: a second build is the same without the cache, on two threads', {
    tags: ['exhaustive'],
  }, async () => {
    expect((await buildSite(siteDir, { cache: false, workers: 2 })).error).toBeUndefined()
    expect(differences(first, contentsOf(join(siteDir, 'dist')))).toEqual([])
  })

  it('PL-6: pages are rendered again when the key of a plugin changes, not when another file does', {
    tags: ['exhaustive'],
  }, async () => {
    writeFiles(siteDir, { 'plugins.mjs': `${PLUGIN}// A comment.\n` })
    expect((await buildSite(siteDir)).result?.rendered).toBe(0)
    writeFiles(siteDir, { 'plugins.mjs': PLUGIN.replace("cacheKey: '1'", "cacheKey: '2'") })
    const { result } = await buildSite(siteDir)
    expect(result?.rendered).toBe(result!.pages)
    writeFiles(siteDir, { 'plugins.mjs': PLUGIN.replace("  cacheKey: '1',\n", '') })
    await buildSite(siteDir)
    writeFiles(siteDir, { 'plugins.mjs': `${PLUGIN.replace("  cacheKey: '1',\n", '')}// A comment.\n` })
    expect((await buildSite(siteDir)).result?.rendered).toBe(result!.pages)
    writeFiles(siteDir, { 'plugins.mjs': PLUGIN })
  })

  it('PL-3: what is no longer made is gone', async () => {
    rmSync(join(siteDir, 'data/soup.json'))
    writeFileSync(join(siteDir, 'data/cake.json'), '{"title":"Cake","text":"Sugar."}')
    writeFileSync(join(siteDir, 'docs/index.md'), '# Home\n')
    expect((await buildSite(siteDir)).error).toBeUndefined()
    expect(text('recipes/cake/index.html')).toContain('Sugar.')
    expect([...contentsOf(join(siteDir, 'dist')).keys()].filter((path) => path.includes('soup'))).toEqual([])
  })
})

describe('elements of Markdown files', () => {
  const PIXEL =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  /** A file that says that it is so wide. */
  const pixels = (width: number) => {
    const bytes = Buffer.from(PIXEL, 'base64')
    bytes.writeUInt32BE(width, 16)
    return bytes
  }
  const MARKS = `
import { appendFileSync } from 'node:fs'
const walk = (node, found = []) => {
  if (node.tagName === 'img') found.push(node)
  for (const child of node.children ?? []) walk(child, found)
  return found
}
export const marks = {
  name: 'marks',
  cacheKey: 'KEY',
  async elements({ tree, source, production }, { image, files, warn }) {
    appendFileSync(new URL('./calls.txt', import.meta.url), source + ' ' + production + '\\n')
    for (const node of walk(tree)) {
      const found = await image(node.properties.src)
      if (!found) { warn('no file', { node, hint: 'Add it.' }); continue }
      const [file] = await files('mark of ' + found.width, () => {
        appendFileSync(new URL('./calls.txt', import.meta.url), 'made\\n')
        return [{ name: 'my mark.txt', content: 'width ' + found.width }]
      })
      node.properties.dataMark = [file.name, file.url, file.size].join()
    }
  },
}
`
  const MARK = 'data-mark="my mark.txt,/assets/files/my-mark-073d7efc.txt,7"'
  let siteDir: string
  const text = (path: string) => readFileSync(join(siteDir, 'dist', path), 'utf8')
  const calls = () => {
    const lines = readFileSync(join(siteDir, 'calls.txt'), 'utf8').trim().split('\n').sort()
    writeFileSync(join(siteDir, 'calls.txt'), '')
    return lines.filter(Boolean)
  }
  const PAGES = ['docs/index.md', 'docs/live.mdx'].map((source) => `${source} true`)
  const build = async () => {
    const { error, warnings } = await buildSite(siteDir)
    return { error, warnings, calls: calls() }
  }

  beforeAll(async () => {
    siteDir = makeSite(
      {
        'marks.mjs': MARKS,
        'docs/index.md':
          '---\ntitle: A\n---\n\nText.\n\n![A](./a.png) <img src="/b.png" /> ![C](https://other.example/c.png)\n',
        'docs/live.mdx':
          "import Counter from './Counter.jsx'\nimport Part from './_part.mdx'\n\n![A](./a.png)\n\n<Counter />\n\n<Part />\n",
        'docs/_part.mdx': '![In a partial](./p.png)\n',
        'docs/Counter.jsx':
          "import { useState } from 'react'\nexport default () => <button>{useState(0)[0]}</button>",
      },
      'plugins: [marks]',
    )
    writeFiles(siteDir, {
      'vellum.config.mjs': `import { marks } from './marks.mjs'\nexport default { title: 'Test', url: 'https://example.com', baseUrl: '/', plugins: [marks] }`,
    })
    for (const [path, width] of Object.entries({ 'docs/a.png': 1, 'static/b.png': 1, 'docs/p.png': 2 })) {
      mkdirSync(dirname(join(siteDir, path)), { recursive: true })
      writeFileSync(join(siteDir, path), pixels(width))
    }
  })

  it('PL-15: `elements` changes pages of HTML, pages of code and partials, and adds files to the site', async () => {
    expect(await build()).toEqual({
      error: undefined,
      warnings: [
        [
          'The plugin "marks" warns: no file',
          '  at docs/index.md:7:36',
          '    5 | Text.',
          '    6 |',
          '  > 7 | ![A](./a.png) <img src="/b.png" /> ![C](https://other.example/c.png)',
          '      |                                    ^',
          '    8 |',
          '  Add it.',
        ].join('\n'),
      ],
      calls: ['docs/_part.mdx true', ...PAGES, 'made', 'made'],
    })
    const index = text('docs/index.html')
    expect(index.match(/<img [^>]*>/g)).toEqual([
      expect.stringMatching(`src="/assets/images/a-\\w+.png" alt="A" width="1" height="1" ${MARK}`),
      `<img src="/b.png" ${MARK}>`,
      expect.not.stringContaining('data-mark'),
    ])
    expect(text('docs/live/index.html')).toContain(MARK)
    expect(text('docs/live/index.html')).toMatch(/alt="In a partial"[^>]*data-mark="my mark.txt,/)
    expect(text('assets/files/my-mark-073d7efc.txt')).toBe('width 1')
  })

  it('PL-15: what has not changed is not made again', async () => {
    const first = contentsOf(join(siteDir, 'dist'))
    expect((await build()).calls).toEqual([])
    expect(differences(first, contentsOf(join(siteDir, 'dist')))).toEqual([])
    writeFileSync(
      join(siteDir, 'docs/live.mdx'),
      `${readFileSync(join(siteDir, 'docs/live.mdx'), 'utf8')}\nMore.\n`,
    )
    expect((await build()).calls).toEqual(['docs/_part.mdx true', 'docs/live.mdx true'])
    // Another key of the plugin: the files have keys of their own.
    writeFiles(siteDir, { 'marks.mjs': MARKS.replace('KEY', 'KEY 2') })
    expect((await build()).calls).toEqual(['docs/_part.mdx true', ...PAGES])
  })

  it('PL-15: files that are gone from the cache, or damaged there, are made again', {
    tags: ['exhaustive'],
  }, async () => {
    await build()
    const folder = join(siteDir, '.vellum/cache/plugin-files')
    const names = readdirSync(folder).filter((file) => !file.startsWith('.'))
    const first = contentsOf(join(siteDir, 'dist'))
    for (const damage of [rmSync, (file: string) => writeFileSync(file, 'no')]) {
      for (const name of names) damage(join(folder, name))
      expect((await build()).calls).toEqual(['docs/_part.mdx true', ...PAGES, 'made', 'made'])
      expect(differences(first, contentsOf(join(siteDir, 'dist')))).toEqual([])
    }
  })

  it('PL-15: an image that changes is passed to the plugin again, and what nothing uses is deleted', {
    tags: ['exhaustive'],
  }, async () => {
    await build()
    for (const path of ['docs/a.png', 'static/b.png']) writeFileSync(join(siteDir, path), pixels(3))
    expect((await build()).calls).toEqual(['docs/_part.mdx true', ...PAGES, 'made'])
    writeFileSync(join(siteDir, 'docs/p.png'), pixels(4))
    expect((await build()).calls).toEqual(['docs/_part.mdx true', 'made'])
    expect(text('docs/live/index.html')).toMatch(/alt="In a partial" width="4"/)
    expect(
      readdirSync(join(siteDir, 'dist/assets/files')).filter((name) => name.endsWith('.txt')),
    ).toHaveLength(2)
    const kept = readdirSync(join(siteDir, '.vellum/cache/plugin-files'))
    expect(kept.filter((name) => !name.startsWith('.'))).toHaveLength(2)
  })
})

describe('additions to the configuration', () => {
  it('PL-2, PL-13: are joined with those of the site, whose own win', async () => {
    const siteDir = makeSite({
      'docs/index.md': ':::tip\n\nText.\n\n:::\n',
      'plugin/plugin.mjs': `
        const here = (name) => new URL(name, import.meta.url).href
        const remark = (text) => () => (tree) => { tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: text }] }) }
        export const plugin = (name) => ({
          name,
          config: async ({ siteDir, once, config }) => ({
            tagline: 'of ' + name,
            favicon: 'img/' + name + '.svg',
            headTags: [{ tagName: 'meta', attributes: { name: 'from-' + name, content: name + ' ' + config.title + ' ' + (await once('n', () => 7)) } }],
            markdown: { remarkPlugins: [remark('by ' + name)] },
            staticDirectories: [here('./static')],
            theme: { customCss: here('./plugin.css'), parts: { Footer: here('./Footer.jsx') } },
            labels: { en: { 'theme.admonition.tip': 'hint' } },
            search: { synonyms: { soup: [name] } },
          }),
        })`,
      'plugin/static/plugin.txt': 'static',
      'plugin/plugin.css': '.of-plugin { color: red }',
      'plugin/Footer.jsx': 'export default () => <footer>Footer of the plugin</footer>',
      'static/own.txt': 'own',
      'vellum.config.mjs': `
        import { plugin } from './plugin/plugin.mjs'
        export default {
          title: 'Test', url: 'https://example.com', baseUrl: '/', search: true, tagline: 'own',
          headTags: [{ tagName: 'meta', attributes: { name: 'from-site', content: 'the site' } }],
          plugins: [plugin('a'), { ...plugin('b'), config: { headTags: [{ tagName: 'meta', attributes: { name: 'from-b', content: 'b' } }] } }],
        }`,
    })
    const { error } = await buildSite(siteDir)
    expect(error).toBeUndefined()
    const dist = contentsOf(join(siteDir, 'dist'))
    const html = dist.get('docs/index.html')!.toString()
    expect(
      [...html.matchAll(/<meta name="from-\w+" content="([^"]*)"/g)].map(([, content]) => content),
    ).toEqual(['a Test 7', 'b', 'the site'])
    expect(html).toContain('<p>by a</p>')
    expect(html).toContain('Footer of the plugin')
    expect(html).toContain('hint')
    expect(html).toContain('img/a.svg')
    expect([dist.has('plugin.txt'), dist.has('own.txt')]).toEqual([true, true])
    expect([...dist].some(([path, bytes]) => path.endsWith('.css') && bytes.includes('of-plugin'))).toBe(true)
  })

  it('PL-13: a part of the site wins over that of a plugin', { tags: ['exhaustive'] }, async () => {
    const siteDir = makeSite(
      {
        'docs/index.md': '# A\n',
        'src/Other.jsx': 'export default () => <footer>Other footer</footer>',
        'src/theme/Footer.jsx': 'export default () => <footer>Own footer</footer>',
      },
      "theme: { parts: { Footer: './src/Other.jsx' } }",
    )
    const { outDir, error } = await buildSite(siteDir)
    expect(error).toBeUndefined()
    expect(readFileSync(join(outDir, 'docs/index.html'), 'utf8')).toContain('Own footer')
  })

  it('PL-12: options of Vite are used', async () => {
    const siteDir = makeSite(
      {
        'docs/index.md': '# A\n',
        'src/pages/index.jsx':
          "import name from 'virtual:name'\nimport own from '#own'\nexport default () => <p>{[name, own, NUMBER].join()}</p>",
        'src/own.js': "export default 'alias'",
      },
      `vite: {
        define: { NUMBER: '42' },
        resolve: { alias: { '#own': new URL('./src/own.js', import.meta.url).pathname } },
        plugins: [{
          name: 'virtual-name',
          resolveId: (id) => (id === 'virtual:name' ? '\\0' + id : undefined),
          load: (id) => (id === '\\0virtual:name' ? "export default 'virtual'" : undefined),
        }],
      }`,
    )
    const { outDir, error } = await buildSite(siteDir)
    expect(error).toBeUndefined()
    expect(readFileSync(join(outDir, 'index.html'), 'utf8')).toContain('<p>virtual,alias,42</p>')
  })

  it('PL-11: a check lists the policies that plugins set for paths', async () => {
    const siteDir = makeSite(
      { 'docs/index.md': '# A\n' },
      `baseUrl: '/x/', plugins: [{ name: 'lab', finish: (site) => site.header('/lab/*', { 'content-security-policy': 'script-src *' }) }]`,
    )
    const { infos, error } = await buildSite(siteDir, { write: false })
    expect(error).toBeUndefined()
    expect(infos.filter((line) => line.includes('policy'))).toEqual([
      'The plugin "lab" sets content-security-policy for /x/lab/*: script-src *',
    ])
  })

  it('PL-11: a check lists the sources of the policy', async () => {
    const siteDir = makeSite(
      { 'docs/index.md': '# A\n' },
      `contentSecurityPolicy: { 'img-src': ['blob:'] },
       plugins: [{ name: 'lab', config: { contentSecurityPolicy: { 'script-src': ["'wasm-unsafe-eval'"] } } }]`,
    )
    const { infos, error } = await buildSite(siteDir, { write: false })
    expect(error).toBeUndefined()
    expect(infos.filter((line) => line.startsWith('The policy'))).toEqual([
      `The policy allows 'wasm-unsafe-eval' in script-src, for the plugin "lab".`,
      'The policy allows blob: in img-src, for the configuration.',
    ])
  })
})

describe('what is wrong with plugins', () => {
  const reported = async (plugins: string) =>
    (await buildSite(makeSite({ 'docs/index.md': '# A\n' }, `plugins: ${plugins}`))).error?.replace(
      /\/\S+\/(?=vellum\.config)/g,
      '',
    )

  it.each([
    ['{}', '`plugins` must be an array, not an object.\n  at vellum.config.mjs'],
    ['[7]', '`plugins[0]` is not a plugin.'],
    ['[{ page: () => {} }]', '`plugins[0].name` is required: every plugin has a name.'],
    [
      "[{ name: 'a', renderd: () => {} }]",
      '`plugins[0].renderd` is not a hook of plugins.\n  at vellum.config.mjs\n  Did you mean "rendered"?',
    ],
    ["[[{ name: 'a', page: 'x' }]]", '`plugins[0][0].page` of a plugin must be a function.'],
    [
      "[{ name: 'a', dev: { wach: [] } }]",
      '`plugins[0].dev.wach` is not a hook of plugins.\n  at vellum.config.mjs\n  Did you mean "watch"?',
    ],
    ["[{ name: 'a' }, { name: 'a' }]", '`plugins[1]` is the second plugin with the name "a".'],
    [
      "[{ name: 'a', config: { baseUrl: '/x/' } }]",
      'The plugin "a" sets `baseUrl`, which belongs to the site.',
    ],
    [
      "[{ name: 'a', config: { hedTags: [] } }]",
      'Unknown field "hedTags" in vellum.config.mjs (the plugin "a").',
    ],
    ["[{ name: 'a', config: () => 7 }]", '`config` of the plugin "a" must return an object.'],
    [
      "[{ name: 'a', config: () => { throw new Error('no') } }]",
      '`config` of the plugin "a" threw an error.',
    ],
    [
      "[{ name: 'a', source: () => { throw new Error('no') } }]",
      '`source` of the plugin "a" threw an error.\n  at docs/index.md',
    ],
    ["[{ name: 'a', source: () => 7 }]", '`source` of the plugin "a" must return a string.'],
    [
      "[{ name: 'a', elements: async () => { throw new Error('no') } }]",
      '`elements` of the plugin "a" threw an error.\n  at docs/index.md',
    ],
    [
      "[{ name: 'a', elements: (_, { files }) => files('k', () => [{ name: '../x.txt', content: '' }]).then(() => {}) }]",
      '`elements` of the plugin "a" names the file "../x.txt".',
    ],
    [
      "[{ name: 'a', page: () => ({ headTags: [] }) }]",
      '`page` of the plugin "a" must return an object with `title`, `description`, `image`, `head`, `files`, not `headTags`.',
    ],
    [
      "[{ name: 'a', page: () => { throw new Error('no') } }]",
      '`page` of the plugin "a" threw an error.\n  at docs/index.md',
    ],
    [
      "[{ name: 'a', rendered: async () => { throw new Error('no') } }]",
      '`rendered` of the plugin "a" threw an error.\n  at docs/index.md',
    ],
    [
      "[{ name: 'a', rendered: () => ({ files: { '../x': '' } }) }]",
      '`rendered` of the plugin "a" names the file "../x".',
    ],
    [
      "[{ name: 'a', files: { 'a.txt': () => { throw new Error('no') } } }]",
      '`files["a.txt"]` of the plugin "a" threw an error.',
    ],
    [
      "[{ name: 'a', finish: () => { throw new Error('no') } }]",
      '`finish` of the plugin "a" threw an error.',
    ],
    [
      "[{ name: 'a', finish: (site) => site.write('/etc/x', '') }]",
      '`finish` of the plugin "a" names the file "/etc/x".',
    ],
    [
      "[{ name: 'a', content: () => ({ pages: [{ path: 'a.txt', text: '' }] }) }]",
      '`content` of the plugin "a" must return pages with `text` whose path ends in `.md`, `.mdx`, `.jsx` or `.tsx`, not "a.txt".',
    ],
    [
      "[{ name: 'a', content: () => ({ pages: [{ path: 'a', component: './src/A' }] }) }]",
      '`content` of the plugin "a" must return the name of a module as `component` of the page "a", not "./src/A".\n  Write an absolute path, a `file:` URL, or `@site/…`.',
    ],
    [
      "[{ name: 'a', content: () => ({ docs: { other: [] } }) }]",
      '`content` of the plugin "a" has documents for the docs set "other".\n  The site has "default".',
    ],
    [
      "[{ name: 'a', content: () => ({ pages: [{ path: 'a.md', text: '' }, { path: 'a.md', text: '' }] }) }]",
      'The plugin "a" makes the file "pages/a.md", which was made before.',
    ],
    [
      "[{ name: 'a', content: () => { const data = { menu: [] }; data.menu.push(data); return { data } } }]",
      '`content` of the plugin "a" must return plain data in `data`: `data.menu[0]` contains itself.',
    ],
    [
      "[{ name: 'a', content: () => ({ pages: [{ path: 'a', component: '@site/a', props: { f() {} } }] }) }]",
      '`content` of the plugin "a" must return plain data in `pages[0].props`: `pages[0].props.f` is a function.',
    ],
    [
      "[{ name: 'a', content: () => ({ docs: { default: 'x' } }) }]",
      '`content` of the plugin "a" must return an array in `docs.default`, not a string.',
    ],
    [
      "[{ name: 'a', content: () => Promise.reject() }]",
      'Cause: A value that is not an Error was thrown: undefined',
    ],
    [
      "[{ name: 'a', rendered: () => { const record = {}; record.own = { record }; return { record } } }]",
      '`rendered` of the plugin "a" must return plain data in `record`: `record.own.record` contains itself.\n  at docs/index.md',
    ],
    [
      "[{ name: 'a', rendered: () => ({ files: { 'a.txt': 7 } }) }]",
      '`rendered` of the plugin "a" must return a string or bytes for the file "a.txt", not a number.\n  at docs/index.md',
    ],
    [
      "[{ name: 'a', page: () => ({ head: [{ tag: 'meta' }] }) }]",
      '`page` of the plugin "a" must return a tag with `tagName` and `attributes` in `head[0]`, not an object.\n  at docs/index.md',
    ],
    [
      "[{ name: 'a', page: () => ({ title: 7 }) }]",
      '`page` of the plugin "a" must return a string in `title`, not a number.',
    ],
    [
      "[{ name: 'a', elements: ({ tree }) => { tree.children.push(null) } }]",
      '`elements` of the plugin "a" must return nothing, and leave a tree of nodes: there is null in `root`.\n  at docs/index.md',
    ],
    [
      "[{ name: 'a', files: { 'a.txt': async () => {} } }]",
      '`files["a.txt"]` of the plugin "a" must return a string or bytes for the file "a.txt", not undefined.',
    ],
    [
      "[{ name: 'a', files: { 'a.txt': () => 'a' } }, { name: 'b', files: { 'a.txt': () => 'b' } }]",
      'The plugin "b" makes the file "a.txt", which was made before.',
    ],
    [
      "[{ name: 'a', content: () => ({ pages: [{ path: 'x.mdx', text: '# X\\n\\n<Foo\\n' }] }) }]",
      '  at .vellum/content/en/pages/x.mdx:4:1, made by the plugin "a"\n',
    ],
    [
      "[{ name: 'a', content: () => ({ docs: { default: [{ path: 'x.md', text: '---\\ntitle: [1]\\n---\\n' }] } }) }]",
      'The front matter is invalid: `title` must be a string.\n  at .vellum/content/en/docs/default/x.md:2, made by the plugin "a"\n',
    ],
    [
      "[{ name: 'a', content: () => ({ pages: [{ path: 'x.md', text: '# X\\n\\n[n](/nope)' }] }) }]",
      '  /nope (.vellum/content/en/pages/x.md:3, made by the plugin "a")\n',
    ],
    [
      "[{ name: 'a', content: () => ({ pages: [{ path: 'x.jsx', text: 'export default () => { throw new Error(1) }' }] }) }]",
      '  at .vellum/content/en/pages/x.jsx:1:30, made by the plugin "a"\n',
    ],
    [
      "[{ name: 'a', source: ({ text }) => '---\\ntitle: [1]\\n---\\n' + text }]",
      '  at docs/index.md:2, with the changes of the plugin "a"\n',
    ],
    [
      "[{ name: 'a', config: () => { const fields = {}; fields.own = fields; return { customFields: fields } } }]",
      '`customFields.own` must be plain data: it contains itself.\n  at vellum.config.mjs (the plugin "a")\n',
    ],
    [
      "[{ name: 'a', finish: (site) => site.header('/a', { 'X-A': 'a\\nb' }) }]",
      '`header` in `finish` of the plugin "a" needs headers: `X-A` is none.',
    ],
    [
      "[{ name: 'a', content: () => ({ pages: [{ path: 'x.md', text: '---\\ntitle: a: b\\n---\\n' }] }) }, { name: 'b', source: ({ path }) => undefined }]",
      '  at .vellum/content/en/pages/x.md:2:8, made by the plugin "a"\n',
    ],
    [
      "[{ name: 'a', content: () => ({ pages: [{ path: 'x.md', text: '# X\\n' }] }) }, { name: 'b', source: ({ path, text }) => path.includes('pages/') ? '---\\ntitle: a: b\\n---\\n' + text : undefined }]",
      '  at .vellum/content/en/pages/x.md:2:8, made by the plugin "a", with the changes of the plugin "b"\n',
    ],
    [
      "[{ name: 'a', config: { contentSecurityPolicy: { 'scrpt-src': ['x'] } } }]",
      'Unknown field "scrpt-src" in `contentSecurityPolicy`.\n  at vellum.config.mjs (the plugin "a")\n  Did you mean "script-src"?',
    ],
    [
      "[{ name: 'a', config: { contentSecurityPolicy: { 'img-src': ['https://a.example; script-src *'] } } }]",
      '`contentSecurityPolicy["img-src"][0]` must be one source, not "https://a.example; script-src *".\n  at vellum.config.mjs (the plugin "a")',
    ],
    [
      "[{ name: 'a', config: { contentSecurityPolicy: { 'script-src': ['unsafe-inline'] } } }]",
      '  Write it in single quotes: "\'unsafe-inline\'".',
    ],
    [
      "[{ name: 'a', finish: (site) => { site.header('a.txt', { 'X-A': '1' }) } }]",
      '`header` in `finish` of the plugin "a" needs a path: "a.txt" is none.',
    ],
    [
      "[{ name: 'a', finish: (site) => { site.header('/a\\n  X-B: 2', { 'X-A': '1' }) } }]",
      '`header` in `finish` of the plugin "a" needs a path',
    ],
    [
      "[{ name: 'a', finish: (site) => { void site.write('docs/index.html', 'x') } }]",
      'The plugin "a" makes the file "docs/index.html", which was made before.',
    ],
    [
      "[{ name: 'a', files: { 'x.txt': (site) => site.read('none.txt') } }]",
      'The plugin "a" reports: There is no file "none.txt".',
    ],
    [
      "[{ name: 'a', elements: ({ tree }) => ({ ...tree, children: [] }) }]",
      '`elements` of the plugin "a" must return nothing, not an object.\n  at docs/index.md\n  Change `tree` in place',
    ],
    [
      "[{ name: 'a', content: () => ({ pages: [{ path: 'x\\0.md', text: '' }] }) }]",
      '`content` of the plugin "a" names the file ',
    ],
    [
      "[{ name: 'b', config: { markdown: { rehypePlugins: [() => () => {}] } } }, { name: 'a', config: { markdown: { rehypePlugins: [[function broken() { return () => { throw new Error('no') } }, {}]] } } }]",
      'A plugin of the site threw an error: `rehypePlugins` of the plugin "a", "broken".\n  at docs/index.md',
    ],
    [
      "[{ name: 'a', config: { docs: { remarkPlugins: [() => (tree, file) => file.fail('no list', tree.children[0])] } } }]",
      'no list\n  at docs/index.md:1:1\n  > 1 | # A\n      | ^\n    2 |\n  Correct the page, or the plugin of the site that rejects it: `remarkPlugins` of the plugin "a".',
    ],
    [
      "[{ name: 'a', config: { vite: { plugins: [{ name: 'v', transform(code, id) { if (id.includes('shell')) throw new Error('no') } }] } } }]",
      'The Vite plugin "v" threw an error: no.\n  Correct the plugin, or remove it from `vite.plugins`',
    ],
  ])('PL-1, PL-2, PL-10: %s', async (plugins, message) => {
    expect(await reported(plugins)).toContain(message)
  })

  it('PL-10: names the plugin of a page that is not built, of labels without effect, and of data that gets lost', async () => {
    const { warnings } = await buildSite(
      makeSite(
        { 'docs/index.md': '# A\n', 'docs/b.md': '# B\n' },
        `plugins: [{
          name: 'a',
          content: () => ({ docs: { default: [{ path: 'x.md', text: '---\\nslug: /b\\n---\\n# X' }] } }),
          config: { labels: { en: { 'theme.docs.root.titel': 'x' } }, customFields: { f() {} } },
        }]`,
      ),
    )
    expect(warnings).toEqual([
      [
        'Components do not get values that are not plain data:',
        '  - `customFields.f` is a function',
        '  at vellum.config.mjs (the plugin "a")',
        '  Pages carry these fields as JSON, which has no functions and no classes: pass data, and write functions in the component.',
      ].join('\n'),
      [
        '`labels` has ids that the theme does not have:',
        '  - theme.docs.root.titel (did you mean "theme.docs.root.title"?)',
        '  at vellum.config.mjs (the plugin "a")',
        '  Correct them: `vellum write-translations` lists the ids of the theme. Ids of your own components do not start with `theme`.',
      ].join('\n'),
      [
        'Several pages have the path `/docs/b`; only the first is built.',
        '  docs/b.md is built',
        '  .vellum/content/en/docs/default/x.md:2, made by the plugin "a", is not built',
        "  Give each page that is not built its own `slug`, rename its file, or set `onDuplicateRoutes` to 'ignore'.",
      ].join('\n'),
    ])
  })

  it('PL-10: names two pages with different content for one file, also when they are cached', {
    tags: ['exhaustive'],
  }, async () => {
    const site = makeSite(
      { 'docs/index.md': '# A\n', 'docs/b.md': '# B\n' },
      "plugins: [{ name: 'a', cacheKey: '1', rendered: ({ path }) => ({ files: { 'x.txt': path, 'same.txt': 'x' } }) }]",
    )
    const message =
      '`rendered` makes the file "x.txt" for the pages "/docs/b" and "/docs".\n  Make the name in the plugin from the path of the page; a file of the whole site belongs in `files`.'
    expect((await buildSite(site)).error).toBe(message)
    expect((await buildSite(site)).error).toBe(message)
  })

  it('PL-10: names the position in the plugin', async () => {
    expect(await reported("[{ name: 'a', page: () => { throw new Error('no') } }]")).toMatch(
      /at docs\/index\.md\n {2}at vellum\.config\S*:\d+:\d+\n {2}The cause is below.*\nCause: no$/s,
    )
  })
})
