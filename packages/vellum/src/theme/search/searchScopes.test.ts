import { describe, expect, it } from 'vitest'
import { otherVersions, type ScopeInput, searchedVersions, searchScopes } from './searchScopes.js'

const version = (name: string, path: string, label = name) => ({ name, label, path, href: `${path}/intro` })
const search = { scopes: ['default', 'docs-api-current'] }
const site: ScopeInput['site'] = {
  docsVersions: [
    {
      id: 'default',
      last: '2.0',
      versions: [
        version('current', '/docs/next', 'Next'),
        version('2.0', '/docs'),
        version('1.0', '/docs/1.0'),
        version('1.0.1', '/docs/1.0.1'),
      ],
    },
  ],
}
const input: ScopeInput = { site, page: { type: 'markdown' }, path: '/about', preferred: () => null }
const scopes = (overrides: Partial<ScopeInput>) =>
  searchScopes(search, searchedVersions({ ...input, ...overrides }))

describe('searchScopes', () => {
  it('cover every page on a site without versions (SR-53)', () => {
    expect(searchScopes(search, [])).toEqual(['default', 'docs-api-current'])
  })

  it('have the version of the page, whatever the visitor prefers (SR-53)', () => {
    const page = { type: 'doc', version: { docsId: 'default', name: '1.0' } } as const
    expect(scopes({ page, preferred: () => 'current' })).toEqual([
      'docs-default-1.0',
      'default',
      'docs-api-current',
    ])
  })

  it('have the preferred version outside of the docs, else the last one (SR-53)', () => {
    expect(scopes({ preferred: () => 'current' })[0]).toBe('docs-default-current')
    expect(scopes({})[0]).toBe('docs-default-2.0')
    // A stored version may no longer exist.
    expect(scopes({ preferred: () => '0.9' })[0]).toBe('docs-default-2.0')
  })

  it('have the version of an unknown path (SR-53)', () => {
    const notFound = { type: 'not-found' } as const
    expect(scopes({ page: notFound, path: '/docs/1.0/nope' })[0]).toBe('docs-default-1.0')
    expect(scopes({ page: notFound, path: '/docs/1.0.1' })[0]).toBe('docs-default-1.0.1')
    expect(scopes({ page: notFound, path: '/docs/nope', preferred: () => '1.0' })[0]).toBe('docs-default-1.0')
    expect(scopes({ path: '/docs/1.0/nope' })[0]).toBe('docs-default-2.0')
  })

  it('have the version that is chosen in the dialog (SR-59)', () => {
    const chosen = { docsId: 'default', name: '1.0', label: '1.0' }
    const page = { type: 'doc', version: { docsId: 'default', name: '2.0' } } as const
    expect(scopes({ page, chosen })[0]).toBe('docs-default-1.0')
  })
})

describe('otherVersions', () => {
  it('are those that are not searched, by their labels (SR-59)', () => {
    const searched = searchedVersions(input)
    expect(searched).toEqual([{ docsId: 'default', name: '2.0', label: '2.0' }])
    expect(otherVersions(site, searched).map(({ label }) => label)).toEqual(['Next', '1.0', '1.0.1'])
  })
})
