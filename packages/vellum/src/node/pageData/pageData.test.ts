import { describe, expect, it } from 'vitest'
import { tempFolders } from '../../../test/tempFolder.js'
import { completeConfig } from '../config/siteConfig.js'
import type { UserConfig } from '../config/userConfig.js'
import { loadSiteModel } from '../content/loadSiteModel.js'
import { routesOf } from '../content/routes.js'
import { markdownTargets } from './links/markdownTargets.js'
import { allSidebars, createModelIndex } from './modelIndex.js'
import { type CompiledParts, makeNotFoundPage, makePageData } from './pageData.js'

const tempFolder = tempFolders()
const head = (lines: string) => `---\n${lines}\n---\n`

/** The docs of the route table, as small as they can be. */
const TROTH = {
  'docs/01-introduction.md': '# Introduction\n\nWhat it is.',
  'docs/02-installation/_category_.json': '{"label":"Installation","link":{"type":"generated-index"}}',
  'docs/02-installation/cjs.md': '# CommonJS',
  'docs/02-installation/nodejs.md': '# Node.js',
  'docs/03-api/_category_.json': '{"label":"API Reference","link":{"type":"generated-index"}}',
  'docs/03-api/troth/index.md': '# Client',
  'docs/03-api/troth/methods/_category_.json': '{"label":"Methods","link":{"type":"generated-index"}}',
  'docs/03-api/troth/methods/get-async.md': '# getAsync',
}

interface Options extends Partial<UserConfig> {
  production?: boolean
}

async function load(files: Record<string, string>, { production = true, ...fields }: Options = {}) {
  const siteDir = tempFolder(files)
  const user = { title: 'Troth', url: 'https://troth.dev', baseUrl: '/', ...fields }
  const config = completeConfig(user, { siteDir })
  const importFile = () => Promise.reject(new Error('no sidebar file'))
  const model = await loadSiteModel({ config, locale: config.i18n.defaultLocale, production, importFile })
  const context = createModelIndex({ config, model })
  const page = (path: string, compiled?: CompiledParts) => {
    const route = routesOf(model).find((candidate) => candidate.path === path)
    return route && makePageData({ context, route, compiled })
  }
  return { siteDir, model, context, page }
}

describe('makePageData of a document', () => {
  it('has all data of its page', async () => {
    const { page } = await load(TROTH, { baseUrl: '/x/', trailingSlash: true })
    const toc = [{ value: 'H', id: 'h', level: 2 }]
    const headTags = [{ tagName: 'meta', attributes: { name: 'a' } }]
    expect(page('/docs/api/troth/methods/get-async', { toc, headTags })).toEqual({
      type: 'doc',
      path: '/x/docs/api/troth/methods/get-async/',
      title: 'getAsync',
      description: undefined,
      keywords: [],
      image: undefined,
      classNames: [
        'plugin-docs',
        'plugin-id-default',
        'docs-wrapper',
        'docs-version-current',
        'docs-doc-page',
        'docs-doc-id-api/troth/methods/get-async',
      ],
      headTags,
      notice: undefined,
      search: { tag: 'docs-default-current', version: 'current' },
      docsId: 'default',
      sidebar: 'defaultSidebar',
      breadcrumbs: [
        { label: 'API Reference', href: '/x/docs/category/api-reference/' },
        { label: 'Client', href: '/x/docs/api/troth/' },
        { label: 'Methods', href: '/x/docs/category/methods/' },
        { label: 'getAsync' },
      ],
      previous: { title: 'Methods', href: '/x/docs/category/methods/' },
      next: undefined,
      docId: 'api/troth/methods/get-async',
      heading: undefined,
      toc: { headings: toc, min: 2, max: 3 },
      tags: [],
      editUrl: undefined,
      lastUpdate: undefined,
    })
  })

  it('SB-7, SB-8: has a heading if the content has none and it is not hidden', async () => {
    const { page } = await load({
      'docs/a.md': `${head('title: Own')}text`,
      'docs/b.md': head('title: Own\nhide_title: true'),
      'docs/c.md': head('title: ""'),
      'docs/d.md': `${head('title: Own')}# Written`,
    })
    const of = (path: string) => ({ heading: undefined, ...page(path) }).heading
    expect(['/docs/a', '/docs/b', '/docs/c', '/docs/d'].map(of)).toEqual([
      'Own',
      undefined,
      undefined,
      undefined,
    ])
    expect(page('/docs/a')?.description).toBe('text')
  })

  it('TC-1, TC-6, FM-15: has the levels of the page, else of the site', async () => {
    const { page } = await load(
      {
        'docs/a.md': '',
        'docs/b.md': head('toc_max_heading_level: 5'),
        'docs/c.md': head('toc_min_heading_level: 5'),
        'docs/d.md': head('toc_max_heading_level: 2'),
        'docs/e.md': head('hide_table_of_contents: true'),
      },
      { themeConfig: { tableOfContents: { minHeadingLevel: 3, maxHeadingLevel: 4 } } },
    )
    const levels = ['a', 'b', 'c', 'd', 'e'].map((name) => {
      const data = page(`/docs/${name}`)
      return data?.type === 'doc' && data.toc ? [data.toc.min, data.toc.max] : undefined
    })
    expect(levels).toEqual([[3, 4], [3, 5], [5, 5], [2, 2], undefined])
  })

  it('PG-3, TG-5: has tags, edit link and last change', async () => {
    const files = {
      'docs/a.md': head('tags: [Big News]\nlast_update: { date: 2025-03-01T12:00:00Z, author: Ann }'),
    }
    const docs = { editUrl: 'https://x.dev/edit', showLastUpdateTime: true, showLastUpdateAuthor: true }
    const { page } = await load(files, { docs, baseUrl: '/x/' })
    expect(page('/docs/a')).toMatchObject({
      tags: [{ label: 'Big News', href: '/x/docs/tags/big-news' }],
      editUrl: 'https://x.dev/edit/docs/a.md',
      lastUpdate: { date: { iso: '2025-03-01T12:00:00.000Z', text: 'Mar 1, 2025' }, author: 'Ann' },
    })
    const german = await load(files, { docs, i18n: { defaultLocale: 'de', locales: ['de'] } })
    expect(german.page('/docs/a')).toMatchObject({ lastUpdate: { date: { text: '1. März 2025' } } })
  })

  it('RP-9: a standalone page has its last change', async () => {
    const files = {
      'docs/x.md': '',
      'pages/a.md': head('last_update: { date: 2025-03-01T12:00:00Z, author: Ann }'),
      'src/pages/b.md': '',
    }
    const pages = { showLastUpdateTime: true, showLastUpdateAuthor: true }
    const { page } = await load(files, { pages })
    const lastUpdate = { date: { iso: '2025-03-01T12:00:00.000Z', text: 'Mar 1, 2025' }, author: 'Ann' }
    expect(page('/a')).toMatchObject({ lastUpdate })
    expect(page('/b')).toMatchObject({ lastUpdate: undefined })
    expect((await load(files)).page('/a')).toMatchObject({ lastUpdate: undefined })
  })

  it('FM-17, SB-22: marks drafts and unlisted pages, the latter in development too', async () => {
    const files = { 'docs/a.md': head('unlisted: true'), 'docs/b.md': head('draft: true') }
    const built = await load(files)
    expect(built.page('/docs/a')?.notice).toBe('unlisted')
    expect(built.page('/docs/b')).toBeUndefined()
    const dev = await load(files, { production: false })
    expect(['/docs/a', '/docs/b'].map((path) => dev.page(path)?.notice)).toEqual(['unlisted', 'draft'])
  })

  it('BC-5: has no breadcrumbs without a sidebar, or if they are disabled', async () => {
    const hidden = await load({ 'docs/a.md': head('displayed_sidebar: null') })
    expect(hidden.page('/docs/a')).toMatchObject({ sidebar: undefined, breadcrumbs: undefined })
    const off = await load(TROTH, { docs: { breadcrumbs: false } })
    expect(off.page('/docs/introduction')).toMatchObject({ breadcrumbs: undefined })
    expect(off.page('/docs')).toMatchObject({ breadcrumbs: undefined })
  })

  it('T-50: applies `pagination_next`', async () => {
    const { page } = await load({ 'docs/a.md': head('pagination_next: null'), 'docs/b.md': '' })
    expect(page('/docs/a')).toMatchObject({ next: undefined })
    expect(page('/docs/b')).toMatchObject({ previous: { title: 'a', href: '/docs/a' } })
  })
})

describe('makePageData of an index', () => {
  it('T-51, CI-1: has a card for each child, in the order of the sidebar', async () => {
    const { page } = await load(TROTH)
    expect(page('/docs/category/api-reference')).toEqual({
      type: 'category',
      path: '/docs/category/api-reference',
      title: 'API Reference',
      description: undefined,
      keywords: [],
      image: undefined,
      classNames: [
        'plugin-docs',
        'plugin-id-default',
        'docs-wrapper',
        'docs-version-current',
        'docs-doc-page',
      ],
      headTags: [],
      notice: undefined,
      search: { tag: 'docs-default-current', version: 'current' },
      docsId: 'default',
      sidebar: 'defaultSidebar',
      breadcrumbs: [{ label: 'API Reference' }],
      previous: { title: 'Node.js', href: '/docs/installation/nodejs' },
      next: { title: 'Client', href: '/docs/api/troth/' },
      heading: 'API Reference',
      cards: [{ type: 'category', href: '/docs/api/troth/', label: 'Client', description: '1 item' }],
    })
    expect(page('/docs/category/installation')).toMatchObject({
      cards: [{ label: 'CommonJS' }, { label: 'Node.js' }],
    })
  })

  it('DV-4, RT-2: the root of the docs lists the first sidebar and links to the main document', async () => {
    const { page } = await load(TROTH)
    expect(page('/docs')).toMatchObject({
      type: 'category',
      path: '/docs',
      title: 'Documentation',
      heading: 'Documentation',
      sidebar: 'defaultSidebar',
      breadcrumbs: [],
      previous: undefined,
      next: { title: 'Introduction', href: '/docs/introduction' },
      cards: [
        { type: 'link', href: '/docs/introduction', label: 'Introduction', description: 'What it is.' },
        {
          type: 'category',
          href: '/docs/category/installation',
          label: 'Installation',
          description: '2 items',
        },
        {
          type: 'category',
          href: '/docs/category/api-reference',
          label: 'API Reference',
          description: '1 item',
        },
      ],
    })
  })

  it('DV-4: without sidebars it lists the documents', async () => {
    const files = { 'docs/a.md': 'text', 'docs/b.md': head('unlisted: true') }
    const { page } = await load(files, { docs: { sidebarPath: false } })
    expect(page('/docs')).toMatchObject({
      sidebar: undefined,
      cards: [{ type: 'link', href: '/docs/a', label: 'a', description: 'text' }],
    })
  })

  it('T-49: leaves unlisted pages out of cards and pagination', async () => {
    const { page } = await load({
      'docs/g/_category_.json': '{"label":"G","link":{"type":"generated-index"}}',
      'docs/g/1-a.md': '',
      'docs/g/2-h.md': head('unlisted: true'),
      'docs/g/3-b.md': '',
    })
    expect(page('/docs/category/g')).toMatchObject({ cards: [{ label: 'a' }, { label: 'b' }] })
    expect(page('/docs/g/a')).toMatchObject({ next: { title: 'b' } })
    expect(page('/docs/g/h')).toMatchObject({ previous: undefined, next: undefined })
  })
})

describe('makePageData of tags', () => {
  it('TG-1, TG-3, TG-4: lists tags, and the documents of one', async () => {
    const { page } = await load(
      {
        'docs/tags.yml': 'one:\n  label: First\n  description: About it\ntwo:\n',
        'docs/a.md': `${head('title: Zed\ntags: [one]')}text`,
        'docs/b.md': head('title: Alpha\ntags: [one]'),
        'docs/c.md': head('unlisted: true\ntags: [one, two]'),
      },
      { baseUrl: '/x/' },
    )
    expect(page('/docs/tags')).toMatchObject({
      type: 'tags',
      path: '/x/docs/tags',
      title: 'Tags',
      classNames: [
        'plugin-docs',
        'plugin-id-default',
        'docs-wrapper',
        'docs-version-current',
        'docs-tags-list-page',
      ],
      search: { tag: 'doc_tags_list', version: 'current' },
      tags: [{ label: 'First', href: '/x/docs/tags/one', count: 2 }],
    })
    expect(page('/docs/tags/one')).toMatchObject({
      type: 'tag',
      classNames: [
        'plugin-docs',
        'plugin-id-default',
        'docs-wrapper',
        'docs-version-current',
        'docs-tags-doc-list-page',
      ],
      search: { tag: 'doc_tag_doc_list', version: 'current' },
      title: '2 docs tagged with "First"',
      heading: '2 docs tagged with "First"',
      description: 'About it',
      allTagsHref: '/x/docs/tags',
      notice: undefined,
      docs: [
        { title: 'Alpha', href: '/x/docs/b', description: '' },
        { title: 'Zed', href: '/x/docs/a', description: 'text' },
      ],
    })
    expect(page('/docs/tags/two')).toMatchObject({ heading: 'One doc tagged with "Two"', notice: 'unlisted' })
  })
})

describe('makePageData of a standalone page', () => {
  it('PA-1, PA-2, SH-8: is Markdown or React', async () => {
    const { page } = await load({
      'docs/a.md': '',
      'src/pages/index.tsx': '',
      'src/pages/about.md': `${head('title: About\nwrapperClassName: w\nkeywords: [k]')}text`,
    })
    const empty = { headTags: [], notice: undefined, image: undefined }
    expect(page('/')).toEqual({
      type: 'react',
      path: '/',
      title: '',
      description: undefined,
      keywords: [],
      classNames: ['plugin-pages', 'plugin-id-default'],
      search: { tag: 'default', version: undefined },
      ...empty,
    })
    expect(page('/about')).toEqual({
      type: 'markdown',
      path: '/about',
      title: 'About',
      description: 'text',
      keywords: ['k'],
      classNames: ['plugin-pages', 'plugin-id-default', 'mdx-wrapper', 'mdx-page'],
      search: { tag: 'default', version: undefined },
      ...empty,
      heading: undefined,
      toc: { headings: [], min: 2, max: 3 },
      wrapperClassName: 'w',
      editUrl: undefined,
    })
  })
})

describe('makeNotFoundPage', () => {
  it('NF-1, NF-2, SH-8, SEO-10: names the page', async () => {
    const { context } = await load({ 'docs/a.md': '' }, { baseUrl: '/x/' })
    expect(makeNotFoundPage(context)).toEqual({
      type: 'not-found',
      path: '/x/404.html',
      title: 'Page Not Found',
      description: undefined,
      keywords: [],
      image: undefined,
      classNames: ['plugin-native'],
      headTags: [],
      notice: undefined,
      search: { tag: 'default', version: undefined },
    })
  })
})

describe('allSidebars', () => {
  it('has every sidebar of the site with final URLs', async () => {
    const { context, model } = await load(TROTH)
    expect(allSidebars(context, model)).toMatchObject([
      {
        docsId: 'default',
        version: 'current',
        id: 'defaultSidebar',
        sidebar: {
          items: [
            { label: 'Introduction', href: '/docs/introduction' },
            { label: 'Installation', items: [{ label: 'CommonJS' }, { label: 'Node.js' }] },
            { label: 'API Reference' },
          ],
        },
      },
    ])
  })
})

describe('markdownTargets', () => {
  it('AS-1: maps every Markdown page to its URL', async () => {
    const { siteDir, model, context } = await load(
      { 'docs/01-a.md': head('slug: /b'), 'src/pages/x.md': '', 'src/pages/y.tsx': '' },
      { baseUrl: '/x/' },
    )
    expect(markdownTargets(model, context.urls)).toEqual({
      [`${siteDir}/docs/01-a.md`]: '/x/docs/b',
      [`${siteDir}/src/pages/x.md`]: '/x/x',
    })
  })
})
