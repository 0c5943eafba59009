// Everything that may be wrong with a site: what its author reads, word for word, and
// whether the site is built all the same.

import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { MESSAGES } from '../dist/node/bundle/catalogue.js'
import { serve } from '../dist/node/bundle/index.js'
import { buildSite, FORBIDDEN, testSites } from './builtSite.js'

const { copyFixture, makeSite, folder } = testSites()

/** What a build says, and whether there is a site after it. */
interface Outcome {
  readonly error?: string
  readonly warnings: readonly string[]
}

const builds: Outcome = { warnings: [] }
const warns = (...lines: readonly string[]): Outcome => ({ warnings: [lines.join('\n')] })
const fails = (...lines: readonly string[]): Outcome => ({ error: lines.join('\n'), warnings: [] })

const FAULTS: Readonly<Record<string, Outcome>> = {
  'broken-yaml': fails(
    'The front matter cannot be parsed: a quote is opened and never closed.',
    '  at docs/index.md:2:8',
    '    1 | ---',
    '  > 2 | title: "Never closed',
    '      |        ^',
    '    3 | ---',
    '  Close it, or put the value in quotes of the other kind.',
  ),
  'wrong-front-matter': fails(
    'The front matter is invalid: `sidebar_position` must be a number.',
    '  at docs/index.md:3',
    '  It reads:',
    '    title: Welcome',
    '    sidebar_position: first',
  ),
  'broken-translations': fails(
    'The file of translations cannot be parsed: missing , between flow map items.',
    '  at i18n/fr/code.json:3:3',
    '    1 | {',
    '    2 |   "greeting": { "message": "Bonjour" }',
    '  > 3 |   "farewell": { "message": "Au revoir" }',
    '      |   ^',
    '    4 | }',
    '  Check its commas, quotes and braces.',
  ),
  'wrong-translations': fails(
    '3 problems:',
    '',
    'The translation of "greeting" is not an object with a `message`.',
    '  at i18n/fr/code.json:2',
    '  Write `"id": { "message": "The text" }`, or let `vellum write-translations` make the file.',
    '',
    'The translation of "number" has a `message` that is not a string.',
    '  at i18n/fr/code.json:4',
    '  Write `"id": { "message": "The text" }`, or let `vellum write-translations` make the file.',
    '',
    'The translation of "empty" has no `message`.',
    '  at i18n/fr/code.json:5',
    '  Write `"id": { "message": "The text" }`, or let `vellum write-translations` make the file.',
  ),
  'duplicate-id': fails(
    'Two documents have the same id "a".',
    '  at docs/a.md',
    '  at docs/b.md',
    '  Rename one of the files, or give one of them another `id` in its front matter.',
  ),
  'duplicate-slug': warns(
    'Several pages have the path `/docs/a`; only the first is built.',
    '  docs/a.md is built',
    '  docs/b.md:2 is not built',
    "  Give each page that is not built its own `slug`, rename its file, or set `onDuplicateRoutes` to 'ignore'.",
  ),
  'missing-sidebar-doc': fails(
    'The sidebars name documents that do not exist:',
    '  - instal (did you mean "install"?)',
    '  at sidebars.ts',
    '  Available ids: index, install.',
  ),
  'unknown-sidebar-item': fails(
    'docs[1] has the unknown type "lnk".',
    '  at sidebars.ts',
    '  Did you mean "link"?',
  ),
  'empty-category': fails(
    'docs[1] is the category "Nothing here" with neither items nor a link.',
    '  at sidebars.ts',
    '  Give it `items`, or a `link` to a document or a generated index.',
  ),
  'unknown-admonition': warns(
    'The directive ":::tpi" is unknown; it is shown as text.',
    '  at docs/index.md:3:1',
    '  Did you mean ":::tip"?',
  ),
  'brace-in-markdown': fails(
    'A "{" is not closed.',
    '  at docs/index.md:3:19',
    '    1 | # Welcome',
    '    2 |',
    '  > 3 | A set begins with { and goes on.',
    '      |                   ^',
    '    4 |',
    '  Add the closing "}". Write \\{ for a brace that is text, or put it in `code`.',
  ),
  'angle-in-markdown': fails(
    '2 problems:',
    '',
    'A "<" is followed by "5", which cannot begin a tag.',
    '  at docs/digit.md:3:15',
    '    1 | # Digit',
    '    2 |',
    '  > 3 | Use it when n <5 only.',
    '      |               ^',
    '    4 |',
    '  Write \\< or &lt; for a "<" that is text, or put it in `code`.',
    '',
    'A tag that begins with "<" does not end.',
    '  at docs/tag.md:3:19',
    '    1 | # Tag',
    '    2 |',
    '  > 3 | Start it with <foo',
    '      |                   ^',
    '    4 |',
    '  Add the ">" or the closing quote of its attribute. Write \\< or &lt; for a "<" that is text, or put it in `code`.',
  ),
  'html-comment': builds,
  'unclosed-jsx': fails(
    'The tag <div> is not closed where it belongs.',
    '  at docs/index.md:3:1',
    '    1 | # Welcome',
    '    2 |',
    '  > 3 | <div>',
    '      | ^',
    '    4 |',
    '  Close it with </div>, with the same indentation and in the same list item, quote or paragraph, or write <div /> if it is empty. Write \\< or &lt; for a "<" that is text, or put it in `code`.',
  ),
  'missing-import': fails(
    'The imported file "./_steps.mdx" does not exist.',
    '  at docs/index.mdx:1:1',
    '  Correct the path, or create the file.',
  ),
  'unknown-alias': fails(
    'The import "@theme/Nope" is not available.',
    '  at docs/index.mdx:1:1',
    '  These names are available: @docusaurus/BrowserOnly, @docusaurus/ErrorBoundary, @docusaurus/ExecutionEnvironment, @docusaurus/Head, @docusaurus/Interpolate, @docusaurus/Link, @docusaurus/Noop, @docusaurus/Translate, @docusaurus/constants, @docusaurus/isInternalUrl, @docusaurus/plugin-content-blog/client, @docusaurus/plugin-content-docs/client, @docusaurus/router, @docusaurus/theme-common, @docusaurus/theme-common/Details, @docusaurus/theme-common/internal, @docusaurus/useBaseUrl, @docusaurus/useBrokenLinks, @docusaurus/useDocusaurusContext, @docusaurus/useGlobalData, @docusaurus/useIsBrowser, @docusaurus/useIsomorphicLayoutEffect, @docusaurus/useRouteContext, @theme/Admonition, @theme/CodeBlock, @theme/Details, @theme/DocCard, @theme/DocCardList, @theme/Heading, @theme/IdealImage, @theme/Layout, @theme/MDXComponents, @theme/Mermaid, @theme/NotFound, @theme/TOCInline, @theme/TabItem, @theme/Tabs, @theme/ThemedImage. For a component of your own, import it with `@site/…` or a relative path.',
  ),
  'missing-image': fails(
    'The image "./nope.png" does not exist.',
    '  at docs/index.md:3:1',
    "  Correct the path, or add the file. To build all the same, set `markdown.hooks.onBrokenMarkdownImages` to 'warn'.",
  ),
  'throwing-component': fails(
    'The page "/docs" cannot be rendered.',
    '  at docs/Boom.tsx:3:9',
    '  at docs/index.mdx',
    '  `Boom` throws the error below. Correct it, or what it is given.',
    'Cause: Boom.',
  ),
  'no-default-export': fails(
    'The page "/about" has no default export.',
    '  at src/pages/about.tsx',
    '  Export a React component: `export default function Page() { … }`.',
  ),
  'throwing-config': fails(
    'vellum.config.ts threw an error while it was loaded.',
    '  at vellum.config.ts:1:7',
    '  Correct the code that throws; the cause is below.',
    'Cause: API_TOKEN is not set.',
  ),
  'empty-docs': fails(
    'The version "current" has no documents: "docs" has no Markdown files.',
    '  Add one, for example `intro.md`, or set `docs: false` in vellum.config.ts.',
  ),
  'missing-docs': fails(
    'The docs folder "docs" does not exist.',
    '  Create it, or set `docs.path` in vellum.config.ts to the folder that has the Markdown files.',
  ),
  'unknown-navbar-type': fails(
    '`themeConfig.navbar.items[0].type` is "docSidebr", which is not a type of navbar item.',
    '  at vellum.config.ts',
    '  Did you mean "docSidebar"?',
  ),
  'sidebar-without-link': fails(
    'A navbar item cannot be shown. Check the navbar item configuration in `themeConfig.navbar.items`:',
    '{',
    '  "type": "docSidebar",',
    '  "sidebarId": "rules",',
    '  "label": "Rules",',
    '  "position": "right"',
    '}',
    'Cause: The sidebar "rules" has no document that can be shown.',
    '  Add a document to it, or remove the navbar item.',
  ),
  'unknown-version': fails(
    'A navbar item cannot be shown. Check the navbar item configuration in `themeConfig.navbar.items`:',
    '{',
    '  "type": "docsVersionDropdown",',
    '  "versions": [',
    '    "9.9"',
    '  ],',
    '  "position": "right"',
    '}',
    'Cause: The `docsVersionDropdown` item names the version "9.9", which does not exist.',
    '  Available versions: current.',
  ),
  'unknown-version-options': fails(
    '3 problems:',
    '',
    '`docs.lastVersion` names the version "1.1", which does not exist.',
    '  at vellum.config.ts',
    '  Did you mean "1.0"? Available versions: current, 1.0.',
    '',
    '`docs.onlyIncludeVersions` names the version "1", which does not exist.',
    '  at vellum.config.ts',
    '  Did you mean "1.0"? Available versions: current, 1.0.',
    '',
    '`docs.versions` names the version "v1.0", which does not exist.',
    '  at vellum.config.ts',
    '  Did you mean "1.0"? Available versions: current, 1.0.',
  ),
  'broken-versions-file': fails(
    '"versions.json" must be a list of names.',
    '  at versions.json',
    '  Write the names of the versions, newest first: ["2.0", "1.0"].',
  ),
  'missing-version-folder': fails(
    '2 problems:',
    '',
    'The version "2.0" has no folder "versioned_docs/version-2.0".',
    '  at versions.json',
    '  Restore the folder, or remove "2.0" from versions.json.',
    '',
    'The version "1.0" has no folder "versioned_docs/version-1.0".',
    '  at versions.json',
    '  Restore the folder, or remove "1.0" from versions.json.',
  ),
  'missing-version-sidebars': fails(
    'The version "1.0" has no sidebar file "versioned_sidebars/version-1.0-sidebars.json".',
    '  at versions.json',
    '  Restore it, write `{}` into it for a version without sidebars, or remove the version from the list.',
  ),
  'docs-helpers': fails(
    '6 problems:',
    ...(
      [
        'There is no document with the id "nope" in the version "current".',
        'useCurrentSidebarSiblings() cannot find the current sidebar: /docs/next/dh-2 is shown without one.',
        '/docs/next/dh-3 is not the index of a category. useCurrentSidebarCategory() is only for category index pages.',
        'There is no sidebar with the id "nope" in the versions "current", "1.0". Available ids: defaultSidebar, main.',
        'There is no document with the id "nope" in the versions "current", "1.0". Available ids: dh-1, dh-2, dh-3, dh-4, dh-5, dh-6, index.',
        'Docs data was requested, but the docs with the id "nope" are not enabled.\nCause: There is no docs set with the id "nope". Available: "default".',
      ] as const
    ).flatMap((cause, i) => [
      '',
      `The page "/docs/next/dh-${i + 1}" cannot be rendered.`,
      `  at docs/dh-${i + 1}.mdx`,
      `Cause: ${cause}`,
    ]),
  ),
  'unknown-navbar-doc': fails(
    'A navbar item cannot be shown. Check the navbar item configuration in `themeConfig.navbar.items`:',
    '{',
    '  "type": "doc",',
    '  "docId": "indx",',
    '  "label": "Docs",',
    '  "position": "right"',
    '}',
    'Cause: The document "indx" does not exist in the version "current".',
    '  Did you mean "index"? Available ids: index.',
  ),
  'unknown-navbar-sidebar': fails(
    'A navbar item cannot be shown. Check the navbar item configuration in `themeConfig.navbar.items`:',
    '{',
    '  "type": "docSidebar",',
    '  "sidebarId": "tutorialSidebar",',
    '  "label": "Docs",',
    '  "position": "right"',
    '}',
    'Cause: The sidebar "tutorialSidebar" does not exist in the version "current".',
    '  Available ids: defaultSidebar.',
  ),
  'translate-children': fails(
    'The page "/translated" cannot be rendered.',
    '  at src/pages/translated.tsx',
    'Cause: <Translate> accepts only simple strings as its child, not an element. Use `values` for what is not text.',
  ),
  'failing-navbar-item': fails(
    'The page "/docs" cannot be rendered. Nor can 1 other page.',
    '  at docs/index.md',
    'Cause: A navbar item cannot be shown. Check the navbar item configuration in `themeConfig.navbar.items`:',
    '{',
    '  "type": "custom-clock",',
    '  "zone": "UTC",',
    '  "position": "right"',
    '}',
    'Cause: There is no navbar item of the type "custom-clock". Registered in src/theme/NavbarItem/ComponentTypes: none.',
  ),
  'broken-link': fails(
    '1 broken link on one page.',
    '',
    'On /docs',
    '  /docs/nope (docs/index.md:3)',
    "  Correct the links, or set `onBrokenLinks` to 'warn' or 'ignore'. A file in a static folder is linked with `pathname:///file.pdf`.",
  ),
  'broken-markdown-link': warns(
    'The link "./nope.md" names a file that does not exist.',
    '  at docs/index.md:3:11',
    '  Correct the path, or create the file.',
  ),
  'broken-anchor': warns(
    '1 broken anchor on one page.',
    '',
    'On /docs',
    '  /docs/introduction#nope (docs/index.md:3)',
    "  Correct the part after `#`, or set `onBrokenAnchors` to 'ignore'.",
  ),
  'bad-config': fails(
    '3 problems:',
    '',
    '`url` has a sub-path, "/sub": it must be protocol and host only.',
    '  at vellum.config.ts',
    '  Set `url` to "https://example.com" and `baseUrl` to "/sub/".',
    '',
    'Unknown field "foo" in vellum.config.ts.',
    '  Fields of your own belong in `customFields`.',
    '',
    'Unknown field "tagine" in vellum.config.ts.',
    '  Did you mean "tagline"? Fields of your own belong in `customFields`.',
  ),
  'docusaurus-config': fails(
    '3 problems:',
    '',
    '`themeConfig.navbar.items[0].position` must be "left" or "right", not "middle".',
    '  at vellum.config.ts',
    '',
    '`onBrokenMarkdownLinks` is deprecated.',
    '  at vellum.config.ts',
    '  Write it as `markdown.hooks.onBrokenMarkdownLinks`.',
    '',
    'vellum.config.ts was written for Docusaurus, and not all of it works here.',
    '  Lost:',
    '  - vellum.config.ts:21 theme "@docusaurus/theme-live-codeblock": Blocks marked `live` are shown as code. Import a component of your own to run it.',
    ...['25 `themeConfig.prism.theme', '25 `themeConfig.prism.darkTheme'].map(
      (field) =>
        `  - vellum.config.ts:${field}\`: The theme colours code. Change its colours in \`theme.customCss\`, by the classes of tokens such as \`.tk-keyword\`.`,
    ),
    '  Without effect, and safe to remove:',
    '  - vellum.config.ts:6 `deploymentBranch`: Only `docusaurus deploy` used it.',
    '  - vellum.config.ts:7 `future`: There is nothing to opt into.',
  ),
  'missing-package': fails(
    'vellum.config.ts imports "remark-dinosaurs", which is not installed.',
    '  at vellum.config.ts:1:23',
    "  > 1 | import dinosaurs from 'remark-dinosaurs'",
    '      |                       ^',
    '    2 |',
    '  Install it: `npm install remark-dinosaurs`.',
  ),
  'mixed-footer': fails(
    '`themeConfig.footer.links` mixes columns and simple links: it must be one or the other.',
    '  at vellum.config.ts',
    '  Put every link into the `items` of a column, or remove the columns and list the links only.',
  ),
  'wrong-post-date': fails(
    '2 problems:',
    '',
    'The path of the post has the date "2025-13-30", which does not exist.',
    '  at blog/2025-13-30-a.md',
    '  Rename it to a real day, or write the `date` in its front matter and take it out of the name.',
    '',
    'The front matter is invalid: `date` must be a date such as 2025-03-01: "next week".',
    '  at blog/b.md:3',
    '  It reads:',
    '    title: B',
    '    date: next week',
  ),
  'unknown-author': fails(
    'The post has the author "garce", which blog/authors.yml does not define.',
    '  at blog/2025-01-01-a.md:3',
    '  Did you mean "grace"? The known authors are ada, grace.',
  ),
  'wrong-authors-file': fails(
    '2 problems:',
    '',
    'The author "ada" has the unknown field "imageUrl".',
    '  at blog/authors.yml:3',
    '  Did you mean "imageURL"?',
    '',
    'The author "grace" must have fields below it: name, title, description, url, email, image_url, imageURL, socials, page.',
    '  at blog/authors.yml:4',
  ),
  'broken-post-yaml': fails(
    'The front matter cannot be parsed: a value contains ": ", as if it were another key.',
    '  at blog/2025-01-01-a.md:2:8',
    '    1 | ---',
    '  > 2 | title: One: two',
    '      |        ^',
    '    3 | ---',
    '  Put the value in quotes.',
  ),
  'duplicate-post': warns(
    'Several pages have the path `/blog/2025/01/01/a`; only the first is built.',
    '  blog/b.md:2 is built',
    '  blog/2025-01-01-a.md is not built',
    "  Give each page that is not built its own `slug`, rename its file, or set `onDuplicateRoutes` to 'ignore'.",
  ),
  'untruncated-post': {
    warnings: [
      'The post "2025-01-01-a" defines the author "Eve" itself.\n  at blog/2025-01-01-a.md:2\n  Define it in blog/authors.yml, or set `blog.onInlineAuthors` to "ignore".',
      'Lists show the whole of a post without a truncate marker.\n  at blog/2025-01-01-a.md\n  Write `<!-- truncate -->` after the first paragraphs, or set `blog.onUntruncatedBlogPosts` to "ignore".',
    ],
  },
  'unknown-feed-type': fails(
    '`blog.feedOptions.type[1]` must be "rss", "atom" or "json", not "atm".',
    '  at vellum.config.ts',
    '  Did you mean "atom"?',
  ),
}

/** Sites that must say the same when two threads compile and render them. */
const ON_THREADS = ['brace-in-markdown', 'throwing-component', 'failing-navbar-item', 'no-default-export']

describe('a fixture with one fault', () => {
  it('is in this table', () => {
    const fixtures = readdirSync(fileURLToPath(new URL('../fixtures/', import.meta.url)))
    const whole = ['starter', 'versions', 'blog', 'locales', 'terminal-look']
    const faults = fixtures.filter((name) => !whole.includes(name) && name !== 'README.md')
    expect(Object.keys(FAULTS).sort()).toEqual(faults.sort())
  })

  it.each(Object.entries(FAULTS))('%s', async (name, outcome) => {
    // `<Translate>` logs its child to the console.
    const shown = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')]
    for (const spy of shown) spy.mockImplementation(() => {})
    onTestFinished(() => {
      for (const spy of shown) spy.mockRestore()
    })
    const dir = copyFixture(name)
    await expectOutcome(dir, outcome)
    expect(shown.flatMap((spy) => spy.mock.calls).length).toBe(name === 'translate-children' ? 1 : 0)
  })

  it.each(ON_THREADS)('is reported by two threads, too: %s', { tags: ['exhaustive'] }, async (name) => {
    const { error, warnings, codes } = await buildSite(copyFixture(name), { workers: 2 })
    expect({ error, warnings }).toEqual(FAULTS[name])
    expect(codes).not.toEqual([])
  })

  it('AS-3: a link to a draft or a partial is reported as such', async () => {
    const dir = makeSite({
      'docs/index.md': '# A\n\n[Draft](./d.md) and [part](./_p.md).\n',
      'docs/d.md': '---\ndraft: true\n---\n# D\n',
      'docs/_p.md': '# P\n',
    })
    const { error, warnings } = await buildSite(dir)
    const hint =
      'It is a draft or a scheduled post, its name or folder starts with "_", or the configuration excludes it: make it a page, or remove the link.'
    expect({ error, warnings }).toEqual({
      error: undefined,
      warnings: [
        `The link "./d.md" names a file that is not a page.\n  at docs/index.md:3:1\n  ${hint}`,
        `The link "./_p.md" names a file that is not a page.\n  at docs/index.md:3:21\n  ${hint}`,
      ],
    })
  })

  it('CLI-13: links each kind of message of a build once', async () => {
    const dir = makeSite(
      {
        'docs/index.md': '# A\n\n[Gone](./gone.md), [lost](/lost), ![none](./none.png)\n\n:::tpi\n:::\n',
        'docs/b.md': '# B\n\n[Gone](./gone.md)\n\n:::tpi\n:::\n',
      },
      `onBrokenLinks: 'warn', markdown: { hooks: { onBrokenMarkdownImages: 'warn' } }`,
    )
    const { error, warnings, codes } = await buildSite(dir)
    expect([error, warnings.length]).toEqual([undefined, 6])
    expect(codes).toEqual(['broken-file-link', 'unknown-directive', 'broken-image', 'broken-link'])
  })

  it('BK-15: redirects to anchors that do not exist are reported with their line, once for all locales', async () => {
    const dir = makeSite({
      'docs/a.md': '# A\n\n## Install\n',
      'static/_redirects': '# Old\n/older /docs/a#nothing-alike 302\n/fine /docs/a#install\n',
      'i18n/fr/code.json': '{}',
      'vellum.config.mjs': [
        'export default {',
        "  title: 'T', url: 'https://example.com', baseUrl: '/',",
        "  i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },",
        "  redirects: [{ from: '/old', to: '/docs/a#instal' }],",
        '}',
      ].join('\n'),
    })
    const { error, warnings, codes } = await buildSite(dir)
    expect({ error, warnings, codes: [...new Set(codes)] }).toEqual({
      error: undefined,
      warnings: [
        'The redirect "/old" has the target "/docs/a#instal", but that page has no heading or element with the id "instal".\n  at vellum.config.mjs:4\n  Did you mean "/docs/a#install"?',
        'The redirect "/older" has the target "/docs/a#nothing-alike", but that page has no heading or element with the id "nothing-alike".\n  at static/_redirects:2\n  Correct the part after `#`, or set `onBrokenAnchors` to \'ignore\'.',
      ],
      codes: ['broken-redirect'],
    })
  })

  it('AS-21: a file that is no image is a warning with its position', async () => {
    const dir = makeSite({
      'docs/a.md': '# A\n\n![x](./broken.png)\n\nText ![y](./lfs.gif)\n',
      'docs/broken.png': '<!doctype html><title>Not Found</title>',
      'docs/lfs.gif': 'version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 2\n',
    })
    const expected = [
      'The file of the image "./broken.png" is no image.\n  at docs/a.md:3:1\n  Its content is neither PNG, JPEG, GIF nor WebP, so browsers do not show it: replace the file.',
      'The file of the image "./lfs.gif" is no image.\n  at docs/a.md:5:6\n  It is a pointer of Git LFS: run `git lfs pull`.',
    ]
    expect((await buildSite(dir)).warnings).toEqual(expected)
    // From the cache of compiled pages.
    expect((await buildSite(dir)).warnings).toEqual(expected)
  })

  it('DV-27: a link that was reported as a missing file is not reported again as broken', async () => {
    const dir = makeSite(
      { 'docs/index.md': '# A\n\n[Gone](./gone.md) and [lost](/lost).\n' },
      `onBrokenLinks: 'warn'`,
    )
    const { error, warnings } = await buildSite(dir)
    expect({ error, warnings }).toEqual({
      error: undefined,
      warnings: [
        'The link "./gone.md" names a file that does not exist.\n  at docs/index.md:3:1\n  Correct the path, or create the file.',
        "1 broken link on one page.\n\nOn /docs\n  /lost (docs/index.md:3)\n  Correct the links, or set `onBrokenLinks` to 'ignore'. A file in a static folder is linked with `pathname:///file.pdf`.",
      ],
    })
    expect(readFileSync(join(dir, 'dist/docs/index.html'), 'utf8')).toContain('<a href="./gone.md">Gone</a>')
  })
})

describe('code of a site', () => {
  const page = (code: string, more = {}) =>
    makeSite({ 'docs/index.md': '# A\n', 'src/pages/p.tsx': code, ...more })
  const doc = (body: string, more = {}) => makeSite({ 'docs/index.mdx': body, ...more })
  /** Throws in a component of its own, behind lines that are no code. */
  const DEEP = `interface A { b: string }
const a = [] as readonly A[]
function Deep() {
  return <p>{a[0]!.b}</p>
}
export default () => <div><Deep /></div>
`
  const DEEP_HINT = '  `Deep` throws the error below. Correct it, or what it is given.'
  const DEEP_CAUSE = "Cause: Cannot read properties of undefined (reading 'b')"

  it.each<[string, () => string, Outcome]>([
    [
      'that throws a value that is not an Error',
      () => page('export default function P() {\n  throw 1\n}\n'),
      fails(
        'The page "/p" cannot be rendered.',
        '  at src/pages/p.tsx',
        'Cause: A value that is not an Error was thrown: 1 (number)',
      ),
    ],
    [
      'that is not valid',
      () => page('export default function P() {\n  return <div>\n}\n'),
      fails(
        "The code cannot be parsed: Unexpected token. Did you mean `{'}'}` or `&rbrace;`?",
        '  at src/pages/p.tsx:3:1',
        '    1 | export default function P() {',
        '    2 |   return <div>',
        '  > 3 | }',
        '      | ^',
        '    4 |',
        '  Correct the code at this position.',
      ),
    ],
    [
      'that imports a package that is not installed',
      () => page('import pad from "not-installed/part"\nexport default () => <p>{pad}</p>\n'),
      fails(
        'The import "not-installed/part" was not found.',
        '  at src/pages/p.tsx:1:17',
        '  > 1 | import pad from "not-installed/part"',
        '      |                 ^',
        '    2 | export default () => <p>{pad}</p>',
        '  Correct the name, or install the package: `npm install not-installed`.',
      ),
    ],
    [
      'that imports a file under the wrong name',
      () =>
        page('import x from "@site/src/lable"\nexport default () => <p>{x}</p>\n', { 'src/label.ts': '' }),
      fails(
        'The import "@site/src/lable" was not found.',
        '  at src/pages/p.tsx:1:15',
        '  > 1 | import x from "@site/src/lable"',
        '      |               ^',
        '    2 | export default () => <p>{x}</p>',
        '  Did you mean "@site/src/label"?',
      ),
    ],
    [
      'that re-exports a file that is not there, after lines that are no code',
      () => page('interface A {\n\tb: string\n}\n\nexport { default } from "@site/src/gone"\n'),
      fails(
        'The import "@site/src/gone" was not found.',
        '  at src/pages/p.tsx:5:25',
        '    3 | }',
        '    4 |',
        '  > 5 | export { default } from "@site/src/gone"',
        '      |                         ^',
        '    6 |',
        '  Correct the path, or create the file.',
      ),
    ],
    [
      'that requires a file that is not there',
      () =>
        page(
          'type A = string\nconst a = require("@site/a.json"), ü = 1\nexport default () => <p>{a}{ü}</p>\n',
        ),
      fails(
        'The import "@site/a.json" was not found.',
        '  at src/pages/p.tsx:2:19',
        '    1 | type A = string',
        '  > 2 | const a = require("@site/a.json"), ü = 1',
        '      |                   ^',
        '    3 | export default () => <p>{a}{ü}</p>',
        '  Correct the path, or create the file.',
      ),
    ],
    [
      'that imports what a package does not export',
      () =>
        page('type A = string\nexport * from "pack/part"\n', {
          'node_modules/pack/package.json': '{ "name": "pack", "exports": { ".": "./index.js" } }',
        }),
      fails(
        'The import "pack/part" was not found: the package "pack" does not export it.',
        '  at src/pages/p.tsx:2:15',
        '    1 | type A = string',
        '  > 2 | export * from "pack/part"',
        '      |               ^',
        '    3 |',
        '  Import one of the paths in `exports` of its package.json, or install a version that has it.',
      ),
    ],
    [
      'that imports a name that is not exported',
      () =>
        page('import { x } from "../y"\nexport default () => <p>{x}</p>\n', {
          'src/y.ts': 'export const z = 1\n',
        }),
      fails(
        'The name "x" is not exported by "src/y.ts".',
        '  at src/pages/p.tsx:1:10',
        '  > 1 | import { x } from "../y"',
        '      |          ^',
        '    2 | export default () => <p>{x}</p>',
        '  Import one of the names that the module exports.',
      ),
    ],
    [
      'that throws when it is loaded',
      () => page('throw new Error("No data.")\nexport default () => <p/>\n'),
      fails(
        'The code of the page "/p" threw an error when it was loaded.',
        '  at src/pages/p.tsx:1:7',
        '  Correct the code that throws; the cause is below.',
        'Cause: No data.',
      ),
    ],
    [
      'that throws in a file which a page imports, when it is loaded',
      () =>
        page('import data from "../data"\nexport default () => <p>{data}</p>\n', {
          'src/data.ts': 'type A = string\n\nexport default JSON.parse("{") as A\n',
        }),
      fails(
        'The code of the page "/p" threw an error when it was loaded.',
        '  at src/data.ts:3:21',
        '  at src/pages/p.tsx',
        '  Correct the code that throws; the cause is below.',
        "Cause: Expected property name or '}' in JSON at position 1",
      ),
    ],
    [
      'that throws in a file which a part of the theme imports, when it is loaded',
      () =>
        page('export default () => <p/>\n', {
          'src/theme/Footer.tsx': 'import data from "../data"\nexport default () => <p>{data}</p>\n',
          'src/data.ts': 'throw new Error("No data.")\nexport default ""\n',
        }),
      fails(
        'The code of a part of the theme threw an error when it was loaded.',
        '  at src/data.ts:1:7',
        '  Correct the code that throws; the cause is below.',
        'Cause: No data.',
      ),
    ],
    [
      'that throws deep inside of a component of a page',
      () => doc('import Inner from "@site/src/Inner"\n\n# A\n\n<Inner />\n', { 'src/Inner.tsx': DEEP }),
      fails(
        'The page "/docs" cannot be rendered.',
        '  at src/Inner.tsx:4:20',
        '  at docs/index.mdx',
        DEEP_HINT,
        DEEP_CAUSE,
      ),
    ],
    [
      'that throws deep inside of a part of a document',
      () =>
        doc('# A\n', {
          'src/theme/DocItem/Footer.tsx': 'import Inner from "../../Inner"\nexport default () => <Inner />\n',
          'src/Inner.tsx': DEEP,
        }),
      fails(
        'The page "/docs" cannot be rendered.',
        '  at src/Inner.tsx:4:20',
        '  at docs/index.mdx',
        DEEP_HINT,
        DEEP_CAUSE,
      ),
    ],
    [
      'that throws deep inside of the footer',
      () =>
        doc('# A\n', {
          'src/theme/Footer.tsx': 'import Inner from "../Inner"\nexport default () => <Inner />\n',
          'src/Inner.tsx': DEEP,
        }),
      fails('The footer cannot be rendered.', '  at src/Inner.tsx:4:20', DEEP_HINT, DEEP_CAUSE),
    ],
    [
      'of the configuration that components get, and that is no data',
      () =>
        makeSite(
          { 'docs/index.md': '# A\n' },
          'customFields: { limit: 10n, own: (() => { const own = []; own.push(own); return own })() }',
        ),
      fails(
        '2 problems:',
        '',
        '`customFields.limit` must be plain data: it is a BigInt.',
        '  at vellum.config.mjs',
        '  Pages carry it as JSON: write strings, numbers, booleans, null, arrays and objects of these.',
        '',
        '`customFields.own[0]` must be plain data: it contains itself.',
        '  at vellum.config.mjs',
        '  Pages carry it as JSON: write strings, numbers, booleans, null, arrays and objects of these.',
      ),
    ],
    [
      'that a sidebar passes to a component, and that is no data',
      () =>
        makeSite(
          {
            'docs/index.md': '# A\n',
            'sidebars.mjs':
              "export default { s: [{ type: 'doc', id: 'index', customProps: { icon() {} } }] }\n",
          },
          "docs: { sidebarPath: './sidebars.mjs' }",
        ),
      fails(
        's[0].customProps.icon is a function.',
        '  at sidebars.mjs',
        '  Write plain data: strings, numbers, booleans, null, arrays and objects of these.',
      ),
    ],
    [
      'that exports something else than a component',
      () => page('export default 5\n'),
      fails(
        'The default export of the page "/p" is not a component.',
        '  at src/pages/p.tsx',
        '  Export a React component: `export default function Page() { … }`.',
      ),
    ],
    [
      'in a page that names nothing',
      () => doc('# A\n\n{nothing.here}\n'),
      fails(
        'The page "/docs" cannot be rendered.',
        '  at docs/index.mdx',
        '  An expression on the page throws the error below.',
        'Cause: nothing is not defined',
      ),
    ],
    [
      'in a partial that imports itself',
      () =>
        doc('import A from "./_a.mdx"\n\n# A\n\n<A />\n', {
          'docs/_a.mdx': 'import A from "./_a.mdx"\n\n<A />\n',
        }),
      fails(
        'Partials import each other in a circle.',
        '  at docs/_a.mdx:1:1',
        '  Take one of these imports out.',
      ),
    ],
    [
      'in a partial that imports what is not there',
      () =>
        doc('import A from "./_a.mdx"\n\n# A\n\n<A />\n', {
          'docs/_a.mdx': 'import B from "./other.mdx"\n\n<B />\n',
        }),
      fails(
        'The import "./other.mdx" was not found.',
        '  at docs/_a.mdx:1:15',
        '  > 1 | import B from "./other.mdx"',
        '      |               ^',
        '    2 |',
        '  Correct the path, or create the file.',
      ),
    ],
    [
      'that is a stylesheet which is not there',
      () => makeSite({ 'docs/index.md': '# A\n' }, `theme: { customCss: './src/custom.css' }`),
      fails(
        'The file "src/custom.css" does not exist.',
        '  at vellum.config.mjs',
        '  Create it, or correct `theme.customCss` or `clientModules`, whichever names it.',
      ),
    ],
    [
      'that is a stylesheet under the wrong name',
      () =>
        makeSite(
          { 'docs/index.md': '# A\n', 'src/custom.css': '' },
          `theme: { customCss: './src/costum.css' }`,
        ),
      fails(
        'The file "src/costum.css" does not exist.',
        '  at vellum.config.mjs',
        '  Did you mean "src/custom.css"?',
      ),
    ],
    [
      'that is a stylesheet which is not valid',
      () =>
        makeSite(
          {
            'docs/index.md': '# A\n',
            'a.css': '@import "./b.css";\n.a { color: red }\n',
            'b.css': '.b { color: red }\n.c { color: blue }}\n',
          },
          `theme: { customCss: './a.css' }`,
        ),
      fails(
        'A stylesheet of the site is not valid CSS: Unexpected }.',
        '  at b.css:2:19',
        '    1 | .b { color: red }',
        '  > 2 | .c { color: blue }}',
        '      |                   ^',
        '    3 |',
        '  Check its braces first: one too many or too few moves all that follows.',
      ),
    ],
    [
      'that is one of two stylesheets, and not valid',
      () =>
        makeSite(
          { 'docs/index.md': '# A\n', 'a.css': '.a { color: red }\n', 'b.css': '\n.c { color: blue }}\n' },
          `theme: { customCss: ['./a.css', './b.css'] }`,
        ),
      fails(
        'A stylesheet of the site is not valid CSS: Unexpected end of input.',
        '  at b.css:2:20',
        '    1 |',
        '  > 2 | .c { color: blue }}',
        '      |                    ^',
        '    3 |',
        '  Check its braces first: one too many or too few moves all that follows.',
      ),
    ],
    [
      'that is a stylesheet of another language',
      () =>
        makeSite(
          { 'docs/index.md': '# A\n', 'a.less': '@a: red; .a { color: @a }\n' },
          `theme: { customCss: './a.less' }`,
        ),
      fails(
        'A stylesheet needs "less", which is not installed.',
        '  at a.less',
        '  Install it, `npm install less`, or write CSS: variables and nested rules work in it.',
      ),
    ],
    ...(['export default () => <p>{window.innerWidth}</p>', 'const width = window.innerWidth'] as const).map(
      (code, i): [string, () => string, Outcome] => [
        `that expects a browser ${i === 0 ? 'when it is rendered' : 'when it is loaded'}`,
        () => page(`${code}\n${i === 0 ? '' : 'export default () => <p>{width}</p>\n'}`),
        fails(
          i === 0
            ? 'The page "/p" cannot be rendered.'
            : 'The code of the page "/p" threw an error when it was loaded.',
          i === 0 ? '  at src/pages/p.tsx:1:26' : '  at src/pages/p.tsx:1:15',
          '  `window` exists in browsers only, and pages are rendered in Node.js first. Use it in an effect or an event handler, or in a component that is loaded inside of `<BrowserOnly>`.',
          'Cause: window is not defined',
        ),
      ],
    ),
    [
      'that is a stylesheet which imports one that is not there',
      () =>
        makeSite(
          { 'docs/index.md': '# A\n', 'a.css': '@import "./nope.css";\n' },
          `theme: { customCss: './a.css' }`,
        ),
      fails(
        'The import "./nope.css" was not found.',
        '  at a.css:1:9',
        '  > 1 | @import "./nope.css";',
        '      |         ^',
        '    2 |',
        '  Correct the path, or create the file.',
      ),
    ],
    [
      'that is a stylesheet which names files that are not there',
      () =>
        makeSite(
          {
            'docs/index.md': '# A\n',
            'src/a.css':
              '@import "./parts/b.css";\n/* url(./logo.png) */\n.a { background: url(./logo.png) }\n.s { background: url("/img/there.svg"), url(/img/ther.svg) }\n',
            'src/parts/b.css':
              ".b {\n  background: url('lost%20font.woff2?v=1#iefix');\n}\n.c { background: url(./logo.png) }\n",
            'src/parts/logo.png': '',
            'src/lago.png': '',
            'static/img/there.svg': '<svg/>',
          },
          `theme: { customCss: './src/a.css' }`,
        ),
      fails(
        '3 problems:',
        '',
        'A stylesheet names the file "./logo.png", which does not exist.',
        '  at src/a.css:3:22',
        '    1 | @import "./parts/b.css";',
        '    2 | /* url(./logo.png) */',
        '  > 3 | .a { background: url(./logo.png) }',
        '      |                      ^',
        '    4 | .s { background: url("/img/there.svg"), url(/img/ther.svg) }',
        '  Did you mean "./lago.png"?',
        '',
        'A stylesheet names the file "/img/ther.svg", which does not exist.',
        '  at src/a.css:4:45',
        '    2 | /* url(./logo.png) */',
        '    3 | .a { background: url(./logo.png) }',
        '  > 4 | .s { background: url("/img/there.svg"), url(/img/ther.svg) }',
        '      |                                             ^',
        '    5 |',
        '  Did you mean "/img/there.svg"?',
        '',
        'A stylesheet names the file "lost font.woff2", which does not exist.',
        '  at src/parts/b.css:2:20',
        '    1 | .b {',
        "  > 2 |   background: url('lost%20font.woff2?v=1#iefix');",
        '      |                    ^',
        '    3 | }',
        '  Correct the path, or add the file.',
      ),
    ],
    [
      'that is a stylesheet which names a file that is not there by `@site`',
      () =>
        makeSite(
          { 'docs/index.md': '# A\n', 'a.css': '.a { background: url(@site/static/no%20logo.png?v=1) }\n' },
          `theme: { customCss: './a.css' }`,
        ),
      fails(
        'A stylesheet names the file "@site/static/no logo.png", which does not exist.',
        '  at a.css:1:22',
        '  > 1 | .a { background: url(@site/static/no%20logo.png?v=1) }',
        '      |                      ^',
        '    2 |',
        '  Correct the path, or add the file.',
      ),
    ],
    [
      'that is a file of sidebars which is not there',
      () => makeSite({ 'docs/index.md': '# A\n' }, `docs: { sidebarPath: './sidebars.js' }`),
      fails(
        'The file "sidebars.js" does not exist.',
        '  at vellum.config.mjs',
        '  Create it, or correct its path in the configuration.',
      ),
    ],
  ])('%s', { tags: ['exhaustive'] }, async (_, make, outcome) => {
    await expectOutcome(make(), outcome)
  })
})

describe('a file of an odd kind', () => {
  it('invalid UTF-8', async () => {
    await expectOutcome(
      makeSite({ 'docs/index.md': Buffer.from('# A\n\nCaf\xe9\n', 'latin1') }),
      fails('The file is not valid UTF-8.', '  at docs/index.md:3', '  Save it as UTF-8 in your editor.'),
    )
  })

  it('a Markdown file of 2 MB builds in a bounded time', { tags: ['exhaustive'] }, async () => {
    const paragraph = `${'Plain words without marks. '.repeat(60)}And **a few** with.\n\n`
    const section = `## Part\n\n${paragraph.repeat(60)}`
    const text = `# Big\n\n${section.repeat(Math.ceil(2_000_000 / section.length))}`
    // Of the processor, because the clock also counts what else a busy machine does.
    const before = process.cpuUsage()
    const { error, warnings } = await buildSite(makeSite({ 'docs/index.md': text }))
    const { user, system } = process.cpuUsage(before)
    expect({ error, warnings }).toEqual({ error: undefined, warnings: [] })
    // Measured: 2 s. A step that takes time with the square of the length fails this.
    expect((user + system) / 1_000_000).toBeLessThan(12)
  })

  it('a folder that contains itself by a symbolic link', async () => {
    const dir = makeSite({ 'docs/index.md': '# A\n', 'docs/sub/b.md': '# B\n' })
    symlinkSync('..', join(dir, 'docs/sub/up'))
    await expectOutcome(
      dir,
      fails(
        'The folder "docs/sub/up" is a link to a folder that contains it.',
        '  at docs/sub/up',
        '  Remove the link, or rename it so that it starts with "_".',
      ),
    )
  })

  it('a symbolic link without a target or to itself is not a page', async () => {
    const dir = makeSite({ 'docs/index.md': '# A\n', 'static/a.txt': 'a' })
    symlinkSync('gone.md', join(dir, 'docs/gone.md'))
    symlinkSync('self', join(dir, 'docs/self'))
    symlinkSync('.', join(dir, 'static/up'))
    symlinkSync('../lost', join(dir, 'static/lost.txt'))
    const [one, two] = [
      'A symbolic link has no target, so its file is',
      '2 symbolic links have no target, so their files are',
    ]
    await expectOutcome(dir, {
      warnings: [
        `${two} not part of the site.\n  at docs/gone.md → gone.md\n  at docs/self → self\n  Correct the links, or delete them.`,
        `${one} not part of the site.\n  at static/lost.txt → ../lost\n  Correct the link, or delete it.`,
      ],
    })
    expect(existsSync(join(dir, 'dist/a.txt'))).toBe(true)
    expect(existsSync(join(dir, 'dist/up'))).toBe(false)
  })

  it('a site and its documents may be behind symbolic links', async () => {
    const real = makeSite({ 'src/Hi.jsx': 'export default () => <b>Hi there</b>\n' })
    const docs = makeSite({
      'index.mdx':
        'import Hi from "@site/src/Hi.jsx"\nimport Part from "./_part.mdx"\n\n# A\n\n<Hi /><Part />\n',
      '_part.mdx': 'A part.\n',
    })
    symlinkSync(docs, join(real, 'docs'))
    const link = join(folder(), 'site')
    symlinkSync(real, link)
    await expectOutcome(link, builds)
    expect(readFileSync(join(link, 'dist/docs/index.html'), 'utf8')).toContain('<b>Hi there</b>')
  })

  it('names with spaces, emoji and percent signs are pages like others', async () => {
    const names = ['with space', '🎉', '100%', 'ü', 'a#b?c']
    const links = names.map((name) => `[${name.replace('#', '')}](./${encodeURIComponent(name)}.md)`)
    const dir = makeSite({
      'docs/index.md': `# A\n\n${links.join('\n')}\n\n[Spaces](<./with space.md>) ![Picture](<./my 100% pic.svg>)\n`,
      ...Object.fromEntries(names.map((name) => [`docs/${name}.md`, `# ${name}\n`])),
      'docs/my 100% pic.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"/>',
      'static/st 1%.txt': 'static',
    })
    await expectOutcome(dir, builds)
    const html = readFileSync(join(dir, 'dist/docs/index.html'), 'utf8')
    const addresses = names.map((name) => `/docs/${encodeURIComponent(name)}`)
    for (const address of addresses) expect(html).toContain(`<a href="${address}">`)
    expect(html).toMatch(
      /<img loading="lazy" decoding="async" src="\/assets\/images\/my-100-pic-[0-9a-f]{8}\.svg" alt="Picture" width="3" height="4">/,
    )
    const sitemap = readFileSync(join(dir, 'dist/sitemap.xml'), 'utf8')
    const listed = [...sitemap.matchAll(/<loc>https:\/\/example\.com(.+?)<\/loc>/g)].map((match) => match[1])
    expect(listed.sort()).toEqual(['/docs', ...addresses].sort())

    const site = await serve({ dir: join(dir, 'dist'), baseUrl: '/', port: 0 })
    onTestFinished(() => site.close())
    for (const [i, address] of addresses.entries()) {
      const response = await fetch(new URL(address, site.url))
      expect([address, response.status]).toEqual([address, 200])
      expect(await response.text()).toContain(`<h1>${names[i]}</h1>`)
    }
    const file = await fetch(new URL('/st%201%25.txt', site.url))
    expect(await file.text()).toBe('static')
  })
})

describe('severity (CF-5)', () => {
  const site = (option: string) =>
    makeSite(
      {
        'docs/index.md': '# A\n\n[Link](/nope) [Anchor](#nope) [File](./nope.md) ![Image](./nope.png)\n',
        'docs/b.md': '---\nslug: /x\n---\n# B\n',
        'docs/c.md': '---\nslug: /x\n---\n# C\n',
      },
      option,
    )
  const OPTIONS = {
    onBrokenLinks:
      "1 broken link on one page.\n\nOn /docs\n  /nope (docs/index.md:3)\n  Correct the links, or set `onBrokenLinks` to 'warn' or 'ignore'. A file in a static folder is linked with `pathname:///file.pdf`.",
    onBrokenAnchors:
      "1 broken anchor on one page.\n\nOn /docs\n  #nope, resolved as /docs#nope (docs/index.md:3)\n  Correct the part after `#`, or set `onBrokenAnchors` to 'ignore'.",
    onDuplicateRoutes:
      "Several pages have the path `/docs/x`; only the first is built.\n  docs/b.md:2 is built\n  docs/c.md:2 is not built\n  Give each page that is not built its own `slug`, rename its file, or set `onDuplicateRoutes` to 'warn' or 'ignore'.",
    'markdown.hooks.onBrokenMarkdownLinks':
      'The link "./nope.md" names a file that does not exist.\n  at docs/index.md:3:31\n  Correct the path, or create the file.',
    'markdown.hooks.onBrokenMarkdownImages':
      'The image "./nope.png" does not exist.\n  at docs/index.md:3:49\n  Correct the path, or add the file.',
  }
  type Option = keyof typeof OPTIONS
  const names = Object.keys(OPTIONS) as Option[]
  const config = (values: Readonly<Record<string, string>>) => {
    const hooks = Object.entries(values).filter(([name]) => name.startsWith('markdown.'))
    const others = Object.entries(values).filter(([name]) => !name.startsWith('markdown.'))
    const code = (fields: readonly (readonly [string, string])[]) =>
      fields.map(([name, value]) => `${name.split('.').at(-1)}: '${value}'`).join(', ')
    return `${others.length > 0 ? `${code(others)}, ` : ''}markdown: { hooks: { ${code(hooks)} } }`
  }

  it.each(['ignore', 'log', 'warn'])('%s builds the site', async (severity) => {
    const dir = site(config(Object.fromEntries(names.map((name) => [name, severity]))))
    const { error, infos, warnings } = await buildSite(dir)
    // What is so already is not advised.
    const all = Object.values(OPTIONS)
      .map((text) => text.replace("'warn' or 'ignore'", "'ignore'"))
      .sort()
    expect({ error, infos: [...infos].sort(), warnings: [...warnings].sort() }).toEqual({
      error: undefined,
      infos: severity === 'log' ? all : [],
      warnings: severity === 'warn' ? all : [],
    })
  })

  it.each(names)('throw fails it: %s', async (name) => {
    const ignored = Object.fromEntries(names.map((field) => [field, 'ignore']))
    const { error, infos, warnings } = await buildSite(site(config({ ...ignored, [name]: 'throw' })))
    const relaxed = name.startsWith('markdown.') ? ` To build all the same, set \`${name}\` to 'warn'.` : ''
    expect({ error, infos, warnings }).toEqual({ error: OPTIONS[name] + relaxed, infos: [], warnings: [] })
  })

  it('reports all errors of a build at once', async () => {
    const hooks = names.filter((name) => name.startsWith('markdown.'))
    const { error } = await buildSite(site(config(Object.fromEntries(hooks.map((name) => [name, 'throw'])))))
    expect(error?.split('\n')[0]).toBe('2 problems:')
  })
})

/** Builds a site and compares all that is said; a site that cannot be built leaves nothing behind. */
async function expectOutcome(dir: string, { error, warnings }: Outcome): Promise<void> {
  const built = await buildSite(dir)
  expect({ error: built.error, warnings: built.warnings, infos: built.infos }).toEqual({
    error,
    warnings,
    infos: [],
  })
  // The manual explains all that is said.
  expect(built.codes.length > 0).toBe(error !== undefined || warnings.length > 0)
  expect(built.codes.filter((code) => !Object.hasOwn(MESSAGES, code))).toEqual([])
  expect(existsSync(join(dir, 'dist/404.html'))).toBe(error === undefined)
  for (const text of [built.error ?? '', ...built.warnings]) {
    expect(text).not.toMatch(FORBIDDEN)
    // Messages must not contain the path of the site.
    expect(text).not.toContain(dirname(dir))
  }
}
