import { describe, expect, it } from 'vitest'
import { navbarLink, partOf, renderSample, sampleSite, siteWithItems } from '../../../test/samplePage.js'
import type { NavbarItemData, SiteData } from '../../shared/site.js'
import { theme } from '../theme.js'

const navbar = (site: SiteData) => partOf(renderSample({ site }).html, '<nav aria-label="Main"', '</nav>')

describe('Navbar', () => {
  it('has two groups, and a disabled toggle that names the system mode (NB-1, CM-11 … CM-13, SE-3)', () => {
    expect(navbar(siteWithItems(navbarLink('Docs', '/docs')))).toMatchInlineSnapshot(`
      "<nav aria-label="Main" class="theme-layout-navbar navbar">
      <div class="navbar__inner">
      <div class="theme-layout-navbar-left navbar__items">
      <button type="button" class="navbar__toggle" aria-label="Toggle navigation bar" aria-expanded="false">
      <svg class="vl-icon" width="24" height="24" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M2 4.5h12M2 8h12M2 11.5h12">
      </path>
      </svg>
      </button>
      <a href="/" class="navbar__brand">
      <b class="navbar__title">Troth</b>
      </a>
      <a href="/docs" aria-current="page" class="navbar__item navbar__link navbar__link--active">Docs</a>
      </div>
      <div class="theme-layout-navbar-right navbar__items navbar__items--right">
      <button type="button" class="vl-color-toggle" disabled="" title="system mode" aria-label="Switch between dark and light mode (currently system mode)">
      <svg class="vl-icon vl-mode-icon vl-mode-icon--light" width="20" height="20" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM8 1v1.5M8 13.5V15M1 8h1.5M13.5 8H15M3 3l1 1M12 12l1 1M3 13l1-1M12 4l1-1">
      </path>
      </svg>
      <svg class="vl-icon vl-mode-icon vl-mode-icon--dark" width="20" height="20" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M13.5 9.8A6 6 0 0 1 6.2 2.5a6 6 0 1 0 7.3 7.3Z">
      </path>
      </svg>
      <svg class="vl-icon vl-mode-icon vl-mode-icon--system" width="20" height="20" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2Zm0 0v12">
      </path>
      <path d="M8 2a6 6 0 0 1 0 12Z" fill="currentColor">
      </path>
      </svg>
      </button>
      <div class="navbar__search">
      </div>
      </div>
      </div>
      </nav>"
    `)
  })

  it('leaves out parts that the site does not configure (NB-8, CM-14)', () => {
    const colorMode = { defaultMode: 'light', disableSwitch: true, respectPrefersColorScheme: false } as const
    expect(navbar(sampleSite({ colorMode }))).toMatchInlineSnapshot(`
      "<nav aria-label="Main" class="theme-layout-navbar navbar">
      <div class="navbar__inner">
      <div class="theme-layout-navbar-left navbar__items">
      <a href="/" class="navbar__brand">
      <b class="navbar__title">Troth</b>
      </a>
      </div>
      <div class="theme-layout-navbar-right navbar__items navbar__items--right">
      <div class="navbar__search">
      </div>
      </div>
      </div>
      </nav>"
    `)
  })

  it('links the brand to the home page, with both images (NB-3 … NB-6)', () => {
    const logo = {
      src: '/a.svg',
      srcDark: '/b.svg',
      alt: undefined,
      width: 32,
      height: 32,
      className: 'c',
      href: undefined,
      target: '_self',
    }
    const brand = (title: string) => {
      const site = sampleSite({ baseUrl: '/t/' })
      const html = renderSample({
        site: { ...site, navbar: { ...site.navbar, title, logo, style: 'dark' } },
      }).html
      return partOf(html, '<a href="/t/" class="navbar__brand"', '</a>')
    }
    expect(brand('Troth')).toMatchInlineSnapshot(`
      "<a href="/t/" class="navbar__brand" target="_self">
      <img loading="lazy" width="32" height="32" class="vl-themed-light navbar__logo c" src="/a.svg" alt=""/>
      <img loading="lazy" width="32" height="32" class="vl-themed-dark navbar__logo c" src="/b.svg" alt=""/>
      <b class="navbar__title">Troth</b>
      </a>"
    `)
    expect(brand('')).toContain('alt="Troth"')
  })

  it('has the search slot once (NB-1, SE-1)', () => {
    const item: NavbarItemData = { type: 'search', position: 'left', className: 'mine' }
    expect(navbar(siteWithItems(item)).match(/<div class="navbar__search[^"]*">/g)).toEqual([
      '<div class="navbar__search mine">',
    ])
  })

  it('shows the search component of the theme in it (SE-3)', () => {
    const html = renderSample({
      site: sampleSite({ hasOwnSearchBar: true }),
      theme: { ...theme, SearchBar: Finder },
    }).html
    expect(html).toContain('<div class="navbar__search"><input type="search"/></div>')
  })

  it('has the button of the search that the site has, and of one only (SE-3, SR-50, SR-67, SR-68)', () => {
    const search = { manifest: '/_data/_search.json', scopes: ['default'] }
    const algolia = {
      appId: 'A',
      apiKey: 'K',
      indexName: 'I',
      contextualSearch: true,
      searchParameters: {},
      searchPagePath: false,
      scopes: ['default'],
    } as const
    const slot = (fields: Partial<SiteData>) =>
      renderSample({ site: { ...siteWithItems(), ...fields } }).html.match(
        /<div class="navbar__search">.*?<\/div>/,
      )?.[0]
    const button = slot({ search })
    expect(button).toMatch(
      /<button type="button" class="vl-search-button"[^>]*><svg .*<\/svg>Search<\/button>/,
    )
    expect(slot({ search, algolia })).toBe(button)
    expect(slot({ search, algolia, hasOwnSearchBar: true })).toBe('<div class="navbar__search"></div>')
    expect(slot({})).toBe('<div class="navbar__search"></div>')
  })

  it('has no drawer in the served HTML (MS-6)', () => {
    expect(navbar(siteWithItems(navbarLink('Docs', '/docs')))).not.toContain('navbar-sidebar')
  })
})

function Finder() {
  return <input type="search" />
}
