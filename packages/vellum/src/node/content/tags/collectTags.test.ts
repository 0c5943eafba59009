import { describe, expect, it } from 'vitest'
import { formatError } from '../../base/errors.js'
import { makeDoc } from '../docs/doc.js'
import { collectTags } from './collectTags.js'
import { parseTagsFile } from './tagsFile.js'

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
