import { type Searcher, SearchLoadError, type SearchResults } from 'vellum-search'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSearchQueue } from './searchQueue.js'

const resultsWith = (title: string): SearchResults => ({
  pages: [{ href: `/${title}`, title, breadcrumb: [], sections: [] }],
})

/** A searcher whose searches end when the test says so. */
function slowSearcher() {
  const searches = new Map<
    string,
    { resolve: (results: SearchResults) => void; reject: (e: Error) => void }
  >()
  const searcher: Searcher = {
    prepare: async () => {},
    search: (query) =>
      new Promise((resolve, reject) => {
        searches.set(query, { resolve, reject })
      }),
  }
  return { searcher, searches }
}

describe('createSearchQueue', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('searches the last of many quick queries, once (SR-56)', async () => {
    const { searcher, searches } = slowSearcher()
    const queue = createSearchQueue(() => {})
    for (let i = 1; i <= 50; i++) {
      queue.search('x'.repeat(i), searcher)
      vi.advanceTimersByTime(20)
    }
    expect([...searches.keys()]).toEqual([])
    expect(queue.isPending()).toBe(true)
    await vi.advanceTimersByTimeAsync(100)
    expect([...searches.keys()]).toEqual(['x'.repeat(50)])
  })

  it('drops results of an older query (SR-56)', async () => {
    const { searcher, searches } = slowSearcher()
    const onOutcome = vi.fn()
    const queue = createSearchQueue(onOutcome)
    queue.search('old', searcher)
    await vi.advanceTimersByTimeAsync(100)
    queue.search('new', searcher)
    await vi.advanceTimersByTimeAsync(100)
    searches.get('new')?.resolve(resultsWith('new'))
    searches.get('old')?.resolve(resultsWith('old'))
    await vi.advanceTimersByTimeAsync(0)
    expect(onOutcome.mock.calls).toEqual([[{ results: resultsWith('new'), nearest: [] }, 'new']])
    expect(queue.isPending()).toBe(false)
  })

  it('drops a query that is cleared (SR-56)', async () => {
    const { searcher, searches } = slowSearcher()
    const onOutcome = vi.fn()
    const queue = createSearchQueue(onOutcome)
    queue.search('a', searcher)
    await vi.advanceTimersByTimeAsync(100)
    queue.search('', searcher)
    searches.get('a')?.resolve(resultsWith('a'))
    await vi.advanceTimersByTimeAsync(100)
    expect(queue.isPending()).toBe(false)
    expect(onOutcome).not.toHaveBeenCalled()
  })

  it('has no results if a file cannot be loaded (SR-60)', async () => {
    const { searcher, searches } = slowSearcher()
    const onOutcome = vi.fn()
    createSearchQueue(onOutcome).search('a', searcher)
    await vi.advanceTimersByTimeAsync(100)
    searches.get('a')?.reject(new SearchLoadError('no file'))
    await vi.advanceTimersByTimeAsync(0)
    expect(onOutcome.mock.calls).toEqual([[{ nearest: [] }, 'a']])
  })

  it('searches for similar pages if nothing is found (SR-59)', async () => {
    const searcher: Searcher = {
      prepare: async () => {},
      search: async (query) => (query === 'con' ? resultsWith('Configuration') : { pages: [] }),
    }
    const onOutcome = vi.fn()
    createSearchQueue(onOutcome).search('configurashun', searcher)
    await vi.advanceTimersByTimeAsync(100)
    expect(onOutcome.mock.calls).toEqual([
      [{ results: { pages: [] }, nearest: resultsWith('Configuration').pages }, 'configurashun'],
    ])
  })
})
