import { describe, expect, it } from 'vitest'
import { tempFolders } from '../../../../test/tempFolder.js'
import { formatError } from '../../base/errors.js'
import { completeConfig } from '../../config/siteConfig.js'
import type { UserBlog } from '../../config/userConfig.js'
import { blogRoutes } from './blogRoutes.js'
import { loadBlog } from './loadBlog.js'
import { scheduledReport } from './scheduledPosts.js'

const tempFolder = tempFolders()
const head = (lines: string, body = 'Text.\n\n<!-- truncate -->\n') => `---\n${lines}\n---\n\n${body}`

async function load(files: Record<string, string>, blog: UserBlog = {}, production = true) {
  return (await loadWith(files, { blog, production })).blog
}

async function loadWith(
  files: Record<string, string>,
  {
    blog = {},
    production = true,
    now,
    sign,
  }: { blog?: UserBlog; production?: boolean; now?: number; sign?: string },
) {
  const siteDir = tempFolder(files)
  const user = { title: 'Site', url: 'https://site.example', baseUrl: '/', blog }
  const config = completeConfig(user, { siteDir })
  return loadBlog({
    config: { ...config, docusaurusSign: sign },
    options: config.blog[0]!,
    locale: 'en',
    production,
    now,
  })
}

async function failure(files: Record<string, string>, blog: UserBlog = {}): Promise<string> {
  return load(files, blog).then(() => 'no error', formatError)
}

const POSTS = {
  'blog/2025-01-01-one.md': head('title: One\ntags: [a, b]\nauthors: ada'),
  'blog/2025-01-03-three.md': head('title: Three\ntags: [a]'),
  'blog/two.md': head('title: Two\ndate: 2025-01-02 12:00\nauthors: ada'),
  'blog/2025-02-01-draft.md': head('title: Draft\ndraft: true'),
  'blog/2025-02-02-hidden.md': head('title: Hidden\nunlisted: true\ntags: [b, c]'),
  'blog/_skipped.md': 'Nothing.',
  'blog/authors.yml': 'ada:\n  name: Ada\n  page: true\neve:\n  name: Eve\n  page: true\nbob:\n  name: Bob\n',
}

describe('loadBlog', () => {
  it('BL-9: returns undefined without posts', async () => {
    expect(await load({})).toBeUndefined()
    expect(await load({ 'blog/authors.yml': '' })).toBeUndefined()
    expect(await load({ 'blog/2025-02-01-draft.md': head('draft: true') })).toBeUndefined()
  })

  it('BL-2, BL-5: sorts posts by date, without drafts, and lists those that are listed', async () => {
    const blog = await load(POSTS)
    expect(blog?.posts.map(({ title }) => title)).toEqual(['Hidden', 'Three', 'Two', 'One'])
    expect(blog?.listed.map(({ title }) => title)).toEqual(['Three', 'Two', 'One'])
    expect(blog?.posts.map(({ newer, older }) => [newer?.title, older?.title])).toEqual([
      [undefined, undefined],
      [undefined, 'Two'],
      ['Three', 'One'],
      ['Two', undefined],
    ])
    const upwards = await load(POSTS, { sortPosts: 'ascending' })
    expect(upwards?.listed.map(({ title }) => title)).toEqual(['One', 'Two', 'Three'])
    const dev = await load(POSTS, {}, false)
    expect(dev?.listed.map(({ title }) => title)).toEqual(['Hidden', 'Draft', 'Three', 'Two', 'One'])
  })

  it('BL-5: has all routes of a blog', async () => {
    const blog = await load(POSTS, { postsPerPage: 2 })
    expect(blogRoutes(blog!).map(({ path }) => path)).toEqual([
      '/blog',
      '/blog/page/2',
      '/blog/2025/02/02/hidden',
      '/blog/2025/01/03/three',
      '/blog/two',
      '/blog/2025/01/01/one',
      '/blog/archive',
      '/blog/tags',
      '/blog/tags/a',
      '/blog/tags/b',
      '/blog/tags/c',
      '/blog/authors',
      '/blog/authors/ada',
      '/blog/authors/eve',
    ])
  })

  it('applies the paths of the configuration', async () => {
    const blog = await load(POSTS, {
      routeBasePath: '/',
      tagsBasePath: 'labels',
      authorsBasePath: 'people',
      pageBasePath: 'seite',
      archiveBasePath: null,
      postsPerPage: 2,
    })
    expect(blogRoutes(blog!).map(({ path }) => path)).toEqual([
      '/',
      '/seite/2',
      '/2025/02/02/hidden',
      '/2025/01/03/three',
      '/two',
      '/2025/01/01/one',
      '/labels',
      '/labels/a',
      '/labels/b',
      '/labels/c',
      '/people',
      '/people/ada',
      '/people/eve',
    ])
  })

  it('TG-4: shows no unlisted posts under a tag, unless it has no others', async () => {
    const blog = await load(POSTS)
    const shown = blog?.tags.map(({ label, unlisted, lists }) => [label, unlisted, lists[0]?.posts])
    expect(shown).toEqual([
      ['a', false, ['2025-01-03-three', '2025-01-01-one']],
      ['b', false, ['2025-01-01-one']],
      ['c', true, ['2025-02-02-hidden']],
    ])
  })

  it('CN-20: lists the newest posts in the sidebar', async () => {
    const titles = async (options: UserBlog) =>
      (await load(POSTS, options))?.recent?.posts.map(({ title }) => title)
    expect(await titles({})).toEqual(['Three', 'Two', 'One'])
    expect(await titles({ blogSidebarCount: 1 })).toEqual(['Three'])
    expect(await titles({ blogSidebarCount: 'ALL' })).toHaveLength(3)
    expect(await titles({ blogSidebarCount: 0 })).toBeUndefined()
  })

  it('names the function of the configuration that fails', async () => {
    const readingTime = () => '5 minutes' as never
    expect(await failure({ 'blog/2025-01-01-one.md': head('title: One') }, { readingTime })).toContain(
      'The function `readingTime` of the configuration must return a number of minutes, or nothing.\n  at vellum.config.ts\n  For "One" it returned "5 minutes".',
    )
  })

  it('BL-4: computes the reading time with the function of the site', async () => {
    const files = { 'blog/2025-01-01-a.md': `${'word '.repeat(250)}\n\n<!-- truncate -->\n` }
    const time = async (options: UserBlog) => (await load(files, options))?.posts[0]?.readingTime
    expect(await time({})).toBe(1.25)
    expect(await time({ showReadingTime: false })).toBeUndefined()
    expect(
      await time({
        readingTime: ({ content, defaultReadingTime }) =>
          defaultReadingTime({ content, options: { wordsPerMinute: 125 } }),
      }),
    ).toBe(2)
  })

  it('SB-6: takes its title from the front matter, the text or the name', async () => {
    const blog = await load({
      'blog/2025-01-03-a.md': head('title: Front', '# Text\n'),
      'blog/2025-01-02-b.md': '# Text\n',
      'blog/2025-01-01-c.md': 'Words.',
    })
    expect(blog?.posts.map(({ title }) => title)).toEqual(['Front', 'Text', 'c'])
  })

  it('BL-2: takes the creation date of a file without another date', async () => {
    const blog = await load({ 'blog/a.md': 'Text.' })
    expect(Math.abs(Date.now() - (blog?.posts[0]?.date ?? 0))).toBeLessThan(60_000)
  })

  it('BL-6: warns about inline tags and authors, and about posts without a marker', async () => {
    const files = {
      'blog/tags.yml': 'news:\n  label: News\n',
      'blog/2025-01-02-b.md': 'Whole.',
      'blog/2025-01-01-a.md': head('tags: [nws]\nauthors:\n  - name: Eve', 'Whole.'),
    }
    const blog = await load(files)
    expect(blog?.warnings.map(({ severity, error }) => `${severity}: ${formatError(error)}`)).toEqual([
      'warn: The post "2025-01-01-a" has the tag "nws", which blog/tags.yml does not define.\n  at blog/2025-01-01-a.md\n  Did you mean "news"?',
      'warn: The post "2025-01-01-a" defines the author "Eve" itself.\n  at blog/2025-01-01-a.md:3\n  Define it in blog/authors.yml, or set `blog.onInlineAuthors` to "ignore".',
      'warn: Lists show the whole of 2 posts without a truncate marker.\n  at blog/2025-01-02-b.md\n  at blog/2025-01-01-a.md\n  Write `<!-- truncate -->` after the first paragraphs, or set `blog.onUntruncatedBlogPosts` to "ignore".',
    ])
    const quiet = {
      onInlineTags: 'ignore',
      onInlineAuthors: 'ignore',
      onUntruncatedBlogPosts: 'ignore',
    } as const
    expect((await load(files, quiet))?.warnings).toEqual([])
    expect(await failure(files, { onUntruncatedBlogPosts: 'throw' })).toMatch(
      /^Lists show the whole of 2 posts/,
    )
  })

  it('warns about fields of an author that look misspelt', async () => {
    const blog = await load({
      'blog/authors.yml': 'ada:\n  name: Ada\n  tilte: Counts\n',
      'blog/2025-01-01-a.md': head('authors: ada', 'First.\n\n<!-- truncate -->\n'),
    })
    expect(blog?.warnings.map(({ severity, error }) => `${severity}: ${formatError(error)}`)).toEqual([
      'warn: The author "ada" has the unknown field "tilte".\n  at blog/authors.yml:3\n  Did you mean "title"?',
    ])
  })

  it('reports all posts that are wrong at once', async () => {
    expect(
      await failure({
        'blog/2025-13-01-a.md': 'Text.',
        'blog/b.md': head('date: soon'),
        'blog/c.md': head('date: 2025-01-01\nslug: a?b'),
      }),
    ).toBe(
      [
        '3 problems:',
        'The path of the post has the date "2025-13-01", which does not exist.\n  at blog/2025-13-01-a.md\n  Rename it to a real day, or write the `date` in its front matter and take it out of the name.',
        'The front matter is invalid: `date` must be a date such as 2025-03-01: "soon".\n  at blog/b.md:2\n  It reads:\n    date: soon',
        'The slug "a?b" of the post is not a path.\n  at blog/c.md\n  Write it like a path: letters, digits, "-", "_", "." and "/", without "?" and "#".',
      ].join('\n\n'),
    )
    expect(await failure({ 'blog/a.md': 'Text.' }, { authorsMapPath: 'people.yml' })).toBe(
      'The authors file "blog/people.yml" does not exist.\n  Create it, or remove `blog.authorsMapPath` from vellum.config.ts.',
    )
  })

  it('FM-16: makes edit links', async () => {
    const edit = async (editUrl: UserBlog['editUrl']) =>
      (await load({ 'blog/2025-01-01-a.md': 'A.' }, editUrl ? { editUrl } : {}))?.posts[0]?.editUrl
    expect(await edit('https://e.example/')).toBe('https://e.example/blog/2025-01-01-a.md')
    expect(
      await edit(({ blogDirPath, blogPath, permalink }) => `${blogDirPath}|${blogPath}|${permalink}`),
    ).toBe('blog|2025-01-01-a.md|/blog/2025/01/01/a')
  })
})

describe('scheduled posts', () => {
  const NOON = Date.UTC(2030, 0, 2, 12)
  const FUTURE = {
    'blog/2030-01-01-old.md': head('title: Old\ntags: [a]'),
    'blog/2030-01-03-day.md': head('title: Day\ntags: [a, later]\nredirect_from: /soon'),
    'blog/zone.md': head('title: Zone\ndate: 2030-01-02T13:30:00+02:00'),
    'blog/hour.md': head('title: Hour\ndate: 2030-01-02 12:01'),
    'blog/2030-02-01-draft.md': head('title: Draft\ndraft: true'),
  }
  const titles = async (options: Parameters<typeof loadWith>[1]) =>
    (await loadWith(FUTURE, options)).blog?.posts.map(({ title }) => title)

  it('BL-12: posts of a later date are left out of every list, and named, the next one first', async () => {
    const { blog, scheduled } = await loadWith(FUTURE, { now: NOON })
    expect(blog?.posts.map(({ title }) => title)).toEqual(['Zone', 'Old'])
    expect(blog?.tags.map(({ label }) => label)).toEqual(['a'])
    expect(blog?.tags[0]?.count).toBe(1)
    expect(blog?.posts[0]?.newer).toBeUndefined()
    expect(scheduled.map(({ source }) => source)).toEqual(['blog/hour.md', 'blog/2030-01-03-day.md'])
    expect(scheduledReport(scheduled)).toBe(
      '2 posts are scheduled. The next one, blog/hour.md, is published by the first build from 2030-01-02 12:01 UTC on.',
    )
    expect(scheduledReport(scheduled.slice(1))).toBe(
      'A post is scheduled. blog/2030-01-03-day.md is published by the first build from 2030-01-03 00:00 UTC on.',
    )
    expect(scheduledReport([])).toBeUndefined()
  })

  it('BL-12: a post is published at its date, to the millisecond', async () => {
    expect(await titles({ now: NOON + 60_000 - 1 })).toEqual(['Zone', 'Old'])
    expect(await titles({ now: NOON + 60_000 })).toEqual(['Hour', 'Zone', 'Old'])
  })

  it('BL-12: a blog whose posts all wait has no pages', async () => {
    const { blog, scheduled } = await loadWith(FUTURE, { now: 0 })
    expect(blog).toBeUndefined()
    expect(scheduled).toHaveLength(4)
  })

  it('BL-13: development shows them with a mark', async () => {
    const { blog, scheduled } = await loadWith(FUTURE, { now: NOON, production: false })
    expect(blog?.posts.flatMap((post) => (post.scheduled ? [post.title] : []))).toEqual([
      'Draft',
      'Day',
      'Hour',
    ])
    expect(scheduled).toEqual([])
  })

  it('BL-14: a site that came from Docusaurus publishes them, unless it says otherwise', async () => {
    const all = ['Day', 'Hour', 'Zone', 'Old']
    expect(await titles({ now: NOON, sign: 'the file docusaurus.config.js' })).toEqual(all)
    expect(await titles({ now: NOON, blog: { futurePosts: 'publish' } })).toEqual(all)
    const chosen = {
      now: NOON,
      sign: 'the file docusaurus.config.js',
      blog: { futurePosts: 'schedule' as const },
    }
    expect(await titles(chosen)).toEqual(['Zone', 'Old'])
  })
})
