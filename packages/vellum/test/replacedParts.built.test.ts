// Every part of the theme is shown when a site replaces it: each is a component with a mark around the original, in two
// sites that have everything that is shown.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { THEME_PARTS } from '../dist/node/base/themeParts.js'
import { buildSite, testSites } from './builtSite.js'
import { PARTS_SITE_CONFIG, PARTS_SITE_FILES } from './partsSite.js'

const { makeSite } = testSites()

describe('every part replaced by a component around the original (TP-1)', { tags: ['exhaustive'] }, () => {
  /** What is no component, by the code of a file that extends it; null for what has no effect here. */
  const NO_COMPONENTS: Readonly<Record<string, string | null>> = {
    'NavbarItem/ComponentTypes': `
      import Types from '@theme-original/NavbarItem/ComponentTypes'
      export default { ...Types, 'custom-own': () => <b data-part="NavbarItem/ComponentTypes" /> }`,
    MDXComponents: `
      import Components from '@theme-original/MDXComponents'
      import Doc from '@theme/NavbarItem/DocNavbarItem'
      import Sidebar from '@theme/NavbarItem/DocSidebarNavbarItem'
      import Version from '@theme/NavbarItem/DocsVersionNavbarItem'
      const Own = () => <><b data-part="MDXComponents" />
        <Doc docId="a" label="A" /><Sidebar sidebarId="defaultSidebar" label="S" /><Version /></>
      export default { ...Components, Own }`,
    'Admonition/Types': `
      import Types from '@theme-original/Admonition/Types'
      export default { ...Types, own: () => <b data-part="Admonition/Types" /> }`,
    'prism-include-languages': null,
    ReactLiveScope: null,
  }
  /** Rendered in browsers only: when the drawer is opened, the search is loaded, or something fails. */
  const IN_BROWSERS =
    /^(?:SearchBar|ErrorPageContent|Navbar\/MobileSidebar(?:\/(?:Layout|Header|PrimaryMenu|SecondaryMenu))?)$/
  /** Shown in a second site: one part in place of others, a row in place of columns. */
  const SECOND = [
    'NavbarItem',
    'Footer/Links/Simple',
    'DocSidebarItem/Html',
    'Blog/Pages/BlogAuthorsListPage',
    'Blog/Pages/BlogAuthorsPostsPage',
  ]
  const around = (part: string) => `
    import Original from '@theme-original/${part}'
    export default (props) => <><b data-part="${part}" /><Original {...props} /></>`
  const MARKDOWN = `---
tags: [one]
last_update: { date: 2025-01-01, author: Me }
---

# All

![Image](/logo.svg) \`code\` and [a link](./a.md)

- item

:::note

Text

:::

:::own

Text

:::

\`\`\`js
code()
\`\`\`

<details><summary>More</summary>Text</details>

<Own />

## Part

<Tabs><TabItem value="a">A</TabItem></Tabs>
`

  const partFiles = (parts: readonly string[]) =>
    Object.fromEntries(
      parts.flatMap((part) => {
        const code = part in NO_COMPONENTS ? NO_COMPONENTS[part] : around(part)
        return typeof code === 'string' ? [[`src/theme/${part}/index.jsx`, code]] : []
      }),
    )
  const htmlOf = async (site: string) => {
    const { error, outDir } = await buildSite(site)
    expect(error).toBeUndefined()
    return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => readFileSync(join(outDir, file), 'utf8'))
      .join('')
  }

  it('is rendered in a site that has everything', async () => {
    const config = PARTS_SITE_CONFIG.replace(
      "{ type: 'search', position: 'right' },",
      "{ type: 'search', position: 'right' }, { type: 'localeDropdown' }, { type: 'docsVersionDropdown', dropdownItemsAfter: [{ label: 'All', to: '/docs/a' }] }, { type: 'custom-own' },",
    ).replace(
      "editUrl: 'https://example.com/edit/'",
      "editUrl: 'https://example.com/edit/', showLastUpdateTime: true, admonitions: { keywords: ['own'], extendDefaults: true }, versions: { current: { banner: 'unreleased', badge: true } }",
    )
    const first = [...THEME_PARTS.keys()].filter((part) => !SECOND.includes(part))
    const html = [
      await htmlOf(
        makeSite(
          { ...PARTS_SITE_FILES, 'docs/all.mdx': MARKDOWN, ...partFiles(first) },
          `search: true, ${config}`,
        ),
      ),
      await htmlOf(
        makeSite(
          {
            'docs/a.md': '# A\n',
            'sidebars.mjs': "export default { s: ['a', { type: 'html', value: '<b>x</b>' }] }\n",
            'blog/authors.yml': 'me:\n  name: Me\n  page: true\n',
            'blog/2025-01-01-a.md': '---\ntitle: A\nauthors: [me]\n---\n\nText\n\n<!-- truncate -->\n',
            ...partFiles(SECOND),
          },
          `docs: { sidebarPath: './sidebars.mjs' }, themeConfig: {
            navbar: { items: [{ to: '/docs/a', label: 'A' }] },
            footer: { links: [{ label: 'A', to: '/docs/a' }] },
          }`,
        ),
      ),
    ].join('')
    const missing = [...THEME_PARTS.keys()].filter(
      (part) =>
        NO_COMPONENTS[part] !== null && !IN_BROWSERS.test(part) && !html.includes(`data-part="${part}"`),
    )
    expect(missing).toEqual([])
  })
})
