import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { renderElement, sampleDoc, sampleSite, tagLines } from '../../../test/samplePage.js'
import type { PageSidebarItem } from '../../shared/sidebar.js'
import { DocCardList } from './DocCardList.js'

const html = (element: ReactElement) => tagLines(renderElement(element).html)

describe('DocCardList', () => {
  const items: PageSidebarItem[] = [
    { type: 'link', label: 'A', href: '/docs/a', docId: 'a' },
    {
      type: 'category',
      label: 'B',
      collapsible: true,
      collapsed: true,
      items: [],
      more: true,
      count: 3,
      fallbackHref: '/docs/b/x',
    },
    { type: 'html', value: '<hr>', defaultStyle: false },
    { type: 'link', label: 'Install', href: '/docs/install', docId: 'install', description: 'Own' },
    // Shown in the sidebar while it is the page on screen.
    { type: 'link', label: 'Hidden', href: '/docs/hidden', docId: 'hidden', unlisted: true },
  ]
  const entry = { id: 'a', path: '/docs/a', sidebar: 'main', title: 'A', description: 'From the doc' }
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
    docs: [entry],
    draftIds: [],
    sidebars: {},
  }

  it('shows the siblings of the page, without unlisted ones (CI-2, CI-4 … CI-6, SB-22)', () => {
    const { html } = renderElement(<DocCardList className="c" />, {
      page: sampleDoc({ sidebar: 'main' }),
      sidebar: { id: 'main', list: [], items: () => items },
      docs: [{ id: 'default', versions: [version] }],
    })
    expect(tagLines(html)).toMatchInlineSnapshot(`
      "<section class="vl-cards c">
      <article>
      <a href="/docs/a" class="theme-doc-card-container card">
      <h2 class="vl-card-title" title="A">
      <span class="vl-card-icon vl-card-icon--usual vl-card-icon--doc" aria-hidden="true">📄️</span>A</h2>
      <p class="vl-card-description" title="From the doc">From the doc</p>
      </a>
      </article>
      <article>
      <a href="/docs/b/x" class="theme-doc-card-container card">
      <h2 class="vl-card-title" title="B">
      <span class="vl-card-icon vl-card-icon--usual vl-card-icon--category" aria-hidden="true">🗃️</span>B</h2>
      <p class="vl-card-description" title="3 items">3 items</p>
      </a>
      </article>
      <article>
      <a href="/docs/install" class="theme-doc-card-container card">
      <h2 class="vl-card-title" title="Install">
      <span class="vl-card-icon vl-card-icon--usual vl-card-icon--doc" aria-hidden="true">📄️</span>Install</h2>
      <p class="vl-card-description" title="Own">Own</p>
      </a>
      </article>
      </section>"
    `)
  })

  it('shows given items, without a sidebar', () => {
    const result = html(
      <DocCardList
        items={[
          { type: 'category', label: 'C', items: [{ type: 'link', label: 'X', href: '/x' }] },
          { type: 'category', label: 'Nowhere', items: [] },
        ]}
      />,
    )
    expect(result.match(/href="[^"]*"|title="[^"]*"/g)).toEqual(['href="/x"', 'title="C"', 'title="1 item"'])
  })

  it('starts paths that an author writes at the base URL', () => {
    const items = ['/docs/a', '/troth/docs/b', 'https://x.dev', '#c'].map((href) => ({
      type: 'link' as const,
      label: href,
      href,
    }))
    const site = sampleSite({ baseUrl: '/troth/', trailingSlash: true })
    const { html } = renderElement(<DocCardList items={items} />, { site, docs: [] })
    expect(html.match(/href="[^"]*"/g)).toEqual([
      'href="/troth/docs/a/"',
      'href="/troth/docs/b/"',
      'href="https://x.dev"',
      'href="#c"',
    ])
  })
})
