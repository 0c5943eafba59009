import { describe, expect, it } from 'vitest'
import { navbarLink, sampleDoc } from '../../../test/samplePage.js'
import type { PageVersion } from '../../shared/pageBase.js'
import type { NavbarDropdownData, NavbarItemData, NavbarLinkData } from '../../shared/site.js'
import { itemForVersion, type VersionContext } from './itemForVersion.js'

const version = (name: string, label: string, path: string) => ({ name, label, path, href: `${path}/main` })
const sets = [
  {
    id: 'default',
    last: '2.0',
    versions: [
      version('current', 'Next', '/docs/next'),
      version('2.0', '2.0', '/docs'),
      version('1.0', 'Old', '/docs/1.0'),
    ],
  },
]
const NOWHERE = { pathname: '', search: '', hash: '' }

function on(
  path: string,
  version?: Partial<PageVersion>,
  more: Partial<VersionContext> = {},
): VersionContext {
  const page = sampleDoc({
    path,
    ...(version && { version: { docsId: 'default', name: '2.0', ...version } }),
  })
  return { page, sets, preferred: {}, location: NOWHERE, ...more }
}
const old = (path: string) => on(path, { name: '1.0' })

describe('a link into the docs', () => {
  const link = navbarLink('A', '/docs/a', { follows: { docsId: 'default' } })
  const href = (item: NavbarItemData, context: VersionContext) =>
    (itemForVersion(item, context) as NavbarLinkData).href

  it('VR-9: links to the version of the page, else the preferred one, else the last', () => {
    expect(href(link, old('/docs/1.0/x'))).toBe('/docs/1.0/a')
    expect(href(link, on('/about'))).toBe('/docs/a')
    expect(href(link, on('/about', undefined, { preferred: { default: 'current' } }))).toBe('/docs/next/a')
    expect(href(link, on('/docs/1.0/x', { name: '1.0' }, { preferred: { default: 'current' } }))).toBe(
      '/docs/1.0/a',
    )
    expect(href(link, on('/api/x', { docsId: 'api', name: '1.0' }))).toBe('/docs/a')
  })

  it('has the target in its data, and the next candidate if it is missing', () => {
    const target = { label: 'B', href: '/docs/1.0/b', active: { exact: true } }
    const special = navbarLink('A', '/docs/a', {
      onlyOn: '/docs/a',
      follows: { docsId: 'default', others: { '1.0': target, current: null } },
    })
    expect(itemForVersion(special, old('/docs/1.0/x'))).toMatchObject(target)
    expect(itemForVersion(special, old('/docs/1.0/x'))).not.toHaveProperty('onlyOn')
    expect(href(special, on('/docs/next/x', { name: 'current' }))).toBe('/docs/a')
    expect(href(special, on('/docs/next/x', { name: 'current' }, { preferred: { default: '1.0' } }))).toBe(
      '/docs/1.0/b',
    )
  })
})

describe('the list of versions', () => {
  const entry = (name: string, label: string, main: string) =>
    navbarLink(label, main, { version: { docsId: 'default', name } })
  const dropdown: NavbarItemData = {
    type: 'dropdown',
    label: '2.0',
    href: '/docs/main',
    attributes: {},
    items: [
      entry('2.0', '2.0', '/docs/main'),
      entry('1.0', 'Old', '/docs/1.0/main'),
      navbarLink('More', '/more'),
    ],
    versionsOf: 'default',
    position: 'right',
  }
  const shown = (context: VersionContext) => {
    const { label, href, items } = itemForVersion(dropdown, context) as NavbarDropdownData
    return [
      label,
      href,
      ...items.map((item) => [(item as NavbarLinkData).href, (item as NavbarLinkData).active]),
    ]
  }

  it('VD-4, VD-5: links to the same document, keeps query and hash, and marks the current version', () => {
    const location = { pathname: '/docs/1.0/a', search: '?q=1', hash: '#h' }
    expect(shown(on('/docs/1.0/a', { name: '1.0' }, { location }))).toEqual([
      'Old',
      '/docs/1.0/a?q=1#h',
      ['/docs/a?q=1#h', undefined],
      ['/docs/1.0/a?q=1#h', { basePath: '/docs/1.0/a' }],
      ['/more', {}],
    ])
  })

  it('VD-4: links to the main document when there is no other', () => {
    expect(shown(on('/docs/1.0/a', { name: '1.0', elsewhere: null }))[2]).toEqual(['/docs/main', undefined])
    expect(shown(on('/about'))).toEqual([
      '2.0',
      '/docs/main',
      ['/docs/main', undefined],
      ['/docs/1.0/main', undefined],
      ['/more', {}],
    ])
  })

  it('VD-5: the button is the first candidate in the list, else its first entry', () => {
    expect(shown(on('/about', undefined, { preferred: { default: '1.0' } })).slice(0, 2)).toEqual([
      'Old',
      '/docs/1.0/main',
    ])
    // `current` is not in the list; the last version is.
    expect(shown(on('/docs/next/a', { name: 'current' })).slice(0, 2)).toEqual(['2.0', '/docs/a'])
  })

  it('VR-10: entries name the version that they choose', () => {
    const { items } = itemForVersion(dropdown, on('/about')) as NavbarDropdownData
    expect(items.map((item) => (item as NavbarLinkData).attributes)).toEqual([
      { 'data-docs-version': 'default/2.0' },
      { 'data-docs-version': 'default/1.0' },
      {},
    ])
  })
})
