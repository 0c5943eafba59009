import { describe, expect, it } from 'vitest'
import { lintProse, type ProseFile } from './lintProse.js'
import { checkOptions, type ProseOptions } from './options.js'

const lint = (text: string, options: ProseOptions = {}, path: ProseFile['path'] = 'a.md') =>
  lintProse({ path, text }, options).map(
    ({ line, column, message, rule }) => `${line}:${column} ${message} (${rule})`,
  )

const TERMS = {
  terms: { utilize: 'use', 'in order to': 'to', whitelist: ['allowlist', 'permit'], simply: false },
} as const

describe('terms', () => {
  it('PR-2: reports words and phrases with their positions and replacements', () => {
    expect(lint('# Utilize\n\nWe utilize it\nin order to win. Simply whitelist.\n', TERMS)).toEqual([
      '1:3 "Utilize": write "use" (terms)',
      '3:4 "utilize": write "use" (terms)',
      '4:1 "in order to": write "to" (terms)',
      '4:18 "Simply": leave it out (terms)',
      '4:25 "whitelist": write "allowlist" or "permit" (terms)',
    ])
    expect(lint('The utilizer utilizes.\n', TERMS)).toEqual([])
    expect(
      lint('Utilize: (whitelist)\n\n- [Utilize](/): simply\n\nSay "utilize", not “simply”.\n', TERMS).map(
        (problem) => problem.split(' ')[0],
      ),
    ).toEqual(['1:1', '1:11', '3:4', '3:17'])
    expect(lint('An email, an e-mail.\n', { terms: { 'e-mail': 'email' } })).toEqual([
      '1:14 "e-mail": write "email" (terms)',
    ])
  })

  it('PR-2: case counts if only the case is different', () => {
    const options = { terms: { Javascript: 'JavaScript', github: 'GitHub' } }
    expect(lint('Javascript and JavaScript on GitHub or github.\n', options)).toEqual([
      '1:1 "Javascript": write "JavaScript" (terms)',
      '1:40 "github": write "GitHub" (terms)',
    ])
  })
})

describe('the other rules', () => {
  it('PR-3: long sentences, in which code is one word', () => {
    expect(lint('One two three. One two three four.\n', { sentenceLength: 3 })).toEqual([
      '1:16 A sentence of 4 words: at most 3 (sentence-length)',
    ])
    expect(lint('Call `a b c d` now.\n', { sentenceLength: 3 })).toEqual([])
    // Without a full stop.
    expect(
      lint('# A\n\n- One two three four\n\n| One two three four |\n|---|\n', { sentenceLength: 3 }),
    ).toEqual([
      '3:3 A sentence of 4 words: at most 3 (sentence-length)',
      '5:3 A sentence of 4 words: at most 3 (sentence-length)',
    ])
    const words = Array.from({ length: 41 }, () => 'word').map((word, i) => `${word}${i}`)
    expect(lint(`${words.join(' ')}.\n`)).toEqual([
      '1:1 A sentence of 41 words: at most 40 (sentence-length)',
    ])
    expect(lint(`${words.join(' ')}.\n`, { sentenceLength: false })).toEqual([])
  })

  it('PR-4: repeated words, the passive voice, and plugins of retext', () => {
    expect(lint('- one\n- one\n- the\n\n| the | the |\n|---|---|\n| a | a |\n')).toEqual([])
    expect(lint('Press the the key.\n')).toEqual([expect.stringContaining('1:7 ')])
    expect(lint('![npm](/a.svg)\n[![npm downloads](/b.svg)](/b)\n![the the](/c.svg)\n')).toEqual([
      expect.stringContaining('3:3 '),
    ])
    expect(lint('Press the the key.\n', { repeatedWords: false })).toEqual([])
    expect(lint('The key was eaten.\n')).toEqual([])
    expect(lint('The key was eaten.\n', { passive: true })).toEqual([
      expect.stringMatching(/^1:13 .*\(passive\)$/),
    ])
    const own = (word: string) => (_: unknown, file: { message: (text: string, place: object) => object }) =>
      void file.message(`no ${word}`, { place: { line: 1, column: 2 }, source: 'own', ruleId: 'no-word' })
    expect(lint('A word.\n', { plugins: [[own, 'word']] })).toEqual(['1:2 no word (no-word)'])
  })
})

describe('what is prose', () => {
  it('PR-5: text of all blocks, titles and descriptions', () => {
    const text =
      '---\ntitle: "Utilize it"\nslug: utilize\ndescription: To utilize\n---\n\n- utilize\n\n| utilize |\n|---|\n| utilize |\n\n:::note Utilize\n\nutilize\n\n:::\n'
    expect(lint(text, TERMS).map((problem) => problem.split(' ')[0])).toEqual([
      '2:9',
      '4:17',
      '7:3',
      '9:3',
      '11:3',
      '13:9',
      '15:1',
    ])
  })

  it('PR-5: descriptions of several lines', () => {
    const text =
      '---\ndescription: >-\n  We\n  utilize it\n  in order\n  to win.\nslug: /utilize\n---\n\nText\n'
    expect(lint(text, TERMS)).toEqual([
      '4:3 "utilize": write "use" (terms)',
      '5:3 "in order to": write "to" (terms)',
    ])
  })

  it('PR-5: neither code, HTML, URLs nor ids', () => {
    const text =
      '## A heading {#utilize}\n\n`utilize` [page](/utilize "x") ![image](utilize.png) https://example.com/utilize\n\n```js\nutilize()\n```\n\n    utilize\n\n<!-- utilize -->\n\n<div class="utilize"></div>\n'
    expect(lint(text, TERMS)).toEqual([])
  })

  it('PR-5: text in components of MDX, not their code', () => {
    const text =
      'import utilize from "./utilize"\n\n<Box utilize="utilize">\n\nWe utilize.\n\n</Box>\n\n{utilize}\n\nText {utilize} <b>utilize</b>\n'
    expect(lint(text, TERMS, 'a.mdx').map((problem) => problem.split(' ')[0])).toEqual(['5:4', '11:19'])
    expect(lint('<Box', TERMS, 'a.mdx')).toEqual([])
  })
})

describe('comments', () => {
  it('PR-6: ignore the next block, or their own line', () => {
    const text = '<!-- prose-ignore -->\n\nutilize\nutilize\n\nutilize\n\nutilize <!-- prose-ignore -->\n'
    expect(lint(text, TERMS)).toEqual(['6:1 "utilize": write "use" (terms)'])
    const mdx = '{/* prose-ignore */}\n\nutilize\n\nutilize\n'
    expect(lint(mdx, TERMS, 'a.mdx')).toEqual(['5:1 "utilize": write "use" (terms)'])
    const inMdx = '<!-- prose-ignore -->\n\nutilize\n\nutilize\n'
    expect(lint(inMdx, TERMS, 'a.mdx')).toEqual(['5:1 "utilize": write "use" (terms)'])
  })

  it('PR-6: disable and enable rules by their names', () => {
    const text =
      '<!-- prose-disable terms -->\n\nutilize the the\n\n<!-- prose-enable -->\n\nutilize\n\n```md\n<!-- prose-disable -->\n```\n\nutilize\n'
    expect(lint(text, TERMS).map((problem) => problem.split(' ')[0])).toEqual(['3:9', '7:1', '13:1'])
    expect(lint('<!-- prose-ignore passive -->\n\nutilize\n', TERMS)).toHaveLength(1)
  })
})

describe('checkOptions', () => {
  it.each<[object, string]>([
    [
      { terms: { a: 1 } },
      '`terms` of prose() has "a": 1. Write a word and what replaces it: { utilize: \'use\' }.',
    ],
    [{ terms: { a: 'a' } }, '`terms` of prose() replaces "a" by itself. Write another word, or remove it.'],
    [
      { sentenceLength: 0 },
      '`sentenceLength` of prose() is 0. Write the most words of a sentence, or false.',
    ],
    [
      { plugins: ['retext-passive'] },
      '`plugins` of prose() must have plugins of retext, each a function or an array of one and its options.',
    ],
  ])('says what is wrong with %j', (options, message) => {
    expect(() => checkOptions(options as ProseOptions)).toThrow(message)
  })
})
