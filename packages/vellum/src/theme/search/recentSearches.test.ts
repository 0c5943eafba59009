import { describe, expect, it } from 'vitest'
import { createRecentSearches } from './recentSearches.js'

function recentIn(stored: string | null) {
  let value = stored
  const recent = createRecentSearches({
    get: () => value,
    set: (next) => {
      value = next
    },
  })
  return { recent, stored: () => value }
}

describe('createRecentSearches', () => {
  it('keeps the five newest, each once (SR-58)', () => {
    const { recent } = recentIn(null)
    for (const query of ['a', 'b', ' c ', 'd', 'e', 'f', 'c']) recent.add(query)
    expect(recent.all()).toEqual(['c', 'f', 'e', 'd', 'b'])
    recent.remove('e')
    expect(recent.all()).toEqual(['c', 'f', 'd', 'b'])
  })

  it('keeps neither an empty query nor a pasted stack trace (SR-58)', () => {
    const { recent, stored } = recentIn(null)
    recent.add('  ')
    recent.add('x'.repeat(81))
    expect(stored()).toBeNull()
  })

  it.each(['', 'nope', '{"a":1}', '[1,null,{}]', 'null'])('is empty if %j is stored (SR-58)', (text) => {
    expect(recentIn(text).recent.all()).toEqual([])
  })

  it('is empty with blocked storage, and never throws (SR-58)', () => {
    const recent = createRecentSearches({ get: () => null, set: () => {} })
    recent.add('a')
    expect(recent.all()).toEqual([])
  })
})
