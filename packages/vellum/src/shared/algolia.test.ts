import { describe, expect, it } from 'vitest'
import { type AlgoliaData, facetFilters, resultUrl } from './algolia.js'

const ALGOLIA: AlgoliaData = {
  appId: 'A',
  apiKey: 'K',
  indexName: 'I',
  contextualSearch: true,
  searchParameters: {},
  searchPagePath: false,
  scopes: [],
}

describe('facetFilters', () => {
  const page = { locale: 'fr', scopes: ['docs-default-1.0', 'default'] }
  const context = ['language:fr', ['docusaurus_tag:docs-default-1.0', 'docusaurus_tag:default']]

  it('has locale and version, and the filters of the configuration (SR-68)', () => {
    expect(facetFilters(ALGOLIA, page)).toEqual(context)
    const withFilters = (value: unknown) => ({ ...ALGOLIA, searchParameters: { facetFilters: value } })
    expect(facetFilters(withFilters(['type:a', ['b:1', 'b:2']]), page)).toEqual([
      ...context,
      'type:a',
      ['b:1', 'b:2'],
    ])
    expect(facetFilters(withFilters('type:a'), page)).toEqual([...context, 'type:a'])
  })

  it('has only the filters of the configuration without `contextualSearch` (SR-68)', () => {
    const searchParameters = { facetFilters: ['type:a'] }
    expect(facetFilters({ contextualSearch: false, searchParameters }, page)).toEqual(['type:a'])
  })
})

describe('resultUrl', () => {
  it('is a path of this site (SR-68)', () => {
    expect(resultUrl('https://live.example/docs/a#b', ALGOLIA)).toBe('/docs/a#b')
    expect(resultUrl('/docs/a', ALGOLIA)).toBe('/docs/a')
  })

  it('stays the same on another site (SR-68)', () => {
    const algolia = { ...ALGOLIA, externalUrlRegex: 'other\\.example|blog' }
    expect(resultUrl('https://other.example/x', algolia)).toBe('https://other.example/x')
    expect(resultUrl('https://live.example/x', algolia)).toBe('/x')
  })

  it('has the configured replacement at its start (SR-68)', () => {
    const algolia = { ...ALGOLIA, replaceSearchResultPathname: { from: '^/docs/', to: '/base/' } }
    expect(resultUrl('https://live.example/docs/docs/a', algolia)).toBe('/base/docs/a')
  })
})
