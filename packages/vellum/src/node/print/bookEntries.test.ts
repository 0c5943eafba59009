import { describe, expect, it } from 'vitest'
import type { SidebarItem } from '../../shared/sidebar.js'
import { bookEntries } from './bookEntries.js'

const link = (label: string, href: string): SidebarItem => ({ type: 'link', label, href })
const category = (label: string, items: readonly SidebarItem[], href?: string): SidebarItem => ({
  type: 'category',
  label,
  items,
  collapsible: true,
  collapsed: false,
  ...(href !== undefined && { href }),
})
const pages = new Set(['/x/a', '/x/b', '/x/c', '/x/%C3%BC'])
const entries = (...sidebars: readonly (readonly SidebarItem[])[]) =>
  bookEntries(sidebars, { isPage: (path) => pages.has(path), baseUrl: '/x/' }).map(
    ({ number, label, id, isPage }) => `${number} ${label} ${id}${isPage ? '' : ' (no page)'}`,
  )

describe('bookEntries', () => {
  it('PT-1: has pages and categories in order, each page once, with numbers through all sidebars', () => {
    const first = [
      link('A', '/x/a'),
      category('Group', [link('B', '/x/b#part'), category('Deep', [link('C', '/x/c')])]),
      link('A again', '/x/a'),
    ]
    expect(entries(first, [link('B again', '/x/b'), link('Ü', '/x/%C3%BC')])).toEqual([
      '1 A a',
      '2 Group group (no page)',
      '2.1 B b',
      '2.2 Deep deep (no page)',
      '2.2.1 C c',
      '3 Ü ü',
    ])
  })

  it('PT-1: leaves out links to other sites, and categories of nothing else', () => {
    const others = [link('Other', 'https://other.example/x/a'), link('File', '/x/file.zip')]
    expect(entries([...others, category('Links', others, '/x/category/links'), link('A', '/x/a')])).toEqual([
      '1 A a',
    ])
  })

  it('PT-2: makes the ids of sections unique', () => {
    const group = category('A', [link('B', '/x/b')])
    expect(entries([link('A', '/x/a'), group])).toEqual(['1 A a', '2 A a-2 (no page)', '2.1 B b'])
  })
})
