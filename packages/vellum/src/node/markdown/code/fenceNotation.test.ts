import { describe, expect, it } from 'vitest'
import { collapseLines, lineSpans } from './collapsedLines.js'
import { parseFenceNotation } from './fenceNotation.js'
import { highlightWords } from './highlightedWords.js'

const NONE = { words: [], collapse: undefined, file: undefined, tab: undefined }

describe('parseFenceNotation', () => {
  it.each<[string, object]>([
    ['js', {}],
    ['js title="a/b/c.js" /etc/hosts', {}],
    ['js /retry/ /a b/', { words: ['retry', 'a b'] }],
    ['js collapse={3-12,20}', { collapse: '3-12,20' }],
    ['js collapse="3-12" {1}', { collapse: '3-12' }],
    ['ts file=./src/a.ts#region', { file: './src/a.ts#region' }],
    ['ts file="my file.ts" /x/', { file: 'my file.ts', words: ['x'] }],
    ['sh [npm]', { tab: 'npm' }],
    ['js[vite.config.js] {2}', { tab: 'vite.config.js' }],
    ['js title="[a]"', {}],
  ])('CB-16, CB-18, CB-19: %s', (info, expected) => {
    expect(parseFenceNotation(info)).toEqual({ ...NONE, ...expected })
  })
})

describe('highlightWords', () => {
  it.each([
    ['a<b', 'a&lt;b', ['<'], 'a<mark class="vl-word">&lt;</mark>b'],
    ['ab', '<i>a</i>b', ['ab'], '<i><mark class="vl-word">a</mark></i><mark class="vl-word">b</mark>'],
    ['aaa', 'aaa', ['aa'], '<mark class="vl-word">aa</mark>a'],
    ['x', '<span class="x">x</span>', ['y'], '<span class="x">x</span>'],
  ])('CB-16: %s', (text, html, words, marked) => {
    expect(highlightWords(html, text, words)).toBe(marked)
  })
})

describe('collapseLines', () => {
  it('CB-16: joins ranges that overlap, and ends with the last line', () => {
    expect(lineSpans('5, 1-3,2-4, 9-7')).toEqual([
      [1, 4],
      [5, 5],
    ])
    expect(collapseLines(['a', 'b', 'c'], '2-9', (count) => `${count} <`)).toEqual([
      'a',
      '<details class="vl-code-collapsed"><summary>2 &lt;</summary>b',
      'c</details>',
    ])
    expect(collapseLines(['a'], '2-3')).toEqual(['a'])
  })
})
