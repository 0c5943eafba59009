import { describe, expect, it } from 'vitest'
import { createFenceScanner } from './codeFence.js'

/** The lines of a text that are fenced code. */
function codeLines(lines: readonly string[]): string[] {
  const isFenced = createFenceScanner()
  return lines.filter((line) => isFenced(line))
}

describe('createFenceScanner', () => {
  it('finds fences of backticks and tildes, with what is in them', () => {
    expect(codeLines(['a', '```js', 'b', '```', 'c', '~~~', 'd', '~~~', 'e'])).toEqual([
      '```js',
      'b',
      '```',
      '~~~',
      'd',
      '~~~',
    ])
  })

  it('ends a fence with as many characters of the same kind, and nothing after them', () => {
    expect(codeLines(['````', '```', '~~~~', '````js', '`````', 'a'])).toEqual([
      '````',
      '```',
      '~~~~',
      '````js',
      '`````',
    ])
  })

  it('finds fences in lists and quotes, and ends one with its quote', () => {
    expect(codeLines(['- ```js', '  # a', '  ```', 'b'])).toEqual(['- ```js', '  # a', '  ```'])
    expect(codeLines(['1. > ```', '   > a', 'b'])).toEqual(['1. > ```', '   > a'])
  })

  it('does not treat inline code as a fence', () => {
    expect(codeLines(['```a``` b', 'c'])).toEqual([])
  })

  it('leaves a fence open until the end', () => {
    expect(codeLines(['a', '```', 'b', ''])).toEqual(['```', 'b', ''])
  })
})
