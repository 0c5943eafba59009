import { describe, expect, it } from 'vitest'
import type { PageSidebarItem } from '../../shared/page.js'
import type { SidebarItem } from '../../shared/sidebar.js'
import { createAddresses } from './addresses.js'
import { openSidebar, pageSidebar, prepareSidebar, wholeSidebar } from './pageSidebar.js'

const addresses = createAddresses({ baseUrl: '/x/', trailingSlash: undefined })
const link = (id: string, more: object = {}): SidebarItem => ({
  type: 'link',
  label: id.toUpperCase(),
  href: `/docs/${id}`,
  docId: id,
  ...more,
})
const category = (label: string, items: SidebarItem[], more: object = {}): SidebarItem => ({
  type: 'category',
  label,
  items,
  collapsible: true,
  collapsed: true,
  ...more,
})
const show = (items: SidebarItem[], path: string) =>
  outline(pageSidebar({ sidebar: prepareSidebar(items, addresses), path }))

/** `Guide → /x/docs/a +[A, B]`: a plus for more that is not here. */
function outline(items: readonly PageSidebarItem[]): string {
  return items
    .map((item) => {
      if (item.type === 'html') return item.value
      if (item.type === 'link') return item.label
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

  it('SU-3: has the top level, the open branch and what starts open', () => {
    expect(show(items, '/x/docs/a')).toBe(
      'A, Guide → /x/docs/b +[], Api +[], Open → /x/docs/e [E], Web, <hr>',
    )
    expect(show(items, '/X/Docs/C/')).toBe(
      'A, Guide → /x/docs/b [B, Deep → /x/docs/c [C]], Api +[], Open → /x/docs/e [E], Web, <hr>',
    )
    expect(show(items, '/x/docs/category/api')).toContain('Api [D]')
  })

  it('gives final addresses and whole items', () => {
    const [, guide] = pageSidebar({ sidebar: prepareSidebar(items, addresses), path: '/x/docs/a' })
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

  it('SB-23: a category is there when it has something listed, or the open page', () => {
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
      sidebar: prepareSidebar(
        [category('Linked', children, { href: '/docs/l' }), category('Bare', children)],
        addresses,
      ),
      path: '/x/docs/a',
    })
    expect(shown).toEqual([{ type: 'link', label: 'Linked', href: '/x/docs/l' }])
  })

  it('SU-3: opens every branch that the page is in', () => {
    const twice = [
      category('One', [link('a')]),
      category('Two', [{ type: 'link', label: 'R', href: '/docs/a' }]),
    ]
    expect(show(twice, '/x/docs/a')).toBe('One → /x/docs/a [A], Two → /x/docs/a [R]')
  })
})

describe('openSidebar', () => {
  it('has every category with its children, without what no page but its own shows (SB-22)', () => {
    const all = [
      category('G', [category('Deep', [link('a')]), link('u', { unlisted: true })], { href: '/docs/g' }),
      category('Bare', [link('u', { unlisted: true })]),
    ]
    expect(outline(openSidebar(prepareSidebar(all, addresses)))).toBe('G [Deep → /x/docs/a [A]]')
  })
})

describe('wholeSidebar', () => {
  it('has all items with final addresses', () => {
    expect(wholeSidebar([category('G', [link('a')], { href: '/docs/g' })], addresses)).toEqual([
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
