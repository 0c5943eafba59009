import { describe, expect, it } from 'vitest'
import { hrefInVersion, rebaseHref, rebaseTarget } from './docsVersions.js'

const next = { name: 'current', label: 'Next', path: '/docs/next', href: '/docs/next/intro' }
const two = { name: '2.0', label: '2.0', path: '/docs', href: '/docs/intro' }
const one = { name: '1.0', label: '1.0', path: '/docs/1.0', href: '/docs/1.0/intro' }
const set = { id: 'default', last: '2.0', versions: [next, two, one] }

describe('rebaseHref', () => {
  it('keeps the path below the version', () => {
    expect(rebaseHref('/docs/next/a/b/', { from: next, to: two })).toBe('/docs/a/b/')
    expect(rebaseHref('/docs/a', { from: two, to: one })).toBe('/docs/1.0/a')
    expect(rebaseHref('/docs/1.0', { from: one, to: two })).toBe('/docs')
  })
})

describe('hrefInVersion', () => {
  const page = (elsewhere?: Record<string, string | null> | null) => ({
    path: '/docs/next/a?',
    version: { docsId: 'default', name: 'current', ...(elsewhere !== undefined && { elsewhere }) },
  })

  it("VD-4: is the same document, or the URL in the page's data", () => {
    expect(hrefInVersion(page(), { set, to: two })).toBe('/docs/a?')
    expect(hrefInVersion(page({ '1.0': '/docs/1.0/b' }), { set, to: one })).toBe('/docs/1.0/b')
    expect(hrefInVersion(page({ '1.0': '/docs/1.0/b' }), { set, to: two })).toBe('/docs/a?')
  })

  it('VD-4: is the main document of versions that do not have it', () => {
    expect(hrefInVersion(page({ '1.0': null }), { set, to: one })).toBe('/docs/1.0/intro')
    expect(hrefInVersion(page(null), { set, to: two })).toBe('/docs/intro')
    expect(hrefInVersion(page(null), { set, to: next })).toBe('/docs/next/a?')
  })
})

describe('rebaseTarget', () => {
  it('rebases a link and the page that shows it', () => {
    const active = { exact: true }
    expect(
      rebaseTarget({ label: 'A', href: '/docs/a', active, onlyOn: '/docs/a' }, { from: two, to: one }),
    ).toEqual({ label: 'A', href: '/docs/1.0/a', active, onlyOn: '/docs/1.0/a' })
  })
})
