import { headersFor, headersText, parseHeaders } from 'vellum-host'
import { describe, expect, it } from 'vitest'
import { siteHeaders } from './siteHeaders.js'

const site = { baseUrl: '/t/', policy: "default-src 'none'", isHttps: true }

describe('siteHeaders', () => {
  it('protects documents by all headers, and lets browsers ask again for them (HO-2)', () => {
    expect(headersFor('/t/docs/a', siteHeaders(site))).toEqual({
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'X-Frame-Options': 'SAMEORIGIN',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
      'Strict-Transport-Security': 'max-age=63072000',
      'Content-Security-Policy': "default-src 'none'",
    })
  })

  it('demands HTTPS only where the site has it', () => {
    const headers = headersFor('/t/', siteHeaders({ ...site, isHttps: false }))
    expect(headers['Strict-Transport-Security']).toBeUndefined()
  })

  it('keeps assets for ever and data for five minutes, without what only documents heed (HO-3)', () => {
    const rules = siteHeaders({ ...site, dataBases: ['/t/', '/t/fr/'] })
    const sent = (path: string) =>
      Object.entries(headersFor(path, rules)).filter(([, value]) => value !== undefined)
    const file = [
      ['X-Content-Type-Options', 'nosniff'],
      ['Cross-Origin-Resource-Policy', 'same-origin'],
    ]
    expect(sent('/t/assets/a-1f3c9ab2.js').sort()).toEqual(
      [['Cache-Control', 'public, max-age=31536000, immutable'], ...file].sort(),
    )
    for (const path of ['/t/_data/docs/a.json', '/t/fr/_data/a.json']) {
      expect(sent(path).sort()).toEqual([['Cache-Control', 'public, max-age=300'], ...file].sort())
    }
  })

  it('asks again for assets without a hash, and for all when there are many of these (HO-3)', () => {
    const cache = (ownAssets: string[], path: string) =>
      headersFor(path, siteHeaders({ ...site, ownAssets }))['Cache-Control']
    expect(cache(['assets/my logo.png'], '/t/assets/my%20logo.png')).toMatch(/max-age=0/)
    expect(cache(['assets/my logo.png'], '/t/assets/a-1f3c9ab2.js')).toMatch(/immutable/)
    const many = Array.from({ length: 51 }, (_, i) => `assets/${i}.png`)
    expect(cache(many, '/t/assets/a-1f3c9ab2.js')).toMatch(/max-age=0/)
  })

  it('lets pages of others load what the site opens to them (HO-4)', () => {
    const own = parseHeaders(
      '/t/npm/*\n  access-control-allow-origin: *\n/t/me/*\n  Access-Control-Allow-Origin: https://me.dev\n',
    )
    const rules = siteHeaders({ ...site, own })
    expect(headersFor('/t/npm/a.js', rules)['Cross-Origin-Resource-Policy']).toBe('cross-origin')
    expect(headersFor('/t/me/a.js', rules)['Cross-Origin-Resource-Policy']).toBe('same-origin')
  })
})

describe('headersText', () => {
  it('removes what a rule replaces first, because hosts join the values (HO-1)', () => {
    const rules = parseHeaders('/*\n  A: 1\n  B: 1\n/x/*\n  a: 2\n  ! B\n  C: 3\n/y\n  B: 2\n')
    expect(headersText(rules)).toBe(
      '/*\n  A: 1\n  B: 1\n/x/*\n  ! a\n  a: 2\n  ! B\n  C: 3\n/y\n  ! B\n  B: 2\n',
    )
  })

  it('reads as what was written', () => {
    const rules = siteHeaders({ ...site, own: [{ path: '/t/a', headers: { 'X-A': '1' } }] })
    const again = parseHeaders(headersText(rules))
    for (const path of ['/t/', '/t/a', '/t/assets/x.js', '/t/_data/a.json']) {
      expect(headersFor(path, again)).toEqual(headersFor(path, rules))
    }
  })
})
