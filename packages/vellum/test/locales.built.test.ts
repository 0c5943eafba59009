// The site of the fixture `locales`, built once in English and Arabic, which is translated
// in part: what each language has, what it falls back to, and what both share.

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { serve, silentLogger, writeTranslations } from '../dist/node/bundle/index.js'
import { searchBuilt } from './builtSearch.js'
import { type BuiltSite, buildSite, contentsOf, differences, filesIn, testSites } from './builtSite.js'

const { copyFixture, folder, makeSite } = testSites()
let site: BuiltSite

beforeAll(async () => {
  site = await buildSite(copyFixture('locales'))
})

/** A file; of a document without the styles in it, whose selectors look like markup. */
const readDocument = (file: string) => readFileSync(file, 'utf8').replace(/<style>.*?<\/style>/gs, '')
const text = (path: string) => readDocument(join(site.outDir, path))
const page = (path: string) => text(join(path, 'index.html'))
/** All that a pattern finds, its first group. */
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, group]) => group)
/** The article of a page. */
const article = (path: string) =>
  /<div [^>]*class="theme-doc-markdown markdown">([\s\S]*?)<footer/.exec(page(path))?.[1] ?? ''

describe('search', () => {
  it('SR-12: finds pages of its locale only', async () => {
    const english = searchBuilt(site.outDir)
    const arabic = searchBuilt(site.outDir, '/ar/_data/_search.json')
    const scopes = ['docs-default-current', 'default']
    expect(await english.find('map', ...scopes)).toContain('/docs/intro#what-is-a-map')
    expect(await english.find('الخريطة', ...scopes)).toEqual([])
    expect(await arabic.find('الخريطة', ...scopes)).toContain('/ar/docs/intro#what-is-a-map')
    expect((await arabic.find('كلمات', ...scopes))[0]).toBe('/ar/words')
    // Pages without a translation are pages of the locale.
    expect((await arabic.find('install', ...scopes))[0]).toBe('/ar/docs/guide/install')
  })
})

describe('the labels of the search', () => {
  it('SR-50, SR-54: are a file of their own, which pages do not load', () => {
    const withPlaceholder = filesIn(site.outDir).filter(
      (name) => /\.(js|html)$/.test(name) && text(name).includes('ابحث في التوثيق'),
    )
    expect(withPlaceholder).toEqual([expect.stringMatching(/^assets\/search-ar-\w{8}\.js$/)])
    expect(page('ar/docs/intro')).not.toContain('search-ar-')
  })
})

describe('every language', () => {
  it('is built in one run, without a warning', () => {
    expect([site.error, site.warnings]).toEqual([undefined, []])
  })

  it('LD-2: has all pages, the default one at the base and the other one below it', () => {
    const pages = filesIn(site.outDir).filter((name) => name.endsWith('.html'))
    const arabic = pages.filter((name) => name.startsWith('ar/')).map((name) => name.slice(3))
    const english = pages.filter((name) => !name.startsWith('ar/'))
    expect(english).toEqual([
      '404.html',
      'docs/category/guides/index.html',
      'docs/guide/install/index.html',
      'docs/guide/live/index.html',
      'docs/guide/tagged/index.html',
      'docs/index.html',
      'docs/intro/index.html',
      'docs/tags/index.html',
      'docs/tags/maps/index.html',
      'index.html',
      'plain/index.html',
      'words/index.html',
    ])
    expect(arabic).toEqual(english)
  })

  it('SH-8, SEO-1: declares its language and direction', () => {
    expect(page('docs/intro')).toContain('<html lang="en" dir="ltr"')
    expect(page('ar/docs/intro')).toContain('<html lang="ar-EG" dir="rtl"')
  })

  it('SEO-4, SEO-5: has its canonical URL, and those of the page in the other locales', () => {
    const links = (path: string) => page(path).match(/<link rel="(?:canonical|alternate)"[^>]*>/g)
    const alternates = [
      '<link rel="alternate" hreflang="en" href="https://atlas.example/docs/guide/install">',
      '<link rel="alternate" hreflang="ar-EG" href="https://atlas.example/ar/docs/guide/install">',
      '<link rel="alternate" hreflang="x-default" href="https://atlas.example/docs/guide/install">',
    ]
    expect(links('docs/guide/install')).toEqual([
      '<link rel="canonical" href="https://atlas.example/docs/guide/install">',
      ...alternates,
    ])
    expect(links('ar/docs/guide/install')).toEqual([
      '<link rel="canonical" href="https://atlas.example/ar/docs/guide/install">',
      ...alternates,
    ])
    expect(page('ar/plain')).toContain('<meta property="og:locale" content="ar_EG">')
    expect(page('ar/plain')).toContain('<meta property="og:locale:alternate" content="en">')
    expect(page('ar/plain')).toContain('<meta name="docsearch:language" content="ar">')
  })

  it('SM-1: has a sitemap of its own pages', () => {
    const listed = (path: string) => all(text(path), /<loc>https:\/\/atlas\.example([^<]*)</g)
    const english = listed('sitemap.xml')
    expect(english).toContain('/docs/intro')
    expect(english.filter((path) => path?.startsWith('/ar/'))).toEqual([])
    expect(listed('ar/sitemap.xml')).toEqual(english.map((path) => `/ar${path}`))
  })

  it('LD-1, LD-5, LD-7: links to the same page in the others, without script', () => {
    const links = (path: string) => all(page(path), /<a (href="[^"]*" target="_self" lang="[^"]*")/g)
    const expected = [
      'href="/docs/guide/live" target="_self" lang="en"',
      'href="/ar/docs/guide/live" target="_self" lang="ar-EG"',
    ]
    expect(links('docs/guide/live')).toEqual(expected)
    expect(links('ar/docs/guide/live')).toEqual(expected)
    expect(page('ar/docs/guide/live')).toContain('>العربية</a>')
  })
})

describe('content', () => {
  it('is the translated file where there is one', () => {
    expect(article('ar/docs/intro')).toContain('<h1>مقدمة</h1>')
    expect(article('docs/intro')).toContain('<h1>Introduction</h1>')
    expect(page('ar/docs/intro')).toContain('<meta name="description" content="ما هي الخريطة.">')
    expect(page('ar/words')).toContain('<h1>كلمات</h1>')
  })

  it('falls back to the original file, with translated labels around it', () => {
    expect(article('ar/docs/guide/install')).toContain('<h1>Install</h1>')
    expect(article('ar/docs/guide/install')).toContain('href="/ar/docs/intro">the introduction')
    expect(page('ar/plain')).toContain('<h1>Plain</h1>')
    // It says that it is in another language; a translated one does not have to.
    expect(page('ar/plain')).toContain('<div lang="en" dir="ltr" class="theme-doc-markdown markdown">')
    expect(page('ar/words')).toContain('<div class="theme-doc-markdown markdown">')
    expect(page('ar/plain')).toContain('<b class="navbar__title">أطلس</b>')
  })

  it('AS-2: links by file go to the page in the same locale, translated or not', () => {
    const links = (path: string) => all(article(path), /<a href="(\/[^"]*docs[^"]*)"/g)
    expect(links('docs/intro')).toEqual(['/docs/guide/install#on-a-phone', '/docs/guide/live'])
    expect(links('ar/docs/intro')).toEqual(['/ar/docs/guide/install#on-a-phone', '/ar/docs/guide/live'])
  })

  it('AS-4, AS-5: takes files from the translated folder, otherwise from the original; all are in one folder', () => {
    const [picture, legend] = all(article('ar/docs/intro'), /(?:src|href)="(\/assets\/[^"]*)"/g)
    expect(text(legend!)).toBe('مفتاح الخريطة بالعربية.\n')
    expect(article('docs/intro')).toContain(picture)
    const [, english] = all(article('docs/intro'), /(?:src|href)="(\/assets\/[^"]*)"/g)
    expect(text(english!)).toBe('A legend in English.\n')
  })

  it('imports files next to the original that are not next to the translation; its links are in the locale', () => {
    expect(article('docs/guide/live')).toContain('A part with <a href="/docs/intro">a link</a>')
    expect(article('ar/docs/guide/live')).toContain('A part with <a href="/ar/docs/intro">a link</a>')
  })

  it('FM-16: has the edit link of its own file', () => {
    const edit = (path: string) => /href="(https:[^"]*edit[^"]*)"/.exec(page(path))?.[1]
    expect(edit('ar/docs/intro')).toBe(
      'https://github.com/atlas/atlas/edit/main/i18n/ar/docusaurus-plugin-content-docs/current/intro.md',
    )
    expect(edit('ar/docs/guide/install')).toBe(
      'https://github.com/atlas/atlas/edit/main/docs/guide/install.md',
    )
  })
})

describe('words', () => {
  it('of navbar, footer and sidebar come from their files; what has no translation stays', () => {
    const html = page('ar/docs/intro')
    expect(all(html, /class="navbar__(?:item navbar__)?link[^"]*"[^>]*>([^<]+)</g)).toEqual([
      'الدليل',
      'المزيد',
    ])
    expect(all(html, /dropdown__link"[^>]*>([^<]+)</g).slice(0, 2)).toEqual(['كلمات', 'Source'])
    expect(html).toContain('alt="بوصلة"')
    expect(all(html, /menu__link[^>]*>([^<]+)</g)).toEqual(['مقدمة', 'أدلة', 'منتدى '])
    expect(all(html, /footer__(?:title|link-item|copyright)"[^>]*>([^<]+)</g)).toEqual([
      'تعلم',
      'الخطوات الأولى',
      'Source',
      'مؤلفو أطلس، 2025',
    ])
  })

  it('of a generated index are translated, its URL is not', () => {
    const html = page('ar/docs/category/guides')
    expect(html).toContain('<h1>كل الأدلة</h1>')
    expect(html).toContain('كل شيء عن الخرائط.')
  })

  it('TR-6: of the theme are those of the engine, unless the site has its own', () => {
    const html = page('ar/docs/intro')
    expect(html).toContain('<a class="vl-skip" href="#__vellum_skip">انتقل إلى المحتوى الرئيسي</a>')
    expect(html).toContain('class="theme-edit-this-page">تعديل هذه الصفحة</a>')
    expect(html).toContain('aria-label="رابط مباشر إلى ما هي الخريطة؟"')
    expect(html).toContain('<span class="vl-admonition-icon"></span><span>ملاحظة</span></div>')
  })

  it('TR-5: of pages without a file are translated, with the plural forms of the locale', () => {
    expect(page('ar/docs/tags/maps')).toContain('<h1>مستند واحد بالوسم «maps»</h1>')
    expect(page('ar/docs/tags')).toContain('<title>الوسوم | Atlas</title>')
    expect(page('ar/docs')).toContain('{count} عناصر'.replace('{count}', '3'))
  })

  it('NF-1, NF-2: of the not-found page are translated', () => {
    const html = text('ar/404.html')
    expect(html).toContain('<title>الصفحة غير موجودة | Atlas</title>')
    expect(html).toContain('<h1>الصفحة غير موجودة</h1>')
    expect(text('404.html')).toContain('<h1>Page Not Found</h1>')
  })

  it('TR-2 … TR-4: of the site’s components are translated, including those at the top of a module', () => {
    const html = article('ar/docs/guide/live')
    expect(html).toContain('class="greeting">نهارك سعيد<')
    expect(html).toContain('هناك 3 خرائط.')
    expect(html).toContain('<span class="imperative">شمال</span>')
    expect(page('ar')).toContain('<h1>جد طريقك</h1>')
    expect(page('ar')).toContain('href="/ar/docs/intro">ابدأ هنا</a>')
    expect(article('docs/guide/live')).toContain('class="greeting">Good day<')
  })
})

describe('the files', () => {
  const scripts = (path: string) => /data-load="([^"]*)"/.exec(page(path))?.[1]?.split(' ') ?? []

  it('are shared: a locale has a shell with its data and its messages, and no other code', () => {
    const [english, arabic] = [scripts('docs/intro'), scripts('ar/docs/intro')]
    expect(arabic.slice(0, -1)).toEqual(english.slice(0, -1))
    expect(arabic.at(-1)).not.toBe(english.at(-1))
    const [code, words] = [text(english.at(-1)!), text(arabic.at(-1)!)]
    expect(words).toContain('نهارك سعيد')
    expect(words).toContain('نسخ')
    // Neither has what only the other shows, nor words that no browser needs.
    expect(code.replaceAll('العربية', '')).not.toMatch(/[\u0600-\u06FF]/)
    expect(code).not.toContain('theme.')
    expect(words).not.toContain('theme.blog')
    expect(words).not.toContain('tagDocListPageTitle')
    expect(readdirSync(join(site.outDir, 'ar'))).not.toContain('assets')
  })

  it('of all languages are allowed by one policy, and found by one host', () => {
    const headers = text('_headers')
    expect(headers.match(/^ {2}Content-Security-Policy: /gm)).toHaveLength(1)
    expect(headers).toContain('\n/ar/_data/*\n')
    expect(existsSync(join(site.outDir, 'ar/_headers'))).toBe(false)
  })

  it('invariant 9: are the same in a second build, from the cache and without; a change of one locale renders its pages alone', {
    tags: ['exhaustive'],
  }, async () => {
    const before = contentsOf(site.outDir)
    const again = await buildSite(site.siteDir, { outDir: join(folder(), 'again') })
    expect([again.result?.compiled, again.result?.rendered]).toEqual([0, 0])
    expect(differences(before, contentsOf(again.outDir))).toEqual([])
    const fresh = await buildSite(copyFixture('locales'), { workers: 2 })
    expect(differences(before, contentsOf(fresh.outDir))).toEqual([])
    const navbar = join(fresh.siteDir, 'i18n/ar/docusaurus-theme-classic/navbar.json')
    writeFileSync(navbar, '{ "title": { "message": "الأطلس" } }')
    const { result } = await buildSite(fresh.siteDir)
    expect([result?.compiled, result?.rendered]).toEqual([0, 12])
  })
})

describe('versions and a blog in two languages', () => {
  const DOCS = 'i18n/fr/docusaurus-plugin-content-docs'
  const BLOG = 'i18n/fr/docusaurus-plugin-content-blog'
  const head = (lines: string, body: string) => `---\n${lines}\n---\n\n${body}\n`
  const message = (entries: Record<string, string>) =>
    JSON.stringify(Object.fromEntries(Object.entries(entries).map(([id, text]) => [id, { message: text }])))
  const files = {
    'docs/a.md': '# A now\n\n[B](./b.md)\n',
    'docs/b.md': '# B now\n',
    'versions.json': '["1.0"]',
    'versioned_docs/version-1.0/a.md': '# A of old\n\n[B](./b.md) ![](./dot.svg)\n',
    'versioned_docs/version-1.0/b.md': '# B of old\n',
    'versioned_docs/version-1.0/dot.svg':
      '<svg xmlns="http://www.w3.org/2000/svg"><title>Dot</title><circle r="2"/></svg>',
    'versioned_sidebars/version-1.0-sidebars.json': '{ "main": ["a", { "Part": ["b"] }] }',
    [`${DOCS}/version-1.0/a.md`]: '# A ancien\n\n[B](./b.md) ![](./dot.svg)\n',
    [`${DOCS}/version-1.0.json`]: message({
      'version.label': 'un.zéro',
      'sidebar.main.category.Part': 'Partie',
    }),
    [`${DOCS}/current.json`]: message({ 'version.label': 'À venir' }),
    'blog/2025-01-01-one.md': head(
      'title: One\nauthors: ada\ntags: [maps]',
      'First.\n\n<!-- truncate -->\n\nRest.',
    ),
    'blog/2025-01-02-two.mdx': head(
      'title: Two',
      "import { Dot } from './_dot'\n\n<Dot /> [One](./2025-01-01-one.md)\n\n<!-- truncate -->\n\nRest.",
    ),
    'blog/_dot.jsx': 'export const Dot = () => <b>dot</b>\n',
    'blog/authors.yml': 'ada:\n  name: Ada\n  title: Countess\n  page: true\n',
    'blog/tags.yml': 'maps:\n  label: Maps\n',
    [`${BLOG}/2025-01-02-two.mdx`]: head(
      'title: Deux',
      "import { Dot } from './_dot'\n\n<Dot /> [Un](./2025-01-01-one.md)\n\n<!-- truncate -->\n\nReste.",
    ),
    [`${BLOG}/authors.yml`]: 'ada:\n  name: Ada\n  title: Comtesse\n  page: true\n',
    [`${BLOG}/options.json`]: message({
      title: 'Journal',
      description: 'Des nouvelles',
      'sidebar.title': 'Récents',
    }),
  }
  let both: BuiltSite
  const read = (path: string) => readDocument(join(both.outDir, path))
  const html = (path: string) => read(join(path, 'index.html'))

  beforeAll(async () => {
    const config = `i18n: { defaultLocale: 'en', locales: ['en', 'fr'] }, blog: { editUrl: 'https://edit.example', editLocalizedFiles: true },
      themeConfig: { navbar: { items: [{ type: 'docsVersionDropdown' }] } }`
    both = await buildSite(makeSite(files, config))
  })

  it('are built without a warning', () => {
    expect([both.error, both.warnings]).toEqual([undefined, []])
  })

  it('a version has its translated pages, the files next to the originals, its sidebar and its label', () => {
    const old = html('fr/docs/a')
    expect(old).toContain('<h1>A ancien</h1>')
    expect(old).toMatch(/<a href="\/fr\/docs\/b">B<\/a> <img [^>]*src="\/assets\/images\/dot-\w+\.svg"/)
    expect(old).toContain('>Partie<')
    expect(html('fr/docs/b')).toContain('<div lang="en" dir="ltr" class="theme-doc-markdown markdown">')
    const next = html('fr/docs/next/a')
    expect(next).toContain('<h1>A now</h1>')
    expect(next).toContain('<b>À venir</b>')
    expect(next).toContain('<a href="/fr/docs/a" data-docs-version="default/1.0">dernière version</a>')
    expect(next).toContain('Version : À venir')
    expect(all(old, /dropdown__link[^"]*"[^>]*>([^<]+)</g)).toEqual(['À venir', 'un.zéro'])
    expect(html('docs/next/a')).toContain('<b>Next</b>')
  })

  it('a post is translated alone, with a component in its excerpt; others declare their language', () => {
    const list = html('fr/blog')
    expect(list).toContain('<title>Journal | Test</title>')
    expect(list).toContain('<meta name="description" content="Des nouvelles">')
    expect(list).toContain('Récents')
    expect(list).toMatch(/<h2><a [^>]*href="\/fr\/blog\/2025\/01\/02\/two"[^>]*>Deux<\/a><\/h2>/)
    expect(list).toContain('<h2 lang="en" dir="ltr">')
    expect(list).toMatch(/<div lang="en" dir="ltr" class="markdown"><p>First\.<\/p>/)
    expect(list).toMatch(
      /<div class="markdown"><p><b>dot<\/b> <a href="\/fr\/blog\/2025\/01\/01\/one">Un<\/a>/,
    )
    expect(html('blog')).toContain('<a href="/blog/2025/01/01/one">One</a>')
    expect(list).toContain('Lire la suite')
    const post = html('fr/blog/2025/01/02/two')
    expect(post).toContain('<h1>Deux</h1>')
    expect(post).toContain(`https://edit.example/${BLOG}/2025-01-02-two.mdx`)
    expect(html('fr/blog/2025/01/01/one')).toContain('<h1 lang="en" dir="ltr">One</h1>')
    expect(html('fr/blog/2025/01/01/one')).toContain('Comtesse')
  })

  it('TR-5: titles of the blog that Node makes are translated', () => {
    expect(html('fr/blog/archive')).toContain('<title>Archives | Test</title>')
    expect(html('fr/blog/tags/maps')).toMatch(/<h1>Un article avec «\sMaps\s»<\/h1>/)
    expect(html('fr/blog/authors')).toContain('<title>Auteurs | Test</title>')
    expect(html('fr/blog/tags')).toContain('<title>Étiquettes | Test</title>')
  })

  it('browsers have the messages of live posts', () => {
    const scripts = /data-load="([^"]*)"/.exec(html('fr/blog'))?.[1]?.split(' ') ?? []
    expect(read(scripts.at(-1)!)).toContain('theme.blog.post.readMore')
  })

  it('BL-7: feeds are those of the locale, at its base', () => {
    const rss = read('fr/blog/rss.xml')
    expect(rss).toContain('<language>fr</language>')
    expect(rss).toContain('<link>https://example.com/fr/blog/2025/01/02/two</link>')
    expect(rss).toContain('Reste.')
    expect(read('blog/rss.xml')).toContain('<language>en</language>')
    expect(read('blog/rss.xml')).not.toContain('/fr/')
    expect(html('fr/blog')).toContain('href="/fr/blog/atom.xml"')
    expect(html('fr/blog')).not.toContain('href="/blog/atom.xml"')
  })

  it('their messages are written for translators', async () => {
    const { siteDir } = both
    const writtenFiles = await writeTranslations({ siteDir, locale: 'fr', logger: silentLogger })
    expect(writtenFiles.map(({ file }) => file)).toEqual([
      'i18n/fr/code.json',
      `${DOCS}/current.json`,
      `${DOCS}/version-1.0.json`,
      `${BLOG}/options.json`,
    ])
    expect(writtenFiles[0]!.entries['theme.blog.post.readMore']?.message).toBe('Lire la suite')
    expect(writtenFiles[2]!.entries['version.label']?.message).toBe('un.zéro')
    expect(writtenFiles[3]!.entries['sidebar.title']).toEqual({
      message: 'Récents',
      description: 'The label for the left sidebar',
    })
  })
})

describe('broken links', () => {
  it('BK-3: of a page that is shown in several languages are reported once, those of a translation by themselves', {
    tags: ['exhaustive'],
  }, async () => {
    const dir = copyFixture('locales')
    writeFileSync(join(dir, 'docs/guide/tagged.md'), '# Tagged\n\n[gone](/docs/gone)\n')
    writeFileSync(join(dir, 'i18n/ar/docusaurus-plugin-content-pages/words.md'), '[gone](/nowhere)\n')
    const { error = '' } = await buildSite(dir)
    expect(error.match(/docs\/guide\/tagged\.md:3/g)).toHaveLength(1)
    expect(error).toContain('On /docs/guide/tagged')
    expect(error).not.toContain('On /ar/docs/guide/tagged')
    expect(error).toContain('On /ar/words')
  })

  it('LD-2: do not include links to a page that another locale has elsewhere', {
    tags: ['exhaustive'],
  }, async () => {
    const dir = copyFixture('locales')
    const translated = join(dir, 'i18n/ar/docusaurus-plugin-content-docs/current/guide/tagged.md')
    mkdirSync(dirname(translated), { recursive: true })
    writeFileSync(translated, '---\nslug: elsewhere\n---\n# Tagged\n')
    const { error, outDir } = await buildSite(dir)
    expect(error).toBeUndefined()
    const english = readFileSync(join(outDir, 'docs/guide/tagged/index.html'), 'utf8')
    expect(english).toContain('href="/ar/docs/guide/tagged"')
    expect(english).not.toContain('data-unchecked')
    expect(existsSync(join(outDir, 'ar/docs/guide/elsewhere/index.html'))).toBe(true)
  })
})

describe('a build of one language', () => {
  it('has its pages at the same paths, and checks its links', async () => {
    const dir = copyFixture('locales')
    const one = await buildSite(dir, { locale: 'ar' })
    expect(one.error).toBeUndefined()
    const pages = filesIn(one.outDir).filter((name) => name.endsWith('.html'))
    expect(pages).toHaveLength(12)
    expect(pages.every((name) => name.startsWith('ar/'))).toBe(true)
  })

  it('must be of a locale of the site', async () => {
    const { error } = await buildSite(copyFixture('locales'), { locale: 'arr' })
    expect(error).toBe('The site has no locale "arr".\n  Did you mean "ar"? `i18n.locales` has en, ar.')
  })
})

describe('a language on a host of its own', () => {
  it('LD-2: has absolute URLs, and files of its own', { tags: ['exhaustive'] }, async () => {
    const dir = copyFixture('locales')
    const file = join(dir, 'vellum.config.ts')
    const config = readFileSync(file, 'utf8')
    const place = "{ htmlLang: 'ar-EG', url: 'https://ar.example', baseUrl: '/' }"
    writeFileSync(file, config.replace("{ htmlLang: 'ar-EG' }", place))
    const built = await buildSite(dir)
    expect(built.error).toBeUndefined()
    const html = readDocument(join(built.outDir, 'ar/docs/intro/index.html'))
    expect(html).toContain('href="https://atlas.example/docs/intro" target="_self" lang="en"')
    expect(html).toContain('href="/docs/intro" target="_self" lang="ar-EG"')
    expect(html).toContain('<link rel="canonical" href="https://ar.example/docs/intro">')
    expect(html).toContain('hreflang="x-default" href="https://atlas.example/docs/intro"')
    const names = all(html, /(?:data-load|src|href)="([^"]*\/assets\/[^"]*)"/g).flatMap((list) =>
      list!.split(' '),
    )
    expect(names.length).toBeGreaterThan(3)
    expect(names.filter((name) => !existsSync(join(built.outDir, 'ar', name)))).toEqual([])
    expect(existsSync(join(built.outDir, 'ar/_headers'))).toBe(true)
    const english = readFileSync(join(built.outDir, 'docs/intro/index.html'), 'utf8')
    expect(english).toContain('href="https://ar.example/docs/intro" target="_self" lang="ar-EG"')
  })
})

describe('vellum serve', () => {
  it('NF-2: responds with the not-found page of the locale', async () => {
    const server = await serve({ dir: site.outDir, baseUrl: '/', port: 0 })
    onTestFinished(server.close)
    const ask = async (path: string) => {
      const answer = await fetch(new URL(path, server.url))
      return [answer.status, /<h1>([^<]*)/.exec(await answer.text())?.[1]]
    }
    expect(await ask('nope/x')).toEqual([404, 'Page Not Found'])
    expect(await ask('ar/nope/x/')).toEqual([404, 'الصفحة غير موجودة'])
    expect(await ask('ar/docs/nope')).toEqual([404, 'الصفحة غير موجودة'])
  })
})

describe('vellum write-translations', () => {
  it('adds new messages, keeps translations, and reports unused ones', async () => {
    const siteDir = copyFixture('locales')
    const writtenFiles = await writeTranslations({
      siteDir,
      locale: 'ar',
      prefix: '(ar) ',
      logger: silentLogger,
    })
    const changes = writtenFiles.map(({ file, added, unused }) => ({
      file,
      added: added.filter((key) => !key.startsWith('theme.')),
      unused,
    }))
    expect(changes).toEqual([
      { file: 'i18n/ar/code.json', added: [], unused: ['theme.blog.paginator.newerEntries'] },
      {
        file: 'i18n/ar/docusaurus-plugin-content-docs/current.json',
        added: [],
        unused: ['sidebar.docs.link.Gone'],
      },
      { file: 'i18n/ar/docusaurus-theme-classic/navbar.json', added: ['item.label.Source'], unused: [] },
      { file: 'i18n/ar/docusaurus-theme-classic/footer.json', added: ['link.item.label.Source'], unused: [] },
    ])
    const navbar = JSON.parse(readFileSync(join(siteDir, writtenFiles[2]!.file), 'utf8'))
    expect(navbar['item.label.Guide']).toEqual({
      message: 'الدليل',
      description: 'Navbar item with label Guide',
    })
    expect(navbar['item.label.Source'].message).toBe('(ar) Source')
    const code = JSON.parse(readFileSync(join(siteDir, 'i18n/ar/code.json'), 'utf8'))
    expect(code.North).toEqual({ message: 'شمال', description: 'A direction' })
    // Nothing is new the second time, and nothing changes.
    const again = await writeTranslations({ siteDir, locale: 'ar', logger: silentLogger })
    expect(again.flatMap(({ added }) => added)).toEqual([])
    expect(again.map(({ entries }) => entries)).toEqual(writtenFiles.map(({ entries }) => entries))
    const override = await writeTranslations({ siteDir, locale: 'ar', override: true, logger: silentLogger })
    expect(override[2]!.entries['item.label.Guide']?.message).toBe('Guide')
  })
})
