import { describe, expect, it } from 'vitest'
import { testRecord } from '../../../test/searchPages.js'
import { formatError } from '../base/errors.js'
import { completeConfig, type SiteConfig } from '../config/siteConfig.js'
import { searchProblem, siteSearchIndex } from './siteSearch.js'

const records = [
  testRecord('/x/docs/errors', '<article><h1>Errors</h1><h2 id="timeout">Timeout</h2><p>Slow.</p></article>'),
]
const configOf = (search: SiteConfig['search'] | true) =>
  completeConfig({ title: 'T', url: 'https://example.com', baseUrl: '/x/', search }, { siteDir: '/site' })
const problem = (errors: Record<string, string[]>) => {
  const config = configOf({ synonyms: {}, concepts: {}, errors, questions: {}, phrases: {}, variants: {} })
  const foundProblem = searchProblem({ config, configFiles: ['/site/vellum.config.ts'] }, records)
  return foundProblem && formatError(foundProblem)
}

describe('searchProblem', () => {
  it('SR-11: accepts pages and sections that exist, with or without the base', () => {
    expect(
      problem({
        '/docs/errors': ['a b'],
        '/docs/errors/#timeout': ['c d'],
        '/x/docs/errors#timeout': ['e f'],
      }),
    ).toBe(undefined)
  })

  it('SR-11: reports the others', () => {
    expect(problem({ '/docs/errors#timout': ['a b'], '/docs/nope#x': ['c d'] })).toBe(
      `\`search.errors\` names sections that no page has: "/docs/errors#timout" (the page exists, the id does not), "/docs/nope#x".
  at vellum.config.ts
  Write the path of a page and the id of a heading in it, such as "/docs/errors#no-response". Pages that the search leaves out, such as unlisted ones, do not count.`,
    )
  })
})

describe('siteSearchIndex', () => {
  const of = (locale: string) =>
    siteSearchIndex({ config: configOf(true), model: { locale } as never }, records)

  it('SR-12, SR-13: names its files below the base, one set for each locale', () => {
    expect(of('en')?.manifest.scopes.default).toMatchObject({ base: '/x/assets/search-default-' })
    expect(of('fr')?.manifest.scopes.default).toMatchObject({ base: '/x/assets/search-fr-default-' })
  })

  it('SR-1: makes no index if the search is disabled', () => {
    expect(
      siteSearchIndex({ config: configOf(false), model: { locale: 'en' } as never }, records),
    ).toBeUndefined()
  })
})
