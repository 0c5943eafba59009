import { describe, expect, it } from 'vitest'
import { navbarLink, partOf, renderSample, sampleDoc, siteWithItems } from '../../../test/samplePage.js'
import type { NavbarItemData } from '../../shared/site.js'
import { theme } from '../theme.js'

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

  it('links to another host when a locale has one (LD-2)', () => {
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
    expect(html).toMatch(/href="https:\/\/troth\.fr\/[^"]*" target="_self"[^>]* lang="fr"/)
  })

  it('lists the locales with the same page in each (LD-1 … LD-6)', () => {
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
      <a href="/t/docs/a?a=b" data-unchecked="" target="_self" lang="en" data-native="" class="dropdown__link">English</a>
      </li>
      <li>
      <a href="/t/fr/docs/a?a=b" data-unchecked="" target="_self" lang="fr" data-native="" class="dropdown__link dropdown__link--active">Français</a>
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

  it('reports the configuration of an item that fails, with the reason as cause (NB-9)', () => {
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
      'There is no navbar item of the type "custom-x". Registered in src/theme/NavbarItem/ComponentTypes: none.',
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
      `${sentence}\n{\n  "type": "custom-x",\n  "zone": "UTC"\n}`,
      'broken',
    ])
  })
})

function Shout(props: Record<string, unknown>) {
  return <b>{`${props.text}!${props.mobile ? ' (mobile)' : ''}`}</b>
}

function Broken(): never {
  throw new Error('broken')
}
