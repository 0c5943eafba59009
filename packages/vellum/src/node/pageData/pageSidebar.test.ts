import { describe, expect, it } from 'vitest'
import { category, docLink as link } from '../../../test/sidebarItems.js'
import type { PageSidebarItem, SidebarItem } from '../../shared/sidebar.js'
import { createRouteUrls } from './links/routeUrls.js'
import {
  hasOwnList,
  pageSidebar,
  prepareSidebar,
  servedList,
  wholeList,
  wholeSidebar,
} from './pageSidebar.js'

const urls = createRouteUrls({ baseUrl: '/x/', trailingSlash: undefined })
const prepare = (items: readonly SidebarItem[]) => prepareSidebar(wholeSidebar(items, urls))
const show = (items: SidebarItem[], path: string) => outline(pageSidebar({ sidebar: prepare(items), path }))

/** `Guide → /x/docs/a +[A, B]`: a plus for items that are not included. */
function outline(items: readonly PageSidebarItem[]): string {
  return items
    .map((item) => {
      if (item.type === 'html') return item.value
      if (item.type === 'link') return item.isFold ? `(${item.label} → ${item.href})` : item.label
      const way = item.href ? '' : ` → ${item.fallbackHref}`
      return `${item.label}${way} ${item.more ? '+' : ''}[${outline(item.items)}]`
    })
    .join(', ')
}

describe('pageSidebar', () => {
  const items = [
    link('a'),
    category('Guide', [link('b'), category('Deep', [link('c')])]),
    category('Api', [link('d')], { href: '/docs/category/api' }),
    category('Open', [link('e')], { collapsed: false }),
    { type: 'link', label: 'Web', href: 'https://a.dev' } as const,
    { type: 'html', value: '<hr>', defaultStyle: false } as const,
  ]

  it('SU-3: has the top level, the open branch and categories that start open', () => {
    expect(show(items, '/x/docs/a')).toBe(
      'A, Guide → /x/docs/b +[], Api +[], Open → /x/docs/e [E], Web, <hr>',
    )
    expect(show(items, '/X/Docs/C/')).toBe(
      'A, Guide → /x/docs/b [B, Deep → /x/docs/c [C]], Api +[], Open → /x/docs/e [E], Web, <hr>',
    )
    expect(show(items, '/x/docs/category/api')).toContain('Api [D]')
  })

  it('URL-10: a link without a leading slash starts at the base URL', () => {
    const more = { type: 'link', label: 'More', href: 'docs/a' } as const
    const shown = pageSidebar({ sidebar: prepare([more]), path: '/x/docs/guide/b' })
    expect(shown).toEqual([{ ...more, href: '/x/docs/a' }])
  })

  it('returns final URLs and whole items', () => {
    const [, guide] = pageSidebar({ sidebar: prepare(items), path: '/x/docs/a' })
    expect(guide).toEqual({
      type: 'category',
      label: 'Guide',
      items: [],
      collapsible: true,
      collapsed: true,
      more: true,
      count: 2,
      fallbackHref: '/x/docs/b',
    })
  })

  it('T-49, SB-22: shows an unlisted page only while it is open', () => {
    const hidden = [link('a'), link('h', { unlisted: true })]
    expect(show(hidden, '/x/docs/a')).toBe('A')
    expect(show(hidden, '/x/docs/h')).toBe('A, H')
  })

  it('SB-23: has a category with a listed item, or with the open page', () => {
    const unlisted = { href: '/docs/h', linkUnlisted: true }
    const group = [category('Hidden', [link('u', { unlisted: true })], unlisted), link('a')]
    expect(show(group, '/x/docs/a')).toBe('A')
    expect(show(group, '/x/docs/u')).toBe('Hidden [U], A')
    expect(show([category('Half', [link('b')], unlisted)], '/x/docs/a')).toBe('Half +[]')
  })

  it('SU-4: the fallback passes over unlisted pages', () => {
    expect(show([category('G', [link('u', { unlisted: true }), link('b')])], '/x/')).toBe('G → /x/docs/b +[]')
  })

  it('SU-7: a category without visible children is a link, or nothing', () => {
    const children = [link('u', { unlisted: true })]
    const shown = pageSidebar({
      sidebar: prepare([category('Linked', children, { href: '/docs/l' }), category('Bare', children)]),
      path: '/x/docs/a',
    })
    expect(shown).toEqual([{ type: 'link', label: 'Linked', href: '/x/docs/l' }])
  })

  it('CI-6: keeps the category of the page itself, without items', () => {
    const hidden = category('Linked', [link('u', { unlisted: true })], { href: '/docs/l' })
    expect(show([link('a'), hidden], '/x/docs/l')).toBe('A, Linked []')
  })

  it('SU-3: opens every branch that the page is in', () => {
    const twice = [
      category('One', [link('a')]),
      category('Two', [{ type: 'link', label: 'R', href: '/docs/a' }]),
    ]
    expect(show(twice, '/x/docs/a')).toBe('One → /x/docs/a [A], Two → /x/docs/a [R]')
  })
})

describe('wholeList', () => {
  it('has every category with its children, without pages that only they show', () => {
    const all = [
      category('G', [category('Deep', [link('a')]), link('u', { unlisted: true })], { href: '/docs/g' }),
      category('Bare', [link('u', { unlisted: true })]),
    ]
    expect(outline(wholeList(prepare(all)))).toBe('G [Deep → /x/docs/a [A]]')
  })
})

describe('hasOwnList', () => {
  it('is true on unlisted pages alone', () => {
    const sidebar = prepare([link('a'), category('G', [link('u', { unlisted: true })])])
    expect(hasOwnList({ sidebar, path: '/x/docs/a' })).toBe(false)
    expect(hasOwnList({ sidebar, path: '/x/docs/u' })).toBe(true)
    expect(hasOwnList({ sidebar, path: '/x/docs/nowhere' })).toBe(false)
  })
})

describe('servedList', () => {
  const links = (count: number, prefix = 'p') =>
    Array.from({ length: count }, (_, i) => link(`${prefix}${i + 1}`))
  const served = (items: SidebarItem[], path: string) => servedList({ sidebar: prepare(items), path })

  it('equals the part of the page while levels are short', () => {
    const items = [
      link('a'),
      category('G', links(30)),
      category('Open', links(20, 'o'), { collapsed: false }),
    ]
    for (const path of ['/x/docs/a', '/x/docs/p7'])
      expect(outline(served(items, path))).toBe(show(items, path))
    expect(served(links(100), '/x/docs/p1')).toHaveLength(100)
  })

  it('folds a long level around the page', () => {
    const items = served(links(220), '/x/docs/p120')
    expect(outline(items.slice(0, 3))).toBe('(P1 … P50 → /x/docs/p1), (P51 … P100 → /x/docs/p51), P101')
    expect(outline(items.slice(-3))).toBe('P150, (P151 … P200 → /x/docs/p151), (P201 … P220 → /x/docs/p201)')
    expect(items).toHaveLength(2 + 50 + 2)
  })

  it('shows the first of a long level on a page that is not in it', () => {
    expect(outline(served([...links(200)], '/x/docs/nowhere').slice(49, 51))).toBe(
      'P50, (P51 … P100 → /x/docs/p51)',
    )
  })

  it('folds the levels of the open branch', () => {
    const [guide] = served([category('Guide', links(130))], '/x/docs/p130')
    expect(outline(guide ? [guide] : [])).toMatch(
      /^Guide → \/x\/docs\/p1 \[\(P1 … P50 → .*p51\), P101, .*P130\]$/,
    )
  })

  it('folds open categories outside of the branch if they are too large', () => {
    const open = (name: string) => category(name.toUpperCase(), links(60, name), { collapsed: false })
    expect(outline(served([open('a'), open('b')], '/x/docs/a1').slice(1))).toContain('[B1, B2')
    expect(outline(served([link('x'), open('a'), open('b')], '/x/docs/x').slice(2))).toBe(
      'B → /x/docs/b1 [(B1 … B50 → /x/docs/b1), (B51 … B60 → /x/docs/b51)]',
    )
  })

  it('grows slower than the number of pages', () => {
    const count = (n: number) => served(links(n), '/x/docs/p1').length
    expect([30, 500, 2000, 40_000].map(count)).toEqual([30, 59, 89, 399])
  })

  it('folds nothing without a link', () => {
    const text: SidebarItem = { type: 'html', value: '<hr>', defaultStyle: false }
    expect(
      served(
        Array.from({ length: 120 }, () => text),
        '/x/',
      ),
    ).toHaveLength(120)
  })
})

describe('wholeSidebar', () => {
  it('has all items with final urls', () => {
    expect(wholeSidebar([category('G', [link('a')], { href: '/docs/g' })], urls)).toEqual([
      {
        type: 'category',
        label: 'G',
        items: [{ type: 'link', label: 'A', href: '/x/docs/a', docId: 'a' }],
        collapsible: true,
        collapsed: true,
        href: '/x/docs/g',
      },
    ])
  })
})
