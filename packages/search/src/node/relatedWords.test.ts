import { describe, expect, it } from 'vitest'
import { type RelatedWords, readConcepts, relatedWords } from './relatedWords.js'

const related = (names: string, links = '', concepts = {}) =>
  wordsIn(relatedWords({ heading: names, names, links }, readConcepts(concepts)))

describe('relatedWords', () => {
  it('SR-8: has words for the same thing, of headings in any form and of links', () => {
    expect(related('deleting users')).toEqual(expect.arrayContaining(['remove', 'erase']))
    expect(related('x', 'cancel')).toContain('abort')
  })

  it('leaves out what the section is named by already', () => {
    expect(related('remove=2 delete')).not.toContain('remove')
    expect(related('deletes', 'removes')).not.toContain('remove')
  })

  it('has the words of a concept for headings with all words of its name', () => {
    const concepts = { 'retry delay': ['wait between the attempts', 'pause'] }
    expect(related('retry delays', '', concepts)).toEqual(expect.arrayContaining(['between', 'pause']))
    expect(related('retry', 'delay', concepts)).not.toContain('between')
  })

  it('SR-8: has those of an identifier for headings in which it is spelled like that', () => {
    const concepts = { parseJson: ['dates'], 'server-sent events': ['push'] }
    const relatedTo = (heading: string, names: string) =>
      wordsIn(relatedWords({ heading, names, links: '' }, readConcepts(concepts)))
    expect(relatedTo('The option parseJson', 'option parse json parsejson')).toContain('dates')
    expect(relatedTo('PARSE_JSON', 'parse json parsejson')).not.toContain('dates')
    expect(relatedTo('Server-sent events', 'server sent serversent events')).toContain('push')
  })

  it('SR-8: takes an identifier of a concept as one word: `BigInt` is nothing big', () => {
    const words = related('serializer', '', { serializer: ['BigInt values', 'back-pressure'] })
    expect(words).toEqual(expect.arrayContaining(['bigint', 'values', 'back', 'pressure', 'backpressure']))
    expect(words).not.toContain('big')
    expect(words).not.toContain('int')
  })

  it('has nothing for words that stand for nothing else', () => {
    expect(related('shelf')).toEqual([])
  })

  it('knows which words a concept has: they count more than words that mean the same in general', () => {
    const concepts = readConcepts({ delete: ['trash', 'erase'] })
    const { meant, alike } = relatedWords({ heading: 'delete', names: 'delete', links: '' }, concepts)
    expect(meant.split(' ')).toEqual(['trash', 'erase'])
    expect(alike.split(' ')).toContain('remove')
    expect(alike.split(' ')).not.toContain('erase')
  })
})

function wordsIn({ alike, meant }: RelatedWords): string[] {
  return `${meant} ${alike}`.split(' ').filter((word) => word !== '')
}
