import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { resultOfHook, sampleDoc, sampleSite } from '../../../test/samplePage.js'
import type { PageData } from '../../shared/page.js'
import { PageContext } from '../context/pageContext.js'
import { type DocView, splitNavbarItems, useDoc, useNavbarMobileSidebar } from './themeParts.js'

/** What `useDoc` returns on a page. */
function docOf(page: PageData): DocView {
  const views: DocView[] = []
  // biome-ignore lint/correctness/noComponentHookFactories: a test renders it once
  const Part = () => {
    views.push(useDoc())
    return null
  }
  renderToString(
    <PageContext value={page}>
      <Part />
    </PageContext>,
  )
  return views[0]!
}

describe('useDoc', () => {
  it('returns the document with the names of Docusaurus (TP-7)', () => {
    const page = sampleDoc({
      path: '/docs/a',
      title: 'A',
      previous: { title: 'B', href: '/docs/b' },
      lastUpdate: { date: { iso: '2025-01-01T00:00:00.000Z', text: 'Jan 1, 2025' }, author: 'Me' },
    })
    expect(docOf(page).metadata).toMatchObject({
      title: 'A',
      permalink: '/docs/a',
      previous: { title: 'B', permalink: '/docs/b' },
      lastUpdatedAt: Date.UTC(2025, 0, 1),
      lastUpdatedBy: 'Me',
    })
  })

  it('fails on other pages', () => {
    const page = { ...sampleDoc({ path: '/about' }), type: 'react' } as never
    expect(() => docOf(page)).toThrow('useDoc() is only for documents, and /about is none.')
  })
})

describe('helpers of the navbar', () => {
  it('are those of Docusaurus (TP-7)', () => {
    const [left, right] = [{ position: 'left' }, { position: 'right' }] as const
    expect(splitNavbarItems([right, left])).toEqual([[left], [right]])
    const site = sampleSite()
    const empty = { ...site, navbar: { ...site.navbar, items: [] } }
    expect(resultOfHook(useNavbarMobileSidebar, { site: empty, sidebar: undefined }).disabled).toBe(true)
  })
})
