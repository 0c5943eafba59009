import { describe, expect, it } from 'vitest'
import { navbarLink, sampleDoc } from '../../../test/samplePage.js'
import { isDrawerDropdownActive, isDropdownButtonActive, isLinkActive } from './activeItem.js'

describe('isLinkActive', () => {
  const page = sampleDoc({ path: '/docs/api/get', sidebar: 'api' })
  const sidebar = { docsId: 'default', id: 'api' }
  it.each([
    ['no rule', undefined, '/docs', false],
    ['an expression on the whole path, in any case (NI-7)', { regex: '^/DOCS/.*get$' }, '/x', true],
    ['the expression before all else', { regex: 'nope', basePath: '/docs' }, '/docs', false],
    ['a base path (NI-7)', { basePath: '/docs/a' }, '/x', true],
    ['the URL above the page (LK-6)', {}, '/docs/api', true],
    ['not part of a name (LK-6)', {}, '/doc', false],
    ['exactly the page', { exact: true }, '/docs/api', false],
    ['the sidebar (NI-13)', { sidebar }, '/elsewhere', true],
    ['another sidebar, whatever the URL (NI-13)', { sidebar: { ...sidebar, id: 'b' } }, '/docs', false],
    [
      'the document itself, in another sidebar (NI-11)',
      { sidebar: { ...sidebar, id: 'b' }, exact: true },
      '/docs/api/get',
      true,
    ],
  ])('decides on %s', (_, active, href, expected) => {
    expect(isLinkActive({ active, href }, page)).toBe(expected)
  })
})

describe('isDropdownButtonActive', () => {
  it('is active with its entries, unless disabled (VD-8)', () => {
    const page = sampleDoc({ path: '/docs/a' })
    const items = [navbarLink('A', '/docs')]
    expect(isDropdownButtonActive({ items }, page)).toBe(true)
    expect(isDropdownButtonActive({ items, isPlain: true }, page)).toBe(false)
    expect(isDropdownButtonActive({ items: [], href: '/docs/a/' }, page)).toBe(true)
  })
})

describe('isDrawerDropdownActive', () => {
  it.each([
    ['its own URL (DD-7)', '/a', [], true],
    ['its own URL with a slash at the end', '/a/', [], true],
    ['a URL above the page', '/', [], false],
    ['an entry with the same path', undefined, [navbarLink('A', '/a')], true],
    ['an entry above the page', undefined, [navbarLink('A', '/')], false],
    ['an entry with an expression', undefined, [navbarLink('A', '/b', { active: { regex: '^/A$' } })], true],
    ['an entry with a base path', undefined, [navbarLink('A', '/b', { active: { basePath: '/' } })], true],
    ['an entry with another one', undefined, [navbarLink('A', '/b', { active: { basePath: '/b' } })], false],
    ['an entry without a rule', undefined, [navbarLink('A', 'https://a.b', { active: undefined })], false],
    ['raw HTML', undefined, [{ type: 'html', value: '/a' } as const], false],
  ])('decides on %s', (_, href, items, expected) => {
    expect(isDrawerDropdownActive({ ...(href === undefined ? {} : { href }), items }, '/a')).toBe(expected)
  })
})
