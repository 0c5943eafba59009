import { describe, expect, it } from 'vitest'
import { didYouMean, nearestName } from './nearestName.js'

describe('nearestName', () => {
  it.each([
    ['sidebr', 'sidebar'],
    ['BaseUrl', 'baseUrl'],
    ['zzz', undefined],
  ])('%s → %s', (name, nearest) => {
    expect(nearestName(name, ['sidebar', 'baseUrl', 'title'])).toBe(nearest)
  })
})

describe('didYouMean', () => {
  it('suggests a similar name, and nothing else', () => {
    expect(didYouMean('sidebr', ['sidebar'])).toBe('Did you mean "sidebar"?')
    expect(didYouMean('zzz', ['sidebar'])).toBeUndefined()
  })
})
