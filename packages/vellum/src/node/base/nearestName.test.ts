import { describe, expect, it, vi } from 'vitest'
import { didYouMean, nearestName } from './nearestName.js'

describe('nearestName', () => {
  it.each([
    ['sidebr', 'sidebar'],
    ['BaseUrl', 'baseUrl'],
    ['zzz', undefined],
  ])('%s → %s', (name, nearest) => {
    expect(nearestName(name, ['sidebar', 'baseUrl', 'title'])).toBe(nearest)
  })

  it.each([
    ['abcdef', ['abcxyf', 'abcdxf', 'abcdef'], 'abcdef'],
    ['abcdef', ['abxdef', 'axcdef'], 'abxdef'],
    ['abcdef', ['cdef', 'abcdefgh'], 'cdef'],
    ['abcdef', ['def', 'abcdefghi', 'xyzdef', ''], undefined],
    ['İd', ['i̇d'], 'i̇d'],
  ])('takes the first of the most similar names: %s of %j → %s', (name, names, nearest) => {
    expect(nearestName(name, names)).toBe(nearest)
  })

  it('compares only names of about the same length', () => {
    const lowered = vi.spyOn(Array, 'from')
    nearestName('install', ['a', 'a-much-longer-name-of-a-heading', 'instal'])
    expect(lowered).toHaveBeenCalledTimes(1)
    lowered.mockRestore()
  })
})

describe('didYouMean', () => {
  it('suggests a similar name, and nothing else', () => {
    expect(didYouMean('sidebr', ['sidebar'])).toBe('Did you mean "sidebar"?')
    expect(didYouMean('zzz', ['sidebar'])).toBeUndefined()
  })
})
