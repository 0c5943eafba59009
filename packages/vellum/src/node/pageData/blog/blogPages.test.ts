import { describe, expect, it } from 'vitest'
import { tempFolders } from '../../../../test/tempFolder.js'
import type { PageData } from '../../../shared/page.js'
import { completeConfig } from '../../config/siteConfig.js'
import type { UserConfig } from '../../config/userConfig.js'
import { loadSiteModel } from '../../content/loadSiteModel.js'
import { routesOf } from '../../content/routes.js'
import { createModelIndex } from '../modelIndex.js'
import { type CompiledParts, makePageData } from '../pageData.js'
import { feedFiles } from './feedFiles.js'
import { recentList } from './recentPosts.js'

const tempFolder = tempFolders()
const head = (lines: string, body = 'Text.\n\n<!-- truncate -->\n') => `---\n${lines}\n---\n\n${body}`

const POSTS = {
  'blog/2024-12-31-old.md': head('title: Old\ntags: [a]', 'Old.'),
  'blog/2025-01-02-new.md': head(
    'title: New\nauthors: ada\ntags: [a]\nkeywords: [k]\nlast_update: { date: 2025-02-01 }\nsidebar_label: N',
  ),
  'blog/authors.yml': 'ada:\n  name: Ada\n  image_url: /ada.png\n  page: true\n',
}

async function load(
  files: Record<string, string> = POSTS,
  fields: Partial<UserConfig> = {},
  { production = true, now }: { production?: boolean; now?: number } = {},
) {
  const siteDir = tempFolder(files)
  const user = { title: 'Site', url: 'https://site.example', baseUrl: '/x/', docs: false as const, ...fields }
  const config = completeConfig(user, { siteDir })
  const importFile = () => Promise.reject(new Error('no sidebar file'))
  const model = await loadSiteModel({
    config,
    locale: config.i18n.defaultLocale,
    production,
    now,
    importFile,
  })
  const context = createModelIndex({ config, model })
  const page = (path: string, compiled?: CompiledParts) => {
    const route = routesOf(model).find((candidate) => candidate.path === path)
    return route && makePageData({ context, route, compiled })
  }
  return { context, page, feeds: feedFiles({ config, model, urls: context.urls }) }
}

const recentOf = (page: PageData | undefined) => (page && 'recent' in page ? page.recent : undefined)

describe('makePageData of several blogs', () => {
  const NEWS = {
    'news/2025-01-02-new.md': head('title: News\ntags: [a]\nauthors: eve'),
    'news/authors.yml': 'eve:\n  name: Eve\n  page: true\n',
  }
  const news = {
    id: 'news',
    path: 'news',
    routeBasePath: 'changes',
    blogTitle: 'Changes',
    blogSidebarTitle: 'All',
  }

  it('BL-15: keeps posts of the same name, tags, authors, neighbours and recent posts apart', async () => {
    const { page } = await load({ ...POSTS, ...NEWS }, { blog: [{}, news] })
    expect(page('/blog/2025/01/02/new')).toMatchObject({ post: { title: 'New' }, older: { title: 'Old' } })
    const post = page('/changes/2025/01/02/new')
    expect(post).toMatchObject({
      post: {
        title: 'News',
        tags: [{ href: '/x/changes/tags/a' }],
        authors: [{ href: '/x/changes/authors/eve' }],
      },
      blog: { title: 'Changes', href: '/x/changes' },
      recent: { title: 'All', years: [{ posts: [{ title: 'News' }] }] },
    })
    expect(post).toMatchObject({ older: undefined, newer: undefined })
    expect(post?.classNames).toContain('plugin-id-news')
    expect(page('/changes')).toMatchObject({ of: 'blog', heading: 'Changes', posts: [{ title: 'News' }] })
    expect(page('/changes/tags/a')).toMatchObject({ posts: [{ title: 'News' }], allHref: '/x/changes/tags' })
    expect(page('/changes/authors/eve')).toMatchObject({ posts: [{ title: 'News' }] })
    expect(page('/changes/archive')).toMatchObject({ years: [{ posts: [{ title: 'News' }] }] })
  })

  it('BL-15: translates each in the folder of its plugin in Docusaurus', async () => {
    const folder = 'i18n/fr/docusaurus-plugin-content-blog-news'
    const { page } = await load(
      {
        ...POSTS,
        ...NEWS,
        [`${folder}/options.json`]: '{ "title": { "message": "Nouveautés" } }',
        [`${folder}/2025-01-02-new.md`]: head('title: Nouvelles'),
      },
      { blog: [{}, news], i18n: { defaultLocale: 'fr', locales: ['fr'] } },
    )
    expect(page('/changes')).toMatchObject({ heading: 'Nouveautés', posts: [{ title: 'Nouvelles' }] })
    expect(page('/blog')).toMatchObject({ heading: 'Blog' })
  })
})

describe('makePageData of a post', () => {
  it('BL-13: has a notice in development while its date is in the future', async () => {
    const { page } = await load(POSTS, {}, { production: false, now: Date.UTC(2025, 0, 1) })
    expect(page('/blog/2025/01/02/new')?.notice).toBe('scheduled')
    expect(page('/blog/2024/12/31/old')?.notice).toBeUndefined()
  })

  it('has all data of its page', async () => {
    const { page } = await load(POSTS, { blog: { showLastUpdateTime: true, editUrl: 'https://e.example' } })
    const toc = [{ value: 'H', id: 'h', level: 2 }]
    expect(page('/blog/2025/01/02/new', { toc, headTags: [] })).toEqual({
      type: 'post',
      path: '/x/blog/2025/01/02/new',
      title: 'New',
      description: 'Text.',
      keywords: ['k'],
      image: undefined,
      classNames: ['plugin-blog', 'plugin-id-default', 'blog-wrapper', 'blog-post-page'],
      headTags: [],
      notice: undefined,
      search: { tag: 'default', version: undefined },
      post: {
        title: 'New',
        href: '/x/blog/2025/01/02/new',
        description: 'Text.',
        date: { iso: '2025-01-02T00:00:00.000Z', text: 'Jan 2, 2025' },
        readingTime: 1,
        authors: [
          { name: 'Ada', title: undefined, href: '/x/blog/authors/ada', image: '/x/ada.png', socials: [] },
        ],
        tags: [{ label: 'a', href: '/x/blog/tags/a' }],
      },
      toc: { headings: toc, min: 2, max: 3 },
      editUrl: 'https://e.example/blog/2025-01-02-new.md',
      lastUpdate: { date: { iso: '2025-02-01T00:00:00.000Z', text: 'Feb 1, 2025' } },
      newer: undefined,
      older: { title: 'Old', href: '/x/blog/2024/12/31/old' },
      blog: { title: 'Blog', href: '/x/blog' },
      recent: {
        title: 'Recent posts',
        years: [
          { year: '2025', posts: [{ title: 'N', href: '/x/blog/2025/01/02/new' }] },
          { year: '2024', posts: [{ title: 'Old', href: '/x/blog/2024/12/31/old' }] },
        ],
      },
    })
  })
})

describe('makePageData of a list', () => {
  it('has its posts, and whether they are truncated', async () => {
    const { page } = await load(POSTS, { blog: { postsPerPage: 1 } })
    expect(page('/blog')).toMatchObject({
      type: 'post-list',
      of: 'blog',
      title: 'Blog',
      heading: 'Blog',
      description: 'Blog',
      classNames: ['plugin-blog', 'plugin-id-default', 'blog-wrapper', 'blog-list-page'],
      search: { tag: 'blog_posts_list' },
      posts: [{ title: 'New', truncated: true }],
      newer: undefined,
      older: '/x/blog/page/2',
    })
    expect(page('/blog/page/2')).toMatchObject({
      posts: [{ title: 'Old', truncated: false }],
      newer: '/x/blog',
    })
  })

  it('TG-3: counts the posts of a tag and of an author', async () => {
    const { page } = await load()
    expect(page('/blog/tags/a')).toMatchObject({
      of: 'tag',
      heading: '2 posts tagged with "a"',
      allHref: '/x/blog/tags',
      posts: [{ title: 'New' }, { title: 'Old' }],
    })
    expect(page('/blog/authors/ada')).toMatchObject({
      of: 'author',
      heading: 'Ada',
      title: 'Ada - One post',
      allHref: '/x/blog/authors',
      posts: [{ title: 'New' }],
    })
    expect(page('/blog/tags')).toMatchObject({
      type: 'tags',
      tags: [{ label: 'a', href: '/x/blog/tags/a', count: 2 }],
    })
    expect(page('/blog/authors')).toMatchObject({ authors: [{ name: 'Ada', count: 1 }] })
    expect(page('/blog/archive')).toMatchObject({
      years: [
        { year: '2025', posts: [{ title: 'New', date: { text: 'Jan 2, 2025' } }] },
        { year: '2024', posts: [{ title: 'Old' }] },
      ],
    })
  })

  it('has the title of the site when it is the home page', async () => {
    const { page, feeds } = await load(POSTS, { blog: { routeBasePath: '/' } })
    expect(page('/')).toMatchObject({ type: 'post-list', path: '/x/', title: '' })
    expect(feeds.map(({ file, href }) => [file, href])).toEqual([
      ['rss.xml', '/x/rss.xml'],
      ['atom.xml', '/x/atom.xml'],
    ])
  })
})

describe('recent posts', () => {
  it('MS-9: are a list by year for the drawer', async () => {
    const { page } = await load(POSTS, { blog: { blogSidebarTitle: 'New & old' } })
    expect(recentList(recentOf(page('/blog'))!)).toEqual([
      { type: 'html', value: '<span class="vl-recent-title">New &amp; old</span>', defaultStyle: true },
      { type: 'html', value: '<span class="vl-recent-heading">2025</span>', defaultStyle: true },
      { type: 'link', label: 'N', href: '/x/blog/2025/01/02/new' },
      { type: 'html', value: '<span class="vl-recent-heading">2024</span>', defaultStyle: true },
      { type: 'link', label: 'Old', href: '/x/blog/2024/12/31/old' },
    ])
    expect(page('/blog/archive')).not.toHaveProperty('recent')
  })

  /** As many posts, one a day; the last one is of January 5, 2025. */
  const posts = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, i) => {
        const day = new Date(Date.UTC(2025, 0, 5 - i)).toISOString().slice(0, 10)
        return [`blog/${day}.md`, head(`title: P${count - i}\nslug: p${count - i}`)]
      }),
    )
  const shown = (data: PageData | undefined) =>
    recentOf(data)!.years.map(({ year, posts, href }) =>
      [year, posts.length, posts[0]?.title, posts.at(-1)?.title, href].join(' '),
    )

  it('BL-11: are all on every page when they are few', async () => {
    const { page, context } = await load(posts(100), { blog: { blogSidebarCount: 'ALL' } })
    expect(shown(page('/blog'))).toEqual(['2025 5 P100 P96 ', '2024 95 P95 P1 '])
    expect(context.blogs[0]!.recent!.list).toBeUndefined()
  })

  it('BL-11: has its neighbours and a link for each year if there are many posts', async () => {
    const { page, context } = await load(posts(420), { blog: { blogSidebarCount: 'ALL' } })
    const archive = '/x/blog/archive#'
    expect(shown(page('/blog'))).toEqual([
      '2025 5 P420 P416 ',
      `2024 65 P415 P351 ${archive}2024`,
      `2023 0   ${archive}2023`,
    ])
    expect(shown(page('/blog/p60'))).toEqual([
      `2025 0   ${archive}2025`,
      `2024 50 P100 P51 ${archive}2024`,
      `2023 0   ${archive}2023`,
    ])
    expect(shown(page('/blog/p1'))).toEqual([
      `2025 0   ${archive}2025`,
      `2024 1 P50 P50 ${archive}2024`,
      '2023 49 P49 P1 ',
    ])
    expect(context.blogs[0]!.recent!.list!.items.filter(({ type }) => type === 'link')).toHaveLength(420)
  })

  it('BL-11: a year links to its newest post when there is no archive', async () => {
    const { page } = await load(posts(120), { blog: { blogSidebarCount: 'ALL', archiveBasePath: null } })
    expect(shown(page('/blog'))).toEqual(['2025 5 P120 P116 ', '2024 65 P115 P51 /x/blog/p115'])
  })
})

describe('feedFiles', () => {
  it('BL-8: names the feeds after the site, or as the site calls them', async () => {
    expect((await load()).feeds).toEqual([
      {
        type: 'rss',
        blogId: 'default',
        file: 'blog/rss.xml',
        href: '/x/blog/rss.xml',
        mime: 'application/rss+xml',
        title: 'Site RSS Feed',
      },
      {
        type: 'atom',
        blogId: 'default',
        file: 'blog/atom.xml',
        href: '/x/blog/atom.xml',
        mime: 'application/atom+xml',
        title: 'Site Atom Feed',
      },
    ])
    const titledBlog = await load(POSTS, { blog: { feedOptions: { type: 'json', title: 'Mine' } } })
    expect(titledBlog.feeds.map(({ title }) => title)).toEqual(['Mine JSON Feed'])
  })

  it('BL-15: returns those of each blog, as it calls them', async () => {
    const news = {
      id: 'news',
      path: 'news',
      routeBasePath: 'n',
      feedOptions: { type: 'rss' as const, title: 'News' },
    }
    const { feeds } = await load({ ...POSTS, 'news/2025-03-01-x.md': head('title: X') }, { blog: [{}, news] })
    expect(feeds.map(({ blogId, href, title }) => [blogId, href, title])).toEqual([
      ['default', '/x/blog/rss.xml', 'Site RSS Feed'],
      ['default', '/x/blog/atom.xml', 'Site Atom Feed'],
      ['news', '/x/n/rss.xml', 'News RSS Feed'],
    ])
  })

  it('BL-9: returns none without posts, or if feeds are disabled', async () => {
    expect((await load({ 'src/pages/index.md': '# Home' })).feeds).toEqual([])
    expect((await load(POSTS, { blog: { feedOptions: { type: null } } })).feeds).toEqual([])
    expect((await load({ 'blog/a.md': head('unlisted: true\ndate: 2025-01-01') })).feeds).toEqual([])
  })
})
