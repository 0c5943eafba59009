import { describe, expect, it } from 'vitest'
import { readConcepts, relatedWords } from './relatedWords.js'

const related = (names: string, links = '', concepts = {}) =>
  relatedWords({ names, links }, readConcepts(concepts)).split(' ')

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

  it('has nothing for words that stand for nothing else', () => {
    expect(related('introduction')).toEqual([''])
  })
})
