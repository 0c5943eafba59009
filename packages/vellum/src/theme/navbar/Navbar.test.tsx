import { describe, expect, it } from 'vitest'
import {
  navbarLink,
  partOf,
  renderElement,
  renderSample,
  sampleDoc,
  sampleSite,
  siteWithItems,
  tagLines,
} from '../../../test/samplePage.js'
import type { NavbarItemData, SiteData } from '../../shared/site.js'
import { theme } from '../theme.js'
import { isDrawerDropdownActive, isDropdownButtonActive, isLinkActive } from './activeItem.js'
import { DrawerItem } from './DrawerItem.js'
import { isBarHidden } from './hideOnScroll.js'
import { urlAfterBase } from './localeLinks.js'

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

  it('leaves out what the site does not want (NB-8, CM-14)', () => {
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

  it('links the brand to the home page; both pictures are there (NB-3 … NB-6)', () => {
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

  it('places the search slot once (NB-1, SE-1)', () => {
    const item: NavbarItemData = { type: 'search', position: 'left', className: 'mine' }
    expect(navbar(siteWithItems(item)).match(/<div class="navbar__search[^"]*">/g)).toEqual([
      '<div class="navbar__search mine">',
    ])
  })

  it('shows the search component of the theme in it (SE-3)', () => {
    const html = renderSample({ theme: { ...theme, SearchBar: Finder } }).html
    expect(html).toContain('<div class="navbar__search"><input type="search"/></div>')
  })

  it('brings no drawer as served (MS-6)', () => {
    expect(navbar(siteWithItems(navbarLink('Docs', '/docs')))).not.toContain('navbar-sidebar')
  })
})

describe('NavbarItem', () => {
  const left = (...items: NavbarItemData[]) => {
    const html = renderSample({ site: siteWithItems(...items) }).html
    const [, rest = ''] = partOf(html, '<b class="navbar__title">', '</nav>').split('</b>\n</a>\n')
    return rest.split('</div>\n<div class="theme-layout-navbar-right')[0]!.trim()
  }

  it('is a link with its icon, its attributes and its mark (NI-4 … NI-8)', () => {
    expect(
      left(
        navbarLink('Docs', '/docs', { className: 'c', attributes: { 'data-x': '1' } }),
        navbarLink('Blog', '/blog'),
        navbarLink('Code', 'https://a.b', { active: undefined }),
        { ...navbarLink('', 'https://a.b', { html: '<i>x</i>' }) },
        navbarLink('Own', '/docs', { active: { exact: false, className: 'mine' } }),
      ),
    ).toMatchInlineSnapshot(`
      "<a href="/docs" aria-current="page" data-x="1" class="navbar__item navbar__link navbar__link--active c">Docs</a>
      <a href="/blog" class="navbar__item navbar__link">Blog</a>
      <a href="https://a.b" target="_blank" rel="noopener noreferrer" class="navbar__item navbar__link">Code<!-- --> <svg class="vl-icon vl-external" width="13.5" height="13.5" viewBox="0 0 16 16" role="img" aria-label="(opens in new tab)">
      <path d="M6.5 3.5h-3v9h9v-3M9 2.5h4.5V7M13 3 7.5 8.5">
      </path>
      </svg>
      </a>
      <a href="https://a.b" target="_blank" rel="noopener noreferrer" class="navbar__item navbar__link">
      <i>x</i>
      </a>
      <a href="/docs" aria-current="page" class="navbar__item navbar__link mine">Own</a>"
    `)
  })

  it('shows a link to an unlisted page on that page only (NI-12)', () => {
    expect(
      left(
        navbarLink('A', '/a', { onlyOn: '/a' }),
        navbarLink('B', '/docs/install', { onlyOn: '/docs/install/' }),
      ),
    ).toMatchInlineSnapshot(
      `"<a href="/docs/install" aria-current="page" class="navbar__item navbar__link navbar__link--active">B</a>"`,
    )
  })

  it('is raw HTML in a container (NI-10)', () => {
    expect(
      left({ type: 'html', value: '<i>x</i>', className: 'c', position: 'left' }),
    ).toMatchInlineSnapshot(`
      "<div class="navbar__item c">
      <i>x</i>
      </div>"
    `)
  })

  it('is a dropdown that CSS opens (DD-3 … DD-5)', () => {
    expect(
      left({
        type: 'dropdown',
        label: 'More',
        attributes: {},
        position: 'right',
        items: [],
      }),
    ).toBe('')
    expect(
      left({
        type: 'dropdown',
        label: 'More',
        attributes: {},
        position: 'left',
        items: [
          navbarLink('A', '/docs'),
          navbarLink('B', 'https://a.b', { active: undefined }),
          navbarLink('C', '/c', { onlyOn: '/c' }),
          { type: 'html', value: '<hr>', className: 'c' },
        ],
      }),
    ).toMatchInlineSnapshot(`
      "<div class="navbar__item dropdown dropdown--hoverable">
      <a href="#" role="button" aria-haspopup="true" aria-expanded="false" class="navbar__link navbar__link--active">More</a>
      <ul class="dropdown__menu">
      <li>
      <a href="/docs" aria-current="page" class="dropdown__link dropdown__link--active">A</a>
      </li>
      <li>
      <a href="https://a.b" target="_blank" rel="noopener noreferrer" class="dropdown__link">B<!-- --> <svg class="vl-icon vl-external" width="12" height="12" viewBox="0 0 16 16" role="img" aria-label="(opens in new tab)">
      <path d="M6.5 3.5h-3v9h9v-3M9 2.5h4.5V7M13 3 7.5 8.5">
      </path>
      </svg>
      </a>
      </li>
      <li class="c">
      <hr>
      </li>
      </ul>
      </div>"
    `)
  })

  it('leads to another host when a language has one (LD-2)', () => {
    const item: NavbarItemData = {
      type: 'localeDropdown',
      queryString: '',
      before: [],
      after: [],
      position: 'right',
    }
    const site = siteWithItems(item)
    const fr = { ...site.locale, name: 'fr', htmlLang: 'fr', baseUrl: '/', url: 'https://troth.fr' }
    const html = renderSample({ site: { ...site, locales: [site.locale, fr] } }).html
    expect(html).toMatch(/href="https:\/\/troth\.fr\/[^"]*" target="_self" lang="fr"/)
  })

  it('lists the languages with the same page in each (LD-1 … LD-6)', () => {
    const locale = (name: string, label: string, baseUrl: string) =>
      ({ name, label, htmlLang: name, direction: 'ltr', baseUrl }) as const
    const fr = locale('fr', 'Français', '/t/fr/')
    const item: NavbarItemData = {
      type: 'localeDropdown',
      queryString: 'a=b',
      before: [{ type: 'html', value: 'before' }],
      after: [],
      position: 'right',
    }
    const site = {
      ...siteWithItems(item),
      baseUrl: '/t/fr/',
      locale: fr,
      locales: [locale('en', 'English', '/t/'), fr],
    }
    const page = sampleDoc({ path: '/t/fr/docs/a' })
    const html = renderSample({ site, page }).html
    expect(partOf(html, '<div class="navbar__item dropdown', '</ul></div>')).toMatchInlineSnapshot(`
      "<div class="navbar__item dropdown dropdown--hoverable dropdown--right">
      <a href="#" role="button" aria-haspopup="true" aria-expanded="false" class="navbar__link">
      <svg class="vl-icon" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M1.5 3.5h7M5 2v1.5M7 3.5C6.5 6 4.5 8 2 9M3 5c.8 1.8 2.2 3 4 3.7M7.5 14 11 6.5l3.5 7.5M8.7 11.5h4.6">
      </path>
      </svg>Français</a>
      <ul class="dropdown__menu">
      <li>before</li>
      <li>
      <a href="/t/docs/a?a=b" target="_self" lang="en" data-native="" class="dropdown__link">English</a>
      </li>
      <li>
      <a href="/t/fr/docs/a?a=b" target="_self" lang="fr" data-native="" class="dropdown__link dropdown__link--active">Français</a>
      </li>
      </ul>
      </div>"
    `)
  })

  it('is a component that the theme registers (NI-3)', () => {
    const item: NavbarItemData = { type: 'custom', name: 'custom-x', props: { text: 'hi' }, position: 'left' }
    const navbarItems = { 'custom-x': Shout }
    const html = renderSample({ site: siteWithItems(item), theme: { ...theme, navbarItems } }).html
    expect(html).toContain('<b>hi!</b>')
  })

  it('tells the configuration of an item that fails, with the reason as cause (NB-9)', () => {
    const failure = (item: NavbarItemData, navbarItems = {}) => {
      try {
        return renderSample({ site: siteWithItems(item), theme: { ...theme, navbarItems } }).html
      } catch (error) {
        return [(error as Error).message, ((error as Error).cause as Error).message]
      }
    }
    const entry = { type: 'custom', name: 'custom-x', props: { zone: 'UTC' } } as const
    const custom = { ...entry, position: 'left' } as const
    const sentence =
      'A navbar item cannot be shown. Check the navbar item configuration in `themeConfig.navbar.items`:'
    const message = `${sentence}
{
  "type": "custom-x",
  "zone": "UTC",
  "position": "left"
}`
    expect(failure(custom)).toEqual([
      message,
      'There is no navbar item of the type "custom-x". Registered by the theme: none.',
    ])
    expect(failure(custom, { 'custom-x': Broken })).toEqual([message, 'broken'])
    const wrong = { type: 'nope', position: 'left' } as unknown as NavbarItemData
    expect(failure(wrong)).toEqual([
      `${sentence}\n{\n  "type": "nope",\n  "position": "left"\n}`,
      'There is no navbar item of the type "nope".',
    ])
    const link = { type: 'link', label: 'L', href: '/l', active: {}, attributes: { title: 'T' } } as const
    const dropdown = { type: 'dropdown', label: 'D', attributes: {}, items: [link, entry] } as const
    expect(failure({ ...dropdown, position: 'right' }, { 'custom-x': Broken })).toEqual([
      `${sentence}
{
  "type": "dropdown",
  "label": "D",
  "position": "right",
  "items": [
    {
      "label": "L",
      "href": "/l",
      "title": "T"
    },
    {
      "type": "custom-x",
      "zone": "UTC"
    }
  ]
}`,
      'broken',
    ])
  })
})

describe('DrawerItem', () => {
  const inDrawer = (item: NavbarItemData, input: Parameters<typeof renderElement>[1] = {}) =>
    tagLines(renderElement(<DrawerItem item={item} onActivate={() => {}} />, input).html)

  it('is a list item with a link of a menu (NI-8, NI-9)', () => {
    expect(inDrawer(navbarLink('Docs', '/docs', { className: 'c' }))).toMatchInlineSnapshot(`
      "<li class="menu__list-item">
      <a href="/docs" aria-current="page" class="menu__link menu__link--active c">Docs</a>
      </li>"
    `)
    expect(inDrawer(navbarLink('A', '/a', { onlyOn: '/a' }))).toBe('')
  })

  it('is raw HTML, a component that learns where it is, and nothing for the search (NI-10, NI-16, SE-2)', () => {
    expect(inDrawer({ type: 'html', value: '<i>x</i>', className: 'c', position: 'left' })).toBe(
      tagLines('<li class="menu__list-item c"><i>x</i></li>'),
    )
    const navbarItems = { 'custom-x': Shout }
    const custom: NavbarItemData = {
      type: 'custom',
      name: 'custom-x',
      props: { text: 'hi' },
      position: 'left',
    }
    expect(inDrawer(custom, { theme: { ...theme, navbarItems } })).toBe(
      tagLines('<li class="menu__list-item"><b>hi! (mobile)</b></li>'),
    )
    expect(inDrawer({ type: 'search', position: 'left' })).toBe('')
  })

  it('is a list that is open when it holds the page, else without its entries (DD-6, DD-8, DD-9, T-12)', () => {
    const dropdown = (href: string): NavbarItemData => ({
      type: 'dropdown',
      label: 'More',
      attributes: {},
      items: [navbarLink('A', href)],
      position: 'left',
    })
    expect(inDrawer(dropdown('/docs/install'))).toMatchInlineSnapshot(`
      "<li class="menu__list-item">
      <div class="menu__list-item-collapsible">
      <a href="#" role="button" aria-expanded="true" class="menu__link menu__link--sublist menu__link--active">More</a>
      <button type="button" class="menu__caret" aria-expanded="true" aria-label="Collapse the dropdown">
      </button>
      </div>
      <ul class="menu__list">
      <li class="menu__list-item">
      <a href="/docs/install" aria-current="page" class="menu__link menu__link--active">A</a>
      </li>
      </ul>
      </li>"
    `)
    expect(inDrawer(dropdown('/docs'))).toMatchInlineSnapshot(`
      "<li class="menu__list-item menu__list-item--collapsed">
      <div class="menu__list-item-collapsible">
      <a href="#" role="button" aria-expanded="false" class="menu__link menu__link--sublist">More</a>
      <button type="button" class="menu__caret" aria-expanded="false" aria-label="Expand the dropdown">
      </button>
      </div>
      </li>"
    `)
  })

  it('leads somewhere when the dropdown does (DD-8)', () => {
    const item: NavbarItemData = {
      type: 'dropdown',
      label: 'More',
      href: '/more',
      attributes: { title: 'T' },
      items: [navbarLink('A', '/a')],
      position: 'left',
    }
    expect(inDrawer(item)).toContain(
      '<a href="/more" title="T" class="menu__link menu__link--sublist">More</a>',
    )
    // Versions are chosen from the list (VD-7).
    expect(inDrawer({ ...item, versionsOf: 'default' })).toContain(
      '<a href="#" role="button" aria-expanded="false" title="T" class="menu__link menu__link--sublist">Versions</a>',
    )
  })

  it('names the languages (LD-6)', () => {
    const item: NavbarItemData = {
      type: 'localeDropdown',
      queryString: '',
      before: [navbarLink('Install', '/docs/install')],
      after: [],
      position: 'left',
    }
    const html = inDrawer(item)
    expect(html).toContain('</svg>Languages</a>')
    expect(html).toContain(
      '<a href="/docs/install" target="_self" lang="en" data-native="" class="menu__link menu__link--active">English</a>',
    )
  })

  it('tells the configuration of an item that fails (NB-9)', () => {
    expect(() => inDrawer({ type: 'nope', position: 'left' } as unknown as NavbarItemData)).toThrow(
      'Check the navbar item configuration in `themeConfig.navbar.items`',
    )
  })
})

describe('isDropdownActive', () => {
  it.each([
    ['its own address (DD-7)', '/a', [], true],
    ['its own address with a slash at the end', '/a/', [], true],
    ['an address above the page', '/', [], false],
    ['an entry with the same path', undefined, [navbarLink('A', '/a')], true],
    ['an entry above the page', undefined, [navbarLink('A', '/')], false],
    ['an entry with an expression', undefined, [navbarLink('A', '/b', { active: { regex: '^/A$' } })], true],
    ['an entry with a base path', undefined, [navbarLink('A', '/b', { active: { basePath: '/' } })], true],
    ['an entry with another one', undefined, [navbarLink('A', '/b', { active: { basePath: '/b' } })], false],
    ['an entry without a rule', undefined, [navbarLink('A', 'https://a.b', { active: undefined })], false],
    ['raw HTML', undefined, [{ type: 'html', value: '/a' } as const], false],
  ])('knows %s', (_, href, items, expected) => {
    expect(isDrawerDropdownActive({ ...(href === undefined ? {} : { href }), items }, '/a')).toBe(expected)
  })
})

describe('isButtonActive', () => {
  it('is marked with its entries, unless the site says never (VD-8)', () => {
    const page = sampleDoc({ path: '/docs/a' })
    const items = [navbarLink('A', '/docs')]
    expect(isDropdownButtonActive({ items }, page)).toBe(true)
    expect(isDropdownButtonActive({ items, isPlain: true }, page)).toBe(false)
    expect(isDropdownButtonActive({ items: [], href: '/docs/a/' }, page)).toBe(true)
  })
})

describe('restOfAddress', () => {
  const site = sampleSite({ baseUrl: '/t/' })
  it.each([
    ['', '', '', 'docs/a'],
    ['?a=1', '#x', '', 'docs/a?a=1#x'],
    ['?a=1', '#x', '?persist=1', 'docs/a?a=1&persist=1#x'],
    ['?a=1', '', 'a=1', 'docs/a?a=1&a=1'],
    ['', '#x', 'a=1', 'docs/a?a=1#x'],
  ])('keeps %o and %o, and adds %o (LD-2, LD-3, T-10)', (search, hash, queryString, expected) => {
    const location = { pathname: '/t/docs/a', search, hash }
    const locale = { ...site.locale, baseUrl: '/t/' }
    expect(urlAfterBase({ site: { ...site, locale }, location, queryString })).toBe(expected)
  })
})

describe('isBarHidden', () => {
  const page = { viewportHeight: 500, pageHeight: 3000, ownHeight: 60 }
  it.each([
    ['at the top', 0, 0, false],
    ['above its own height, on the way down', 59, 30, false],
    ['from its own height on, on the way down', 60, 30, true],
    ['when nothing was scrolled before', 800, 0, false],
    ['on the way down', 801, 800, true],
    ['when the position stays', 800, 800, true],
    ['on the way up', 799, 800, false],
    ['just before the end', 2439, 2400, true],
    ['near the end', 2440, 2400, false],
    ['at the end', 2500, 2499, false],
  ])('knows what to do %s (HS-3)', (_, y, previous, expected) => {
    expect(isBarHidden({ ...page, y, previous })).toBe(expected)
  })
})

describe('isActive', () => {
  const page = sampleDoc({ path: '/docs/api/get', sidebar: 'api' })
  const sidebar = { docsId: 'default', id: 'api' }
  it.each([
    ['no rule', undefined, '/docs', false],
    ['an expression on the whole path, in any case (NI-7)', { regex: '^/DOCS/.*get$' }, '/x', true],
    ['the expression before all else', { regex: 'nope', basePath: '/docs' }, '/docs', false],
    ['a base path (NI-7)', { basePath: '/docs/a' }, '/x', true],
    ['the address above the page (LK-6)', {}, '/docs/api', true],
    ['not part of a name (LK-6)', {}, '/doc', false],
    ['exactly the page', { exact: true }, '/docs/api', false],
    ['the sidebar (NI-13)', { sidebar }, '/elsewhere', true],
    ['another sidebar, whatever the address (NI-13)', { sidebar: { ...sidebar, id: 'b' } }, '/docs', false],
    [
      'the document itself, in another sidebar (NI-11)',
      { sidebar: { ...sidebar, id: 'b' }, exact: true },
      '/docs/api/get',
      true,
    ],
  ])('knows %s', (_, active, href, expected) => {
    expect(isLinkActive({ active, href }, page)).toBe(expected)
  })
})

function Shout(props: Record<string, unknown>) {
  return <b>{`${props.text}!${props.mobile ? ' (mobile)' : ''}`}</b>
}

function Finder() {
  return <input type="search" />
}

function Broken(): never {
  throw new Error('broken')
}
