import { describe, expect, it } from 'vitest'
import { createPathTests } from './pathFilter.js'

describe('createPathTests', () => {
  it.each([
    ['**/*.{md,mdx}', ['a.md', 'a/b/c.mdx'], ['a.txt', 'a.md/b']],
    ['*.md', ['a.md'], ['a/b.md']],
    ['guide/**', ['guide/a.md', 'guide/a/b.md'], ['guides/a.md']],
    ['**/_*/**', ['_x/a.md', 'a/_x/b.md', 'a/_x/b/c.md'], ['a/x_/b.md', '_x']],
    ['a?.md', ['ab.md'], ['a.md', 'a/.md']],
    ['./a.md', ['a.md'], ['aXmd']],
    ['a(b)+[c]|d.md', ['a(b)+[c]|d.md'], ['abc.md']],
    ['a,b}.md', ['a,b}.md'], ['a.md']],
    ['[ab]/@(c|d).md', ['a/c.md', 'b/d.md'], ['c/c.md', 'a/e.md']],
    ['!a.md', ['!a.md'], ['a.md', 'b.md']],
  ])('includes %s', (glob, included, others) => {
    const { file } = createPathTests({ include: [glob], exclude: [] })
    expect(included.filter((path) => !file(path))).toEqual([])
    expect(others.filter(file)).toEqual([])
  })

  const tests = createPathTests({ include: ['**/*.md'], exclude: ['**/_*.md', '**/_*/**', 'old/**'] })

  it('matches included paths that are not excluded', () => {
    expect(['a.md', 'b/a.md', 'a.mdx', '_a.md', 'old/a.md', 'b/_c/a.md'].filter(tests.file)).toEqual([
      'a.md',
      'b/a.md',
    ])
  })

  it('opens no folder that is excluded as a whole', () => {
    expect(['a', 'old', 'b/_c', 'b'].filter(tests.skipsFolder)).toEqual(['old', 'b/_c'])
  })
})
