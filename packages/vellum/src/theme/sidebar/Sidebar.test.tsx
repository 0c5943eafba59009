import { describe, expect, it } from 'vitest'
import { partOf, renderSample, sampleDoc, sampleSite } from '../../../test/samplePage.js'
import type { PageSidebarItem } from '../../shared/sidebar.js'

const category = (fields: Partial<Extract<PageSidebarItem, { type: 'category' }>>): PageSidebarItem => ({
  type: 'category',
  label: 'Guide',
  collapsible: true,
  collapsed: true,
  items: [],
  more: false,
  fallbackHref: undefined,
  ...fields,
})
const link = (label: string, href: string): PageSidebarItem => ({ type: 'link', label, href, docId: href })

const beside = (list: readonly PageSidebarItem[]) => ({ id: 'main', list, items: () => [] })

function sidebar(...items: PageSidebarItem[]): string {
  const page = sampleDoc({ path: '/docs/install', sidebar: 'main' })
  return partOf(renderSample({ page, sidebar: beside(items) }).html, '<aside', '</aside>')
}

describe('Sidebar', () => {
  it('SU-10: shows badges after labels, with a space for those who hear them', () => {
    const badge = { text: 'new', color: 'green' } as const
    const shown = '<span class="vl-badge vl-badge--green">new</span>'
    const html = sidebar(
      { type: 'link', label: 'Retry', href: '/docs/retry', badge },
      category({ label: 'Closed', more: true, badge }),
      category({ label: 'Linked', href: '/docs/linked', more: true, badge }),
      category({ label: 'Fixed', collapsible: false, items: [link('A', '/docs/a')], badge }),
    ).replace(/\n/g, '')
    for (const label of ['Retry', 'Closed', 'Linked', 'Fixed']) expect(html).toContain(`>${label} ${shown}</`)
  })

  it('is a navigation of links; the current one is marked, others leave the site (SU-1, SU-2)', () => {
    const html = '<hr>'
    expect(
      sidebar(
        { ...link('Install', '/docs/install/'), className: 'c' } as PageSidebarItem,
        { type: 'link', label: 'Code', href: 'https://a.b' },
        { type: 'html', value: html, defaultStyle: true },
      ),
    ).toMatchInlineSnapshot(`
      "<aside class="theme-doc-sidebar-container vl-sidebar" aria-label="Docs sidebar">
      <nav aria-label="Docs sidebar" class="menu">
      <ul class="theme-doc-sidebar-menu menu__list">
      <li class="theme-doc-sidebar-item-link theme-doc-sidebar-item-link-level-1 menu__list-item c">
      <a href="/docs/install/" class="menu__link menu__link--active" aria-current="page">Install</a>
      </li>
      <li class="theme-doc-sidebar-item-link theme-doc-sidebar-item-link-level-1 menu__list-item">
      <a href="https://a.b" target="_blank" rel="noopener noreferrer" class="menu__link">Code <svg class="vl-icon vl-external" width="13.5" height="13.5" viewBox="0 0 16 16" role="img" aria-label="(opens in new tab)">
      <path d="M6.5 3.5h-3v9h9v-3M9 2.5h4.5V7M13 3 7.5 8.5">
      </path>
      </svg>
      </a>
      </li>
      <li class="theme-doc-sidebar-item-link theme-doc-sidebar-item-link-level-1 menu__list-item vl-sidebar-html">
      <hr>
      </li>
      </ul>
      </nav>
      </aside>"
    `)
  })

  it('opens the branch of the page (SU-3, SU-5)', () => {
    expect(
      sidebar(category({ href: '/docs/guide', items: [link('Install', '/docs/install')] })),
    ).toMatchInlineSnapshot(`
      "<aside class="theme-doc-sidebar-container vl-sidebar" aria-label="Docs sidebar">
      <nav aria-label="Docs sidebar" class="menu">
      <ul class="theme-doc-sidebar-menu menu__list">
      <li class="theme-doc-sidebar-item-category theme-doc-sidebar-item-category-level-1 menu__list-item">
      <div class="menu__list-item-collapsible">
      <a href="/docs/guide" class="menu__link menu__link--sublist menu__link--active">Guide</a>
      <button type="button" class="menu__caret" aria-expanded="true" aria-label="Collapse sidebar category &#x27;Guide&#x27;">
      </button>
      </div>
      <ul class="menu__list">
      <li class="theme-doc-sidebar-item-link theme-doc-sidebar-item-link-level-2 menu__list-item">
      <a href="/docs/install" class="menu__link menu__link--active" aria-current="page">Install</a>
      </li>
      </ul>
      </li>
      </ul>
      </nav>
      </aside>"
    `)
  })

  it('has no children in closed categories, and links to the first page without script (SU-4, SU-6)', () => {
    expect(
      sidebar(
        category({ label: 'A', more: true, fallbackHref: '/docs/a/x' }),
        category({ label: 'B', more: true, href: '/docs/b' }),
        category({ label: 'C', items: [link('X', '/docs/x')] }),
      ),
    ).toMatchInlineSnapshot(`
      "<aside class="theme-doc-sidebar-container vl-sidebar" aria-label="Docs sidebar">
      <nav aria-label="Docs sidebar" class="menu">
      <ul class="theme-doc-sidebar-menu menu__list">
      <li class="theme-doc-sidebar-item-category theme-doc-sidebar-item-category-level-1 menu__list-item menu__list-item--collapsed">
      <div class="menu__list-item-collapsible">
      <a href="/docs/a/x" class="menu__link menu__link--sublist menu__link--sublist-caret" role="button" aria-expanded="false">A</a>
      </div>
      </li>
      <li class="theme-doc-sidebar-item-category theme-doc-sidebar-item-category-level-1 menu__list-item menu__list-item--collapsed">
      <div class="menu__list-item-collapsible">
      <a href="/docs/b" class="menu__link menu__link--sublist">B</a>
      <button type="button" class="menu__caret" aria-expanded="false" aria-label="Expand sidebar category &#x27;B&#x27;">
      </button>
      </div>
      </li>
      <li class="theme-doc-sidebar-item-category theme-doc-sidebar-item-category-level-1 menu__list-item menu__list-item--collapsed">
      <div class="menu__list-item-collapsible">
      <a href="#" class="menu__link menu__link--sublist menu__link--sublist-caret" role="button" aria-expanded="false">C</a>
      </div>
      <template>
      <ul class="menu__list">
      <li class="theme-doc-sidebar-item-link theme-doc-sidebar-item-link-level-2 menu__list-item">
      <a href="/docs/x" class="menu__link">X</a>
      </li>
      </ul>
      </template>
      </li>
      </ul>
      </nav>
      </aside>"
    `)
  })

  it('shows categories that never close, and drops empty ones (SU-7)', () => {
    expect(
      sidebar(
        category({ label: 'Always', collapsible: false, collapsed: false, items: [link('X', '/docs/x')] }),
        category({ label: 'Link', href: '/docs/l' }),
        category({ label: 'Unlisted', href: '/docs/u', linkUnlisted: true }),
        category({ label: 'Nothing' }),
      ),
    ).toMatchInlineSnapshot(`
      "<aside class="theme-doc-sidebar-container vl-sidebar" aria-label="Docs sidebar">
      <nav aria-label="Docs sidebar" class="menu">
      <ul class="theme-doc-sidebar-menu menu__list">
      <li class="theme-doc-sidebar-item-category theme-doc-sidebar-item-category-level-1 menu__list-item">
      <div class="menu__list-item-collapsible">
      <span class="menu__link">Always</span>
      </div>
      <ul class="menu__list">
      <li class="theme-doc-sidebar-item-link theme-doc-sidebar-item-link-level-2 menu__list-item">
      <a href="/docs/x" class="menu__link">X</a>
      </li>
      </ul>
      </li>
      <li class="theme-doc-sidebar-item-link theme-doc-sidebar-item-link-level-1 menu__list-item">
      <a href="/docs/l" class="menu__link">Link</a>
      </li>
      </ul>
      </nav>
      </aside>"
    `)
  })

  it('follows `collapsed` outside of the branch of the page (SU-3)', () => {
    const html = sidebar(
      category({ label: 'Open', collapsed: false, items: [link('X', '/docs/x')] }),
      category({ label: 'Empty', collapsed: false, more: true, fallbackHref: '/docs/e' }),
    )
    expect(html).toContain('aria-expanded="true">Open</a>')
    expect(html).toContain('>X</a>')
    expect(html).toContain('href="/docs/e"')
    expect(html).toContain('aria-expanded="false">Empty</a>')
  })

  it('links to neighbours that the document leaves out', () => {
    expect(sidebar({ type: 'link', label: 'A … Z', href: '/docs/a', isFold: true })).toContain(
      '<li class="theme-doc-sidebar-item-link theme-doc-sidebar-item-link-level-1 menu__list-item vl-fold">\n<a href="/docs/a" class="menu__link">A … Z</a>',
    )
  })

  it('ends with a button that hides it, if enabled (SU-9)', () => {
    const page = sampleDoc({ path: '/docs/install', sidebar: 'main' })
    const site = sampleSite({ docsSidebar: { hideable: true, autoCollapseCategories: false } })
    const items = [link('Install', '/docs/install')]
    expect(
      partOf(renderSample({ page, site, sidebar: beside(items) }).html, '</nav><button', '</aside>'),
    ).toMatchInlineSnapshot(`
      "</nav>
      <button type="button" class="vl-sidebar-hide" title="Collapse sidebar" aria-label="Collapse sidebar">
      </button>
      </aside>"
    `)
  })

  it('is missing on a page without one', () => {
    expect(renderSample().html).not.toContain('<aside')
  })
})
