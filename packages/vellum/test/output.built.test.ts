// The folder that a build writes: which files, with which addresses, and when not.

import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { type BuiltSite, buildSite, contentsOf, differences, filesIn, testSites } from './builtSite.js'

const { makeSite } = testSites()

/** A site with a page of each kind, links of each kind, an asset and a static file. */
const FILES = {
  'docs/intro.md':
    '---\nredirect_from: [/old, /older/place]\n---\n# Intro\n\n[Folder](./folder/index.md) [Inside](./folder/inside.md#part) [Beside](folder/inside) [About](/about?q=1#x) [Text](./notes.txt)\n\n![Picture](./img.svg)\n',
  'docs/folder/index.md': '---\ntags: [blue]\n---\n# Folder\n\n[Up](../intro.md)\n',
  'docs/folder/inside.md': '# Inside\n\n## Part\n\nText.\n',
  'docs/notes.txt': 'Notes',
  'docs/img.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"/>',
  'src/pages/index.jsx':
    'import Link from "@docusaurus/Link"\nexport default () => <main><h1>Home</h1><Link to="/docs/intro">Intro</Link></main>\n',
  'src/pages/about.md': '# About\n\n<a id="x" />Text.\n',
  'static/robots.txt': 'User-agent: *\n',
  'static/CNAME': 'example.com',
}

async function built(files: Parameters<typeof makeSite>[0], config = ''): Promise<BuiltSite> {
  const site = await buildSite(makeSite(files, config))
  expect(site.error).toBeUndefined()
  return site
}

const read = ({ outDir }: BuiltSite, path: string) => readFileSync(join(outDir, path), 'utf8')
const pagesOf = ({ outDir }: BuiltSite) => filesIn(outDir).filter((path) => path.endsWith('.html'))
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1]!)
const canonicalOf = (html: string) => all(html, /<link rel="canonical" href="([^"]+)">/g)
const linksOf = (html: string) => all(html, /<a\b[^>]*? ?href="([^"]+)"/g)
const bodyOf = (html: string) => /<div class="theme-doc-markdown.*?<\/article>/s.exec(html)?.[0] ?? ''
const sitemapOf = (site: BuiltSite) => all(read(site, 'sitemap.xml'), /<loc>([^<]+)<\/loc>/g)

describe('a site', () => {
  let site: BuiltSite
  beforeAll(async () => {
    site = await built(FILES)
  })

  it('has a file for every page, URL-5: in a folder of its name', () => {
    expect(site.warnings).toEqual([])
    expect(pagesOf(site)).toEqual([
      '404.html',
      'about/index.html',
      'docs/folder/index.html',
      'docs/folder/inside/index.html',
      'docs/index.html',
      'docs/intro/index.html',
      'docs/tags/blue/index.html',
      'docs/tags/index.html',
      'index.html',
      'old/index.html',
      'older/place/index.html',
    ])
  })

  it('URL-5, URL-6, LK-7: leaves URLs as they are authored', () => {
    const html = read(site, 'docs/intro/index.html')
    expect(linksOf(bodyOf(html)).map((href) => href.replace(/-[0-9a-f]{8}\./, '-HASH.'))).toEqual([
      '/docs/folder/',
      '/docs/folder/inside#part',
      '/docs/folder/inside',
      '/about?q=1#x',
      '/assets/files/notes-HASH.txt',
    ])
    expect(canonicalOf(html)).toEqual(['https://example.com/docs/intro'])
    expect(canonicalOf(read(site, 'docs/folder/index.html'))).toEqual(['https://example.com/docs/folder/'])
  })

  it('copies static files and assets', () => {
    expect(read(site, 'robots.txt')).toBe('User-agent: *\n')
    expect(read(site, 'CNAME')).toBe('example.com')
    const src = /<img [^>]*src="\/([^"]+)" alt="Picture" width="3" height="4">/.exec(
      read(site, 'docs/intro/index.html'),
    )?.[1]
    expect(read(site, src!)).toBe(FILES['docs/img.svg'])
  })

  it('redirects old URLs', () => {
    for (const path of ['old/index.html', 'older/place/index.html']) {
      const html = read(site, path)
      expect(html).toContain('<meta http-equiv="refresh" content="0; url=/docs/intro">')
      expect(canonicalOf(html)).toEqual(['https://example.com/docs/intro'])
    }
  })

  it('SM-1: lists its pages, and nothing else, in the sitemap', () => {
    expect(sitemapOf(site)).toEqual(
      [
        '/',
        '/about',
        '/docs',
        '/docs/folder/',
        '/docs/folder/inside',
        '/docs/intro',
        '/docs/tags',
        '/docs/tags/blue',
      ].map((path) => `https://example.com${path}`),
    )
  })

  it('DV-4: has a page for the root of the docs', () => {
    const html = read(site, 'docs/index.html')
    expect(all(html, /<h1[^>]*>(.*?)<\/h1>/g)).toHaveLength(1)
    expect(html).toContain('aria-label="Docs sidebar"')
    expect(all(html, /<a href="([^"]+)" class="[^"]*\bcard\b[^"]*"/g)).toEqual([
      '/docs/folder/',
      '/docs/intro',
    ])
    expect(all(html, /<a href="([^"]+)" rel="next"/g)).toHaveLength(1)
    expect(html).not.toContain('rel="prev"')
  })

  it('compresses files that get smaller, without changing their content', () => {
    const files = contentsOf(site.outDir)
    const compressed = [...files.keys()].filter((name) => /\.(br|gz)$/.test(name))
    expect(compressed).toContain('docs/intro/index.html.br')
    expect(compressed).toContain('docs/intro/index.html.gz')
    const wrong = compressed.filter((name) => {
      const bytes = files.get(name)!
      const text = name.endsWith('.br') ? brotliDecompressSync(bytes) : gunzipSync(bytes)
      return !files.get(name.replace(/\.(br|gz)$/, ''))?.equals(text)
    })
    expect(wrong).toEqual([])
  })

  // Sites with more than that load what they use. A larger shell is paid by every page of every site.
  it('has a shell without code that only components of a site, plugins or other configurations need', () => {
    const [file = ''] = filesIn(site.outDir).filter((name) => /^assets\/shell-.*\.js$/.test(name))
    const code = read(site, file)
    for (const text of ['on the server', 'vl-error`', 'vl-themed-', 'history:']) {
      expect(code).not.toContain(text)
    }
    expect(brotliCompressSync(code).length).toBeLessThan(15_600)
  })

  it('has data for every page, all of one build', () => {
    const pages = pagesOf(site).filter((path) => !path.startsWith('old'))
    const data = filesIn(join(site.outDir, '_data')).filter((path) => path.endsWith('.json'))
    expect(data).toHaveLength(pages.length)
    const parsed = data.map(
      (path) => JSON.parse(read(site, `_data/${path}`)) as { build: string; page: { path: string } },
    )
    expect([...new Set(parsed.map(({ build }) => build))]).toEqual([expect.stringMatching(/^[0-9a-f]{12}$/)])
    expect(parsed.map(({ page }) => page.path).sort()).toEqual([
      '/',
      '/404.html',
      '/about',
      '/docs',
      '/docs/folder/',
      '/docs/folder/inside',
      '/docs/intro',
      '/docs/tags',
      '/docs/tags/blue',
    ])
  })

  it('reports how much it has built', () => {
    const files = filesIn(site.outDir)
    expect(site.result).toMatchObject({ outDir: site.outDir, pages: 9, compiled: 4, warnings: 0 })
    const { pageTimes, phases } = site.result!
    expect(pageTimes).toHaveLength(9)
    expect(phases.map(({ name }) => name)).toEqual(['load', 'compile', 'bundle', 'render', 'check', 'finish'])
    expect(Math.abs(site.result!.files - files.length)).toBeLessThanOrEqual(1)
  })

  it('is unchanged when the next build fails', async () => {
    const before = contentsOf(site.outDir)
    const file = join(site.siteDir, 'docs/intro.md')
    const text = readFileSync(file, 'utf8')
    for (const fault of ['[Nowhere](/nowhere)', '{', '![Nothing](./nothing.png)']) {
      writeFileSync(file, `${text}\n${fault}\n`)
      expect((await buildSite(site.siteDir)).error).toBeDefined()
      expect(differences(before, contentsOf(site.outDir))).toEqual([])
    }
    const left = filesIn(site.siteDir).filter((path) => !/^(dist|\.vellum)\//.test(path))
    expect(left).toEqual([...Object.keys(FILES), 'vellum.config.mjs'].sort())
    writeFileSync(file, text)
  })

  it('is not written by a check', async () => {
    const before = contentsOf(site.outDir)
    writeFileSync(join(site.siteDir, 'docs/more.md'), '# More\n')
    const checked = await buildSite(site.siteDir, { write: false })
    expect(checked.error).toBeUndefined()
    expect(checked.result?.pages).toBe(10)
    expect(differences(before, contentsOf(site.outDir))).toEqual([])
    writeFileSync(join(site.siteDir, 'docs/more.md'), '# More\n\n[Nowhere](/nowhere)\n')
    expect((await buildSite(site.siteDir, { write: false })).error).toMatch(/^1 broken link on one page\./)
    expect(differences(before, contentsOf(site.outDir))).toEqual([])
    rmSync(join(site.siteDir, 'docs/more.md'))
  })

  it('removes pages whose files were deleted', async () => {
    rmSync(join(site.siteDir, 'src/pages/about.md'))
    const file = join(site.siteDir, 'docs/intro.md')
    writeFileSync(file, readFileSync(file, 'utf8').replace('[About](/about?q=1#x)', ''))
    expect((await buildSite(site.siteDir)).error).toBeUndefined()
    expect(pagesOf(site)).not.toContain('about/index.html')
  })
})

describe('trailingSlash (URL-5)', () => {
  it('true: every URL ends in one', async () => {
    const site = await built(
      { ...FILES, 'docs/intro.md': FILES['docs/intro.md'].replace('[Beside](folder/inside)', '') },
      'trailingSlash: true',
    )
    const html = read(site, 'docs/intro/index.html')
    expect(linksOf(bodyOf(html)).slice(0, 3)).toEqual([
      '/docs/folder/',
      '/docs/folder/inside/#part',
      '/about/?q=1#x',
    ])
    expect(canonicalOf(html)).toEqual(['https://example.com/docs/intro/'])
    expect(sitemapOf(site).filter((url) => !url.endsWith('/'))).toEqual([])
    expect(pagesOf(site)).toContain('about/index.html')
    expect(linksOf(read(site, 'index.html'))).toContain('/docs/intro/')
  })

  it('false: no URL ends in one, and a page is a file of its name', async () => {
    const site = await built(FILES, 'trailingSlash: false')
    const html = read(site, 'docs/intro.html')
    expect(linksOf(bodyOf(html)).slice(0, 4)).toEqual([
      '/docs/folder',
      '/docs/folder/inside#part',
      '/docs/folder/inside',
      '/about?q=1#x',
    ])
    expect(canonicalOf(read(site, 'docs/folder.html'))).toEqual(['https://example.com/docs/folder'])
    expect(sitemapOf(site).filter((url) => url.endsWith('/'))).toEqual(['https://example.com/'])
    expect(pagesOf(site)).toEqual([
      '404.html',
      'about.html',
      'docs.html',
      'docs/folder.html',
      'docs/folder/inside.html',
      'docs/intro.html',
      'docs/tags.html',
      'docs/tags/blue.html',
      'index.html',
      'old.html',
      'older/place.html',
    ])
  })
})

describe('baseUrl', () => {
  it('is before every URL of the site', async () => {
    const site = await built(
      { ...FILES, 'static/img/logo.svg': FILES['docs/img.svg'] },
      `baseUrl: '/troth/', favicon: 'img/logo.svg', themeConfig: { image: 'img/logo.svg', navbar: { logo: { src: 'img/logo.svg' }, items: [{ to: '/docs/intro', label: 'Docs' }] }, footer: { links: [{ to: '/about', label: 'About' }] } }`,
    )
    for (const page of pagesOf(site)) {
      const html = read(site, page)
      const addresses = all(html, / (?:href|src|content|url)="?(\/[^"]*)"/g)
      expect(addresses.filter((address) => !address.startsWith('/troth/'))).toEqual([])
      for (const url of canonicalOf(html)) expect(url).toMatch(/^https:\/\/example\.com\/troth\//)
    }
    const html = read(site, 'docs/intro/index.html')
    expect(html).toContain('<meta property="og:image" content="https://example.com/troth/img/logo.svg">')
    expect(html).toContain('<link rel="icon" href="/troth/img/logo.svg">')
    expect(linksOf(html)).toContain('/troth/about')
    expect(read(site, 'old/index.html')).toContain('url=/troth/docs/intro"')
    expect(sitemapOf(site).every((url) => url.startsWith('https://example.com/troth/'))).toBe(true)
    // The site is served under it, so it is no folder of its own.
    expect(filesIn(site.outDir)).toContain('docs/intro/index.html')
    const data = JSON.parse(read(site, '_data/docs/intro.json')) as { page: { path: string } }
    expect(data.page.path).toBe('/troth/docs/intro')
  })

  it('can be passed to a build', { tags: ['exhaustive'] }, async () => {
    const dir = makeSite({ 'docs/index.md': '# A\n' })
    const site = await buildSite(dir, { baseUrl: '/preview/' })
    expect(canonicalOf(read(site, 'docs/index.html'))).toEqual(['https://example.com/preview/docs'])
  })
})

describe('relative links on the first page of the docs (LK-7)', () => {
  const files = { 'docs/README.md': '# A\n\n[below](guide/)\n', 'docs/guide/index.md': '# Guide\n' }

  it('go to pages below it', async () => {
    const site = await built(files, "onBrokenLinks: 'throw'")
    expect(read(site, 'docs/index.html')).toContain('<a href="/docs/guide/">below</a>')
  })
})

describe('links without a leading slash (URL-10, LK-8)', () => {
  const files = {
    'docs/guide/page.mdx':
      'import Link from \'@docusaurus/Link\'\n\n# Page\n\n<Link to="docs/guide/other">a</Link> [b](other) <a href="other">c</a>\n',
    'docs/guide/other.md': '# Other\n',
    'sidebars.js':
      "export default { main: ['guide/page', 'guide/other', { type: 'link', label: 'B', href: 'a/b' }] }\n",
    'src/pages/a/b.tsx':
      'import Link from \'@docusaurus/Link\'\n\nexport default () => <Link to="docs/guide/page">a</Link>\n',
    'static/x.svg': '<svg/>',
  }
  const config = `
    baseUrl: '/base/',
    i18n: { defaultLocale: 'en', locales: ['en', 'fr'], localeConfigs: { fr: { translate: false } } },
    onBrokenLinks: 'throw',
    docs: { sidebarPath: './sidebars.js' },
    themeConfig: {
      navbar: {
        logo: { src: 'x.svg', href: 'docs/guide/page' },
        items: [{ to: 'docs/guide/other', label: 'Docs' }, { label: 'More', items: [{ to: 'a/b', label: 'B' }] }],
      },
      footer: { links: [{ title: 'Docs', items: [{ to: 'docs/guide/other', label: 'Other' }] }] },
    },`

  it('start at the base URL of the locale, and none is reported', async () => {
    const site = await built(files, config)
    expect(site.warnings).toEqual([])
    for (const [folder, base] of [
      ['', '/base/'],
      ['fr/', '/base/fr/'],
    ] as const) {
      const page = read(site, `${folder}docs/guide/page/index.html`)
      const other = `<a href="${base}docs/guide/other">`
      expect(page).toContain(`${other}a</a> ${other}b</a> <a href="other">c</a>`)
      const shared = [`${base}docs/guide/page`, `${base}docs/guide/other`, `${base}a/b`]
      expect(linksOf(page)).toEqual(expect.arrayContaining(shared))
      expect(linksOf(read(site, `${folder}a/b/index.html`))).toEqual([`${base}docs/guide/page`])
    }
  })
})

describe('noIndex (SEO-7)', () => {
  it('keeps search engines from every page', async () => {
    const site = await built({ 'docs/index.md': '# A\n' }, 'noIndex: true')
    for (const page of pagesOf(site)) {
      expect(read(site, page)).toContain('<meta name="robots" content="noindex, nofollow">')
    }
    expect(filesIn(site.outDir).filter((path) => path.startsWith('sitemap'))).toEqual([])
  })
})

describe('static files', () => {
  it('may not replace a page', async () => {
    const dir = makeSite({ 'docs/index.md': '# A\n', 'static/docs/index.html': 'Mine' })
    expect((await buildSite(dir)).error).toBe(
      [
        'A static file and a page are both written to "docs/index.html".',
        '  at static/docs/index.html',
        '  at the page "/docs"',
        '  Remove or rename the static file, or change the `slug` of the page.',
      ].join('\n'),
    )
  })

  it('may be the sitemap', { tags: ['exhaustive'] }, async () => {
    const site = await built({ 'docs/index.md': '# A\n', 'static/sitemap.xml': '<urlset/>' })
    expect(read(site, 'sitemap.xml')).toBe('<urlset/>')
  })
})

describe('several sets of documents', () => {
  it('have their own URLs, sidebars and roots, and link to each other by file', async () => {
    const site = await built(
      {
        'docs/index.md': '# Docs\n\n[Rules](@site/community/rules.md)\n',
        'community/rules.md': '# Rules\n\n[Docs](@site/docs/index.md)\n',
        'community/team/a.md': '# A\n',
      },
      `docs: [{}, { id: 'community', path: 'community', routeBasePath: 'people' }]`,
    )
    expect(pagesOf(site)).toEqual([
      '404.html',
      'docs/index.html',
      'people/index.html',
      'people/rules/index.html',
      'people/team/a/index.html',
    ])
    expect(linksOf(bodyOf(read(site, 'docs/index.html')))).toEqual(['/people/rules'])
    const rules = read(site, 'people/rules/index.html')
    expect(linksOf(bodyOf(rules))).toEqual(['/docs'])
    expect(rules).toContain('<meta name="docusaurus_tag" content="docs-community-current">')
    expect(all(rules, /<a href="([^"]+)" class="menu__link/g)).toEqual(['/people/rules', '/people/team/a'])
  })
})
