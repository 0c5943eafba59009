import { describe, expect, it } from 'vitest'
import { formatError } from '../../base/errors.js'
import { parseDocFrontMatter } from './parseFrontMatter.js'

const problem = (head: string) => messageOf(() => parseDocFrontMatter(head, 'docs/a.md'))

function messageOf(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    return formatError(error)
  }
  return 'no problem'
}

describe('parseDocFrontMatter', () => {
  it('keeps scalars of text keys as they are written', () => {
    expect(
      parseDocFrontMatter(
        'title: 2024\nslug: 1.0\nid: 007\nsidebar_label: true\ntags: [1.0, a, 2024-01-02]',
        'a.md',
      ),
    ).toEqual({
      title: '2024',
      slug: '1.0',
      id: '007',
      sidebar_label: 'true',
      tags: ['1.0', 'a', '2024-01-02'],
    })
  })

  it('adds no defaults, keeps unknown keys, and takes an empty head', () => {
    expect(parseDocFrontMatter('', 'a.md')).toEqual({})
    expect(parseDocFrontMatter('# only a comment', 'a.md')).toEqual({})
    expect(parseDocFrontMatter('own: {a: [1]}\ntitle: ""', 'a.md')).toEqual({ own: { a: [1] }, title: '' })
  })

  it('FM-8, FM-10, FM-12, FM-16, FM-19, FM-20, FM-22: accepts every form of a value', () => {
    const head = `sidebar_position: 1.5
displayed_sidebar: null
pagination_prev: null
pagination_next: guides/start
custom_edit_url: null
tags: [a, {label: B, permalink: /b}]
last_update: {author: Ada}
mdx: {format: md}`
    expect(parseDocFrontMatter(head, 'a.md')).toEqual({
      sidebar_position: 1.5,
      displayed_sidebar: null,
      pagination_prev: null,
      pagination_next: 'guides/start',
      custom_edit_url: null,
      tags: ['a', { label: 'B', permalink: '/b' }],
      last_update: { author: 'Ada' },
      mdx: { format: 'md' },
    })
  })

  it('names every wrong field with its line and shows the front matter', () => {
    expect(problem('title: A\nhide_title: maybe\nsidebar_position: first\n')).toBe(
      `The front matter is invalid: \`hide_title\` must be true or false; \`sidebar_position\` must be a number.
  at docs/a.md:3
  at docs/a.md:4
  It reads:
    title: A
    hide_title: maybe
    sidebar_position: first`,
    )
  })

  it.each<[string, string, string]>([
    ['SB-4', 'id: a/b', '`id` must not contain a slash: "a/b"'],
    [
      'FM-15',
      'toc_min_heading_level: 4\ntoc_max_heading_level: 3',
      '`toc_min_heading_level` must not be larger than `toc_max_heading_level`',
    ],
    ['FM-15', 'toc_max_heading_level: 7', '`toc_max_heading_level` must be a whole number from 2 to 6'],
    ['FM-18', 'unlisted: true\ndraft: true', '`draft` and `unlisted` cannot both be true'],
    [
      'SU-10',
      'sidebar_badge: [new]',
      '`sidebar_badge` must be a text, or an object with text and color, which is one of accent, green, grey, blue, gold, red, purple, teal',
    ],
    ['FM-19', 'tags: a, b', '`tags` must be a list of strings, or of objects with label and permalink'],
    ['FM-20', 'last_update: {}', '`last_update` must be an object with date, author, or both'],
    [
      'FM-20',
      'last_update: {date: yesterday}',
      '`last_update.date` must be a date such as 2025-03-01: "yesterday"',
    ],
    [
      'redirects',
      'redirect_from: [/a, docs/b]',
      '`redirect_from` must be a path of this site that starts with "/", or a list of them',
    ],
    ['FM-22', 'mdx: {format: html}', '`mdx` must be an object whose format is md, mdx or detect'],
    ['FM-2', 'title: [a]', '`title` must be a string'],
  ])('%s: refuses %j', (_, head, text) => {
    expect(problem(head)).toBe(
      `The front matter is invalid: ${text}.\n  at docs/a.md:2\n  It reads:\n${head.replace(/^/gm, '    ')}`,
    )
  })

  it('shows where YAML is broken', () => {
    expect(problem('title: A\ndescription: a: b\n')).toBe(
      [
        'The front matter cannot be parsed: a value contains ": ", as if it were another key.',
        '  at docs/a.md:3:14',
        '    1 | ---',
        '    2 | title: A',
        '  > 3 | description: a: b',
        '      |              ^',
        '    4 | ---',
        '  Put the value in quotes.',
      ].join('\n'),
    )
    expect(problem('- a\n- b')).toBe(
      'The front matter must be a list of `key: value` lines.\n  at docs/a.md:2',
    )
  })
})
