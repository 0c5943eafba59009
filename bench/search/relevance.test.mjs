import { expect, it } from 'vitest'
import { relevance } from './relevance.mjs'

it('ranks the first right result of each query, among five', () => {
  const result = (/** @type {string[]} */ hrefs) => ({ hrefs, expected: ['/a', '/b#c'] })
  const results = [
    result(['/b/#c', '/x']),
    result(['/x', '/y', '/z', '/a/']),
    result(['1', '2', '3', '4', '5', '/a']),
    result([]),
  ]
  expect(relevance(results)).toEqual({ reciprocal: 1.25 / 4, first: 0.25, third: 0.25 })
})
