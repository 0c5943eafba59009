import { describe, expect, it } from 'vitest'
import { resultOfHook, sampleDoc, sampleSite } from '../../../test/samplePage.js'
import type { PageSidebarItem } from '../../shared/sidebar.js'
import {
  duplicates,
  findSidebarCategory,
  groupBy,
  isMultiColumnFooterLinks,
  isRegexpStringMatch,
  isSamePath,
  isVisibleSidebarItem,
  uniq,
  useActivePluginAndVersion,
  useLocalPathname,
  useQueryStringValue,
  useVisibleSidebarItems,
} from './themeHelpers.js'

const link = (href: string, more: object = {}): PageSidebarItem => ({
  type: 'link',
  label: href,
  href,
  ...more,
})
const category = (label: string, items: PageSidebarItem[], more: object = {}): PageSidebarItem => ({
  type: 'category',
  label,
  collapsible: true,
  collapsed: false,
  items,
  more: false,
  fallbackHref: undefined,
  ...more,
})

describe('helpers of Docusaurus’ theme (TP-7)', () => {
  it('of paths', () => {
    const site = sampleSite({ baseUrl: '/troth/' })
    const page = sampleDoc({ path: '/troth/docs/a' })
    expect(resultOfHook(useLocalPathname, { site, page })).toBe('/docs/a')
    expect(resultOfHook(() => useQueryStringValue('q'), { site, page })).toBeNull()
    expect([isSamePath('/A/', '/a'), isSamePath('/a', undefined)]).toEqual([true, false])
    const matches = [isRegexpStringMatch('^/docs/', '/Docs/a'), isRegexpStringMatch(undefined, 'a')]
    expect(matches).toEqual([true, false])
  })

  it('of lists', () => {
    expect([duplicates([1, 2, 1, 1]), uniq([1, 2, 1])]).toEqual([
      [1, 1],
      [1, 2],
    ])
    expect(duplicates(['a', 'A'], (a, b) => a.toLowerCase() === b.toLowerCase())).toEqual(['A'])
    expect(groupBy(['ab', 'c', 'ad'], (text) => text[0]!)).toEqual({ a: ['ab', 'ad'], c: ['c'] })
    expect([[{ title: 'A', items: [] }], [{ label: 'A' }], []].map(isMultiColumnFooterLinks)).toEqual([
      true,
      false,
      false,
    ])
  })

  it('of sidebars', () => {
    const hidden = link('/hidden', { unlisted: true })
    const items = [link('/a'), hidden, category('B', [category('C', [hidden])]), category('D', [link('/d')])]
    expect(findSidebarCategory(items, ({ label }) => label === 'C')?.items).toEqual([hidden])
    expect(findSidebarCategory(items, () => false)).toBeUndefined()
    expect(resultOfHook(() => useVisibleSidebarItems(items, '/a'))).toEqual([items[0], items[3]])
    expect(resultOfHook(() => useVisibleSidebarItems(items, '/hidden'))).toEqual(items)
    const unlisted = category('E', [], { href: '/e', linkUnlisted: true })
    expect(isVisibleSidebarItem(unlisted, '/a')).toBe(false)
    expect(isVisibleSidebarItem({ type: 'html', value: '', defaultStyle: false }, '/a')).toBe(true)
  })

  it('of docs', () => {
    const version = {
      name: 'current',
      label: 'Next',
      path: '/docs',
      isLast: true,
      banner: null,
      badge: false,
      className: 'docs-version-current',
      noIndex: false,
      mainDocId: 'a',
      docs: [{ id: 'a', path: '/docs/install', sidebar: 'main', title: 'A', description: '' }],
      draftIds: [],
      sidebars: {},
    }
    const docs = [{ id: 'default', path: '/docs', versions: [version] }]
    const page = { ...sampleDoc(), version: { docsId: 'default', name: 'current' } } as never
    expect(resultOfHook(useActivePluginAndVersion, { docs, page })).toEqual({
      activePlugin: { pluginId: 'default', pluginData: docs[0] },
      activeVersion: version,
    })
    const other = { ...sampleDoc(), type: 'react', docsId: undefined } as never
    expect(resultOfHook(useActivePluginAndVersion, { docs, page: other })).toBeUndefined()
  })
})
