import { describe, expect, it } from 'vitest'
import { category, docLink as link } from '../../../../test/sidebarItems.js'
import { makeDoc } from './doc.js'
import { createBreadcrumbs, createNeighbours, docNeighbours, pageOrder } from './neighbours.js'

const doc = (path: string, text = '') =>
  makeDoc({ path, source: `docs/${path}`, file: `/site/docs/${path}`, text }, { versionPath: '/docs' })
const docs = new Map(
  [
    doc('a.md'),
    doc('b.md', '---\npagination_label: Bee\n---\n'),
    doc('c.md'),
    doc('h.md', '---\nunlisted: true\n---\n'),
  ].map((d) => [d.id, d]),
)
const sidebar = [
  link('a'),
  category(
    'Guide',
    [link('b'), { type: 'link', label: 'Web', href: 'https://a.dev' }, category('Deep', [link('c')])],
    { href: '/docs/category/guide' },
  ),
  link('h', { unlisted: true }),
  category('Hidden', [link('d')], { href: '/docs/h', linkUnlisted: true }),
  { type: 'html', value: '<hr>', defaultStyle: false } as const,
]

describe('pageOrder', () => {
  it('PG-2: depth first, a linked category before its children, no unlisted pages', () => {
    expect(pageOrder(sidebar, docs)).toEqual([
      { title: 'A', href: '/docs/a' },
      { title: 'Guide', href: '/docs/category/guide' },
      { title: 'Bee', href: '/docs/b' },
      { title: 'C', href: '/docs/c' },
      { title: 'D', href: '/docs/d' },
    ])
  })

  it('SB-20: a document that is the page of a category goes by its own title', () => {
    const linked = category('Label', [link('b')], { href: '/docs/a' })
    expect(pageOrder([linked], docs)[0]).toEqual({ title: docs.get('a')?.title, href: '/docs/a' })
  })
})

describe('createNeighbours', () => {
  it('URL-2: finds the page whatever its case and slash', () => {
    const neighboursOf = createNeighbours(pageOrder(sidebar, docs))
    expect(neighboursOf('/Docs/Category/Guide/')).toEqual({
      previous: { title: 'A', href: '/docs/a' },
      next: { title: 'Bee', href: '/docs/b' },
    })
    expect(neighboursOf('/docs/a').previous).toBeUndefined()
    expect(neighboursOf('/elsewhere')).toEqual({ previous: undefined, next: undefined })
  })
})

describe('docNeighbours', () => {
  const inSidebar = createNeighbours(pageOrder(sidebar, docs))('/docs/b')
  const of = (text: string) => docNeighbours({ doc: doc('b.md', text), inSidebar, docs })

  it('T-50, FM-12: obeys the front matter', () => {
    expect(of('')).toEqual({
      previous: { title: 'Guide', href: '/docs/category/guide' },
      next: { title: 'C', href: '/docs/c' },
    })
    expect(of('---\npagination_next: null\n---\n').next).toBeUndefined()
    expect(of('---\npagination_next: a\n---\n').next).toEqual({ title: 'a', href: '/docs/a' })
    expect(of('---\npagination_prev: h\n---\n').previous).toBeUndefined()
    expect(() => of('---\npagination_next: nope\n---\n')).toThrow(
      '`pagination_next` of the document "b" names the document "nope", which does not exist.',
    )
  })
})

describe('createBreadcrumbs', () => {
  const breadcrumbsTo = createBreadcrumbs(sidebar)

  it('T-19, BC-1, BC-4: the way from the top, the last one as text', () => {
    expect(breadcrumbsTo('/docs/c')).toEqual([
      { label: 'Guide', href: '/docs/category/guide' },
      { label: 'Deep' },
      { label: 'C' },
    ])
    expect(breadcrumbsTo('/docs/category/guide')).toEqual([{ label: 'Guide' }])
    expect(breadcrumbsTo('/docs/d')).toEqual([{ label: 'Hidden' }, { label: 'D' }])
    expect(breadcrumbsTo('/docs/none')).toEqual([])
  })

  it('BC-2: the first match wins, a category before its children, and plain links do not count', () => {
    const items = [
      { type: 'link', label: 'Plain', href: '/docs/a' } as const,
      category('One', [link('x', { href: '/docs/one' }), link('a')], { href: '/docs/one' }),
      category('Two', [link('a')]),
    ]
    const find = createBreadcrumbs(items)
    expect(find('/docs/A/')).toEqual([{ label: 'One', href: '/docs/one' }, { label: 'A' }])
    expect(find('/docs/one')).toEqual([{ label: 'One' }])
    expect(find('/docs/none')).toEqual([])
  })
})
