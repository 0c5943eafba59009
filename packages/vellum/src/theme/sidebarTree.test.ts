import { describe, expect, it } from 'vitest'
import type { PageSidebarItem } from '../shared/page.js'
import { fillIn, itemKeys, nextTree, withExpanded } from './sidebarTree.js'

const link = (label: string): PageSidebarItem => ({ type: 'link', label, href: `/${label}` })
const category = (
  label: string,
  items?: PageSidebarItem[],
  fields: { href?: string } = {},
): PageSidebarItem => ({
  type: 'category',
  label,
  collapsible: true,
  collapsed: true,
  items: items ?? [],
  more: items === undefined,
  fallbackHref: undefined,
  ...fields,
})

/** `a, G [b], H +[]`: the children of H are not known. */
const outline = (items: readonly PageSidebarItem[]): string =>
  items
    .map((item) => {
      if (item.type !== 'category') return item.type === 'html' ? item.value : item.label
      return `${item.label} ${item.more ? '+' : ''}[${outline(item.items)}]`
    })
    .join(', ')

describe('fillIn', () => {
  it.each([
    ['nothing known', [category('G')], [category('G')], 'G +[]'],
    [
      'children of a closed category',
      [link('a'), category('G')],
      [link('a'), category('G', [link('b')])],
      'a, G [b]',
    ],
    [
      'children below an open category',
      [category('G', [category('H'), link('b')])],
      [category('G', [category('H', [link('c')]), link('b')])],
      'G [H [c], b]',
    ],
    ['part of what is below', [category('G')], [category('G', [category('H'), link('b')])], 'G [H +[], b]'],
    [
      'places that an unlisted page has shifted',
      [link('a'), category('G')],
      [link('a'), link('unlisted'), category('G', [link('b')])],
      'a, G [b]',
    ],
    ['a category that is a link on this page', [link('G')], [category('G', [link('b')])], 'G'],
    [
      'two of the same name',
      [category('G'), category('G')],
      [category('G', [link('a')]), category('G', [link('b')])],
      'G [a], G [b]',
    ],
  ])('takes over %s', (_, items, known, expected) => {
    expect(outline(fillIn(items, known))).toBe(expected)
  })
})

describe('itemKeys', () => {
  it('tells items of the same name apart', () => {
    const html = { type: 'html', value: '<hr>', defaultStyle: false } as const
    expect(itemKeys([link('a'), html, link('a'), html], '/G')).toEqual(['/G/a', '/G/', '/G/a+', '/G/+'])
  })
})

describe('nextTree', () => {
  const closed = [category('G'), category('H')]
  const inG = [category('G', [category('Deep', [link('a')]), link('b')]), category('H')]
  const inH = [category('G'), category('H', [link('c')])]
  const at = (
    path: string,
    items: readonly PageSidebarItem[],
    fields: { id?: string; isExclusive?: boolean } = {},
  ) => ({
    id: 'main',
    path,
    items,
    isExclusive: false,
    ...fields,
  })

  it('starts with the branch of the page open (SU-3)', () => {
    expect(nextTree(undefined, at('/a', inG)).expanded).toEqual({ '/G': true, '/G/Deep': true })
    expect(nextTree(undefined, at('/x', closed)).expanded).toEqual({})
  })

  it('keeps open what was open, with its children (SU-8)', () => {
    const tree = nextTree(nextTree(undefined, at('/b', inG)), at('/c', inH))
    expect(tree.expanded).toEqual({ '/G': true, '/H': true })
    expect(outline(tree.items)).toBe('G [Deep [a], b], H [c]')
  })

  it('opens again what was closed when the page in it changes, not before (SU-3)', () => {
    const first = nextTree(undefined, at('/b', inG))
    const closedByHand = { ...first, expanded: withExpanded(first.expanded, { key: '/G', open: false }) }
    expect(nextTree(closedByHand, at('/b', inG)).expanded).toEqual({ '/G': false })
    expect(nextTree(closedByHand, at('/a', inG)).expanded).toEqual({ '/G': true, '/G/Deep': true })
  })

  it('forgets all when the sidebar changes (SU-8)', () => {
    const tree = nextTree(nextTree(undefined, at('/b', inG)), at('/x', closed, { id: 'other' }))
    expect(tree).toEqual({ id: 'other', path: '/x', given: closed, items: closed, expanded: {} })
  })

  it('closes the neighbours of a category that the page moves into, when only one may be open (SU-9)', () => {
    const first = nextTree(undefined, at('/b', inG, { isExclusive: true }))
    expect(nextTree(first, at('/c', inH, { isExclusive: true })).expanded).toEqual({
      '/G': false,
      '/H': true,
    })
  })
})

describe('withExpanded', () => {
  it('opens and closes one', () => {
    expect(withExpanded({ a: true }, { key: 'b', open: true })).toEqual({ a: true, b: true })
    expect(withExpanded({ a: true }, { key: 'a', open: false })).toEqual({ a: false })
  })

  it('closes the neighbours of the one that opens, not those of one that closes (SU-9)', () => {
    const siblings = ['a', 'b']
    expect(withExpanded({ a: true }, { key: 'b', open: true, siblings })).toEqual({ a: false, b: true })
    expect(withExpanded({ a: true }, { key: 'b', open: false, siblings })).toEqual({ a: true, b: false })
  })
})
