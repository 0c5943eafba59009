import { describe, expect, it } from 'vitest'
import { sampleLines } from './fenceLines'

describe('sampleLines', () => {
  it('finds samples wherever they stand', () => {
    const page = [
      '<div>',
      '```ts',
      'a',
      '```',
      '</div>',
      '- x',
      '',
      '  ~~~JavaScript',
      '  b',
      '  ~~~',
      '> ```vue',
      '> c',
      '> ```',
    ]
    expect(sampleLines(page.join('\n'))).toEqual([3, 9, 12])
  })

  it('leaves other languages alone, and what is shown inside of a fence', () => {
    const page = ['```bash', 'ls', '```', '````md', '```ts', 'a', '```', '````', '```text', 'x', '```']
    expect(sampleLines(page.join('\n'))).toEqual([])
  })
})
