import { describe, expect, it } from 'vitest'
import { formatError } from '../base/errors.js'
import { makeDoc } from './docs/doc.js'
import { collectTags, kebabCase, parseTagsFile } from './tags.js'

const doc = (name: string, head: string) =>
  makeDoc(
    {
      path: `${name}.md`,
      source: `docs/${name}.md`,
      file: `/site/docs/${name}.md`,
      text: `---\n${head}\n---\n`,
    },
    { versionPath: '/docs' },
  )
const collect = (heads: Record<string, string>, yaml?: string) =>
  collectTags(
    Object.entries(heads).map(([name, head]) => doc(name, head)),
    {
      tagsPath: '/docs/tags',
      tagsFile: yaml === undefined ? undefined : parseTagsFile(yaml, 'docs/tags.yml'),
    },
  )
const problem = (yaml: string) => {
  try {
    return parseTagsFile(yaml, 'docs/tags.yml') && 'no problem'
  } catch (error) {
    return formatError(error)
  }
}

describe('collectTags', () => {
  it('TG-1, TG-3: groups documents by tag, sorted by title', () => {
    const { tags, tagsOf } = collect({
      a: 'title: Zed\ntags: [Big News, { label: Own, permalink: /my-own }]',
      b: 'title: Alpha\ntags: [big news, Big News]',
    })
    expect(tags).toEqual([
      { label: 'Big News', permalink: '/docs/tags/big-news', unlisted: false, docIds: ['b', 'a'] },
      { label: 'Own', permalink: '/docs/tags/my-own', unlisted: false, docIds: ['a'] },
    ])
    expect(tagsOf.get('b')).toEqual([{ label: 'Big News', permalink: '/docs/tags/big-news' }])
  })

  it('TG-2: takes label, permalink and description from the file', () => {
    const { tagsOf, undefinedTags } = collect(
      { a: 'tags: [retry, x, y]' },
      'retry:\n  label: Retries\n  permalink: /again\n  description: Tried again\nx:\n',
    )
    expect(tagsOf.get('a')).toEqual([
      { label: 'Retries', permalink: '/docs/tags/again', description: 'Tried again' },
      { label: 'X', permalink: '/docs/tags/x' },
      { label: 'y', permalink: '/docs/tags/y' },
    ])
    expect(undefinedTags.map(formatError)).toEqual([
      'The document "a" has the tag "y", which docs/tags.yml does not define.\n  at docs/a.md\n  Did you mean "x"?',
    ])
    expect(collect({ a: 'tags: [gadgets, widgets]' }, 'x:').undefinedTags.map(formatError)).toEqual([
      'The document "a" has the tags "gadgets", "widgets", which docs/tags.yml does not define.\n  at docs/a.md\n  Define them in docs/tags.yml, or set `onInlineTags` to "ignore".',
    ])
  })

  it('TG-4: leaves out unlisted documents, and a tag of unlisted ones only is unlisted', () => {
    const { tags } = collect({ a: 'unlisted: true\ntags: [one, two]', b: 'tags: [one]' })
    expect(tags.map(({ label, unlisted, docIds }) => [label, unlisted, docIds])).toEqual([
      ['one', false, ['b']],
      ['two', true, ['a']],
    ])
  })
})

describe('kebabCase', () => {
  it.each([
    ['Hello World', 'hello-world'],
    ['getAsync', 'get-async'],
    ['C++', 'c'],
    ['Été 2024!', 'ete-2024'],
    ['v1', 'v-1'],
    ['v2.0', 'v-2-0'],
    ['ES2022 modules', 'es-2022-modules'],
    ['XMLHttpRequest', 'xml-http-request'],
    ['HTTPS', 'https'],
    ['iOS', 'i-os'],
    ['1st place', '1st-place'],
    ['10th', '10th'],
    ["what's new", 'whats-new'],
    ['under_score', 'under-score'],
    ['Straße', 'strasse'],
    ['日本語', '日本語'],
    ['日本語 v2', '日本語-v-2'],
    ['Привет Мир', 'привет-мир'],
    ['🎉 party', '🎉-party'],
    ['++', '2b2b'],
  ])('%s → %s', (label, path) => {
    expect(kebabCase(label)).toBe(path)
  })
})

describe('parseTagsFile', () => {
  it('TG-2: a tag without a label has its name with a capital', () => {
    const { tags } = parseTagsFile(
      'retry:\nHTTP verbs:\n  description: D\nown:\n  label: mine',
      'docs/tags.yml',
    )
    expect([...tags.values()]).toEqual([
      { label: 'Retry', permalink: '/retry' },
      { label: 'Http verbs', permalink: '/http-verbs', description: 'D' },
      { label: 'mine', permalink: '/own' },
    ])
  })

  it.each([
    ['a: [', /^The tags file cannot be parsed: .+\.\n {2}at docs\/tags\.yml:1:/],
    [
      '- a',
      /^The tags file must be a list of tags, each with its fields below it\.\n {2}at docs\/tags\.yml:1/,
    ],
    [
      'a:\n  labl: A',
      'The tag "a" has the unknown field "labl".\n  at docs/tags.yml:2\n  Did you mean "label"?',
    ],
    [
      'a: text\nb:\n  label: []',
      '2 problems:\n\nThe tag "a" must have fields below it: label, permalink, description.\n  at docs/tags.yml:1\n\n`label` of the tag "b" must be a string.\n  at docs/tags.yml:3',
    ],
    ['a:\n  permalink: /b\nb:\n', 'The tags "a" and "b" have the same permalink "/b".\n  at docs/tags.yml:3'],
  ])('refuses %j', (yaml, message) => {
    if (typeof message === 'string') expect(problem(yaml)).toBe(message)
    else expect(problem(yaml)).toMatch(message)
  })
})
