import { describe, expect, it } from 'vitest'
import { tempFolders } from '../../../../test/tempFolder.js'
import { formatError } from '../../base/errors.js'
import { completeConfig } from '../../config/siteConfig.js'
import type { UserConfig, UserNavbarItem } from '../../config/userConfig.js'
import { loadSiteModel } from '../../content/loadSiteModel.js'
import { makeDocsData } from '../docs/docsData.js'
import { makeSiteData } from './siteData.js'

const tempFolder = tempFolders()

const FILES = {
  'docs/1-intro.md': '# Introduction',
  'docs/2-guide/a.md': '# A',
  'docs/3-hidden.md': '---\nunlisted: true\n---\n',
  'docs/4-draft.md': '---\ndraft: true\n---\n',
}

async function load(fields: Partial<UserConfig> = {}, files: Record<string, string> = FILES) {
  const siteDir = tempFolder(files)
  const user = { title: 'Troth', url: 'https://troth.dev', baseUrl: '/x/', ...fields }
  const config = completeConfig(user, { siteDir })
  const model = await loadSiteModel({
    config,
    locale: 'en',
    production: true,
    importFile: () => Promise.reject(new Error('no sidebar file')),
  })
  return { config, model }
}
const site = async (...input: Parameters<typeof load>) => {
  const { config, model } = await load(...input)
  return makeSiteData({ config, model, locale: 'en' })
}
const navbar = async (...items: UserNavbarItem[]) =>
  (await site({ themeConfig: { navbar: { items } } })).navbar.items
const problem = (...items: UserNavbarItem[]) => navbar(...items).then(() => 'no problem', formatError)

describe('makeSiteData', () => {
  it('MP-10: has the menu of assistants in the locale, with links that know the page later', async () => {
    const own = { label: 'Own & Co', href: 'https://own.example/?u={url}&m={markdown}' }
    const docs = { markdownLink: true, assistants: ['claude' as const, own] }
    const loaded = await load({ themeConfig: { docs } })
    const messages = { 'theme.docs.pageMenu.prompt': 'Lies {url} & mehr' }
    expect(makeSiteData({ ...loaded, locale: 'en', messages }).pageMenu).toEqual({
      label: 'More actions for this page',
      markdown: 'View as Markdown',
      assistants: [
        { label: 'Open in Claude', href: 'https://claude.ai/new?q=Lies%20{url}%20%26%20mehr' },
        { label: 'Open in Own & Co', href: own.href },
      ],
    })
    expect((await site({ themeConfig: { docs: { assistants: ['chatgpt'] } } })).pageMenu).not.toHaveProperty(
      'markdown',
    )
  })

  it('has the names, the locales and the URLs', async () => {
    const data = await site({
      favicon: 'img/favicon.ico',
      i18n: { locales: ['en', 'fr'] },
      themeConfig: {
        navbar: { title: 'T', logo: { src: 'img/logo.svg', alt: 'Logo' } },
        announcementBar: { content: 'News' },
        own: 1,
      },
    })
    expect(data).toMatchObject({
      title: 'Troth',
      baseUrl: '/x/',
      favicon: '/x/img/favicon.ico',
      locale: { name: 'en', label: 'English', htmlLang: 'en', direction: 'ltr', baseUrl: '/x/' },
      defaultLocale: 'en',
      hasHome: false,
      announcementBar: { id: 'announcement-bar', content: 'News', isCloseable: true },
      themeFields: { own: 1 },
    })
    expect(data).not.toHaveProperty('pageMenu')
    expect(data.locales.map(({ baseUrl }) => baseUrl)).toEqual(['/x/', '/x/fr/'])
    expect(data.navbar.logo).toEqual({
      src: '/x/img/logo.svg',
      srcDark: '/x/img/logo.svg',
      alt: 'Logo',
      width: undefined,
      height: undefined,
      className: undefined,
      href: '/x/',
      target: undefined,
    })
  })

  it('SR-1, SR-13: names the manifest of the search when there is one', async () => {
    expect((await site()).search).toBeUndefined()
    expect((await site({ search: true })).search).toEqual({
      manifest: '/x/_data/_search.json',
      overview: '/x/docs',
    })
  })

  it('AD-5: has the keywords of admonitions that the site adds', async () => {
    expect(await site()).not.toHaveProperty('admonitionKeywords')
    const admonitions = { keywords: ['recipe'] }
    expect(
      await site({ docs: { admonitions }, blog: { admonitions: { keywords: ['recipe', 'release'] } } }),
    ).toEqual(expect.objectContaining({ admonitionKeywords: ['recipe', 'release'] }))
  })

  it('BC-3: reports whether the site has a home page', async () => {
    expect((await site({}, { ...FILES, 'src/pages/index.tsx': '' })).hasHome).toBe(true)
  })

  it('FT-1, FT-4: resolves footer links', async () => {
    const { footer } = await site({
      themeConfig: {
        footer: {
          links: [
            {
              title: 'Docs',
              items: [
                { label: 'Intro', to: '/docs/intro' },
                { label: 'Web', href: 'https://a.dev', rel: 'me' },
                { label: 'File', href: 'a.pdf', prependBaseUrlToHref: true },
                { html: '<b>x</b>' },
              ],
            },
          ],
          logo: { src: '/logo.svg' },
          copyright: '© 2025',
        },
      },
    })
    expect(footer?.links).toEqual({
      type: 'columns',
      columns: [
        {
          title: 'Docs',
          items: [
            { label: 'Intro', href: '/x/docs/intro', attributes: {} },
            { label: 'Web', href: 'https://a.dev', attributes: { rel: 'me' } },
            { label: 'File', href: '/x/a.pdf', attributes: {} },
            { html: '<b>x</b>', attributes: {} },
          ],
        },
      ],
    })
    expect(footer?.logo).toMatchObject({ src: '/x/logo.svg', href: undefined })
  })
})

describe('links without a leading slash', () => {
  const bare = { to: 'docs/intro', label: 'Docs' }
  const themeConfig = {
    navbar: {
      logo: { src: 'logo.svg', href: 'docs/intro' },
      items: [
        bare,
        { href: 'docs/intro', label: 'Docs' },
        { label: 'More', items: [bare] },
        { ...bare, items: [bare] },
        { type: 'localeDropdown' as const, dropdownItemsAfter: [bare] },
      ],
    },
    footer: { links: [{ title: 'Docs', items: [bare] }], logo: { src: 'logo.svg', href: 'docs/intro' } },
  }

  it('URL-10: start at the base URL, in navbar and footer', async () => {
    const { navbar, footer } = await site({ themeConfig })
    expect(hrefsOf([navbar, footer])).toEqual(Array.from({ length: 9 }, () => '/x/docs/intro'))
    expect(navbar.items[0]).toMatchObject({ active: {} })
  })

  it('URL-10: start at the base URL of the locale, in a footer of links only', async () => {
    const fields = {
      i18n: { locales: ['en', 'fr'] },
      themeConfig: { ...themeConfig, footer: { links: [bare] } },
    }
    const { navbar, footer } = makeSiteData({ ...(await load(fields)), locale: 'fr' })
    expect(hrefsOf([navbar, footer])).toEqual(Array.from({ length: 8 }, () => '/x/fr/docs/intro'))
  })

  function hrefsOf(data: unknown): string[] {
    return [...JSON.stringify(data).matchAll(/"href":"([^"]*)"/g)].map(([, href]) => href!)
  }
})

describe('navbar items', () => {
  it('NI-4, NI-7: links to pages can be active, others cannot', async () => {
    expect(
      await navbar(
        { to: '/docs/intro', label: 'Docs', position: 'left', activeBaseRegex: '/docs/.*' },
        { to: '/docs/intro', label: 'Docs', activeBasePath: '/docs', exact: true, activeClassName: 'on' },
        { href: 'https://a.dev', html: '<i>x</i>', className: 'c', 'aria-label': 'X' },
      ),
    ).toEqual([
      {
        type: 'link',
        label: 'Docs',
        href: '/x/docs/intro',
        active: { regex: '/docs/.*' },
        attributes: {},
        position: 'left',
      },
      {
        type: 'link',
        label: 'Docs',
        href: '/x/docs/intro',
        active: { basePath: '/x/docs', exact: true, className: 'on' },
        attributes: {},
        position: 'right',
      },
      {
        type: 'link',
        html: '<i>x</i>',
        href: 'https://a.dev',
        active: undefined,
        className: 'c',
        attributes: { 'aria-label': 'X' },
        position: 'right',
      },
    ])
  })

  it('NI-11, NI-12, DV-24: a document, unless it is a draft; an unlisted one on its own page only', async () => {
    expect(
      await navbar(
        { type: 'doc', docId: 'intro', label: 'Getting Started' },
        { type: 'doc', docId: 'draft' },
        { type: 'doc', docId: 'hidden' },
      ),
    ).toEqual([
      {
        type: 'link',
        label: 'Getting Started',
        href: '/x/docs/intro',
        active: { exact: true, sidebar: { docsId: 'default', id: 'defaultSidebar' } },
        attributes: {},
        position: 'right',
      },
      {
        type: 'link',
        label: 'hidden',
        href: '/x/docs/hidden',
        active: { exact: true, sidebar: { docsId: 'default', id: 'defaultSidebar' } },
        attributes: {},
        onlyOn: '/x/docs/hidden',
        position: 'right',
      },
    ])
  })

  it('NI-13: a sidebar item links to its first page, with its label', async () => {
    expect(await navbar({ type: 'docSidebar', sidebarId: 'defaultSidebar' })).toEqual([
      {
        type: 'link',
        label: 'Introduction',
        href: '/x/docs/intro',
        active: { exact: true, sidebar: { docsId: 'default', id: 'defaultSidebar' } },
        attributes: {},
        position: 'right',
      },
    ])
  })

  it('NI-15, T-9, VD-6: the only version is a plain link', async () => {
    const version = { type: 'link', label: 'Next', href: '/x/docs/intro', attributes: {}, position: 'right' }
    expect(await navbar({ type: 'docsVersion' }, { type: 'docsVersionDropdown' })).toEqual([
      { ...version, active: {} },
      { ...version, active: {} },
    ])
    expect(
      await navbar({
        type: 'docsVersionDropdown',
        dropdownItemsAfter: [{ to: '/old', label: 'Old' }],
        versions: { current: { label: 'Now' } },
      }),
    ).toEqual([
      {
        type: 'dropdown',
        versionsOf: 'default',
        label: 'Now',
        href: '/x/docs/intro',
        items: [
          {
            type: 'link',
            label: 'Now',
            href: '/x/docs/intro',
            active: { basePath: '/x/docs' },
            attributes: {},
          },
          { type: 'link', label: 'Old', href: '/x/old', active: {}, attributes: {} },
        ],
        attributes: {},
        position: 'right',
      },
    ])
  })

  it('NI-10, NI-16: dropdowns, html, search and items of the site', async () => {
    expect(
      await navbar(
        {
          label: 'More',
          items: [
            { to: '/a', label: 'A' },
            { type: 'doc', docId: 'draft' },
          ],
        },
        { type: 'html', value: '<hr>', className: 'c' },
        { type: 'search', position: 'left' },
        { type: 'custom-button', size: 3 },
        { type: 'localeDropdown', queryString: '?a=1' },
      ),
    ).toEqual([
      {
        type: 'dropdown',
        label: 'More',
        items: [{ type: 'link', label: 'A', href: '/x/a', active: {}, attributes: {} }],
        attributes: {},
        position: 'right',
      },
      { type: 'html', value: '<hr>', className: 'c', position: 'right' },
      { type: 'search', position: 'left' },
      { type: 'custom', name: 'custom-button', props: { size: 3 }, position: 'right' },
      { type: 'localeDropdown', queryString: '?a=1', before: [], after: [], position: 'right' },
    ])
  })

  it('NB-9, DH-5: shows the item that names an unknown document', async () => {
    expect(await problem({ type: 'doc', docId: 'intr', position: 'left', 'aria-label': 'x' })).toBe(
      [
        'A navbar item cannot be shown. Check the navbar item configuration in `themeConfig.navbar.items`:',
        '{',
        '  "type": "doc",',
        '  "docId": "intr",',
        '  "position": "left",',
        '  "aria-label": "x"',
        '}',
        'Cause: The document "intr" does not exist in the version "current".',
        '  Did you mean "intro"? Available ids: guide/a, hidden, intro.',
      ].join('\n'),
    )
  })

  it.each<[string, UserNavbarItem, string]>([
    [
      'DH-4: an unknown sidebar',
      { type: 'docSidebar', sidebarId: 'tutorial' },
      'Cause: The sidebar "tutorial" does not exist in the version "current".\n  Available ids: defaultSidebar.',
    ],
    [
      'T-8, VD-3: an unknown version',
      { type: 'docsVersionDropdown', versions: ['current', '9.9'] },
      'Cause: The `docsVersionDropdown` item names the version "9.9", which does not exist.\n  Available versions: current.',
    ],
    [
      'an unknown docs set',
      { type: 'docsVersion', docsPluginId: 'api' },
      'Cause: There is no docs set with the id "api".\n  Available ids: default.',
    ],
  ])('refuses %s', async (_, item, cause) => {
    expect(await problem(item)).toContain(cause)
  })

  it('NI-14: refuses a sidebar without documents', async () => {
    const files = { 'docs/a.md': '---\nunlisted: true\n---\n' }
    const items: UserNavbarItem[] = [{ type: 'docSidebar', sidebarId: 'defaultSidebar' }]
    const failed = site({ themeConfig: { navbar: { items } } }, files)
    expect(await failed.then(() => 'no problem', formatError)).toContain(
      'Cause: The sidebar "defaultSidebar" has no document that can be shown.',
    )
  })

  it('reports all items that fail together', async () => {
    const items: UserNavbarItem[] = [
      { type: 'doc', docId: 'x' },
      { type: 'docsVersion', docsPluginId: 'y' },
    ]
    expect(await problem(...items)).toMatch(/^2 problems:/)
  })
})

describe('makeDocsData', () => {
  it('VR-7, VR-8: has the documents, indexes and first links of each version', async () => {
    const { config, model } = await load(
      {},
      { ...FILES, 'docs/2-guide/_category_.json': '{"label":"Guide","link":{"type":"generated-index"}}' },
    )
    const doc = (id: string, title: string) => ({
      id,
      path: `/x/docs/${id}`,
      sidebar: 'defaultSidebar',
      title,
      description: '',
    })
    expect(makeDocsData({ config, model })).toEqual([
      {
        id: 'default',
        versions: [
          {
            name: 'current',
            label: 'Next',
            path: '/x/docs',
            isLast: true,
            banner: null,
            badge: false,
            className: 'docs-version-current',
            noIndex: false,
            mainDocId: 'intro',
            docs: [
              doc('intro', 'Introduction'),
              doc('guide/a', 'A'),
              { ...doc('hidden', 'hidden'), unlisted: true },
              { ...doc('/category/guide', 'Guide'), path: '/x/docs/category/guide' },
            ],
            draftIds: ['draft'],
            sidebars: { defaultSidebar: { link: { label: 'Introduction', path: '/x/docs/intro' } } },
          },
        ],
      },
    ])
  })
})
