import { describe, expect, it } from 'vitest'
import { navbarLink, renderElement, tagLines } from '../../../test/samplePage.js'
import type { NavbarItemData } from '../../shared/site.js'
import { theme } from '../theme.js'
import { DrawerItem } from './DrawerItem.js'

describe('DrawerItem', () => {
  const inDrawer = (item: NavbarItemData, input: Parameters<typeof renderElement>[1] = {}) =>
    tagLines(renderElement(<DrawerItem {...item} mobile onClick={() => {}} />, input).html)

  it('is a list item with a link of a menu (NI-8, NI-9)', () => {
    expect(inDrawer(navbarLink('Docs', '/docs', { className: 'c' }))).toMatchInlineSnapshot(`
      "<li class="menu__list-item">
      <a href="/docs" aria-current="page" class="menu__link menu__link--active c">Docs</a>
      </li>"
    `)
    expect(inDrawer(navbarLink('A', '/a', { onlyOn: '/a' }))).toBe('')
  })

  it('is raw HTML, a component with its slot, and nothing for the search (NI-10, NI-16, SE-2)', () => {
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

  it('is a list that is open if it contains the page, otherwise without its entries (DD-6, DD-8, DD-9, T-12)', () => {
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

  it('links to a page when the dropdown does (DD-8)', () => {
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
    // In the drawer a version is chosen from the list.
    expect(inDrawer({ ...item, versionsOf: 'default' })).toContain(
      '<a href="#" role="button" aria-expanded="false" title="T" class="menu__link menu__link--sublist">Versions</a>',
    )
  })

  it('lists the locales (LD-6)', () => {
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
      '<a href="/docs/install" data-unchecked="" target="_self" lang="en" data-native="" class="menu__link menu__link--active">English</a>',
    )
  })

  it('reports the configuration of an item that fails (NB-9)', () => {
    expect(() => inDrawer({ type: 'nope', position: 'left' } as unknown as NavbarItemData)).toThrow(
      'Check the navbar item configuration in `themeConfig.navbar.items`',
    )
  })
})

function Shout(props: Record<string, unknown>) {
  return <b>{`${props.text}!${props.mobile ? ' (mobile)' : ''}`}</b>
}
