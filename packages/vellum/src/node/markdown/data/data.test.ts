import { describe, expect, it } from 'vitest'
import { parseCsv } from '../../base/csv.js'
import { createMarkdownCompiler } from '../compile/compileMarkdown.js'

const FILES: Readonly<Record<string, string>> = {
  'a.json': '{ "rows": [{ "name": "x", "price": { "month": 2 } }], "none": [1] }',
  'broken.json': '{\n  "a": 1,\n}',
  'broken.yml': 'a: 1\nb: [1\n',
  'broken.csv': 'a,b\n1,2\n3\n',
  'a.toml': '',
  'odd.csv': 'Name,"Price, net",Time (h:mm),a.b\nx,1,2:30,3\n',
  'semicolons.csv': 'Name;"Price; net"\nx;1,50\n',
}

async function compile(body: string) {
  return createMarkdownCompiler().compile({
    body,
    bodyLine: 3,
    source: 'docs/a.md',
    format: 'md',
    frontMatter: {},
    partial: false,
    resolver: {
      link: (href) => ({ type: 'external', href }),
      image: () => ({ type: 'missing', meant: undefined }),
      file: (path) =>
        FILES[path] === undefined
          ? { type: 'missing', meant: 'a.json' }
          : { type: 'text', source: `data/${path}`, text: FILES[path] },
    },
  })
}

describe('data in pages', () => {
  it.each([
    [
      '::table{file=b.json}',
      'The data file "b.json" does not exist. Did you mean "a.json"? Paths begin at the folder of the page, or with `@site/`.',
    ],
    [
      '::table{file=a.toml}',
      'The file "a.toml" has no format of data. Files end in .json, .yml, .yaml, .csv and .tsv.',
    ],
    [
      '::table{file=broken.csv}',
      'The data file "broken.csv" cannot be read: the row has 1 values, and the first line names 2 columns. Correct data/broken.csv:3.',
    ],
    [
      '::table{file=a.json path=none}',
      'The data file "a.json" has no rows that a table could show. Rows are an array of objects, or an object. Name the rows inside of the file: `path="plans"`.',
    ],
    [
      '::table{file=a.json path=rows columns="naem"}',
      'The data file "a.json" has no column "naem". Did you mean "name"?',
    ],
    [
      '::table{file=a.json path=rows columns="colour"}',
      'The data file "a.json" has no column "colour". It has "name", "price".',
    ],
    [
      '::table{file=a.json path=rows}',
      'The column "price" of the data file "a.json" is not a text, but has keys of its own. Write the columns that you want: `columns="name, price.month"`.',
    ],
    ['::table{file=a.json path=rwos}', 'The data file "a.json" has no value "rwos". Did you mean "rows"?'],
    [
      ':value[rows.0.nmae]{file=a.json}',
      'The data file "a.json" has no value "rows.0.nmae". Did you mean "rows.0.name"?',
    ],
    [
      ':value[rows.0.name.first]{file=a.json}',
      'The data file "a.json" has no value "rows.0.name.first". Nothing is below it: remove "first".',
    ],
    [
      ':value[rows.0.price]{file=a.json}',
      'The value "rows.0.price" of the data file "a.json" is not a text, but has keys of its own. Write one of them: "rows.0.price.month".',
    ],
  ])('MD-46: %s', async (body, problem) => {
    const { problems } = await compile(`\n${body}`)
    expect(problems.map(({ type, line, message, hint }) => `${type} ${line} ${message} ${hint}`)).toEqual([
      `sample 4 ${problem}`,
    ])
  })

  it.each([
    ['file=odd.csv', 'Name|Price, net|Time (h:mm)|a.b', 'x|1|2:30|3'],
    [
      'file=odd.csv columns="Price, net: Net,Time (h:mm): Time, a.b, Name"',
      'Net|Time|a.b|Name',
      '1|2:30|3|x',
    ],
    ['file=odd.csv columns="Price, net , Name:Who"', 'Price, net|Who', '1|x'],
    ['file=semicolons.csv', 'Name|Price; net', 'x|1,50'],
  ])('MD-46: columns of ::table{%s}', async (attributes, head, row) => {
    const { body, problems } = await compile(`::table{${attributes}}`)
    expect(problems).toEqual([])
    const html = body.type === 'html' ? body.html : ''
    const cells = (tag: string) => [...html.matchAll(new RegExp(`<${tag}[^>]*>([^<]*)</${tag}>`, 'g'))]
    expect(cells('th').map(([, text]) => text)).toEqual(head.split('|'))
    expect(cells('td').map(([, text]) => text)).toEqual(row.split('|'))
  })

  it('MD-46: names the line of a file that cannot be read', async () => {
    const hints = await Promise.all(
      ['broken.json', 'broken.yml'].map(
        async (file) => (await compile(`::table{file=${file}}`)).problems[0]?.hint,
      ),
    )
    expect(hints).toEqual([
      'Correct data/broken.json:3.',
      expect.stringMatching(/^Correct data\/broken\.yml:\d\.$/),
    ])
  })

  it('MD-46: without a file they are directives like others', async () => {
    const { problems } = await compile('::table{rows=2}\n\n:value[a]')
    expect(problems.map(({ code }) => code)).toEqual(['unknown-directive', 'unknown-directive'])
  })
})

describe('parseCsv', () => {
  it('MD-46: quotes, line breaks in values, tabs, and a blank last line', () => {
    expect(parseCsv('a,b\r\n"1\n2","""x"""\n,\n\n')).toEqual({
      ok: true,
      rows: [
        { a: '1\n2', b: '"x"' },
        { a: '', b: '' },
      ],
    })
    expect(parseCsv('a\tb\n1\t2,3', '\t')).toEqual({ ok: true, rows: [{ a: '1', b: '2,3' }] })
    expect(parseCsv('a\n"1')).toEqual({
      ok: false,
      line: 2,
      message: 'a quote is not closed, or text follows it',
    })
    expect(parseCsv('a;b\n1;"2;3"')).toEqual({ ok: true, rows: [{ a: '1', b: '2;3' }] })
    expect(parseCsv('"a;b"\n1')).toEqual({ ok: true, rows: [{ 'a;b': '1' }] })
    expect(parseCsv('a;b,c\n1,2')).toEqual({ ok: true, rows: [{ 'a;b': '1', c: '2' }] })
    expect(parseCsv('')).toEqual({ ok: true, rows: [] })
  })
})
