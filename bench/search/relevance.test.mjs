import { expect, it } from 'vitest'
import { relevance } from './relevance.mjs'

it('ranks the first right result of each query, among five', () => {
  const answer = (/** @type {string[]} */ hrefs) => ({ hrefs, expected: ['/a', '/b#c'] })
  const answers = [
    answer(['/b/#c', '/x']),
    answer(['/x', '/y', '/z', '/a/']),
    answer(['1', '2', '3', '4', '5', '/a']),
    answer([]),
  ]
  expect(relevance(answers)).toEqual({ reciprocal: 1.25 / 4, first: 0.25, third: 0.25 })
})
