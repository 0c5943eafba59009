import { describe, expect, it } from 'vitest'
import { renderElement, sampleDoc, sampleSite } from '../../../test/samplePage.js'
import { Link, type LinkProps } from './Link.js'

const html = (props: LinkProps, site = sampleSite()) =>
  renderElement(<Link {...props}>x</Link>, { site, page: sampleDoc({ path: '/docs/guide/a' }) }).html

describe('Link', () => {
  it.each([
    ['takes `to` and `href` alike (LK-1)', { to: '/docs/b' }, '<a href="/docs/b">x</a>'],
    ['takes `to` and `href` alike (LK-1)', { href: '/docs/b' }, '<a href="/docs/b">x</a>'],
    [
      'opens other sites in a new tab (LK-2)',
      { to: 'https://a.b' },
      '<a href="https://a.b" target="_blank" rel="noopener noreferrer">x</a>',
    ],
    [
      'lets attributes override that (LK-2)',
      { to: 'https://a.b', target: '_self' },
      '<a href="https://a.b" target="_self" rel="noopener noreferrer">x</a>',
    ],
    ['leaves a hash alone', { to: '#top' }, '<a href="#top">x</a>'],
    ['is a plain anchor without target (LK-3)', { className: 'c' }, '<a class="c">x</a>'],
    [
      'marks what the link check must skip, for the build only (LK-5)',
      { to: '/b', 'data-noBrokenLinkCheck': true },
      '<a href="/b" data-unchecked="">x</a>',
    ],
    ['resolves relative targets (LK-7)', { to: '../b?q=1#h' }, '<a href="/docs/b?q=1#h">x</a>'],
    ['resolves relative targets (LK-7)', { to: '?q=1' }, '<a href="/docs/guide/a?q=1">x</a>'],
    ['starts a bare target at the base URL (LK-8)', { to: 'b' }, '<a href="/b">x</a>'],
    ['starts a bare target at the base URL (LK-8)', { href: 'docs/b?q#h' }, '<a href="/docs/b?q#h">x</a>'],
    [
      'starts a bare target at the base URL (LK-8)',
      { to: '.well-known/x' },
      '<a href="/.well-known/x">x</a>',
    ],
    [
      'resolves a bare target against the page without the base URL (LK-8)',
      { to: 'b', autoAddBaseUrl: false },
      '<a href="/docs/guide/b">x</a>',
    ],
    [
      'leaves `pathname://` to the host (URL-9)',
      { to: 'pathname:///f' },
      '<a href="/f" data-unchecked="" data-native="">x</a>',
    ],
  ])('%s: %j', (_, props, expected) => {
    expect(html(props)).toBe(expected)
  })

  it('adds the base and the trailing slash (URL-5, URL-7)', () => {
    const site = sampleSite({ baseUrl: '/troth/', trailingSlash: true })
    expect(html({ to: '/docs/b#h' }, site)).toBe('<a href="/troth/docs/b/#h">x</a>')
    expect(html({ to: '/docs/b', autoAddBaseUrl: false }, site)).toBe('<a href="/docs/b/">x</a>')
  })

  it.each([
    ['/troth/docs/a', './b', '/troth/docs/b'],
    ['/troth/docs/a', '../b#h', '/troth/b#h'],
    ['/troth/docs/a/', './b', '/troth/docs/a/b'],
    ['/troth/docs/a/', '../b', '/troth/docs/b'],
    ['/troth/docs/a/', '..', '/troth/docs/'],
    ['/troth/docs/a', 'docs/b', '/troth/docs/b'],
    ['/troth/docs/a', 'troth/b', '/troth/troth/b'],
  ])('makes a relative target absolute, as seen from %s: %s → %s (LK-7, LK-8)', (path, to, expected) => {
    const input = { site: sampleSite({ baseUrl: '/troth/' }), page: sampleDoc({ path }) }
    expect(renderElement(<Link to={to}>x</Link>, input).html).toBe(`<a href="${expected}">x</a>`)
  })

  it.each([
    ['/docs', false, true],
    ['/Docs/Guide/A/', true, true],
    ['/docs', true, false],
    ['/doc', false, false],
    ['/', false, true],
    ['https://a.b', false, false],
  ])('marks a menu link by whole segments: %s, exact %s → %s (LK-6)', (to, exact, active) => {
    const result = html({
      to,
      exact,
      isNavLink: true,
      className: 'c',
      activeClassName: 'on',
      target: '_self',
    })
    expect([result.includes('class="c on"'), result.includes('aria-current="page"')]).toEqual([
      active,
      active,
    ])
  })
})
