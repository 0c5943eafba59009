import { afterEach, describe, expect, it, vi } from 'vitest'
import { sampleDoc, sampleSite } from '../../../test/samplePage.js'
import { filesOf, hrefsOf, MANIFEST, serveFiles, testIndex } from '../../../test/searchPages.js'
import { createScopes } from './searchedScope.js'

const files = filesOf(testIndex({ '/a': '<article><h1>Alpha</h1><p>Text.</p></article>' }))
const site = sampleSite({ search: { manifest: MANIFEST, scopes: ['default'] } })

/** The results, and the requests besides that of the manifest, which was requested before. */
async function searchWith(early: Promise<Response | undefined>) {
  const { fetch, requested } = serveFiles(files)
  vi.stubGlobal('location', { pathname: '/' })
  vi.stubGlobal('fetch', fetch)
  const { searcher } = createScopes({ site, early })(sampleDoc())
  return { found: hrefsOf(await searcher.search('alpha')), requested }
}

afterEach(() => vi.unstubAllGlobals())

describe('createScopes', () => {
  it('SR-50: reads the manifest that was requested with the code', async () => {
    const early = Promise.resolve(new Response(files.get(MANIFEST)))
    expect(await searchWith(early)).toEqual({ found: ['/a'], requested: [] })
  })

  it.each([
    ['failed', undefined],
    ['found none', new Response('', { status: 404 })],
  ])('SR-60: requests it again if that has %s', async (_, response) => {
    expect(await searchWith(Promise.resolve(response))).toEqual({ found: ['/a'], requested: [MANIFEST] })
  })

  it('SR-12: searches everything when the site names no scopes, also with code for versions', async () => {
    const { fetch } = serveFiles(files)
    vi.stubGlobal('location', { pathname: '/' })
    vi.stubGlobal('fetch', fetch)
    const plain = sampleSite({ search: { manifest: MANIFEST } })
    const { searcher } = createScopes({ site: plain, early: Promise.resolve(undefined) })(sampleDoc())
    expect(hrefsOf(await searcher.search('alpha'))).toEqual(['/a'])
  })

  it('SR-53: keeps the searcher of a scope', () => {
    vi.stubGlobal('location', { pathname: '/' })
    const scopeOf = createScopes({ site, early: Promise.resolve(undefined) })
    expect(scopeOf(sampleDoc()).searcher).toBe(scopeOf(sampleDoc()).searcher)
  })
})
