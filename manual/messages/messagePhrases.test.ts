import { MESSAGES } from 'vellum/messages'
import { describe, expect, it } from 'vitest'
import { phrasesOf, searchPhrases } from './messagePhrases'

describe('phrasesOf', () => {
  it.each([
    ['There is no command "<name>".', ['There is no command']],
    [
      'The post has the author "<key>", which <file> does not define.',
      ['The post has the author which', 'does not define'],
    ],
    ['`vellum <command>` has no option "<option>".', ['has no option']],
    ['`<field>` is missing.', ['is missing']],
    ['`<field>` has no `label`.', []],
    ['<reason>', []],
  ])('%s', (text, phrases) => {
    expect(phrasesOf(text)).toEqual(phrases)
  })
})

describe('searchPhrases', () => {
  const message = (...texts: [string, ...string[]]) => ({ texts, about: '', fix: '' })

  it('leaves out what several kinds of messages have, unless names tell them apart', () => {
    expect(
      searchPhrases({
        a: message('The file "<file>" does not exist, says <who> to your friend.'),
        b: message('The file "<file>" does not exist, says <who> loudly and often.'),
        c: message('`<field>` has both `a` and `b`.'),
        d: message('`<field>` has both `c` and `d`.'),
      }),
    ).toEqual({
      '/reference/messages#a': ['to your friend'],
      '/reference/messages#b': ['loudly and often'],
      '/reference/messages#c': [' has both `a` and `b`.'],
      '/reference/messages#d': [' has both `c` and `d`.'],
    })
  })

  it('has a phrase for every message that has words of its own', () => {
    const without = Object.entries(searchPhrases(MESSAGES)).filter(([, phrases]) => phrases.length === 0)
    expect(without.map(([path]) => path)).toEqual([
      '/reference/messages#rejected-by-plugin',
      '/reference/messages#reported-by-plugin',
      '/reference/messages#type-checker-failed',
    ])
  })
})
