import { describe, expect, it } from 'vitest'
import { sampleDoc, sampleSite } from '../../../../test/samplePage.js'
import type { HeadTag } from '../../../shared/headTag.js'
import type { PageData } from '../../../shared/page.js'
import type { SiteData } from '../../../shared/site.js'
import { writeTag } from '../../output/htmlDocument.js'
import { type HeadParts, mergeHead } from '../../output/mergeHead.js'
import { createRouteUrls } from '../links/routeUrls.js'
import { makePageHead } from './pageHead.js'
import { makeSiteHead } from './siteHead.js'
import type { HeadSite } from './tags.js'

const site = sampleSite({ title: 'Troth - fetch', tagline: 'fetch' })
const en = site.locale
const config: HeadSite['config'] = {
  noIndex: false,
  headTags: [],
  scripts: [],
  stylesheets: [],
  themeConfig: { metadata: [], image: undefined },
}
const doc = sampleDoc()
const react: PageData = {
  type: 'react',
  path: '/',
  title: '',
  description: undefined,
  keywords: [],
  image: undefined,
  classNames: [],
  headTags: [],
  notice: undefined,
  search: { tag: 'default', version: undefined },
}
const meta = <Attributes extends HeadTag['attributes']>(attributes: Attributes) => ({
  tagName: 'meta',
  attributes,
})

interface HeadOptions extends Partial<Pick<HeadParts, 'assets' | 'rendered'>> {
  readonly site?: SiteData
  readonly page?: PageData
  readonly config?: HeadSite['config']
  readonly feeds?: Parameters<typeof makeSiteHead>[1]
}

/** The head of a document as lines of HTML. */
function lines({
  site: data = site,
  page = doc,
  config: ownConfig = config,
  feeds,
  ...more
}: HeadOptions): string[] {
  const headSite = { config: ownConfig, data, context: { urls: createRouteUrls(data) } }
  return mergeHead({
    assets: { css: [], scripts: [] },
    site: makeSiteHead(headSite, feeds),
    page: makePageHead(page, headSite),
    content: page.headTags,
    rendered: [],
    ...more,
  }).map(writeTag)
}

/** The lines that contain a text. */
function about(word: string, options: HeadOptions): string[] {
  return lines(options).filter((line) => line.includes(word))
}

describe('the head of a document', () => {
  it('has an empty icon if the site has none, so that browsers request none', () => {
    expect(about('icon', {})).toEqual(['<link rel="icon" href="data:,">'])
    const ownTag = { tagName: 'link', attributes: { rel: 'shortcut icon', href: '/own.png' } }
    expect(about('icon', { config: { ...config, headTags: [ownTag] } })).toEqual([
      '<link rel="shortcut icon" href="/own.png">',
    ])
  })

  it('has a theme colour for each mode, of which the default is on where the system does not decide (CM-18)', () => {
    const color = (mode: string) =>
      meta({ name: 'theme-color', media: `(prefers-color-scheme: ${mode})`, content: mode })
    const own = { ...config, headTags: [color('light'), color('dark')] }
    expect(about('theme-color', { config: own })).toEqual([
      '<meta name="theme-color" media="all" content="light" data-mode="light">',
      '<meta name="theme-color" media="not all" content="dark" data-mode="dark">',
    ])
    const colorMode = { ...site.colorMode, respectPrefersColorScheme: true }
    expect(about('theme-color', { config: own, site: { ...site, colorMode } })).toEqual([
      '<meta name="theme-color" media="(prefers-color-scheme: light)" content="light">',
      '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="dark">',
    ])
  })

  it('is complete and in a stable order (SEO-1 … SEO-11, BC-6)', () => {
    expect(
      lines({
        site: { ...site, favicon: '/img/favicon.ico' },
        page: {
          ...doc,
          description: 'How to "install".',
          keywords: ['a', 'b'],
          image: '/img/install.png',
          breadcrumbs: [
            { label: 'Guide', href: '/docs/guide' },
            { label: 'No link' },
            { label: 'Install', href: '/docs/install' },
          ],
        },
        config: {
          noIndex: false,
          headTags: [{ tagName: 'link', attributes: { rel: 'preconnect', href: 'https://x.dev' } }],
          stylesheets: [{ rel: 'stylesheet', href: 'https://x.dev/a.css' }],
          scripts: [{ src: '/a.js', async: true }],
          themeConfig: { metadata: [{ name: 'author', content: 'Ada' }], image: 'img/site.png' },
        },
        assets: {
          css: ['/assets/site-1a2b.css'],
          scripts: [{ type: 'module', src: '/assets/site-3c4d.js' }],
        },
      }),
    ).toEqual([
      '<meta charset="UTF-8">',
      '<meta name="viewport" content="width=device-width, initial-scale=1.0">',
      '<title>Install | Troth - fetch</title>',
      '<link rel="stylesheet" href="/assets/site-1a2b.css">',
      '<script type="module" src="/assets/site-3c4d.js"></script>',
      '<link rel="icon" href="/img/favicon.ico">',
      '<meta property="og:image" content="https://troth.dev/img/install.png">',
      '<meta name="twitter:image" content="https://troth.dev/img/install.png">',
      '<meta name="twitter:card" content="summary_large_image">',
      '<meta property="og:locale" content="en">',
      '<meta name="author" content="Ada">',
      '<link rel="preconnect" href="https://x.dev">',
      '<link rel="stylesheet" href="https://x.dev/a.css">',
      '<script src="/a.js" async></script>',
      '<meta property="og:title" content="Install | Troth - fetch">',
      '<meta name="description" content="How to &quot;install&quot;.">',
      '<meta property="og:description" content="How to &quot;install&quot;.">',
      '<meta name="keywords" content="a,b">',
      '<meta property="og:url" content="https://troth.dev/docs/install">',
      '<link rel="canonical" href="https://troth.dev/docs/install">',
      '<link rel="alternate" hreflang="en" href="https://troth.dev/docs/install">',
      '<link rel="alternate" hreflang="x-default" href="https://troth.dev/docs/install">',
      '<meta name="docusaurus_locale" content="en">',
      '<meta name="docsearch:language" content="en">',
      '<meta name="docusaurus_version" content="current">',
      '<meta name="docsearch:version" content="current">',
      '<meta name="docusaurus_tag" content="docs-default-current">',
      '<meta name="docsearch:docusaurus_tag" content="docs-default-current">',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"BreadcrumbList",' +
        '"itemListElement":[{"@type":"ListItem","position":1,"name":"Guide","item":"https://troth.dev/docs/guide"},' +
        '{"@type":"ListItem","position":2,"name":"Install","item":"https://troth.dev/docs/install"}]}</script>',
    ])
  })

  it('has no tags for missing data (SEO-2, SEO-10)', () => {
    expect(lines({ page: react })).toEqual([
      '<meta charset="UTF-8">',
      '<meta name="viewport" content="width=device-width, initial-scale=1.0">',
      '<title>Troth - fetch</title>',
      '<link rel="icon" href="data:,">',
      '<meta name="twitter:card" content="summary_large_image">',
      '<meta property="og:locale" content="en">',
      '<meta property="og:title" content="Troth - fetch">',
      '<meta property="og:url" content="https://troth.dev/">',
      '<link rel="canonical" href="https://troth.dev/">',
      '<link rel="alternate" hreflang="en" href="https://troth.dev/">',
      '<link rel="alternate" hreflang="x-default" href="https://troth.dev/">',
      '<meta name="docusaurus_locale" content="en">',
      '<meta name="docsearch:language" content="en">',
      '<meta name="docusaurus_tag" content="default">',
      '<meta name="docsearch:docusaurus_tag" content="default">',
    ])
  })

  it('names the page in every language (SEO-5)', () => {
    const fr = { ...en, name: 'fr', htmlLang: 'fr-FR', baseUrl: '/fr/' }
    const french = { ...site, baseUrl: '/fr/', locale: fr, locales: [en, fr] }
    const page = { ...doc, path: '/fr/docs/install' }
    expect(
      lines({ site: french, page }).filter((line) => /alternate|canonical|og:locale/.test(line)),
    ).toEqual([
      '<meta property="og:locale" content="fr_FR">',
      '<meta property="og:locale:alternate" content="en">',
      '<link rel="canonical" href="https://troth.dev/fr/docs/install">',
      '<link rel="alternate" hreflang="en" href="https://troth.dev/docs/install">',
      '<link rel="alternate" hreflang="fr-FR" href="https://troth.dev/fr/docs/install">',
      '<link rel="alternate" hreflang="x-default" href="https://troth.dev/docs/install">',
    ])
    const apart = { ...site, locales: [en, { ...fr, baseUrl: '/', url: 'https://troth.fr' }] }
    expect(lines({ site: apart, page: doc }).filter((line) => /hreflang="fr/.test(line))).toEqual([
      '<link rel="alternate" hreflang="fr-FR" href="https://troth.fr/docs/install">',
    ])
    const third = {
      ...french,
      locales: [en, fr, { ...en, name: 'pt-BR', htmlLang: 'pt-BR', baseUrl: '/pt-BR/' }],
    }
    expect(about('og:locale:alternate', { site: third, page })).toEqual([
      '<meta property="og:locale:alternate" content="en">',
      '<meta property="og:locale:alternate" content="pt_BR">',
    ])
  })

  it('MP-7: names the Markdown of a page, but for the one of unknown paths', () => {
    const site = sampleSite({ hasMarkdownPages: true })
    const notFound = { ...react, type: 'not-found', path: '/404.html' } as const
    expect(about('markdown', { site, page: sampleDoc({ path: '/docs/a/' }) })).toEqual([
      '<link rel="alternate" type="text/markdown" href="/docs/a.md">',
    ])
    expect(about('markdown', { site, page: notFound })).toEqual([])
  })

  it('adds the base to files of the site, and the host to images (SEO-3)', () => {
    const base = {
      ...site,
      baseUrl: '/troth/',
      favicon: '/troth/favicon.ico',
      locale: { ...en, baseUrl: '/troth/' },
    }
    const page = { ...doc, path: '/troth/docs/install', image: './img/a.png' }
    const scripts = [{ src: '/a.js' }, { src: '/troth/b.js' }, { src: 'https://x.dev/c.js' }]
    expect(about('favicon', { site: base })).toEqual(['<link rel="icon" href="/troth/favicon.ico">'])
    expect(about('og:image', { site: base, page })).toEqual([
      '<meta property="og:image" content="https://troth.dev/troth/img/a.png">',
    ])
    // A folder with the name of the base is a folder, as in all other fields with a path.
    expect(about('og:image', { site: base, page: { ...page, image: 'troth/a.png' } })).toEqual([
      '<meta property="og:image" content="https://troth.dev/troth/troth/a.png">',
    ])
    expect(about('og:image', { page: { ...doc, image: 'https://x.dev/a.png' } })).toEqual([
      '<meta property="og:image" content="https://x.dev/a.png">',
    ])
    expect(about('<script', { site: base, page, config: { ...config, scripts } })).toEqual([
      '<script src="/troth/a.js"></script>',
      '<script src="/troth/b.js"></script>',
      '<script src="https://x.dev/c.js"></script>',
    ])
  })

  it('lets later definitions replace earlier ones of the same kind (SEO-6)', () => {
    const options: HeadOptions = {
      config: {
        ...config,
        themeConfig: {
          metadata: [
            { name: 'description', content: 'theme' },
            { name: 'keywords', content: 'theme' },
            { name: 'Twitter:Card', content: 'summary' },
          ],
          image: undefined,
        },
      },
      page: {
        ...doc,
        description: 'page',
        headTags: [
          { tagName: 'link', attributes: { rel: 'canonical', href: 'https://x.dev/content' } },
          { tagName: 'link', attributes: { rel: 'alternate', hrefLang: 'en', href: 'https://x.dev/en' } },
          meta({ name: 'description', content: 'content' }),
          meta({ property: 'article:tag', content: 'one' }),
        ],
      },
      rendered: [
        meta({ name: 'description', content: 'component' }),
        meta({ property: 'article:tag', content: 'two' }),
        meta({ charSet: 'utf-8' }),
      ],
    }
    expect(about('description', options)).toEqual([
      '<meta name="description" content="component">',
      '<meta property="og:description" content="component">',
    ])
    expect(about('keywords', options)).toEqual(['<meta name="keywords" content="theme">'])
    expect(about('witter:', options)).toEqual(['<meta name="Twitter:Card" content="summary">'])
    expect(about('canonical', options)).toEqual(['<link rel="canonical" href="https://x.dev/content">'])
    expect(about('hreflang="en"', options)).toEqual([
      '<link rel="alternate" hreflang="en" href="https://x.dev/en">',
    ])
    expect(about('article:tag', options)).toEqual([
      '<meta property="article:tag" content="one">',
      '<meta property="article:tag" content="two">',
    ])
    expect(lines(options)[0]).toBe('<meta charset="utf-8">')
  })

  it('takes title and description of a React page from its components (TT-3)', () => {
    const rendered: HeadTag[] = [
      { tagName: 'title', attributes: {}, innerHTML: 'Home & more' },
      meta({ name: 'description', content: 'Welcome' }),
    ]
    expect(about('itle', { page: react, rendered })).toEqual([
      '<title>Home &amp; more</title>',
      '<meta property="og:title" content="Home &amp; more">',
    ])
    expect(about('description', { page: react, rendered })).toEqual([
      '<meta name="description" content="Welcome">',
      '<meta property="og:description" content="Welcome">',
    ])
    const ownTag = meta({ property: 'og:title', content: 'Own' })
    expect(about('og:title', { page: react, rendered: [ownTag, ...rendered] })).toEqual([
      '<meta property="og:title" content="Own">',
    ])
  })

  it('excludes search engines where configured (SEO-7)', () => {
    const robots = ['<meta name="robots" content="noindex, nofollow">']
    expect(about('robots', {})).toEqual([])
    expect(about('robots', { config: { ...config, noIndex: true } })).toEqual(robots)
    expect(about('robots', { page: { ...doc, notice: 'unlisted' } })).toEqual(robots)
    expect(about('robots', { page: { ...doc, notice: 'draft' } })).toEqual([])
    expect(about('robots', { page: { ...doc, noIndex: true } })).toEqual(robots)
  })

  it('has no structured data without linked breadcrumbs (BC-6)', () => {
    expect(about('ld+json', { page: { ...doc, breadcrumbs: [] } })).toEqual([])
    expect(about('ld+json', { page: { ...doc, breadcrumbs: [{ label: 'x' }] } })).toEqual([])
  })

  it('BL-8: names the feeds of the site on every page', () => {
    const feeds = [{ href: '/blog/rss.xml', mime: 'application/rss+xml', title: 'Troth RSS Feed' }]
    expect(about('rss', { page: react, feeds })).toEqual([
      '<link rel="alternate" type="application/rss+xml" href="/blog/rss.xml" title="Troth RSS Feed">',
    ])
  })
})
