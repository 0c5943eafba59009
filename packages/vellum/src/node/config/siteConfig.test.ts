import { describe, expect, it } from 'vitest'
import { completeConfig } from './siteConfig.js'
import type { UserConfig } from './userConfig.js'

const siteDir = '/sites/troth'
const complete = (fields: Partial<UserConfig> = {}) =>
  completeConfig({ title: 'Troth', url: 'https://troth.dev/', baseUrl: '/', ...fields }, { siteDir })

describe('completeConfig', () => {
  it('CF-4: fills in the defaults of the site', () => {
    const { docs, blog, pages, markdown, themeConfig, ...site } = complete()
    expect(site).toEqual({
      siteDir,
      parts: {},
      partLayers: {},
      plugins: [],
      policyAdditions: [],
      labels: {},
      vite: {},
      slots: {},
      title: 'Troth',
      tagline: '',
      favicon: undefined,
      url: 'https://troth.dev',
      baseUrl: '/',
      assetBase: '/',
      titleDelimiter: '|',
      trailingSlash: undefined,
      noIndex: false,
      redirects: [],
      onBrokenLinks: 'throw',
      onBrokenAnchors: 'warn',
      onDuplicateRoutes: 'warn',
      baseUrlIssueBanner: true,
      contentSecurityPolicy: {},
      staticDirectories: ['/sites/troth/static'],
      i18n: {
        defaultLocale: 'en',
        locales: ['en'],
        path: '/sites/troth/i18n',
        localeConfigs: {
          en: {
            label: 'English',
            direction: 'ltr',
            htmlLang: 'en',
            calendar: 'gregory',
            path: 'en',
            url: 'https://troth.dev',
            baseUrl: '/',
            outPath: '',
            isStandalone: false,
            translate: undefined,
          },
        },
      },
      storage: { type: 'localStorage', keySuffix: '' },
      customFields: {},
      headTags: [],
      stylesheets: [],
      scripts: [],
      search: false,
      sitemap: {
        lastmod: null,
        changefreq: 'weekly',
        priority: 0.5,
        ignorePatterns: [],
        filename: 'sitemap.xml',
      },
      dev: { allowedHosts: [] },
      clientModules: [],
      theme: { customCss: [], pageCss: {}, parts: {}, slots: {} },
    })
    expect(markdown).toEqual({
      format: 'mdx',
      mermaid: false,
      emoji: true,
      twoslash: false,
      anchors: { maintainCase: false },
      hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw' },
      remarkPlugins: [],
      rehypePlugins: [],
      beforeDefaultRemarkPlugins: [],
      beforeDefaultRehypePlugins: [],
    })
    expect(docs).toMatchObject([
      {
        id: 'default',
        path: '/sites/troth/docs',
        routeBasePath: 'docs',
        sidebarPath: undefined,
        breadcrumbs: true,
      },
    ])
    expect(pages).toMatchObject({
      paths: ['/sites/troth/src/pages', '/sites/troth/pages'],
      routeBasePath: '',
    })
    expect(blog).toMatchObject([{ path: '/sites/troth/blog', showReadingTime: true, postsPerPage: 10 }])
    expect(themeConfig.navbar).toEqual({
      title: '',
      logo: undefined,
      items: [],
      hideOnScroll: false,
      style: undefined,
    })
  })

  it('BL-1, BL-7: has the feeds rss and atom with 20 posts', () => {
    const feed = { title: 'Troth Blog', description: 'Troth Blog', copyright: undefined, language: undefined }
    expect(complete().blog[0]).toHaveProperty('feedOptions', { ...feed, limit: 20, type: ['rss', 'atom'] })
    expect(complete({ blog: { feedOptions: { type: null } } }).blog[0]).toMatchObject({
      feedOptions: { type: [] },
    })
    expect(complete({ blog: { feedOptions: { type: 'all', limit: false } } }).blog[0]).toMatchObject({
      feedOptions: { type: ['rss', 'atom', 'json'], limit: false },
    })
  })

  it('makes the stylesheets of the site a list of absolute files', () => {
    const css = (customCss: string | string[]) => complete({ theme: { customCss } }).theme.customCss
    expect(css('./src/css/custom.css')).toEqual(['/sites/troth/src/css/custom.css'])
    expect(css(['a.css', '/b.css'])).toEqual(['/sites/troth/a.css', '/b.css'])
  })

  it('AD-1: completes the admonitions', () => {
    const { docs, blog, pages } = complete({
      docs: [{ admonitions: { keywords: ['recipe'] } }, { id: 'b', admonitions: true }, { id: 'c' }],
      blog: { admonitions: false },
      pages: { admonitions: { extendDefaults: false } },
    })
    expect([...docs, ...blog, pages].map((content) => content !== false && content.admonitions)).toEqual([
      { keywords: ['recipe'], extendDefaults: true },
      { keywords: [], extendDefaults: true },
      { keywords: [], extendDefaults: true },
      false,
      { keywords: [], extendDefaults: false },
    ])
  })

  it('leaves out disabled content, and keeps several docs sets', () => {
    const { docs, blog, pages } = complete({ docs: false, blog: false, pages: false })
    expect({ docs, blog, pages }).toEqual({ docs: [], blog: [], pages: false })
    const sets = complete({
      docs: [
        { routeBasePath: '/', sidebarPath: './sidebars.ts' },
        { id: 'api', path: 'api' },
      ],
    })
    expect(sets.docs).toMatchObject([
      { id: 'default', routeBasePath: '', sidebarPath: '/sites/troth/sidebars.ts' },
      { id: 'api', path: '/sites/troth/api' },
    ])
  })

  it.each([
    ['/', '/'],
    ['troth', '/troth/'],
    ['/a/b', '/a/b/'],
    ['', '/'],
  ])('URL-7: the baseUrl %s becomes %s', (writtenUrl, baseUrl) => {
    expect(complete({ baseUrl: writtenUrl }).baseUrl).toBe(baseUrl)
  })

  it.each([
    [false, ''],
    ['x', '-x'],
    // md5 of 'https://troth.dev/a/'
    [true, '-b36'],
  ])('ST-2: the namespace %s adds "%s" to the keys', (namespace, keySuffix) => {
    expect(complete({ baseUrl: '/a', storage: { namespace } }).storage.keySuffix).toBe(keySuffix)
  })

  it('LD-7: names locales in their own language and knows their direction', () => {
    const { i18n } = complete({ i18n: { locales: ['fr', 'ar'], localeConfigs: { ar: { label: 'عربي' } } } })
    expect(i18n).toMatchObject({
      defaultLocale: 'fr',
      locales: ['fr', 'ar'],
      path: '/sites/troth/i18n',
      localeConfigs: {
        fr: { label: 'Français', direction: 'ltr', htmlLang: 'fr', calendar: 'gregory', path: 'fr' },
        ar: { label: 'عربي', direction: 'rtl', htmlLang: 'ar', calendar: 'gregory', path: 'ar' },
      },
    })
  })

  it('SEO-8: returns scripts and stylesheets as attributes, and client modules as paths', () => {
    const { scripts, stylesheets, clientModules } = complete({
      scripts: ['/a.js', { src: '/b.js', async: true }],
      stylesheets: ['/a.css', { href: '/b.css', media: 'print' }],
      clientModules: ['./src/a.css', 'some-package/a.css'],
    })
    expect({ scripts, stylesheets, clientModules }).toEqual({
      scripts: [{ src: '/a.js' }, { src: '/b.js', async: true }],
      stylesheets: [
        { rel: 'stylesheet', href: '/a.css' },
        { rel: 'stylesheet', href: '/b.css', media: 'print' },
      ],
      clientModules: ['/sites/troth/src/a.css', 'some-package/a.css'],
    })
  })
})

describe('themeConfig', () => {
  const theme = (themeConfig: UserConfig['themeConfig']) => complete({ themeConfig }).themeConfig
  const items = (
    ...writtenItems: NonNullable<NonNullable<UserConfig['themeConfig']>['navbar']>['items'] & object
  ) => theme({ navbar: { items: writtenItems } }).navbar.items

  it('CM-3, TC-1, SU-9, CB-5, AB-1: fills in the defaults', () => {
    const { navbar, ...rest } = theme({ announcementBar: { content: 'New!' }, zoom: { a: 'x' } })
    expect(rest).toEqual({
      footer: undefined,
      colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
      announcementBar: {
        id: 'announcement-bar',
        content: 'New!',
        backgroundColor: undefined,
        textColor: undefined,
        isCloseable: true,
      },
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
      docs: {
        versionPersistence: 'localStorage',
        markdownLink: false,
        assistants: [],
        sidebar: { hideable: false, autoCollapseCategories: false },
      },
      prism: {
        theme: undefined,
        darkTheme: undefined,
        defaultLanguage: undefined,
        additionalLanguages: [],
        magicComments: [
          {
            className: 'theme-code-block-highlighted-line',
            line: 'highlight-next-line',
            block: { start: 'highlight-start', end: 'highlight-end' },
          },
        ],
      },
      metadata: [],
      image: undefined,
      other: { zoom: { a: 'x' } },
    })
  })

  it('SR-68: completes the options of Algolia, and passes on those of its component', () => {
    const required = { appId: 'A', apiKey: 'K', indexName: 'I' }
    const defaults = { contextualSearch: true, searchParameters: {}, searchPagePath: false }
    expect(theme({ algolia: required }).algolia).toEqual({ ...required, ...defaults })
    const from = (value: string | RegExp) =>
      theme({ algolia: { ...required, replaceSearchResultPathname: { from: value, to: '/' } } }).algolia
        ?.replaceSearchResultPathname?.from
    expect(from('/v1.0/')).toBe('/v1\\.0/')
    expect(from(/^\/v\d/)).toBe('^\\/v\\d')
    const userFields = { ...required, insights: true, maxResultsPerGroup: 7, searchPagePath: 'find' }
    expect(theme({ algolia: userFields }).algolia).toEqual({ ...defaults, ...userFields })
  })

  it('NI-2, NB-2, DV-2, CF-6: sets the type and side of items, and separates attributes', () => {
    expect(
      items(
        { to: '/a', label: 'A', target: '_top' },
        {
          label: 'B',
          position: 'left',
          items: [
            { type: 'doc', docId: 'b', title: 'x' },
            { type: 'html', value: '<hr>' },
          ],
        },
        { type: 'custom-clock', zone: 'UTC' },
        { type: 'search' },
      ),
    ).toEqual([
      { type: 'default', to: '/a', label: 'A', attributes: { target: '_top' }, position: 'right' },
      {
        type: 'dropdown',
        label: 'B',
        attributes: {},
        position: 'left',
        items: [
          { type: 'doc', docId: 'b', docsPluginId: 'default', attributes: { title: 'x' } },
          { type: 'html', value: '<hr>' },
        ],
      },
      { type: 'custom-clock', props: { zone: 'UTC' }, position: 'right' },
      { type: 'search', position: 'right' },
    ])
  })

  it('VD-1, LD-3, LD-6: fills in the dropdowns of versions and locales', () => {
    expect(
      items(
        { type: 'docsVersionDropdown', dropdownItemsAfter: [{ to: '/v', label: 'All' }] },
        { type: 'localeDropdown' },
      ),
    ).toEqual([
      {
        type: 'docsVersionDropdown',
        docsPluginId: 'default',
        dropdownActiveClassDisabled: false,
        versions: undefined,
        dropdownItemsBefore: [],
        dropdownItemsAfter: [{ type: 'default', to: '/v', label: 'All', attributes: {} }],
        attributes: {},
        position: 'right',
      },
      {
        type: 'localeDropdown',
        queryString: '',
        dropdownItemsBefore: [],
        dropdownItemsAfter: [],
        attributes: {},
        position: 'right',
      },
    ])
  })

  it('NB-4, FT-2, FT-5: detects the form of the footer and the dark logo', () => {
    expect(
      theme({ footer: { links: [{ items: [{ label: 'a', to: '/a', rel: 'me' }] }], logo: { src: 'a.svg' } } })
        .footer,
    ).toEqual({
      style: 'light',
      links: {
        type: 'columns',
        columns: [{ title: null, items: [{ label: 'a', to: '/a', attributes: { rel: 'me' } }] }],
      },
      logo: { src: 'a.svg', srcDark: 'a.svg' },
      copyright: undefined,
    })
    expect(theme({ footer: {} }).footer?.links).toEqual({ type: 'row', links: [] })
  })
})
