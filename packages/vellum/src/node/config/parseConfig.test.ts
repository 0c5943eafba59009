import { describe, expect, it } from 'vitest'
import { formatError } from '../base/errors.js'
import { parseConfig } from './parseConfig.js'

const valid = { title: 'Troth', url: 'https://troth.dev', baseUrl: '/' }

/** The message of the error when a configuration with these fields is loaded. */
function problemsOf(fields: unknown): string {
  const config = typeof fields === 'object' ? { ...valid, ...fields } : fields
  try {
    parseConfig(config, { file: 'vellum.config.ts' })
  } catch (error) {
    return formatError(error)
  }
  return ''
}

/** The message for one item of the navbar. */
const problemsOfItem = (item: unknown) => problemsOf({ themeConfig: { navbar: { items: [item] } } })

const problem = (message: string, hint?: string) =>
  [message, '  at vellum.config.ts', ...(hint ? [`  ${hint}`] : [])].join('\n')

describe('parseConfig', () => {
  it('accepts a configuration with every field, and keeps its values', () => {
    const config = {
      ...valid,
      tagline: 'An HTTP client',
      trailingSlash: false,
      onBrokenLinks: 'warn',
      i18n: { defaultLocale: 'en', locales: ['en', 'fr'], localeConfigs: { fr: { label: 'Français' } } },
      storage: { type: 'sessionStorage', namespace: true },
      customFields: { any: { thing: 1 } },
      headTags: [{ tagName: 'link', attributes: { rel: 'preconnect', href: 'https://x.dev' } }],
      stylesheets: ['/a.css', { href: '/b.css', media: 'print' }],
      scripts: ['/a.js', { src: '/b.js', async: true }],
      clientModules: ['./src/custom.css'],
      docs: [
        { sidebarPath: './sidebars.ts', versions: { current: { label: 'Next', badge: true } } },
        { id: 'api', admonitions: { keywords: ['recipe'], extendDefaults: false } },
      ],
      blog: {
        showReadingTime: true,
        feedOptions: { type: ['rss', 'atom'], limit: false },
        postsPerPage: 'ALL',
      },
      pages: false,
      theme: { customCss: ['./src/css/custom.css'], infima: true },
      markdown: {
        format: 'detect',
        anchors: { maintainCase: true },
        twoslash: { module: 'file:///a.js', blocks: 'all', options: { compilerOptions: { strict: false } } },
        remarkPlugins: [() => {}, [() => {}, { a: 1 }]],
      },
      themeConfig: {
        navbar: {
          title: 'Troth',
          logo: { src: 'img/logo.svg', alt: '' },
          hideOnScroll: true,
          items: [
            { type: 'docSidebar', sidebarId: 'tutorial', position: 'left', label: 'Docs' },
            { to: '/blog', label: 'Blog', position: 'left' },
            { href: 'https://github.com', className: 'github', 'aria-label': 'GitHub' },
            {
              label: 'More',
              items: [{ type: 'doc', docId: 'a' }, { type: 'html', value: '<hr>' }, { to: '/b' }],
            },
            { type: 'docsVersionDropdown', dropdownItemsAfter: [{ to: '/versions', label: 'All' }] },
            { type: 'localeDropdown', queryString: '?a=1' },
            { type: 'docsVersion' },
            { type: 'search', className: 'box' },
            { type: 'custom-clock', zone: { name: 'UTC' } },
          ],
        },
        footer: {
          style: 'dark',
          links: [{ title: 'A', items: [{ label: 'b', to: '/b' }, { html: '<b>' }] }, { items: [] }],
        },
        announcementBar: { content: 'New!' },
        zoom: { selector: 'img' },
      },
    }
    const { themeConfig, scripts, stylesheets, blog, ...same } = config
    const { navbar, footer, ...theme } = themeConfig
    const { zoom, ...knownFields } = theme
    const checked = parseConfig(config, { file: 'vellum.config.ts' })
    expect(checked).toMatchObject({ ...same, themeConfig: { ...knownFields, other: { zoom } } })
    expect(checked.blog).toMatchObject([blog])
    expect(checked.scripts).toEqual([{ src: '/a.js' }, scripts[1]])
    expect(checked.stylesheets).toEqual([{ href: '/a.css' }, stylesheets[1]])
    const { items, ...bar } = navbar
    expect(checked.themeConfig.navbar).toMatchObject({
      ...bar,
      items: [
        items[0],
        items[1],
        { href: 'https://github.com', className: 'github', attributes: { 'aria-label': 'GitHub' } },
        items[3],
        items[4],
        items[5],
        items[6],
        items[7],
        { type: 'custom-clock', props: { zone: { name: 'UTC' } } },
      ],
    })
    expect(checked.themeConfig.footer).toMatchObject({
      style: 'dark',
      links: { type: 'columns', columns: footer.links },
    })
  })

  it.each([
    [undefined, 'The configuration must be an object, not `undefined`.'],
    ['x', 'The configuration must be an object, not "x".'],
  ])('rejects %s as a whole', (config, message) => {
    expect(problemsOf(config)).toBe(
      problem(message, 'Write `export default defineConfig({ title, url, baseUrl })`.'),
    )
  })

  it('makes a URL of the path of a type checker, as plugins may name files by either', () => {
    const twoslash = { module: '/a b/checker.js', blocks: 'all', options: {} }
    const { markdown } = parseConfig({ ...valid, markdown: { twoslash } }, { file: 'vellum.config.ts' })
    expect(markdown.twoslash).toMatchObject({ module: 'file:///a%20b/checker.js' })
  })

  it('CF-1: requires title, url and baseUrl, all in one report', () => {
    expect(problemsOf({ title: undefined, url: undefined, baseUrl: undefined })).toBe(
      [
        '3 problems:',
        problem('`title` is missing.', 'Set it to a string that is not empty.'),
        problem('`url` is missing.', 'Set it to a full URL such as "https://example.com".'),
        problem('`baseUrl` is missing.', 'Set it to a path such as "/" or "/docs/".'),
      ].join('\n\n'),
    )
  })

  it.each([
    ['troth.dev', '`url` must be a full URL such as "https://example.com", not "troth.dev".'],
    ['localhost:3000', '`url` must be a full URL such as "https://example.com", not "localhost:3000".'],
    [7, '`url` must be a full URL such as "https://example.com", not `7`.'],
  ])('CF-2: rejects the url %s', (url, message) => {
    expect(problemsOf({ url })).toBe(problem(message))
  })

  it('CF-2, CF-3: names the sub-path and the unknown field in one error (T-44)', () => {
    expect(problemsOf({ url: 'https://x.dev/sub', foo: 1 })).toBe(
      [
        '2 problems:',
        problem(
          '`url` has a sub-path, "/sub": it must be protocol and host only.',
          'Set `url` to "https://x.dev" and `baseUrl` to "/sub/".',
        ),
        'Unknown field "foo" in vellum.config.ts.\n  Fields of your own belong in `customFields`.',
      ].join('\n\n'),
    )
  })

  it('CF-3: names each unknown field, with a guess or with what replaces it', () => {
    expect(problemsOf({ tagLine: '', socialCards: {}, constructor: 1 })).toBe(
      [
        '3 problems:',
        'Unknown field "tagLine" in vellum.config.ts.\n  Did you mean "tagline"? Fields of your own belong in `customFields`.',
        'Unknown field "socialCards" in vellum.config.ts.\n  Remove it, and add `socialCards()` of the package `vellum-social-cards` to `plugins`.',
        'Unknown field "constructor" in vellum.config.ts.\n  Fields of your own belong in `customFields`.',
      ].join('\n\n'),
    )
  })

  it.each([
    [
      { onBrokenLinks: 'thow' },
      '`onBrokenLinks` must be "ignore", "log", "warn" or "throw", not "thow".',
      'Did you mean "throw"?',
    ],
    [
      { themeConfig: { docs: { assistants: ['claud'] } } },
      '`themeConfig.docs.assistants[0]` must be "chatgpt" or "claude", not "claud".',
      'Did you mean "claude"?',
    ],
    [
      { themeConfig: { docs: { assistants: [{ label: 'A', href: 'https://a.example/' }] } } },
      '`themeConfig.docs.assistants[0].href` must be a URL of http: or https: with {prompt}, {url} or {markdown} in it, not "https://a.example/".',
    ],
    ...['gregorian', 'lunar', 'a b'].map((calendar): [object, string] => [
      { i18n: { locales: ['en'], localeConfigs: { en: { calendar } } } },
      `\`i18n.localeConfigs.en.calendar\` must be a calendar such as "gregory", "japanese" or "persian", not "${calendar}".`,
    ]),
    [{ markdown: { format: 'rst' } }, '`markdown.format` must be "mdx", "md" or "detect", not "rst".'],
    [
      { markdown: { twoslash: true } },
      '`markdown.twoslash` must be a type checker, or `false`.',
      'Run `npm install -D vellum-twoslash`, import `typedSamples` from it in the configuration, and write `plugins: [typedSamples()]`.',
    ],
    [
      { markdown: { twoslash: { name: 'vellum-twoslash', config: {} } } },
      '`markdown.twoslash` must be a type checker, or `false`.',
      'It is a plugin: move it to `plugins`, as in `plugins: [typedSamples()]`.',
    ],
    [
      { markdown: { twoslash: { compilerOptions: { strict: false } } } },
      '`markdown.twoslash` must be a type checker, or `false`.',
      'Run `npm install -D vellum-twoslash`, import `typedSamples` from it in the configuration, and write `plugins: [typedSamples()]`. The object is the argument of `typedSamples()`.',
    ],
    [
      { markdown: { twoslash: { module: 'file:///a.js', blocks: 'some', options: {} } } },
      '`markdown.twoslash.blocks` must be "all" or "marked", not "some".',
    ],
    [{ noIndex: 'yes' }, '`noIndex` must be `true` or `false`, not "yes".'],
    [{ staticDirectories: 'static' }, '`staticDirectories` must be an array, not "static".'],
    [
      { headTags: [{ tagName: 'meta', attributes: { 'data x': 'a' } }] },
      '`headTags[0].attributes` must have names of attributes, not "data x".',
      'A name has no spaces, quotes, `<`, `>`, `/` and `=`. Write each attribute as a field of its own.',
    ],
    [{ headTags: [{ tagName: 'a b' }] }, '`headTags[0].tagName` must be the name of an element, not "a b".'],
    [
      { scripts: [{ src: '/a.js', 'a=b': 'c' }] },
      '`scripts[0]` must have names of attributes, not "a=b".',
      'A name has no spaces, quotes, `<`, `>`, `/` and `=`. Write each attribute as a field of its own.',
    ],
    [
      { themeConfig: { metadata: [{ 'name="a"': 'b' }] } },
      '`themeConfig.metadata[0]` must have names of attributes, not "name=\\"a\\"".',
      'A name has no spaces, quotes, `<`, `>`, `/` and `=`. Write each attribute as a field of its own.',
    ],
    [{ headTags: [{}] }, '`headTags[0].tagName` is missing.', 'Set it to the name of an element.'],
    [
      { scripts: [{ src: '/a.js', async: [] }] },
      '`scripts[0].async` must be a string, a number, `true` or `false`, not an array.',
    ],
    [{ stylesheets: [3] }, '`stylesheets[0]` must be a URL or an object of attributes, not `3`.'],
    [{ docs: true }, '`docs` must be an object, not `true`.'],
    [{ docs: { sidebrPath: '' } }, 'Unknown field "sidebrPath" in `docs`.', 'Did you mean "sidebarPath"?'],
    [
      { docs: { versions: { 'v1.0': { badge: 1 } } } },
      '`docs.versions["v1.0"].badge` must be `true` or `false`, not `1`.',
    ],
    [
      { blog: { feedOptions: { limit: 0 } } },
      '`blog.feedOptions.limit` must be a whole number, 1 or more, not `0`.',
    ],
    [
      { blog: { feedOptions: { type: 'atm' } } },
      '`blog.feedOptions.type` must be "rss", "atom", "json" or "all", not "atm".',
      'Did you mean "atom"?',
    ],
    [{ blog: { truncateMarker: 'more' } }, '`blog.truncateMarker` must be a regular expression, not "more".'],
    [{ blog: { archiveBasePath: false } }, '`blog.archiveBasePath` must be a string or `null`, not `false`.'],
    [
      { markdown: { remarkPlugins: ['gfm'] } },
      '`markdown.remarkPlugins[0]` must be a plugin, or an array of a plugin and its options, not "gfm".',
    ],
    [{ theme: { customCss: 1 } }, '`theme.customCss` must be a file name or an array of them, not `1`.'],
    [
      { docs: { admonitions: 'note' } },
      '`docs.admonitions` must be `true`, `false` or an object, not "note".',
    ],
    [
      { pages: { admonitions: { keywords: ['a b'] } } },
      '`pages.admonitions.keywords[0]` must be a word of letters, digits, "_" and "-", not "a b".',
    ],
    [
      { baseUrl: 'https://x.dev/' },
      '`baseUrl` must be a path such as "/" or "/docs/", not "https://x.dev/".',
    ],
    [{ baseUrl: '../x' }, '`baseUrl` must be a path such as "/" or "/docs/", not "../x".'],
    [{ baseUrl: '/a//b/' }, '`baseUrl` must be a path such as "/" or "/docs/", not "/a//b/".'],
  ])('CF-5: names the expected value of a field: %j', (fields, message, hint?: string) => {
    expect(problemsOf(fields)).toBe(problem(message, hint))
  })

  it.each([
    [
      { locales: ['en_US'] },
      '`i18n.locales[0]` is "en_US", which is not a language tag.',
      'Did you mean "en-US"? `label` in `i18n.localeConfigs` is the name that readers see.',
    ],
    [
      { locales: ['en', 'French'] },
      '`i18n.locales[1]` is "French", which is not a language tag.',
      'Did you mean "fr"? `label` in `i18n.localeConfigs` is the name that readers see.',
    ],
    [
      { locales: ['en', 'elvish'] },
      '`i18n.locales[1]` is "elvish", which is not a language tag.',
      'Write the code of a language, such as "fr", with a dash before the region, as in "pt-BR".',
    ],
    [
      { defaultLocale: 'fr', locales: ['en', 'de'] },
      '`i18n.defaultLocale` is "fr", but `i18n.locales` has "en", "de" only.',
      'Add it to `i18n.locales`, or choose one of those.',
    ],
    [
      { localeConfigs: { fr: {} } },
      '`i18n.localeConfigs.fr` describes a locale that is not in use: `i18n.locales` has "en" only.',
      'Add it to `i18n.locales`, or remove it here.',
    ],
  ])('checks that locales are consistent: %j', (i18n, message, hint) => {
    expect(problemsOf({ i18n })).toBe(problem(message, hint))
  })

  it('CF-12: accepts letters, digits, _ and - as an id, each once', () => {
    expect(problemsOf({ docs: { id: 'a/b' } })).toBe(
      problem('`docs.id` must be a name of letters, digits, "_" and "-" only, not "a/b".'),
    )
    expect(problemsOf({ docs: [{}, { id: 'api' }, { path: 'more' }] })).toBe(
      problem(
        'The docs sets `docs[0]` and `docs[2]` have the same id, "default".',
        'Give each docs set an `id` of its own; a docs set without one is called "default".',
      ),
    )
    expect(problemsOf({ blog: [{}, { path: 'news' }] })).toBe(
      problem(
        'The blogs `blog[0]` and `blog[1]` have the same id, "default".',
        'Give each blog an `id` of its own; a blog without one is called "default".',
      ),
    )
  })
})

describe('themeConfig', () => {
  it.each([
    [
      { navbar: { hideOnScrol: true } },
      'Unknown field "hideOnScrol" in `themeConfig.navbar`.',
      'Did you mean "hideOnScroll"?',
    ],
    [
      { colorMode: { zzzzz: 1 } },
      'Unknown field "zzzzz" in `themeConfig.colorMode`.',
      'The known fields are "defaultMode", "disableSwitch", "respectPrefersColorScheme".',
    ],
    [
      { docs: { sidebar: { hidable: true } } },
      'Unknown field "hidable" in `themeConfig.docs.sidebar`.',
      'Did you mean "hideable"?',
    ],
  ])('CF-6: rejects unknown fields inside known objects: %j', (themeConfig, message, hint) => {
    expect(problemsOf({ themeConfig })).toBe(problem(message, hint))
  })

  it('CF-6: forwards unknown fields of links, and accepts unknown ones at the top', () => {
    expect(problemsOf({ themeConfig: { mine: {}, navbar: { items: [{ to: '/', 'data-x': 1 }] } } })).toBe('')
    expect(problemsOfItem({ to: '/', 'data-x': {} })).toBe(
      problem(
        '`themeConfig.navbar.items[0]["data-x"]` must be a string, a number, `true` or `false`, not an object.',
      ),
    )
  })

  it.each([
    [
      { tableOfContents: { minHeadingLevel: 1 } },
      '`themeConfig.tableOfContents.minHeadingLevel` must be a whole number, from 2 to 6, not `1`.',
    ],
    [
      { tableOfContents: { minHeadingLevel: 5, maxHeadingLevel: 4 } },
      '`themeConfig.tableOfContents` goes from heading level 5 to 4, which is nothing.',
      'Set `minHeadingLevel` to a number that is not above `maxHeadingLevel`; the defaults are 2 and 3.',
    ],
    [
      { colorMode: { defaultMode: 'drak' } },
      '`themeConfig.colorMode.defaultMode` must be "light" or "dark", not "drak".',
      'Did you mean "dark"?',
    ],
  ])('CF-7: %j', (themeConfig, message, hint?: string) => {
    expect(problemsOf({ themeConfig })).toBe(problem(message, hint))
  })

  it('CF-11: requires the content of an announcement bar', () => {
    expect(problemsOf({ themeConfig: { announcementBar: { id: 'x' } } })).toBe(
      problem('`themeConfig.announcementBar.content` is missing.', 'Set it to a string.'),
    )
  })
})

describe('themeConfig.navbar', () => {
  it.each([
    [
      { label: 'A', to: '/a', href: 'https://a.dev' },
      '`themeConfig.navbar.items[0]` has both `to` and `href`: a link needs exactly one.',
      'Keep `to` for a page of this site, or `href` for any other URL.',
    ],
    [
      { label: 'A' },
      '`themeConfig.navbar.items[0]` has neither `to` nor `href`: a link needs exactly one.',
      'Add `to` for a page of this site, or `href` for any other URL.',
    ],
    [
      { label: 'A', html: '<b>A</b>', to: '/a' },
      '`themeConfig.navbar.items[0]` has both `label` and `html`.',
      'Keep `label` for plain text, or `html` for markup.',
    ],
  ])('CF-8: %j', (item, message, hint) => {
    expect(problemsOfItem(item)).toBe(problem(message, hint))
  })

  it('CF-8: reports a wrong target and a wrong field together', () => {
    expect(problemsOfItem({ label: 3 })).toBe(
      [
        '2 problems:',
        problem('`themeConfig.navbar.items[0].label` must be a string, not `3`.'),
        problem(
          '`themeConfig.navbar.items[0]` has neither `to` nor `href`: a link needs exactly one.',
          'Add `to` for a page of this site, or `href` for any other URL.',
        ),
      ].join('\n\n'),
    )
  })

  it('CF-9, NI-3: names an unknown type, with a guess or the list', () => {
    expect(problemsOfItem({ type: 'docSidebr', sidebarId: 'a' })).toBe(
      problem(
        '`themeConfig.navbar.items[0].type` is "docSidebr", which is not a type of navbar item.',
        'Did you mean "docSidebar"?',
      ),
    )
    expect(problemsOfItem({ type: 'constructor' })).toBe(
      problem(
        '`themeConfig.navbar.items[0].type` is "constructor", which is not a type of navbar item.',
        'Use one of "default", "dropdown", "html", "doc", "docSidebar", "docsVersion", "docsVersionDropdown", "localeDropdown", "search", or a name that starts with "custom-" for a component of your own.',
      ),
    )
  })

  it.each([
    [{ type: 'dropdown', label: 'B', items: [] }],
    [{ label: 'B', items: [] }],
    [{ type: 'docsVersionDropdown' }],
    [{ type: 'localeDropdown' }],
  ])('CF-9, DD-10: rejects a nested dropdown: %j', (child) => {
    expect(problemsOfItem({ label: 'A', items: [{ to: '/' }, child] })).toBe(
      problem(
        '`themeConfig.navbar.items[0].items[1]` is a dropdown inside a dropdown: nested dropdowns are not allowed.',
        'Move it to `themeConfig.navbar.items`, or put its links directly into the outer dropdown.',
      ),
    )
  })

  it('DD-10: rejects a search box and a side inside a dropdown', () => {
    expect(problemsOfItem({ label: 'A', items: [{ type: 'search' }, { to: '/', position: 'left' }] })).toBe(
      [
        '2 problems:',
        problem(
          '`themeConfig.navbar.items[0].items[0]` is a search box inside a dropdown, which is not allowed.',
          'Move it to `themeConfig.navbar.items`.',
        ),
        problem(
          '`themeConfig.navbar.items[0].items[1].position` is set inside a dropdown, where items have no side.',
          'Remove it, or set it on the dropdown itself.',
        ),
      ].join('\n\n'),
    )
  })

  it.each([
    ['NI-10', { type: 'html' }, '`themeConfig.navbar.items[0].value` is missing.', 'Set it to a string.'],
    ['NI-11', { type: 'doc' }, '`themeConfig.navbar.items[0].docId` is missing.', 'Set it to a string.'],
    [
      'NI-13',
      { type: 'docSidebar' },
      '`themeConfig.navbar.items[0].sidebarId` is missing.',
      'Set it to a string.',
    ],
    [
      'NI-7',
      { to: '/', activeBaseRegex: '(' },
      '`themeConfig.navbar.items[0].activeBaseRegex` must be a regular expression, written as a string, not "(".',
    ],
    [
      'VD-1',
      { type: 'docsVersionDropdown', dropdownItemsBefore: {} },
      '`themeConfig.navbar.items[0].dropdownItemsBefore` must be an array, not an object.',
    ],
    [
      'NB-2',
      { to: '/', position: 'centre' },
      '`themeConfig.navbar.items[0].position` must be "left" or "right", not "centre".',
    ],
    [
      'VD-1',
      { type: 'docsVersionDropdown', versions: { current: { lable: 'Next' } } },
      'Unknown field "lable" in `themeConfig.navbar.items[0].versions.current`.',
      'Did you mean "label"?',
    ],
    ['NI-1', 'docs', '`themeConfig.navbar.items[0]` must be an object, not "docs".'],
  ])('%s: %j', (_fact, item, message, hint?: string) => {
    expect(problemsOfItem(item)).toBe(problem(message, hint))
  })
})

describe('themeConfig.footer', () => {
  it('CF-10, FT-2: rejects a mixture of columns and simple links', () => {
    const links = [
      { title: 'A', items: [] },
      { label: 'b', to: '/b' },
    ]
    expect(problemsOf({ themeConfig: { footer: { links } } })).toBe(
      problem(
        '`themeConfig.footer.links` mixes columns and simple links: it must be one or the other.',
        'Put every link into the `items` of a column, or remove the columns and list the links only.',
      ),
    )
  })

  it('FT-4: requires a label and one target, unless there is html', () => {
    const links = [{ to: '/b' }, { html: '<b>' }]
    expect(problemsOf({ themeConfig: { footer: { links } } })).toBe(
      problem('`themeConfig.footer.links[0]` has no `label`.', 'Add `label`, or `html` alone for markup.'),
    )
    expect(
      problemsOf({ themeConfig: { footer: { links: [{ title: 'A', items: [{ label: 'a' }] }] } } }),
    ).toBe(
      problem(
        '`themeConfig.footer.links[0].items[0]` has neither `to` nor `href`: a link needs exactly one.',
        'Add `to` for a page of this site, or `href` for any other URL.',
      ),
    )
  })
})
