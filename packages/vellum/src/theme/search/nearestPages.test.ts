import type { FoundPage, Searcher } from 'vellum-search'
import { describe, expect, it } from 'vitest'
import { firstPages, shorterQueries } from './nearestPages.js'
import { pathQueries } from './suggestPages.js'

describe('shorterQueries', () => {
  it.each([
    ['how to configurashun', ['config', 'con']],
    ['timeout', ['timeou', 'tim']],
    ['abc', []],
    ['', []],
    ['*** ???', []],
    ['タイムアウト設定', ['タイムアウト', 'タイム']],
  ])('%j → %j (SR-59)', (query, shorter) => {
    expect(shorterQueries(query)).toEqual(shorter)
  })
})

describe('pathQueries', () => {
  it.each([
    ['/docs/api/get-asinc.html', ['get asinc', 'docs api get asinc']],
    ['/docs/api/get_asinc/', ['get asinc', 'docs api get asinc']],
    ['/guide/index.html', ['guide']],
    ['/nope', ['nope']],
    ['/', []],
    ['/a//b', ['b', 'a b']],
    ['/docs/v1.0/intro', ['intro', 'docs v1 0 intro']],
  ])('%j → %j (SR-62)', (path, queries) => {
    expect(pathQueries(path, { baseUrl: '/' })).toEqual(queries)
  })

  it('leaves out the base URL (SR-62)', () => {
    expect(pathQueries('/base/fr/docs/a', { baseUrl: '/base/fr/' })).toEqual(['a', 'docs a'])
  })
})

describe('firstPages', () => {
  it('stops at the first query that finds something (SR-59)', async () => {
    const searched: string[] = []
    const page: FoundPage = { href: '/a', title: 'A', breadcrumb: [], sections: [] }
    const searcher: Searcher = {
      prepare: async () => {},
      search: async (query) => {
        searched.push(query)
        return { pages: query === 'b' ? [page] : [] }
      },
    }
    expect(await firstPages(['a', 'b', 'c'], { searcher })).toEqual([page])
    expect(searched).toEqual(['a', 'b'])
    expect(await firstPages([], { searcher })).toEqual([])
  })
})
