import { describe, expect, it } from 'vitest'
import { makeDoc } from '../docs/doc.js'
import { finishSidebars } from './finish.js'
import type { CategoryItem, ExpandedItem } from './items.js'

const doc = (path: string, text = '') =>
  makeDoc({ path, source: `docs/${path}`, file: `/site/docs/${path}`, text }, { versionPath: '/docs' })
const docs = new Map(
  [
    doc('intro.md', '# Introduction\n\nStart here.'),
    doc('a.md', '---\nsidebar_label: Label A\n---\n# A'),
    doc('hidden.md', '---\nunlisted: true\n---\n# Hidden'),
    doc('guide/index.md', '# Guide'),
  ].map((item) => [item.id, item]),
)
const category = (
  label: string,
  items: ExpandedItem[],
  more: Partial<CategoryItem<ExpandedItem>> = {},
): ExpandedItem => ({
  type: 'category',
  label,
  items,
  collapsible: true,
  collapsed: true,
  ...more,
})
const finish = (...items: ExpandedItem[]) =>
  finishSidebars({ sidebars: { main: items }, docs, versionPath: '/docs' })
const intro = { type: 'doc', id: 'intro' } as const

describe('finishSidebars', () => {
  it('SB-10, SB-20: adds the URL, label, description and mark', () => {
    expect(
      finish(
        intro,
        { type: 'doc', id: 'a', label: 'configured' },
        { type: 'doc', id: 'hidden', label: 'configured', className: 'c' },
      ).sidebars.main,
    ).toEqual([
      {
        type: 'link',
        label: 'Introduction',
        href: '/docs/intro',
        docId: 'intro',
        description: 'Start here.',
      },
      { type: 'link', label: 'Label A', href: '/docs/a', docId: 'a' },
      {
        type: 'link',
        label: 'configured',
        href: '/docs/hidden',
        docId: 'hidden',
        unlisted: true,
        className: 'c',
      },
    ])
  })

  it('SU-10: adds the badge of an item, else that of its document', () => {
    const badged = doc('badged.md', '---\nsidebar_badge: new\n---\n# Badged')
    const allDocs = new Map([...docs, [badged.id, badged]])
    const items: ExpandedItem[] = [
      { type: 'doc', id: 'badged' },
      { type: 'ref', id: 'badged', badge: { text: 'v2', color: 'blue' } },
      { type: 'link', label: 'Out', href: 'https://a.b', badge: 'beta' },
      category('Of its document', [intro], { link: { type: 'doc', id: 'badged' } }),
      category('Own', [], { link: { type: 'doc', id: 'intro' }, badge: 'own' }),
    ]
    const { sidebars } = finishSidebars({ sidebars: { main: items }, docs: allDocs, versionPath: '/docs' })
    expect(sidebars.main?.map((item) => 'badge' in item && item.badge)).toEqual([
      { text: 'new', color: 'green' },
      { text: 'v2', color: 'blue' },
      { text: 'beta', color: 'gold' },
      { text: 'new', color: 'green' },
      { text: 'own', color: 'grey' },
    ])
  })

  it('SB-24: shows a ref without making it part of the sidebar', () => {
    const { sidebars, sidebarOf } = finish({ type: 'ref', id: 'a' }, intro)
    expect(sidebars.main?.[0]).toEqual({ type: 'link', label: 'Label A', href: '/docs/a' })
    expect([...sidebarOf]).toEqual([['intro', 'main']])
  })

  it('SB-24: a document in several sidebars belongs to the last', () => {
    const guide = category('Guide', [intro], { link: { type: 'doc', id: 'guide/index' } })
    const { sidebarOf } = finishSidebars({
      sidebars: {
        one: [intro, { type: 'doc', id: 'a' }],
        two: [guide],
        three: [{ type: 'ref', id: 'a' }, guide],
      },
      docs,
      versionPath: '/docs',
    })
    expect(Object.fromEntries(sidebarOf)).toEqual({ intro: 'three', a: 'one', 'guide/index': 'three' })
  })

  it('T-47, SB-17: makes pages for generated indexes, with slugs of their own', () => {
    const link = { type: 'generated-index' } as const
    const { generatedIndexes, sidebars } = finish(
      category('API Reference', [intro], {
        link: { ...link, title: 'The API', description: 'D', keywords: 'k' },
      }),
      category('Methods', [intro], { link }),
      category('Methods', [category('Methods', [intro], { link })], { link: { ...link, slug: '/own' } }),
    )
    expect(generatedIndexes.map(({ permalink, slug }) => [permalink, slug])).toEqual([
      ['/docs/category/api-reference', '/category/api-reference'],
      ['/docs/category/methods', '/category/methods'],
      ['/docs/category/methods-1', '/category/methods-1'],
      ['/docs/own', '/own'],
    ])
    expect(generatedIndexes[0]).toEqual({
      permalink: '/docs/category/api-reference',
      slug: '/category/api-reference',
      label: 'API Reference',
      title: 'The API',
      description: 'D',
      image: undefined,
      keywords: ['k'],
      sidebar: 'main',
    })
    expect(sidebars.main?.[0]).toMatchObject({
      type: 'category',
      label: 'API Reference',
      href: '/docs/category/api-reference',
    })
  })

  it('RT-8: slugs of the route table', () => {
    const labels = ['Installation', 'Frameworks', 'API Reference', 'Methods', 'Playground', 'Example Apps']
    const items = labels.map((label) => category(label, [intro], { link: { type: 'generated-index' } }))
    expect(finish(...items).generatedIndexes.map(({ slug }) => slug)).toEqual(
      ['installation', 'frameworks', 'api-reference', 'methods', 'playground', 'example-apps'].map(
        (name) => `/category/${name}`,
      ),
    )
  })

  it('SB-19: replaces a category without children with a link, or removes it', () => {
    const { sidebars, generatedIndexes } = finish(
      category('With page', [], { link: { type: 'doc', id: 'guide/index' } }),
      category('Index', [], { link: { type: 'generated-index' } }),
      category('Nothing', [{ type: 'doc', id: 'draft' }]),
    )
    expect(sidebars.main).toEqual(
      [{ type: 'link', label: 'With page', href: '/docs/guide/', docId: 'guide/index', description: '' }].map(
        ({ description, ...item }) => item,
      ),
    )
    expect(generatedIndexes).toEqual([])
  })

  it('SB-21: leaves out drafts without a message', () => {
    expect(finish({ type: 'doc', id: 'draft' }, intro).sidebars.main).toHaveLength(1)
  })

  it('SB-23: marks a category whose page is unlisted', () => {
    const [item] = finish(category('C', [intro], { link: { type: 'doc', id: 'hidden' } })).sidebars.main ?? []
    expect(item).toMatchObject({ href: '/docs/hidden', linkUnlisted: true })
  })

  it('passes links and html on', () => {
    expect(
      finish(
        { type: 'link', label: 'L', href: 'https://a.dev', description: 'D' },
        { type: 'html', value: '<hr>', defaultStyle: true },
      ).sidebars.main,
    ).toEqual([
      { type: 'link', label: 'L', href: 'https://a.dev', description: 'D' },
      { type: 'html', value: '<hr>', defaultStyle: true },
    ])
  })
})
