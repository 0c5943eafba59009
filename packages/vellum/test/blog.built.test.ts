// A blog built whole: which pages there are, what lists show of posts, what feeds have,
// and that a site without posts has nothing of it.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { type BuiltSite, buildSite, contentsOf, differences, filesIn, testSites } from './builtSite.js'

const { copyFixture, makeSite, folder } = testSites()
const { xml2js } = createRequire(createRequire(import.meta.url).resolve('feed'))('xml-js') as {
  xml2js: (text: string, options: { compact: true }) => unknown
}

let site: BuiltSite
let files: readonly string[]

beforeAll(async () => {
  site = await buildSite(copyFixture('blog'))
  expect(site.error).toBeUndefined()
  files = filesIn(site.outDir).filter((path) => !/\.(br|gz)$/.test(path))
})

const read = (path: string) => readFileSync(join(site.outDir, path), 'utf8')
const html = (path: string) => read(`${path.slice(1)}/index.html`.replace(/^\//, ''))
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1]!)
const articles = (path: string) => all(html(path), /<article class="vl-post">(.*?)<\/article>/gs)
// biome-ignore lint/suspicious/noExplicitAny: what a parser makes of XML
const xml = (path: string): any => xml2js(read(path), { compact: true })

/** The titles of listed posts, newest first. */
const LISTED = [
  'Folders are dates too',
  'A post that counts',
  'Pictures: <b> & words',
  'A plain post with its title in the text',
  'The first post',
]

describe('the pages of a blog', () => {
  it('BL-6: are built with two warnings', () => {
    expect(site.warnings).toEqual([
      'The post "2025-06-02-hidden" has the tag "secret", which blog/tags.yml does not define.\n  at blog/2025-06-02-hidden.md\n  Define it in blog/tags.yml, or set `onInlineTags` to "ignore".',
      'Lists show the whole of a post without a truncate marker.\n  at blog/2025-02-10-plain.md\n  Write `<!-- truncate -->` after the first paragraphs, or set `blog.onUntruncatedBlogPosts` to "ignore".',
    ])
  })

  it('BL-3, BL-5: have these routes', () => {
    expect(files.filter((path) => /^blog\/.*\.html$/.test(path))).toEqual([
      'blog/2025/01/02/first/index.html',
      'blog/2025/02/10/plain/index.html',
      'blog/2025/05/06/folders/index.html',
      'blog/2025/06/02/hidden/index.html',
      'blog/archive/index.html',
      'blog/authors/ada/index.html',
      'blog/authors/index.html',
      'blog/index.html',
      'blog/live/index.html',
      'blog/page/2/index.html',
      'blog/pictures/index.html',
      'blog/tags/index.html',
      'blog/tags/machines/index.html',
      'blog/tags/news/index.html',
      'blog/tags/secret/index.html',
    ])
  })

  it('FM-17, FM-18: have no draft, and an unlisted post only at its URL', () => {
    const texts = files.filter((path) => /\.(html|json|xml)$/.test(path)).map((path) => [path, read(path)])
    const saying = (word: string) => texts.filter(([, text]) => text?.includes(word)).map(([path]) => path)
    expect(saying('A draft')).toEqual([])
    expect(saying('A hidden post')).toEqual([
      '_data/blog/2025/06/02/hidden.json',
      '_data/blog/tags/secret.json',
      'blog/2025/06/02/hidden/index.html',
      'blog/tags/secret/index.html',
    ])
    expect(html('/blog/2025/06/02/hidden')).toContain('<meta name="robots" content="noindex, nofollow">')
    expect(html('/blog/tags/secret')).toContain('<meta name="robots" content="noindex, nofollow">')
  })

  it('BL-5: has an anchor for each year of the archive', () => {
    expect(html('/blog/archive')).toContain('<h2 id="2025">2025</h2>')
  })

  it('SM-1: are in the sitemap, except unlisted ones', () => {
    const paths = all(read('sitemap.xml'), /<loc>https:\/\/journal\.example(.*?)<\/loc>/g)
    expect(paths.filter((path) => path.startsWith('/blog'))).toHaveLength(13)
    expect(paths).toContain('/blog/page/2')
    expect(paths).not.toContain('/blog/2025/06/02/hidden')
  })
})

describe('a post', () => {
  it('BL-10: has its metadata', () => {
    const head = html('/blog/pictures')
    expect(head).toContain('<title>Pictures: &lt;b&gt; &amp; words | Journal</title>')
    expect(head).toContain('<meta property="og:type" content="article">')
    expect(head).toContain('<meta property="article:published_time" content="2025-03-08T00:00:00.000Z">')
    expect(all(head, /property="article:author" content="(.*?)"/g)).toEqual([
      'https://journal.example/blog/authors/ada',
      'https://example.com/grace',
    ])
    expect(all(head, /property="article:tag" content="(.*?)"/g)).toEqual(['Engines', 'News'])
    expect(head).toMatch(
      /<meta property="og:image" content="https:\/\/journal\.example\/assets\/images\/dot-\w+\.svg">/,
    )
    const data = JSON.parse(all(head, /<script type="application\/ld\+json">(.*?)<\/script>/g)[0] ?? '')
    expect(data).toMatchObject({ '@type': 'BlogPosting', headline: 'Pictures: <b> & words' })
  })

  it('SB-6: uses a heading of its text as its title, and shows it once', () => {
    const page = html('/blog/2025/02/10/plain')
    expect(all(page, /<h1>(.*?)<\/h1>/g)).toEqual(['A plain post with its title in the text'])
  })

  it('AS-1, AS-5: links to files and shows images next to it', () => {
    expect(html('/blog/2025/01/02/first')).toContain('<a href="/blog/2025/02/10/plain">cold day</a>')
    expect(html('/blog/2025/02/10/plain')).toContain('<a href="/docs/intro">introduction</a>')
    expect(html('/docs/intro')).toContain('<a href="/blog/2025/02/10/plain#why">a post</a>')
    expect(html('/blog/pictures')).toMatch(
      /src="\/assets\/images\/dot-\w+\.svg" alt="A dot" width="20" height="10"/,
    )
  })

  it('is HTML without code of its own, unless it has components', () => {
    const scriptOf = (path: string) => JSON.parse(read(`_data${path}.json`)).script
    expect(scriptOf('/blog/2025/01/02/first')).toBeUndefined()
    expect(scriptOf('/blog/page/2')).toBeUndefined()
    expect(scriptOf('/blog/live')).toMatch(/^\/assets\/page-blog-live-mdx-/)
    expect(scriptOf('/blog')).toMatch(/^\/assets\/page-list-blog-/)
  })

  it('has no more data than the shell needs', () => {
    const { page, sidebar } = JSON.parse(read('_data/blog/2025/01/02/first.json'))
    expect(Object.keys(page)).not.toContain('post')
    expect(page.type).toBe('blog')
    // The title, the year, and as many posts as the site wants in its column.
    expect(sidebar.html.match(/<li/g)).toHaveLength(6)
    expect(Object.keys(sidebar)).toEqual(['id', 'html'])
  })
})

describe('a list', () => {
  it('BL-5: shows posts in order on pages', () => {
    const titles = (path: string) => all(html(path), /class="vl-post-title">(.*?)<\/a>/g)
    const escaped = LISTED.map((title) =>
      title.replace('&', '&amp;').replace('<', '&lt;').replace('>', '&gt;'),
    )
    expect([...titles('/blog'), ...titles('/blog/page/2')]).toEqual(escaped)
    expect(titles('/blog')).toHaveLength(3)
    expect(titles('/blog/tags/news')).toEqual([escaped[0], escaped[2], escaped[4]])
    expect(titles('/blog/authors/ada')).toEqual([escaped[2], escaped[4]])
  })

  it('BL-6: shows the part before the marker, with a link to the rest', () => {
    const [folders = '', live = '', pictures = ''] = articles('/blog')
    expect(folders).toContain('<p>The folders of this file are its date.</p>')
    expect(folders).not.toContain('One two three')
    expect(folders).toContain('aria-label="Read more about Folders are dates too">Read more</a>')
    expect(live).toContain('<button type="button" class="counter">Pressed')
    expect(pictures).toMatch(/<img[^>]+src="\/assets\/images\/dot-/)
    const [plain = '', first = ''] = articles('/blog/page/2')
    expect(plain).not.toContain('Read more')
    expect(plain).toContain('A marker in code is code')
    expect(first).toContain('<a href="/blog/2025/01/02/first#the-day">further down</a>')
    expect(first).not.toContain('Snow')
  })

  it('has each id once', () => {
    for (const path of ['/blog', '/blog/page/2', '/blog/tags/news']) {
      const ids = all(html(path), /\sid="(.*?)"/g)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  it('BL-4: shows how long posts take to read', () => {
    const times = articles('/blog').map((article) => all(article, /<\/time> · (.*?)<\/div>/g)[0])
    expect(times).toEqual(['2 min read', 'One min read', 'One min read'])
  })
})

describe('feeds', () => {
  it('BL-7: hold every listed post, whole', () => {
    const { channel } = xml('blog/rss.xml').rss
    expect(channel.title._text).toBe('Journal Blog')
    expect(channel.language._text).toBe('en')
    expect(channel.item.map((item: { title: { _cdata: string } }) => item.title._cdata)).toEqual(LISTED)
    const { feed } = xml('blog/atom.xml')
    expect(feed.entry).toHaveLength(5)
    expect(feed.updated._text).toBe('2025-05-06T00:00:00.000Z')
    const json = JSON.parse(read('blog/feed.json'))
    expect(json.items.map(({ title }: { title: string }) => title)).toEqual(LISTED)
    expect(json.items[0].content_html).toContain('One two three')
  })

  it('BL-7: have no relative URL', () => {
    const { channel } = xml('blog/rss.xml').rss
    for (const item of channel.item) {
      const addresses = all(item['content:encoded']._cdata, /\s(?:href|src)="(.*?)"/g)
      expect(addresses.filter((address) => !address.startsWith('https://journal.example/'))).toEqual([])
    }
  })

  it('BL-8: are linked on every page of the site', () => {
    const pages = files.filter((path) => path.endsWith('.html'))
    const without = pages.filter(
      (path) =>
        !read(path).includes(
          '<link rel="alternate" type="application/rss+xml" href="/blog/rss.xml" title="Journal RSS Feed"><link rel="alternate" type="application/atom+xml" href="/blog/atom.xml" title="Journal Atom Feed">',
        ),
    )
    expect(without).toEqual([])
  })
})

describe('a second build', () => {
  it('takes everything from the cache, and is the same in another folder', {
    tags: ['exhaustive'],
  }, async () => {
    const before = contentsOf(site.outDir)
    const again = await buildSite(site.siteDir)
    expect(again.result).toMatchObject({ compiled: 0, rendered: 0 })
    expect(differences(before, contentsOf(again.outDir))).toEqual([])
    const elsewhere = await buildSite(copyFixture('blog'), {
      outDir: join(folder(), 'out'),
      workers: 2,
    })
    expect(differences(before, contentsOf(elsewhere.outDir))).toEqual([])
  })
})

describe('other blogs', () => {
  it('BL-9: have no files without posts', async () => {
    const dir = makeSite(
      { 'src/pages/index.md': '# A\n', 'blog/authors.yml': 'ada:\n  name: Ada\n' },
      'docs: false',
    )
    const { error, warnings, outDir } = await buildSite(dir)
    expect({ error, warnings }).toEqual({ error: undefined, warnings: [] })
    expect(filesIn(outDir).filter((path) => /\.(html|xml)$/.test(path))).toEqual([
      '404.html',
      'index.html',
      'sitemap.xml',
    ])
    expect(readFileSync(join(outDir, 'index.html'), 'utf8')).not.toMatch(/rss|atom|blog/)
  })

  it('DV-27, BK-1: report a broken link of an excerpt once, with the post', async () => {
    const dir = makeSite(
      {
        'src/pages/index.md': '# Home\n',
        'blog/2025-01-01-a.md':
          'A [file](./nope.md), a [page](/nope) and a [heading](#nope).\n\n<!-- truncate -->\n',
      },
      `docs: false, onBrokenLinks: 'warn'`,
    )
    const { error, warnings } = await buildSite(dir)
    expect(error).toBeUndefined()
    expect(warnings).toEqual([
      'The link "./nope.md" names a file that does not exist.\n  at blog/2025-01-01-a.md:1:3\n  Correct the path, or create the file.',
      "1 broken link on one page.\n\nOn /blog/2025/01/01/a\n  /nope (blog/2025-01-01-a.md:1)\n  Correct the links, or set `onBrokenLinks` to 'ignore'. A file in a static folder is linked with `pathname:///file.pdf`.",
      expect.stringContaining('#nope'),
    ])
  })

  it('may be the whole site', { tags: ['exhaustive'] }, async () => {
    const dir = makeSite(
      { 'blog/2025-01-01-one.md': `${'word '.repeat(250)}\n\n<!-- truncate -->\n` },
      `docs: false, blog: { routeBasePath: '/', feedOptions: { type: 'atom' } }, trailingSlash: true`,
    )
    const { error, warnings, outDir } = await buildSite(dir)
    expect({ error, warnings }).toEqual({ error: undefined, warnings: [] })
    const made = filesIn(outDir).filter((path) => /\.(html|xml)$/.test(path))
    expect(made).toEqual([
      '2025/01/01/one/index.html',
      '404.html',
      'archive/index.html',
      'atom.xml',
      'index.html',
      'sitemap.xml',
    ])
    const home = readFileSync(join(outDir, 'index.html'), 'utf8')
    expect(home).toContain('<title>Test</title>')
    expect(home).toContain('</time> · 2 min read')
    expect(home).toContain('href="/2025/01/01/one/"')
  })
})

describe('a post whose date is in the future', () => {
  it('BL-12: is in no file of the site, and the build names it', async () => {
    const built = await buildSite(
      makeSite(
        {
          'docs/a.md': '# A\n',
          'blog/2024-01-01-now.md': '---\ntags: [news]\n---\n\nNow.\n\n<!-- truncate -->\n',
          'blog/2999-01-01-later.md':
            '---\ntitle: Wombat\ntags: [news, wombat]\nredirect_from: /wombat\n---\n\nLater.\n\n<!-- truncate -->\n',
        },
        "search: true, blog: { onInlineTags: 'ignore' }",
      ),
    )
    expect(built.error).toBeUndefined()
    expect(built.infos).toContain(
      'A post is scheduled. blog/2999-01-01-later.md is published by the first build from 2999-01-01 00:00 UTC on.',
    )
    const contents = filesIn(built.outDir)
      .filter((path) => !/\.(br|gz)$/.test(path))
      .map((path) => `${path}\n${readFileSync(join(built.outDir, path), 'utf8')}`)
    expect(contents.filter((text) => /wombat|2999/i.test(text))).toEqual([])
    expect(contents.some((text) => /now/.test(text))).toBe(true)
  })
})
