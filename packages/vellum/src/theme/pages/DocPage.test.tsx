import { describe, expect, it } from 'vitest'
import { partOf, renderSample, sampleDoc, sampleSite } from '../../../test/samplePage.js'
import type { DocPage } from '../../shared/page.js'
import type { PageBase } from '../../shared/pageBase.js'
import { cardTitle } from '../parts/Cards.js'

const main = (page: Partial<DocPage>, input: Parameters<typeof renderSample>[0] = {}) =>
  partOf(renderSample({ page: sampleDoc(page), ...input }).html, '<main', '</main>')
const { type: _type, ...rest } = sampleDoc({ title: 'T' })
const base: PageBase = rest

describe('DocPage', () => {
  it('has text alone if there is nothing else to show', () => {
    expect(main({})).toMatchInlineSnapshot(`
      "<main class="vl-doc vl-doc--wide">
      <div class="vl-doc-column">
      <article>
      <div class="theme-doc-markdown markdown">
      <p>Text</p>
      </div>
      </article>
      </div>
      </main>"
    `)
  })

  it('puts an escaped heading above HTML, and above a component', () => {
    expect(main({ heading: 'A <b> & c' })).toContain(
      '<header>\n<h1>A &lt;b&gt; &amp; c</h1>\n</header>\n<p>Text</p>',
    )
    const body = { type: 'component', Component: Live } as const
    expect(main({ heading: 'H' }, { body })).toContain('<header>\n<h1>H</h1>\n</header>\n<p>live</p>')
  })

  it('links to its Markdown when the site has it (MP-4)', () => {
    const site = sampleSite({ hasMarkdownPages: true })
    expect(main({ path: '/docs/install/' }, { site })).toContain(
      '<article>\n<div class="vl-page-top">\n<a href="/docs/install.md" data-unchecked="" class="vl-page-markdown" data-native="">Copy page as Markdown</a>\n</div>',
    )
    expect(main({})).not.toContain('.md')
  })

  it('has a menu of links beside it, which the browser opens (MP-10)', () => {
    const pageMenu = {
      label: 'More',
      markdown: 'View',
      assistants: [{ label: 'Open in A', href: 'https://a.b/?q=Read%20{url}&m={markdown}' }],
    }
    const menu = (fields: Partial<typeof pageMenu> & { hasMarkdownPages?: true }) => {
      const { hasMarkdownPages, ...menuFields } = fields
      const site = sampleSite({
        ...(hasMarkdownPages && { hasMarkdownPages }),
        pageMenu: { ...pageMenu, ...menuFields } as typeof pageMenu,
      })
      return partOf(main({ path: '/docs/ä b/' }, { site }), '<div class="vl-page-actions">', '</div>')
    }
    expect(menu({ hasMarkdownPages: true })).toMatchInlineSnapshot(`
      "<div class="vl-page-actions">
      <a href="/docs/ä b.md" data-unchecked="" class="vl-page-markdown" data-native="">Copy page as Markdown</a>
      <button type="button" class="vl-page-menu-button" popoverTarget="vl-page-menu" aria-label="More">
      </button>
      <ul class="vl-page-menu" id="vl-page-menu" popover="auto">
      <li>
      <a href="/docs/ä b.md" data-unchecked="" data-native="">View</a>
      </li>
      <li>
      <a href="https://a.b/?q=Read%20https%3A%2F%2Ftroth.dev%2Fdocs%2F%C3%A4%20b%2F&amp;m=https%3A%2F%2Ftroth.dev%2Fdocs%2F%C3%A4%20b.md" target="_blank" rel="noopener noreferrer" data-unchecked="">Open in A</a>
      </li>
      </ul>
      </div>"
    `)
    expect(menu({ markdown: undefined as never })).not.toContain('href="/')
  })

  it('shows its breadcrumbs (BC-3 … BC-5)', () => {
    const breadcrumbs = [
      { label: 'Guide', href: '/docs/guide' },
      { label: 'Deep' },
      { label: 'Install', href: '/docs/install' },
    ]
    const html = renderSample({ page: sampleDoc({ breadcrumbs }) }).html
    expect(partOf(html, '<nav class="theme-doc-breadcrumbs"', '</nav>')).toMatchInlineSnapshot(`
      "<nav class="theme-doc-breadcrumbs" aria-label="Breadcrumbs">
      <ul class="breadcrumbs">
      <li class="breadcrumbs__item">
      <a href="/" class="breadcrumbs__link" aria-label="Home page">
      <svg class="vl-icon" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M2.5 7.5 8 3l5.5 4.5M4 7v6h3V9.5h2V13h3V7">
      </path>
      </svg>
      </a>
      </li>
      <li class="breadcrumbs__item">
      <a href="/docs/guide" class="breadcrumbs__link">Guide</a>
      </li>
      <li class="breadcrumbs__item">
      <span class="breadcrumbs__link">Deep</span>
      </li>
      <li class="breadcrumbs__item breadcrumbs__item--active">
      <span class="breadcrumbs__link">Install</span>
      </li>
      </ul>
      </nav>"
    `)
    const home = renderSample({ page: sampleDoc({ breadcrumbs }), site: sampleSite({ hasHome: false }) }).html
    expect(home).not.toContain('Home page')
  })

  it('lists its headings twice: in a column, and as a button above the text (TC-3 … TC-6, TC-9)', () => {
    const headings = [
      { value: 'A <code>b</code>', id: 'a', level: 2 },
      { value: 'C', id: 'c', level: 3 },
      { value: 'D', id: 'd', level: 4 },
    ]
    const html = renderSample({ page: sampleDoc({ toc: { headings, min: 2, max: 3 } }) }).html
    expect(partOf(html, '<div class="vl-toc-column">', '</nav></div>')).toMatchInlineSnapshot(`
      "<div class="vl-toc-column">
      <nav class="theme-doc-toc-desktop" aria-label="On this page">
      <ul class="table-of-contents">
      <li>
      <a href="#a" class="table-of-contents__link">A <code>b</code>
      </a>
      <ul>
      <li>
      <a href="#c" class="table-of-contents__link">C</a>
      </li>
      </ul>
      </li>
      </ul>
      </nav>
      </div>"
    `)
    expect(partOf(html, '<div class="theme-doc-toc-mobile">', '</div>')).toMatchInlineSnapshot(`
      "<div class="theme-doc-toc-mobile">
      <button type="button" class="vl-toc-toggle" aria-expanded="false">On this page</button>
      </div>"
    `)
  })

  it('takes the headings of a live page from the page itself (TC-2)', () => {
    const body = { type: 'component', Component: Live, toc: [{ value: 'L', id: 'l', level: 2 }] } as const
    expect(main({ toc: { headings: [], min: 2, max: 3 } }, { body })).toContain(
      '<a href="#l" class="table-of-contents__link">L</a>',
    )
    expect(main({ toc: undefined }, { body })).not.toContain('theme-doc-toc')
  })

  it('ends with tags, edit link and last change (PG-3, TG-5)', () => {
    const html = renderSample({
      page: sampleDoc({
        tags: [{ label: 'setup', href: '/docs/tags/setup', description: 'How to' }],
        editUrl: 'https://a.b/edit',
        lastUpdate: { date: { iso: '2025-03-01T12:00:00.000Z', text: 'Mar 1, 2025' }, author: 'Ada' },
      }),
    }).html
    expect(partOf(html, '<footer class="theme-doc-footer"', '</footer>')).toMatchInlineSnapshot(`
      "<footer class="theme-doc-footer">
      <div class="vl-doc-tags">
      <b>Tags:</b>
      <ul class="vl-tags">
      <li>
      <a href="/docs/tags/setup" rel="tag" class="vl-tag" title="How to">setup</a>
      </li>
      </ul>
      </div>
      <div class="vl-doc-meta">
      <a href="https://a.b/edit" target="_blank" rel="noopener noreferrer" class="theme-edit-this-page">Edit this page</a>
      <span class="theme-last-updated">Last updated on <time dateTime="2025-03-01T12:00:00.000Z">Mar 1, 2025</time> by <b>Ada</b>
      </span>
      </div>
      </footer>"
    `)
    expect(main({ lastUpdate: { author: 'Ada' } })).toContain('Last updated by <b>Ada</b>')
  })

  it('links to its neighbours (PG-1)', () => {
    const html = renderSample({
      page: sampleDoc({ previous: { title: 'A', href: '/docs/a' }, next: { title: 'B', href: '/docs/b' } }),
    }).html
    expect(partOf(html, '<nav class="pagination-nav"', '</nav>')).toMatchInlineSnapshot(`
      "<nav class="pagination-nav" aria-label="Docs pages">
      <a href="/docs/a" rel="prev" class="pagination-nav__link pagination-nav__link--prev">
      <div class="pagination-nav__sublabel">Previous</div>
      <div class="pagination-nav__label">A</div>
      </a>
      <a href="/docs/b" rel="next" class="pagination-nav__link pagination-nav__link--next">
      <div class="pagination-nav__sublabel">Next</div>
      <div class="pagination-nav__label">B</div>
      </a>
      </nav>"
    `)
  })

  it.each([
    ['unlisted', 'Unlisted page'],
    ['draft', 'Draft page'],
    ['scheduled', 'Scheduled post'],
  ] as const)('shows a notice for %s (FM-17, SB-22, BL-13)', (notice, title) => {
    expect(main({ notice })).toContain(
      `theme-admonition-caution alert alert--warning theme-${notice}-banner">\n<div class="vl-admonition-heading">\n<span class="vl-admonition-icon">\n</span>\n<span>${title}</span>\n</div>`,
    )
  })

  it('has exactly one main (SH-2)', () => {
    expect(renderSample().html.match(/<main/g)).toHaveLength(1)
  })
})

describe('CategoryPage', () => {
  it('shows heading, description and cards (CI-1, CI-3)', () => {
    const page = {
      ...base,
      type: 'category',
      docsId: 'default',
      sidebar: undefined,
      breadcrumbs: undefined,
      previous: undefined,
      next: undefined,
      description: 'All of it',
      heading: 'Guide',
      cards: [
        { type: 'link', href: '/docs/a', label: 'A', description: 'About A' },
        { type: 'category', href: '/docs/b', label: 'B', description: undefined },
      ],
    } as const
    expect(partOf(renderSample({ page }).html, '<main', '</main>')).toMatchInlineSnapshot(`
      "<main class="vl-doc vl-doc--wide">
      <div class="vl-doc-column">
      <header class="vl-index-header">
      <h1>Guide</h1>
      <p>All of it</p>
      </header>
      <section class="vl-cards">
      <article>
      <a href="/docs/a" class="theme-doc-card-container card">
      <h2 class="vl-card-title" title="A">
      <span class="vl-card-icon vl-card-icon--usual vl-card-icon--doc" aria-hidden="true">📄️</span>A</h2>
      <p class="vl-card-description" title="About A">About A</p>
      </a>
      </article>
      <article>
      <a href="/docs/b" class="theme-doc-card-container card">
      <h2 class="vl-card-title" title="B">
      <span class="vl-card-icon vl-card-icon--usual vl-card-icon--category" aria-hidden="true">🗃️</span>B</h2>
      </a>
      </article>
      </section>
      </div>
      </main>"
    `)
  })
})

describe('cardTitle', () => {
  it.each([
    ['🚀 Launch', '/a', { icon: '🚀', title: 'Launch' }],
    ['🇫🇷 France', '/a', { icon: '🇫🇷', title: 'France' }],
    ['1 thing', '/a', { icon: '📄️', title: '1 thing' }],
    ['© Law', 'https://a.b', { icon: '🔗', title: '© Law' }],
  ])('takes a leading emoji as icon: %s (CI-3)', (label, href, expected) => {
    expect(cardTitle({ type: 'link', href, label })).toEqual(expected)
  })

  it('has an icon for categories', () => {
    expect(cardTitle({ type: 'category', href: '/a', label: 'A' })).toEqual({ icon: '🗃️', title: 'A' })
  })
})

describe('MarkdownPage', () => {
  it('has its class on the wrapper and an edit link (PA-2)', () => {
    const page = {
      ...base,
      type: 'markdown',
      heading: 'About',
      toc: undefined,
      wrapperClassName: 'mine',
      editUrl: 'https://a.b/edit',
    } as const
    expect(partOf(renderSample({ page }).html, '<div id="__vellum_skip"', '</main>')).toMatchInlineSnapshot(`
      "<div id="__vellum_skip" class="theme-layout-main main-wrapper mine">
      <div class="vl-main">
      <main class="vl-doc vl-page vl-doc--wide">
      <div class="vl-doc-column">
      <article>
      <div class="theme-doc-markdown markdown">
      <header>
      <h1>About</h1>
      </header>
      <p>Text</p>
      </div>
      <div class="vl-doc-meta">
      <a href="https://a.b/edit" target="_blank" rel="noopener noreferrer" class="theme-edit-this-page">Edit this page</a>
      </div>
      </article>
      </div>
      </main>"
    `)
  })
})

describe('TagListPage and TagPage', () => {
  it('list tags with their number (TG-1)', () => {
    const page = {
      ...base,
      type: 'tags',
      tags: [{ label: 'setup', href: '/docs/tags/setup', count: 2 }],
    } as const
    expect(partOf(renderSample({ page }).html, '<main', '</main>')).toMatchInlineSnapshot(`
      "<main class="vl-doc vl-page vl-doc--wide">
      <div class="vl-doc-column">
      <h1>Tags</h1>
      <ul class="vl-tags">
      <li>
      <a href="/docs/tags/setup" rel="tag" class="vl-tag">setup <span class="vl-tag-count">2</span>
      </a>
      </li>
      </ul>
      </div>
      </main>"
    `)
  })

  it('list the documents of a tag (TG-3)', () => {
    const page = {
      ...base,
      type: 'tag',
      heading: 'One doc tagged with "setup"',
      allTagsHref: '/docs/tags',
      docs: [{ title: 'Install', href: '/docs/install', description: 'How' }],
    } as const
    expect(partOf(renderSample({ page }).html, '<main', '</main>')).toMatchInlineSnapshot(`
      "<main class="vl-doc vl-page vl-doc--wide">
      <div class="vl-doc-column">
      <header class="vl-index-header">
      <h1>One doc tagged with &quot;setup&quot;</h1>
      <a href="/docs/tags">View all tags</a>
      </header>
      <article class="vl-tag-doc">
      <a href="/docs/install">
      <h2>Install</h2>
      </a>
      <p>How</p>
      </article>
      </div>
      </main>"
    `)
  })
})

function Live() {
  return <p>live</p>
}
