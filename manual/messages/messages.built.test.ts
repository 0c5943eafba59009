// The built page of messages: every code has a section, and pasting a message into the search finds it. Needs
// `npm run build -w vellum -w vellum-manual`.

import { readFileSync } from 'node:fs'
import { MESSAGES, type MessageCode } from 'vellum/messages'
import { describe, expect, it } from 'vitest'
import { dist, foundSections } from '../search/builtSearch'

/** The section that a search shows first. */
async function firstResult(query: string): Promise<string | undefined> {
  return (await foundSections(query))[0]
}

const sectionOf = (code: MessageCode) => `/reference/messages#${code}`

it('CLI-13: the page has a section for each code, with the texts in full', () => {
  const html = readFileSync(`${dist}/reference/messages/index.html`, 'utf8')
  const ids = new Set([...html.matchAll(/<h3[^>]* id="?([^\s">]+)/g)].map(([, id]) => id))
  expect(Object.keys(MESSAGES).filter((code) => !ids.has(code))).toEqual([])
  const markdown = readFileSync(`${dist}/reference/messages.md`, 'utf8')
  const texts = Object.values(MESSAGES).flatMap((message) => message.texts)
  expect(texts.filter((text) => !markdown.includes(text))).toEqual([])
})

describe('a pasted message', () => {
  // As builds of small sites have printed them.
  const PASTED: readonly (readonly [MessageCode, string])[] = [
    [
      'broken-link',
      "2 broken links on one page.\n\nOn /docs\n  /docs/instal (docs/index.md:3). Did you mean /docs/install?\n  ../api, resolved as /api (docs/index.md:9)\n  Correct the links, or set `onBrokenLinks` to 'warn' or 'ignore'. A file in a static folder is linked with `pathname:///file.pdf`.",
    ],
    [
      'unknown-field',
      'Unknown field "themeConfg" in vellum.config.ts.\n  Did you mean "themeConfig"? Fields of your own belong in `customFields`.',
    ],
    [
      'unknown-author',
      'The post has the author "adda", which blog/authors.yml does not define.\n  at blog/2026-01-05-hello.md:3\n  Did you mean "ada"? The known authors are ada, grace.',
    ],
    [
      'unclosed-tag',
      'The tag <br> is not closed.\n  at docs/index.md:5:11\n    3 | # Welcome\n    4 |\n  > 5 | One line,<br>\n      |          ^\n  It has no content: end it with a slash, as in <br />.',
    ],
    [
      'broken-anchor',
      "1 broken anchor on one page.\n\nOn /docs/guide\n  ./install.md#requirments, resolved as /docs/install#requirments (docs/guide.md:12). Did you mean /docs/install#requirements?\n  Correct the part after `#`, or set `onBrokenAnchors` to 'ignore'.",
    ],
    [
      'page-not-rendered',
      'The page "/pricing" cannot be rendered. Nor can 14 other pages.\n  at src/pages/pricing.tsx',
    ],
    [
      'invalid-field',
      '`themeConfig.navbar.items[2].label` must be a string, not `42`.\n  at vellum.config.ts',
    ],
    ['disk-full', 'The disk is full: cannot write "/home/ada/site/dist/assets/a.js" (ENOSPC).'],
  ]

  it.each(PASTED)('is found: %s', async (code, text) => {
    expect(await firstResult(text)).toBe(sectionOf(code))
    expect(await firstResult(text.split('\n')[0]!)).toBe(sectionOf(code))
  })

  it('is found whatever the values in it', async () => {
    const filled = (Object.keys(MESSAGES) as MessageCode[]).flatMap((code) =>
      // Some are the words of a plugin, whatever they are.
      MESSAGES[code].texts
        .filter((text) => !/^<[^<>]*>$/.test(text))
        .map((text) => ({ code, text: withValues(text) })),
    )
    const lost: string[] = []
    for (const { code, text } of filled) {
      const found = await firstResult(text)
      if (found !== sectionOf(code)) lost.push(`${code}: ${text} → ${found}`)
    }
    expect(lost).toEqual([])
  })
})

/** A message of some site: what is in quotes is a name or a path, what counts is a number, anything else is a word. */
function withValues(text: string): string {
  return text
    .replace(/<(?:count|number|index|line|port|seconds|status|min|max)>/g, '17')
    .replace(/"<[a-z][^<>]*>/g, '"guides/intro')
    .replace(/<[a-z][^<>]*>/g, 'blog/grace')
}
