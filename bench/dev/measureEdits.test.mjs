// @ts-check
import { expect, it } from 'vitest'
import { percentile } from './measureEdits.mjs'

it('finds the value that so many of 100 are not above', () => {
  const list = Array.from({ length: 20 }, (_, i) => 20 - i)
  expect([percentile(list, 50), percentile(list, 95), percentile(list, 100)]).toEqual([10, 19, 20])
  expect(percentile([7], 95)).toBe(7)
  expect(percentile([], 50)).toBeNaN()
})
