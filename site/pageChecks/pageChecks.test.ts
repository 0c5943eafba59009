// One page for each mistake that an author can make, and the whole report of it.

import { describe, expect, it } from 'vitest'
import sidebars from '../sidebars'
import { checkPages } from './checkPages'
import { describeProblem } from './pageProblem'
import { pageStats, statsTable } from './pageStats'

const DESCRIPTION = 'How to read one user, and what happens when there is no such user.'
const knownOptions = new Set(['timeout', 'totalTimeout', 'retry', 'retry.limit'])
const facts = {}

/** A page without a mistake, but for its body. */
const withBody = (...lines: string[]) =>
  ['---', 'title: Read a user', `description: ${DESCRIPTION}`, '---', '', ...lines].join('\n')

/** The reports for one page, or for several by name. */
function reports(pages: string | { readonly [file: string]: string }): string[] {
  const files = typeof pages === 'string' ? { 'a.md': pages } : pages
  const list = Object.entries(files).map(([file, text]) => ({ file, text }))
  return checkPages(list, { knownOptions, facts }).map(describeProblem)
}

describe('checkPages', () => {
  it('says nothing about a page that is right', () => {
    const page = withBody(
      'Some text with [a link to the options](options.md), `here` and ![a clock](clock.svg).',
      '',
      '## First',
      '',
      '### Below',
      '',
      '<img src="a.png" alt="A clock" />',
      '',
      '| Option | Meaning |',
      '|---|---|',
      '| `timeout` | x |',
      '| [`retry.limit`](options.md#retrylimit) | x |',
      '| `timeout: false`, `retry` | x |',
      '',
      '```ts unchecked="needs a phone"',
      'const todos = []',
      '# no heading',
      '```',
      '',
      '## Second',
    )
    expect(reports(page)).toEqual([])
  })

  describe('front matter', () => {
    it('is needed', () => {
      expect(reports('# Read a user\n\nText.')).toEqual([
        'a.md:1  The page has no front matter.\n' +
          '    Start the file with a line `---`, then `title:` and `description:`, then a line `---`.',
      ])
      expect(reports(`---\ntitle: Never closed\ndescription: ${DESCRIPTION}\n\n# Read`)).toHaveLength(1)
    })
  })

  describe('table of contents', () => {
    const page = (max: string) =>
      withBody('Text.').replace('\n---\n', `\ntoc_max_heading_level: ${max}\n---\n`)

    it('ends at level 3 (TC-1)', () => {
      expect(reports(page('4'))).toEqual([
        'a.md:4  The table of contents goes to level 4.\n' +
          '    Remove `toc_max_heading_level`: a table of contents has levels 2 and 3. Raise the headings that belong in it.',
      ])
      expect(reports(page("'6'"))).toHaveLength(1)
      expect(reports(page('3'))).toEqual([])
      expect(reports(page('2'))).toEqual([])
    })
  })

  describe('title', () => {
    const head = (...lines: string[]) =>
      ['---', `description: ${DESCRIPTION}`, ...lines, '---', '', 'Text.'].join('\n')

    it('is needed', () => {
      const report =
        'a.md:1  The page has no title.\n    Add `title:` to the front matter, or a `# heading` at the start.'
      expect(reports(head())).toEqual([report])
      expect(reports(head('title:'))).toEqual([report])
    })

    it('has at most 60 characters, wherever it is written', () => {
      const hint = '    Search results cut titles: use at most 60 characters.'
      expect(reports(head(`title: "${'x'.repeat(61)}"`))).toEqual([
        `a.md:3  The title has 61 characters.\n${hint}`,
      ])
      expect(reports(`${head()}\n\n# ${'x'.repeat(70)}`)).toEqual([
        `a.md:7  The title has 70 characters.\n${hint}`,
      ])
      expect(reports(head(`title: '${'x'.repeat(60)}'`))).toEqual([])
    })

    it('is that of one page', () => {
      const other = `${DESCRIPTION} And more.`
      expect(
        reports({ 'b.md': withBody('Text.'), 'a.md': `---\ndescription: ${other}\n---\n\n# Read a User\n` }),
      ).toEqual(['b.md:2  The title is also that of a.md:5.\n    Say in each what only that page has.'])
    })
  })

  describe('description', () => {
    const head = (description: string) => `---\ntitle: Read a user\n${description}\n---\n\nText.`

    it('is needed', () => {
      expect(reports(head('slug: /a'))).toEqual([
        'a.md:1  The page has no description.\n' +
          '    Add `description:` with 50 to 160 characters: what a reader finds on this page.',
      ])
    })

    it('has 50 to 160 characters', () => {
      expect(reports(head("description: 'It''s short.'"))).toEqual([
        'a.md:3  The description has 11 characters.\n' +
          '    Use 50 to 160 characters: say what a reader finds on this page.',
      ])
      expect(reports(head(`description: ${'x'.repeat(161)}`))).toEqual([
        'a.md:3  The description has 161 characters.\n' +
          '    Use 50 to 160 characters: search results cut longer ones.',
      ])
      const folded = `description: >-\n  ${DESCRIPTION}\n  In two lines.`
      expect(reports(head(folded))).toEqual([])
    })

    it('is that of one page', () => {
      const other = withBody('Text.').replace('Read a user', 'Another')
      expect(reports({ 'a.md': withBody('Text.'), 'b.md': other })).toEqual([
        'b.md:3  The description is also that of a.md:3.\n    Say in each what only that page has.',
      ])
    })
  })

  describe('headings', () => {
    it('has one title', () => {
      expect(reports(withBody('# Read a user'))).toEqual([
        'a.md:6  The heading "Read a user" is a second title.\n' +
          '    The page has a title already: use `##`, or drop the heading.',
      ])
      const untitled = withBody('# One', '', '# Two').replace('title: Read a user\n', '')
      expect(reports(untitled)).toEqual([
        'a.md:7  The heading "Two" is a second title.\n' +
          '    The page has a title already: use `##`, or drop the heading.',
      ])
    })

    it('skips no level on the way down', () => {
      expect(reports(withBody('### `code` {#CODE}', '', '## B', '', '#### C', '', '## D'))).toEqual([
        'a.md:6  The heading "code" is on level 3, after level 1.\n' +
          '    Use `##`: levels are not skipped on the way down.',
        'a.md:10  The heading "C" is on level 4, after level 2.\n' +
          '    Use `###`: levels are not skipped on the way down.',
      ])
    })
  })

  describe('images', () => {
    it('have alternative text', () => {
      const hint = '    Describe what it shows: `![words](file)` or `<img alt="words">`.'
      const page = withBody(
        'Text ![](a.png) and ![ ][clock].',
        '',
        '[clock]: c.png',
        '',
        '<div>',
        '  <img src="d.png">',
        '  <img src="e.png" alt="">',
        '  <img src={f} alt={words} />',
        '</div>',
      )
      expect(reports(page)).toEqual([
        `a.md:6  The image [clock] has no alternative text.\n${hint}`,
        `a.md:6  The image a.png has no alternative text.\n${hint}`,
        `a.md:11  The image d.png has no alternative text.\n${hint}`,
        `a.md:12  The image e.png has no alternative text.\n${hint}`,
      ])
    })
  })

  describe('links', () => {
    it.each(['here', 'Click here', '**here**', 'read more'])('say where they lead, not "%s"', (text) => {
      expect(reports(withBody(`It is [${text}](b.md).`))).toEqual([
        `a.md:6  The link text "${text.replaceAll('*', '')}" does not say where it goes.\n` +
          '    Name the page that it links to: links are also read out of their sentence.',
      ])
    })

    it('are no bare addresses, and not empty', () => {
      expect(reports(withBody('[https://a.example/b](https://a.example/b)', '[](b.md)'))).toEqual([
        'a.md:6  The link text "https://a.example/b" is a URL.\n' +
          '    Name the page that it links to: `[its name](url)`.',
        'a.md:7  A link has no text.\n    Name the page that it links to.',
      ])
    })
  })

  describe('placeholders', () => {
    it.each(['TODO', 'TBD', 'Lorem', 'Coming soon'])('reports %s', (word) => {
      expect(reports(withBody('Text.', `${word}: more.`))).toEqual([
        `a.md:7  "${word}" is a placeholder.\n    Write the text, or leave it out until it is written.`,
      ])
    })

    it('looks into samples and the head too', () => {
      expect(reports(withBody('```ts', '// TODO', '```'))).toHaveLength(1)
      expect(reports(withBody('Text.').replace('Read a user', 'TBD'))).toHaveLength(1)
    })
  })

  describe('tables of options', () => {
    it('name options that Troth has', () => {
      const table = [
        '| Option | Meaning |',
        '|---|---|',
        '| `timeot` | x |',
        '| `retry.limit`, `cache` | x |',
        '| colour | x |',
      ]
      expect(reports(withBody(...table))).toEqual([
        'a.md:8  Troth has no option "timeot".\n    Did you mean "timeout"?',
        'a.md:9  Troth has no option "cache".\n    The options are retry, retry.limit, timeout, totalTimeout.',
        'a.md:10  Troth has no option "colour".\n    The options are retry, retry.limit, timeout, totalTimeout.',
      ])
    })

    it('finds a column without a name', () => {
      expect(reports(withBody('| | PUT | PATCH |', '|---|---|---|', '| Repeated | yes | no |'))).toEqual([
        expect.stringContaining('Column 1 of the table has no name.'),
      ])
    })

    it('are those whose first header says so', () => {
      expect(reports(withBody('| Header | Option |', '|---|---|', '| `Accept` | x |'))).toEqual([])
    })
  })

  describe('samples', () => {
    it.each(['unchecked', 'unchecked=""', 'unchecked=" "', 'no-twoslash unchecked'])(
      'are checked, or say why not: %s',
      (meta) => {
        expect(reports(withBody('Text.', '', `\`\`\`ts ${meta}`, 'let a', '```'))).toEqual([
          'a.md:8  The sample is not checked, and no reason is given.\n' +
            '    Write `unchecked="why it cannot run"`, or have it checked.',
        ])
      },
    )
  })

  it('reports all problems, by file and line', () => {
    const pages = {
      'b.md': withBody('#### Deep', '', '[here](a.md)')
        .replace('Read a user', 'B')
        .replace(DESCRIPTION, 'Short.'),
      'a.md': 'TODO',
    }
    const foundProblems = checkPages(
      Object.entries(pages).map(([file, text]) => ({ file, text })),
      { knownOptions, facts },
    )
    expect(foundProblems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
      'a.md:1 "TODO" is a placeholder.',
      'a.md:1 The page has no front matter.',
      'a.md:1 The page has no title.',
      'b.md:3 The description has 6 characters.',
      'b.md:6 The heading "Deep" is on level 4, after level 1.',
      'b.md:8 The link text "here" does not say where it goes.',
    ])
  })

  it('counts lines that end as on Windows', () => {
    expect(reports(withBody('Text.', '', '[here](b.md)').replaceAll('\n', '\r\n'))).toEqual([
      'a.md:8  The link text "here" does not say where it goes.\n' +
        '    Name the page that it links to: links are also read out of their sentence.',
    ])
  })
})

describe('pageStats', () => {
  const page = withBody(
    'Two `words`, and ::no directive.',
    '',
    '::options{of="TrothOptions"}',
    '',
    '## A heading',
    '',
    '| One | Two |',
    '|---|---|',
    '| 1 | – |',
    '',
    '```ts',
    'const many = "words that nobody counts"',
    '```',
    '',
    '```text title="Output"',
    'neither',
    '```',
    '',
    '```ts',
    'let a',
    '```',
    '',
    '```bash',
    'npm i troth',
    '```',
  )

  it('counts prose, headings and samples', () => {
    expect(pageStats({ file: 'a.md', text: page })).toEqual({
      file: 'a.md',
      words: 10,
      minutes: 1,
      headings: 1,
      samples: { ts: 2, bash: 1 },
    })
    expect(pageStats({ file: 'a.md', text: 'word '.repeat(201) }).minutes).toBe(2)
  })

  it('prints a table with sums', () => {
    const stats = [pageStats({ file: 'docs/a.md', text: page }), pageStats({ file: 'b.md', text: 'Text.' })]
    expect(statsTable(stats).split('\n')).toEqual([
      'page       words  minutes  headings  samples',
      'docs/a.md     10        1         1  2 ts, 1 bash',
      'b.md           1        1         0',
      '2 pages       11        2         1  3',
    ])
  })
})

describe('sidebars', () => {
  interface Category {
    readonly label: string
    readonly link?: { readonly type: string; readonly description?: string }
    readonly items: readonly unknown[]
  }

  const categoriesOf = (items: readonly unknown[]): Category[] =>
    items
      .filter((item): item is Category => typeof item === 'object' && item !== null && 'items' in item)
      .flatMap((category) => [category, ...categoriesOf(category.items)])

  const indexes = Object.values(sidebars)
    .flatMap(categoriesOf)
    .filter(({ link }) => link?.type === 'generated-index')

  it.each(indexes.map((category) => [category.label, category] as const))(
    'describes the category %s in 30 to 160 characters',
    (label, { link }) => {
      const { length } = link?.description ?? ''
      const isRight = length >= 30 && length <= 160
      expect(isRight, `site/sidebars.ts: the description of "${label}" has ${length} characters.`).toBe(true)
    },
  )

  it('has categories with pages of their own', () => {
    expect(indexes.length).toBeGreaterThan(0)
  })
})
