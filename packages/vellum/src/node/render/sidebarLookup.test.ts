import { describe, expect, it } from 'vitest'
import { sampleDoc } from '../../../test/samplePage.js'
import type { SidebarItem } from '../../shared/sidebar.js'
import type { RenderTask } from './renderTask.js'
import { createSidebarLookup, servedSidebar } from './sidebarLookup.js'

const items: SidebarItem[] = [
  { type: 'link', label: 'Intro', href: '/docs/intro' },
  { type: 'link', label: 'Install', href: '/docs/install' },
] as SidebarItem[]
const sidebars = { key: { id: 'docs', items, file: '/assets/sidebar.txt' } }
const task = (fields: Partial<RenderTask> = {}): RenderTask => ({
  page: sampleDoc(),
  head: [],
  sidebarKey: 'key',
  body: { type: 'none' },
  styles: [],
  script: undefined,
  source: undefined,
  ...fields,
})
const rendered = { html: '<ul></ul>', usesItems: false }

describe('createSidebarLookup', () => {
  it('finds the sidebar of a task, and none for pages without one', () => {
    const lookup = createSidebarLookup(sidebars)
    expect(lookup(task())).toMatchObject({ id: 'docs', file: '/assets/sidebar.txt', hasOwnList: false })
    expect(lookup(task())?.list).toHaveLength(2)
    expect(lookup(task({ sidebarKey: undefined }))).toBeUndefined()
    expect(lookup(task({ sidebarKey: 'other' }))).toBeUndefined()
  })

  it('returns the recent posts as a list of the page itself', () => {
    const recent = [{ type: 'html', value: 'Recent', defaultStyle: true }] as const
    const foundSidebar = createSidebarLookup(sidebars)(task({ recent: { id: 'blog', list: recent } }))
    expect([foundSidebar?.list, foundSidebar?.items(), foundSidebar?.hasOwnList, foundSidebar?.file]).toEqual(
      [recent, [], true, undefined],
    )
  })
})

describe('servedSidebar', () => {
  const sidebar = createSidebarLookup(sidebars)(task())!

  it('sends the URL of the list alone to pages without components', () => {
    expect(servedSidebar(sidebar, rendered, task())).toEqual({ id: 'docs', file: '/assets/sidebar.txt' })
  })

  it('adds the items when a component read them, or may read them later', () => {
    const expected = { id: 'docs', file: '/assets/sidebar.txt', items: sidebar.items() }
    expect(servedSidebar(sidebar, { ...rendered, usesItems: true }, task())).toEqual(expected)
    const live = task({ body: { type: 'component', module: 'page.js' } })
    expect(servedSidebar(sidebar, rendered, live)).toEqual(expected)
  })

  it('leaves the items of a large sidebar out until a component reads them', () => {
    const many = Array.from({ length: 500 }, (_, i) => ({ ...items[0], href: `/docs/${i}` })) as SidebarItem[]
    const large = createSidebarLookup({ key: { ...sidebars.key, items: many } })(task())!
    const live = task({ body: { type: 'component', module: 'page.js' } })
    expect(servedSidebar(large, rendered, live)).not.toHaveProperty('items')
    expect(servedSidebar(large, { ...rendered, usesItems: true }, live).items).toHaveLength(500)
  })

  it('sends a list of the page itself as HTML', () => {
    const ownSidebar = { ...sidebar, hasOwnList: true }
    expect(servedSidebar(ownSidebar, rendered, task())).toMatchObject({ html: '<ul></ul>' })
  })
})
