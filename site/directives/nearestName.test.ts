import { expect, it } from 'vitest'
import { nearestName } from './nearestName'

it.each([
  ['timeot', 'timeout'],
  ['timeOut', 'timeout'],
  ['totalTimout', 'totalTimeout'],
  ['credentials', undefined],
  ['', undefined],
])('%j is meant to be %j', (word, meant) => {
  expect(nearestName(word, ['timeout', 'totalTimeout', 'retry'])).toBe(meant)
})
