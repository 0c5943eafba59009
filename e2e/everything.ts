// A site with every part that the theme has: the bar with each kind of item, the line above
// it, a sidebar with all kinds of entries, and pages with all that Markdown can become.

import type { SiteInput } from './makeSite.js'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
const LONG_LINE = `const long = '${'x'.repeat(300)}'`
const FILLER = Array.from({ length: 30 }, (_, i) => `Filler ${i}.`).join('\n\n')

const NAVBAR = {
  title: 'Everything',
  logo: { src: 'img/light.svg', srcDark: 'img/dark.svg', width: 32, height: 32 },
  items: [
    { to: '/docs/everything', label: 'Plain', position: 'left' },
    {
      label: 'More',
      position: 'left',
      items: [
        { to: '/docs/next', label: 'Next page' },
        { href: 'https://example.com/more', label: 'Elsewhere' },
        { type: 'html', value: '<hr>' },
        { type: 'doc', docId: 'everything', label: 'This page' },
      ],
    },
    { label: 'Linked', to: '/docs/next', position: 'left', items: [{ to: '/', label: 'Home page' }] },
    { type: 'html', value: '<b>Raw</b>' },
    { type: 'docsVersion', label: 'Version' },
    { type: 'localeDropdown' },
    { href: 'https://example.com/out', label: 'Out' },
  ],
}

const FOOTER = {
  style: 'dark',
  links: [
    {
      title: 'First',
      items: [
        { label: 'Everything', to: '/docs/everything' },
        { label: 'Out', href: 'https://example.com/out' },
        { html: '<i>Raw</i>' },
      ],
    },
    { title: 'Second', items: [{ label: 'Next', to: '/docs/next' }] },
  ],
  logo: { src: 'img/light.svg', alt: 'Maker', href: 'https://example.com/maker', width: 50, height: 50 },
  copyright: 'Copyright © <a href="https://example.com/">2025</a>',
}

const PAGE = `---
tags: [one, two]
last_update: { date: 2025-01-02, author: Ada }
custom_edit_url: https://example.com/edit
---

import Tabs from '@theme/Tabs'
import TabItem from '@theme/TabItem'

# Everything

A [link](next.md), \`code\`, **strong**, *emphasis*, ~~gone~~, <kbd>Ctrl</kbd>, <mark>marked</mark>,
and a note[^1].

## Code

\`\`\`js {2} title="titled.js" showLineNumbers
// A comment
const answer = /4+2/.test("42") ? 42 : null
export default class Answer extends Array {}
\`\`\`

\`\`\`js title="wide.js"
${LONG_LINE}
\`\`\`

\`\`\`html
<p class="a">text</p>
\`\`\`

\`\`\`diff
- old
+ new
\`\`\`

\`\`\`bash npm2yarn
npm install vellum
\`\`\`

## Tabs

<Tabs groupId="os">
<TabItem value="mac" label="macOS">For macOS, with a [link](next.md).</TabItem>
<TabItem value="win" label="Windows">For Windows.</TabItem>
<TabItem value="linux" label="Linux">For Linux.</TabItem>
</Tabs>

## Admonitions {#own-id}

${['note', 'tip', 'info', 'warning', 'danger'].map((type) => `:::${type}\n\nA *${type}* with \`code\` and a [link](next.md).\n\n:::\n`).join('\n')}
:::tip[Own **title**]

Text.

:::

### Lists

- [x] Done
- [ ] To do

1. First
2. Second

| Left | Right |
|---|--:|
| one | 1 |
| two | \`2\` |

> Quoted.

![A square](/img/light.svg)

<details>
<summary>More about it</summary>

Hidden text with a [link](next.md).

</details>

## Long

${FILLER}

[^1]: The note.

## Last

${FILLER}
`

// Throws in browsers that say so; never on the server, where that would fail the build.
const CRASH = `
import Layout from '@theme/Layout'
const Boom = () => {
  if (typeof window !== 'undefined' && window.broken) throw new Error('First.', { cause: new Error('Then.') })
  return <p>Well.</p>
}
export default () => <Layout title="Crash"><main><h1>Crash</h1><Boom /></main></Layout>
`
const LOST = `
import Layout from '@theme/Layout'
import { lazyPart } from 'vellum/client'
const Part = lazyPart(() => Promise.reject(new Error('Lost.')))
export default () => <Layout title="Lost part"><main><h1>Lost part</h1><Part /></main></Layout>
`

export const EVERYTHING: SiteInput = {
  config: {
    i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
    docs: { sidebarPath: 'sidebars.json', showLastUpdateTime: true, showLastUpdateAuthor: true },
    themeConfig: {
      navbar: NAVBAR,
      footer: FOOTER,
      announcementBar: { id: 'news', content: 'News: <a href="/docs/next">read</a>' },
      docs: { sidebar: { hideable: true } },
    },
  },
  files: {
    'sidebars.json': JSON.stringify({
      all: [
        'everything',
        'next',
        { type: 'category', label: 'Unlinked', items: ['unlinked/inside'] },
        {
          type: 'category',
          label: 'Linked',
          link: { type: 'generated-index', slug: '/linked', description: 'All of them.' },
          items: [
            'linked/child',
            { type: 'category', label: 'Deep', items: ['linked/deep'] },
            { type: 'link', label: 'Far away', href: 'https://example.com/far' },
          ],
        },
        { type: 'html', value: '<b>Raw</b>', defaultStyle: true },
        { type: 'link', label: 'Outside', href: 'https://example.com/outside' },
      ],
    }),
    'docs/everything.md': PAGE,
    'docs/next.md': '---\ntags: [one]\n---\n\n# Next\n\nText.\n',
    'docs/unlinked/inside.md': '# Inside\n\nText.\n',
    'docs/linked/child.md': '# Child\n\nText.\n',
    'docs/linked/deep.md': '# Deep page\n\n## Part\n\nText.\n',
    'docs/unlisted.md': '---\nunlisted: true\n---\n\n# Unlisted\n\nText.\n',
    'src/pages/index.md': '# Home\n\n[Everything](/docs/everything)\n',
    'src/pages/crash.jsx': CRASH,
    'src/pages/lost.jsx': LOST,
    'static/img/light.svg': SVG,
    'static/img/dark.svg': SVG,
  },
}
