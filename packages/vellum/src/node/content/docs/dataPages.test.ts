import { describe, expect, it } from 'vitest'
import { formatError } from '../../base/errors.js'
import { makeDataPages, templateOf } from './dataPages.js'

const HEAD = '---\npages: ./errors.yml\n---\n'
const DATA =
  '- code: "404"\n  title: Not <found>\n  retry: { after: 2 }\n- code: "503"\n  title: Busy\n  retry: { after: 5 }\n'

async function pagesOf(
  text: string,
  data = DATA,
  { path = 'errors/[code].md', source = 'docs/errors/errors.yml' } = {},
) {
  const template = templateOf(path, { source: `docs/${path}`, text })!
  return makeDataPages(template, { source, text: data })
}

const errorOf = (...input: Parameters<typeof pagesOf>) =>
  pagesOf(...input).then(
    (pages) => expect.fail(JSON.stringify(pages)),
    (error: unknown) => formatError(error),
  )

describe('templateOf', () => {
  it('DP-1: a document with `pages` and a key in its name; others are documents', () => {
    expect(
      templateOf('a/[id].md', { source: 'docs/a/[id].md', text: '---\npages: "./a.json#x.y"\n---\n' }),
    ).toMatchObject({
      dataPath: './a.json',
      dataKey: 'x.y',
      key: 'id',
    })
    for (const text of [
      'pages: ./a.json',
      '---\npages: 3\n---\n',
      '---\ntitle: a\n---\npages: ./a.json',
      '---\npages: [a]\n---\n',
    ])
      expect(templateOf('[id].md', { source: 'docs/[id].md', text })).toBe(undefined)
  })
})

describe('makeDataPages', () => {
  it('DP-1, DP-2: a page for each entry, with its values as text, in code as they are', async () => {
    const [first, second] = await pagesOf(
      `${HEAD}\n# :value[title]\n\n\`:value[title]\` after :value[retry.after] s\n\n\`\`\`sh\necho :value[title]\n\`\`\`\n\n::table{path="retry" columns="key"}\n\n:value[a]{file=./b.json}\n`,
    )
    expect([first?.path, second?.path]).toEqual(['errors/404.md', 'errors/503.md'])
    expect(first?.text).toBe(
      '---\n{"sidebar_position":1,"parse_number_prefixes":false,"title":"Not <found>",}\n---\n\n# Not \\<found\\>\n\n`Not <found>` after 2 s\n\n```sh\necho Not <found>\n```\n\n::table{file="./errors.yml" path="0.retry" columns="key"}\n\n:value[a]{file=./b.json}\n',
    )
  })

  it('DP-3: front matter that cannot be parsed is named with its line in the template', async () => {
    for (const title of ['!important :value[title]', 'A: b'])
      expect(await errorOf(`---\npages: ./errors.yml\ntitle: ${title}\n---\n`)).toMatch(
        /^The front matter cannot be parsed: .*\n {2}at docs\/errors\/\[code\]\.md:3:8\n/,
      )
  })

  it('DP-2: front matter has values, wins over that of the entry, and keeps the lines of all keys and of the body', async () => {
    const [first] = await pagesOf(
      '---\ntitle: "Error :value[code]"\npages: ./errors.yml\nkeywords: [":value[code]", http]\n---\nText\n',
    )
    expect(first?.text).toBe(
      '---\n{"title":"Error 404",\n"sidebar_position":1,"parse_number_prefixes":false,\n"keywords":["404","http"],}\n---\nText\n',
    )
  })

  it('DP-1: entries of an object, of CSV and of a part of the file', async () => {
    const object = await pagesOf(HEAD, '{ "a": { "n": 1 }, "b": {} }', {
      path: '[key].mdx',
      source: 'docs/x.json',
    })
    expect(object.map(({ path }) => path)).toEqual(['a.mdx', 'b.mdx'])
    const csv = await pagesOf(HEAD, 'code,title\nx,X\n', { source: 'docs/x.csv' })
    expect(csv.map(({ path }) => path)).toEqual(['errors/x.md'])
    const inner = await pagesOf('---\npages: ./x.json#list.all\n---\n', '{"list":{"all":[{"code":"é 1"}]}}', {
      source: 'docs/x.json',
    })
    expect(inner.map(({ path }) => path)).toEqual(['errors/é 1.md'])
  })

  it.each([
    [
      '- code: a\n- kode: b\n',
      /^The entry has no text "code".*docs\/errors\/errors\.yml:2.*Did you mean "kode"\?/s,
    ],
    ['- code: a\n- code: b\n- code: a\n', /^Two entries have the code "a".*errors\.yml:1.*errors\.yml:3/s],
    ['- code: a/b\n', /^The entry has the code "a\/b", which cannot be the name of a page.*errors\.yml:1/s],
    ['a: [1\n', /^The data file of `pages` cannot be read: .*docs\/errors\/errors\.yml:\d/s],
    ['a\n', /^The data file of `pages` has no entries\..*docs\/errors\/\[code\]\.md:2/s],
  ])('DP-3: %j', async (data, message) => {
    expect(await errorOf(HEAD, data)).toMatch(message)
  })

  it('DP-3: a value that entries do not have, and a name without a key', async () => {
    expect(await errorOf(`${HEAD}\n:value[titel]\n`)).toMatch(
      /^The entries of `pages` have no text "titel"\.\n.*docs\/errors\/\[code\]\.md:5.*Did you mean "title"\?/s,
    )
    expect(() => templateOf('a.md', { source: 'docs/a.md', text: HEAD })).toThrow(
      'The document has `pages`, but no key in its name.',
    )
  })
})
