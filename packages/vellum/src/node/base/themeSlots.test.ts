import { describe, expect, it } from 'vitest'
import { pathPattern } from './themeSlots.js'

describe('pathPattern', () => {
  it.each<[pattern: string, matched: string[], others: string[]]>([
    ['/docs/**', ['/docs', '/docs/', '/docs/a', '/docs/a/b/'], ['/docsy', '/x/docs/a']],
    ['/docs/*', ['/docs/a', '/docs/a/'], ['/docs', '/docs/a/b']],
    ['/docs/**/api', ['/docs/a/api', '/docs/a/b/api'], ['/docs/api-a']],
    ['/', ['/'], ['/a']],
    ['/v1.0/', ['/v1.0'], ['/v1x0']],
    ['/**', ['/', '/a/b'], []],
  ])('%s (TP-6)', (pattern, matched, others) => {
    const expression = new RegExp(pathPattern(pattern))
    expect([...matched, ...others].filter((path) => expression.test(path))).toEqual(matched)
  })
})
