// Configurations as Docusaurus reads them, and what they are here.

import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { docusaurusReport, folderNotes } from './docusaurusReport.js'
import { fromDocusaurus } from './fromDocusaurus.js'
import { parseConfig } from './parseConfig.js'

/** A site without packages, and one that has installed ours. */
let emptySite: string
let fullSite: string

beforeAll(() => {
  emptySite = realpathSync(mkdtempSync(join(tmpdir(), 'vellum-move-')))
  fullSite = join(emptySite, 'full')
  const packages = {
    'vellum-docusaurus': `export const docusaurusPlugin = (what, options) => ({ name: 'docusaurus: ' + (what.name ?? what), options })
      export const googleGtag = (options) => ({ name: 'gtag', options })
      export const googleTagManager = (options) => ({ name: 'gtm', options })
      export const googleAnalytics = (options) => ({ name: 'ga', options })`,
    'vellum-mermaid': `export const mermaid = () => ({ name: 'vellum-mermaid' })`,
    'vellum-images': `export const idealImage = (options) => ({ name: 'vellum-images', options })`,
  }
  for (const [name, code] of Object.entries(packages)) {
    const folder = join(fullSite, 'node_modules', name)
    mkdirSync(folder, { recursive: true })
    writeFileSync(
      join(folder, 'package.json'),
      '{ "type": "module", "exports": { ".": { "default": "./index.js" } } }',
    )
    writeFileSync(join(folder, 'index.js'), code)
  }
})

afterAll(() => rmSync(emptySite, { recursive: true, force: true }))

const FIELDS = { title: 'T', url: 'https://example.com', baseUrl: '/' }

/** The configuration, and one line for each note: `lost plugin "pwa"`. */
async function translate(fields: object, siteDir = emptySite) {
  const { config, notes } = await fromDocusaurus({ ...FIELDS, ...fields }, { siteDir })
  return {
    config: config as Record<string, unknown>,
    notes: notes.map(({ outcome, what }) => `${outcome} ${what}`),
    abouts: notes.map(({ about }) => about),
  }
}

describe('fromDocusaurus', () => {
  it('MV-3: leaves a configuration of ours as it is', async () => {
    const config = { ...FIELDS, docs: { path: 'guide' }, plugins: [{ name: 'own' }], tagLine: 'x' }
    expect(await fromDocusaurus(config, { siteDir: emptySite })).toEqual({
      config,
      notes: [],
      isForeign: false,
    })
  })

  it('MV-8: says how a plugin of Vellum is used, where its name or its function is listed', async () => {
    const math = () => ({ name: 'math' })
    const { notes, abouts } = await translate({ plugins: ['vellum-math', math] })
    expect(notes).toEqual(['lost plugin "vellum-math"', 'lost plugin `math`'])
    expect(abouts).toEqual([
      'Import its function from "vellum-math" and call it in `plugins`: it is a plugin of Vellum.',
      'If it makes a plugin of Vellum, call it: `math()`. If not: Run `npm install vellum-docusaurus`, which runs it as far as it goes.',
    ])
  })

  it.each([
    'classic',
    '@docusaurus/preset-classic',
    '@docusaurus/classic',
    '/site/node_modules/@docusaurus/preset-classic/lib/index.js',
    'C:\\site\\node_modules\\@docusaurus\\preset-classic\\lib\\index.js',
  ])('MV-3: reads the options of the classic preset as fields: %s', async (name) => {
    const { config, notes } = await translate({
      presets: [
        false,
        [
          name,
          {
            docs: { path: 'guide', sidebarPath: './sidebars.js' },
            blog: false,
            theme: { customCss: ['./a.css'] },
            sitemap: { priority: 0.1 },
          },
        ],
      ],
      docs: { path: 'own' },
      theme: { customCss: './b.css' },
    })
    expect(config).toMatchObject({
      docs: { path: 'own', sidebarPath: './sidebars.js' },
      blog: false,
      theme: { customCss: ['./a.css', './b.css'] },
      sitemap: { priority: 0.1 },
    })
    expect(config).not.toHaveProperty('presets')
    expect(notes).toEqual([])
    expect(() => parseConfig(config, { file: 'vellum.config.ts' })).not.toThrow()
  })

  it('MV-3: names a preset that it does not know, and reads what it shares with the classic one', async () => {
    const { config, notes } = await translate({
      presets: [
        ['docusaurus-preset-openapi', { docs: { path: 'api' } }],
        () => ({}),
        ['classic', { dosc: {} }],
      ],
    })
    expect(config).toMatchObject({ docs: { path: 'api' } })
    expect(notes).toEqual([
      'lost preset "docusaurus-preset-openapi"',
      'lost preset a function',
      'lost option `dosc` of the classic preset',
    ])
  })

  it('MV-4: accepts fields that change nothing here, and notes each', async () => {
    const { config, notes } = await translate({
      organizationName: 'a',
      projectName: 'b',
      deploymentBranch: 'c',
      githubHost: 'd',
      githubPort: '22',
      future: { v4: true, experimental_router: 'hash' },
      webpack: { jsLoader: 'babel' },
      ssrTemplate: '<html>',
      themes: [],
      plugins: [],
      presets: [],
      staticDirectories: ['public'],
      markdown: { mdx1Compat: { comments: true }, recmaPlugins: [] },
      docs: {
        docItemComponent: '@theme/ApiItem',
        docTagsListComponent: '@theme/DocTagsListPage',
      },
      blog: {
        processBlogPosts: () => [],
        feedOptions: { xslt: true, type: 'rss', createFeedItems: () => [] },
      },
      themeConfig: { hideableSidebar: true, prism: { theme: {} } },
    })
    expect(config).toEqual({
      ...FIELDS,
      // Components read them.
      organizationName: 'a',
      projectName: 'b',
      staticDirectories: ['public'],
      plugins: [],
      markdown: {},
      docs: {},
      blog: { feedOptions: { type: 'rss' } },
      themeConfig: { hideableSidebar: true, prism: { theme: {} } },
    })
    expect([...notes].sort()).toEqual(
      [
        'lost `future.experimental_router`',
        'no-effect `deploymentBranch`',
        'no-effect `githubHost`',
        'no-effect `githubPort`',
        'no-effect `future`',
        'no-effect `webpack`',
        'lost `ssrTemplate`',
        'no-effect `markdown.mdx1Compat`',
        'lost `themeConfig.hideableSidebar`',
        'lost `themeConfig.prism.theme`',
        'lost `docs.docItemComponent`',
        'lost `blog.processBlogPosts`',
        'lost `blog.feedOptions.xslt`',
        'lost `blog.feedOptions.createFeedItems`',
      ].sort(),
    )
  })

  it.each([
    'content-docs',
    '@docusaurus/plugin-content-docs',
    '@docusaurus/content-docs',
    '/a/node_modules/@docusaurus/plugin-content-docs/lib/index.js',
  ])('MV-5: makes a docs set of each instance of the docs plugin: %s', async (name) => {
    const { config, notes } = await translate({
      presets: [['classic', { docs: { path: 'a' } }]],
      plugins: [[name, { id: 'b', path: 'b', routeBasePath: 'b' }], false, null],
    })
    expect(config.docs).toEqual([{ path: 'a' }, { id: 'b', path: 'b', routeBasePath: 'b' }])
    expect([config.plugins, notes]).toEqual([[false, null], []])
  })

  it('MV-5: without a preset, only content plugins that are listed make pages', async () => {
    const { config } = await translate({
      plugins: ['@docusaurus/plugin-content-docs'],
      themes: ['@docusaurus/theme-classic'],
    })
    expect([config.docs, config.blog, config.pages]).toEqual([[{}], false, false])
  })

  it('MV-5: adds the blogs of plugins to that of the preset, and names a second set of pages', async () => {
    const plugins = [['content-blog', { id: 'news', path: 'news' }]]
    const first = await translate({ presets: [['classic', { blog: false }]], plugins })
    expect([first.config.blog, first.notes]).toEqual([[{ id: 'news', path: 'news' }], []])
    const second = await translate({ presets: [['classic', { blog: { path: 'posts' } }]], plugins })
    expect([second.config.blog, second.notes]).toEqual([
      [{ path: 'posts' }, { id: 'news', path: 'news' }],
      [],
    ])
    const pages = await translate({
      presets: [['classic', {}]],
      plugins: [['content-pages', { id: 'more', path: 'more' }]],
    })
    expect([pages.notes, pages.abouts]).toEqual([
      ['lost plugin for `more`'],
      ['A site has one set of pages.'],
    ])
  })

  it('MV-6: makes redirects of all four options of the redirects plugin', async () => {
    const { config, notes } = await translate({
      redirects: [{ from: '/c', to: '/d' }],
      plugins: [
        [
          'client-redirects',
          {
            redirects: [{ from: ['/a', '/b'], to: '/docs' }],
            fromExtensions: ['html', 'htm'],
            toExtensions: ['zip'],
            createRedirects: (path: string) =>
              path.startsWith('/docs/') ? path.replace('/docs/', '/guide/') : undefined,
          },
        ],
      ],
    })
    expect(config.redirects).toEqual([
      { from: ['/a', '/b'], to: '/docs' },
      { from: '/c', to: '/d' },
    ])
    const create = config.createRedirects as (path: string) => string[]
    expect([create('/'), create('/docs/x/'), create('/a.html'), create('/file.zip')]).toEqual([
      [],
      ['/guide/x/', '/docs/x.html', '/docs/x.htm'],
      [],
      ['/file.zip.html', '/file.zip.htm', '/file'],
    ])
    expect(notes).toEqual([])
    expect(() => parseConfig(config, { file: 'vellum.config.ts' })).not.toThrow()
  })

  it('MV-7: names what packages of ours would do, and lets them do it when they are installed', async () => {
    const fields = {
      presets: [
        ['classic', { gtag: { trackingID: 'G-1' }, googleTagManager: undefined, debug: true, svgr: {} }],
      ],
      themes: ['@docusaurus/theme-mermaid'],
      plugins: [
        ['@docusaurus/plugin-ideal-image', { max: 900 }],
        ['@docusaurus/plugin-google-tag-manager', { containerId: 'GTM-1' }],
        function own() {},
        [function own() {}, { a: 1 }],
        ['./plugins/x', { b: 2 }],
        'docusaurus-plugin-other',
        { name: 'ours' },
      ],
      themeConfig: { googleAnalytics: { trackingID: 'UA-1' } },
    }
    const missing = await translate(fields)
    expect(missing.config.plugins).toEqual([{ name: 'ours' }])
    expect(missing.notes.filter((note) => note.startsWith('lost'))).toEqual([
      'lost option `gtag` of the classic preset',
      'lost theme "@docusaurus/theme-mermaid"',
      'lost plugin "@docusaurus/plugin-ideal-image"',
      'lost plugin "@docusaurus/plugin-google-tag-manager"',
      'lost plugin `own`',
      'lost plugin `own`',
      'lost plugin "./plugins/x"',
      'lost plugin "docusaurus-plugin-other"',
      'lost `themeConfig.googleAnalytics`',
    ])
    expect(missing.abouts.filter((about) => about.includes('npm install vellum-mermaid'))).toHaveLength(1)
    expect(missing.abouts.filter((about) => about.includes('npm install vellum-images'))).toHaveLength(1)
    const installed = await translate(fields, fullSite)
    expect(installed.notes.filter((note) => !note.startsWith('carried'))).toEqual([
      'no-effect option `debug` of the classic preset',
      'no-effect option `svgr` of the classic preset',
    ])
    expect(installed.config.plugins).toEqual([
      { name: 'gtag', options: { trackingID: 'G-1' } },
      { name: 'vellum-mermaid' },
      { name: 'vellum-images', options: { max: 900 } },
      { name: 'gtm', options: { containerId: 'GTM-1' } },
      { name: 'docusaurus: own', options: {} },
      { name: 'docusaurus: own (2)', options: { a: 1 } },
      { name: 'docusaurus: ./plugins/x', options: { b: 2 } },
      { name: 'docusaurus: docusaurus-plugin-other', options: {} },
      { name: 'ours' },
      { name: 'ga', options: { trackingID: 'UA-1' } },
    ])
  })

  it.each([
    ['docusaurus-plugin-sass', 'no-effect'],
    ['@docusaurus/plugin-debug', 'no-effect'],
    ['@docusaurus/theme-search-algolia', 'no-effect'],
    ['pwa', 'lost'],
    ['live-codeblock', 'lost'],
  ])('MV-7: says what becomes of %s: %s', async (name, outcome) => {
    expect((await translate({ plugins: [[name, {}]] })).notes).toEqual([`${outcome} plugin "${name}"`])
  })

  it.each([
    '@easyops-cn/docusaurus-search-local',
    'docusaurus-lunr-search',
    'docusaurus-theme-search-pagefind',
  ])('MV-7: replaces a local search by that of the engine: %s', async (name) => {
    expect((await translate({ themes: [[name, {}]] })).config.search).toBe(true)
    expect((await translate({ themes: [[name, {}]], search: false })).config.search).toBe(false)
  })

  it('MV-7: runs `markdown.preprocessor` as a plugin', async () => {
    const { config } = await translate({
      markdown: {
        preprocessor: ({ filePath, fileContent }: Record<string, string>) => `${fileContent} of ${filePath}`,
      },
    })
    const [plugin] = config.plugins as { source: (file: object) => string }[]
    expect(plugin?.source({ path: 'docs/a.md', text: 'Text' })).toBe(
      `Text of ${join(emptySite, 'docs/a.md')}`,
    )
  })

  it.each<[string, object, string]>([
    ['adds a key', { title: 'A', draft: true }, '---\n{"title":"A","draft":true}\n\n---\n\nText\n'],
    ['changes nothing', { title: 'A' }, 'undefined'],
  ])(
    'MV-7: runs `markdown.parseFrontMatter` as a plugin that %s, on as many lines',
    async (_, frontMatter, text) => {
      const { config } = await translate({
        markdown: {
          parseFrontMatter: async ({
            filePath,
            defaultParseFrontMatter,
            ...file
          }: {
            filePath: string
            defaultParseFrontMatter: (file: object) => Promise<object>
          }) => ({ ...(await defaultParseFrontMatter(file)), frontMatter }),
        },
      })
      const [plugin] = config.plugins as { source: (file: object) => Promise<string | undefined> }[]
      const changed = await plugin?.source({ path: 'docs/a.md', text: '---\ntitle: A\n\n---\n\nText\n' })
      expect(String(changed)).toBe(text)
    },
  )

  it('MV-7: refuses front matter of which the parser would lose a word', async () => {
    const { config } = await translate({ markdown: { parseFrontMatter: () => ({}) } })
    const [plugin] = config.plugins as { source: (file: object) => Promise<unknown> }[]
    const file = { path: 'a.md', text: '---\ntitle: !important note\n---\n' }
    await expect(plugin?.source(file)).rejects.toThrow('Unresolved tag: !important')
  })

  it('MV-7: refuses what is no front matter', async () => {
    const { config } = await translate({ markdown: { parseFrontMatter: () => 'text' } })
    const [plugin] = config.plugins as { source: (file: object) => Promise<unknown> }[]
    await expect(plugin?.source({ path: 'a.md', text: 'a' })).rejects.toThrow(
      '`markdown.parseFrontMatter` must return an object with `frontMatter` and `content`.',
    )
  })

  it('MV-8: warns of what functions of `markdown.hooks` handled', async () => {
    const { config, notes } = await translate({
      markdown: { hooks: { onBrokenMarkdownLinks: () => '/', onBrokenMarkdownImages: 'throw' } },
    })
    expect(config.markdown).toEqual({
      hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw' },
    })
    expect(notes).toEqual(['lost the function `markdown.hooks.onBrokenMarkdownLinks`'])
  })
})

describe('docusaurusReport', () => {
  const source = `// pwa: a comment
export default {
  presets: [['classic', {
    theme: { customCss: 'a.css' },
    blog: { feedOptions: { xslt: true } },
  }]],
  githubHost,
  plugins: [
    '@docusaurus/plugin-pwa',
  ],
  themeConfig: {
    prism: {
      theme: a.b,
    },
  },
}`

  it('MV-8: is one report with the line of each part, the lost ones first', async () => {
    const { notes } = await fromDocusaurus(
      {
        presets: [['classic', { theme: { customCss: 'a.css' }, blog: { feedOptions: { xslt: true } } }]],
        githubHost: 'x',
        plugins: ['@docusaurus/plugin-pwa'],
        themeConfig: { prism: { theme: {} } },
      },
      { siteDir: emptySite },
    )
    const report = docusaurusReport(
      [...notes, ...folderNotes('/build/\n')],
      [{ name: 'vellum.config.ts', text: source }],
    )
    expect(report?.message.split('\n').map((line) => line.replace(/(`|"): .*/, '$1'))).toEqual([
      'vellum.config.ts was written for Docusaurus, and not all of it works here.',
      '  Lost:',
      '  - vellum.config.ts:5 `blog.feedOptions.xslt`',
      '  - vellum.config.ts:9 plugin "@docusaurus/plugin-pwa"',
      '  - vellum.config.ts:13 `themeConfig.prism.theme`',
      '  Different here:',
      '  - folder `dist`',
      '  Without effect, and safe to remove:',
      '  - vellum.config.ts:7 `githubHost`',
    ])
  })

  it('MV-8: does not name the folder of the site when git ignores it', () => {
    expect(folderNotes('/dist/\n')).toEqual([])
  })

  it('MV-8: is left out when everything is carried over', () => {
    const note = { outcome: 'carried', what: 'a', about: 'b', needles: [] } as const
    expect(docusaurusReport([note], [{ name: 'a', text: '' }])).toBeUndefined()
  })
})

describe('links and options as Docusaurus accepts them', () => {
  const parse = (fields: object) => parseConfig({ ...FIELDS, ...fields }, { file: 'vellum.config.ts' })

  it('MV-10: `null` is no value, and `style` is an object', () => {
    const { navbar, footer } = parse({
      themeConfig: {
        navbar: {
          title: null,
          items: [
            {
              to: 'a',
              href: null,
              label: 'A',
              html: null,
              rel: null,
              style: { color: 'red' },
              className: 'x',
            },
          ],
        },
        footer: {
          links: [
            {
              title: 'Column',
              className: 'wide',
              items: [
                { label: 'B', href: '/b', target: null, style: { top: 1 }, customProps: { icon: 'x' } },
              ],
            },
            { title: 'Empty' },
          ],
        },
      },
    }).themeConfig
    expect(navbar).toMatchObject({
      title: '',
      items: [{ to: 'a', label: 'A', className: 'x', attributes: { style: { color: 'red' } } }],
    })
    expect(footer?.links).toMatchObject({
      columns: [
        { className: 'wide', items: [{ attributes: { style: { top: 1 }, customProps: { icon: 'x' } } }] },
        { title: 'Empty', items: [] },
      ],
    })
  })

  it('MV-10: other objects are still no attributes', () => {
    expect(() => parse({ themeConfig: { navbar: { items: [{ to: 'a', label: 'A', data: {} }] } } })).toThrow(
      '`themeConfig.navbar.items[0].data` must be a string, a number, `true` or `false`, not an object.',
    )
  })

  it('MV-10: takes the default export of a plugin that is a module', () => {
    const remarkMath = () => {}
    const { markdown } = parse({
      // What `require` returns for an ES module.
      markdown: {
        remarkPlugins: [{ default: remarkMath, visit: 1 }, [{ default: remarkMath }, { a: 1 }]] as never,
      },
    })
    expect(markdown.remarkPlugins).toEqual([remarkMath, [remarkMath, { a: 1 }]])
  })

  it('MV-10: a feed without a limit, no tags file, and custom elements in the head', () => {
    const { blog, docs, headTags } = parse({
      blog: { feedOptions: { limit: null }, tags: null },
      docs: { tags: null },
      headTags: [{ tagName: 'my-element', attributes: {}, customElement: true }],
    })
    expect([blog[0]?.feedOptions.limit, blog[0]?.tags, docs[0]?.tags]).toEqual([false, false, false])
    expect(headTags).toHaveLength(1)
  })
})
