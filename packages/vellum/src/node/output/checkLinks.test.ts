import { describe, expect, it } from 'vitest'
import { createLinkCheck } from './checkLinks.js'

const ROUTES = ['/', '/docs/introduction', '/docs/guide/install', '/docs/api/', '/docs/caf%C3%A9']

/** The report on one page with these links and ids, and on the introduction, which has `start`. */
function check(hrefs: string[], { page = '/docs/guide/install', ids = [] as string[] } = {}) {
  const { add, report } = createLinkCheck({ routes: ROUTES })
  add({ path: '/docs/introduction', links: [], ids: ['start', 'café'] })
  add({ path: page, links: hrefs.map((href) => ({ href, checked: true })), ids })
  const { links, anchors } = report()
  return { links: links.map(({ href }) => href), anchors: anchors.map(({ href }) => href) }
}

describe('createLinkCheck', () => {
  it('accepts every form of a path to a route (BK-2, BK-8, LK-7)', () => {
    expect(
      check([
        '/',
        '/docs/introduction',
        '/docs/introduction/',
        '/docs/introduction?q=1',
        '/docs/api',
        '/docs/café',
        '/docs/caf%c3%a9/',
        '../introduction',
        './install',
        'install',
        '?q=/nope',
        '',
        '#',
      ]),
    ).toEqual({ links: [], anchors: [] })
  })

  it('accepts paths that hosts redirect (HO-16)', () => {
    const { add, report } = createLinkCheck({ routes: ROUTES, isRedirected: (path) => path === '/old é' })
    const hrefs = ['/old%20é/?q#x', '../old%20é', '/old']
    add({ path: '/docs/api', links: hrefs.map((href) => ({ href, checked: true })), ids: [] })
    expect(report().links.map(({ href }) => href)).toEqual(['/old'])
  })

  it('BK-15: finds redirects to anchors that do not exist, with the nearest id', () => {
    const redirect = (to: string) => ({ from: '/old', to, source: 'vellum.config.ts:3' })
    const { add, report } = createLinkCheck({
      routes: ROUTES,
      anchorRedirects: [
        redirect('/docs/api/#instal'),
        redirect('/docs/api?a=b#Install'),
        redirect('/docs/api#caf%C3%A9'),
        redirect('/docs/api#top'),
        redirect('/docs/guide/install#not-rendered'),
        redirect('/nope#x'),
      ],
    })
    add({ path: '/docs/api/', links: [], ids: ['install', 'café'] })
    const found = { from: '/old', source: 'vellum.config.ts:3', page: '/docs/api/', meant: 'install' }
    expect(report().redirects).toEqual([
      { ...found, to: '/docs/api/#instal', id: 'instal' },
      { ...found, to: '/docs/api?a=b#Install', id: 'Install' },
    ])
  })

  it('MV-17: says which links are only in HTML and JSX', () => {
    const { add, report } = createLinkCheck({ routes: ROUTES })
    const links = [
      { href: '/a', checked: true, isHtml: true as const },
      { href: '/b', checked: true, isHtml: true as const },
      { href: '/b', checked: true },
      { href: '/docs/api#a', checked: true, isHtml: true as const },
    ]
    add({ path: '/docs/api', links, ids: [] })
    expect([...report().links, ...report().anchors].map(({ href, isHtml }) => [href, isHtml])).toEqual([
      ['/a', true],
      ['/b', undefined],
      ['/docs/api#a', true],
    ])
  })

  it('ignores links to other sites', () => {
    expect(check(['https://x.dev/nope', '//x.dev/nope', 'mailto:a@x.dev', 'tel:1', 'data:,x'])).toEqual({
      links: [],
      anchors: [],
    })
  })

  it('finds paths without a route: other letter case, files, parents (BK-2, DV-13)', () => {
    const hrefs = ['/Docs/Introduction', '/docs', '/docs//api', '/img/logo.png', 'introduction', '/docs/50%']
    expect(check(hrefs).links).toEqual(hrefs.toSorted())
  })

  it('resolves relative links against the URL of the page (LK-7)', () => {
    expect(check(['../introduction', 'install'], { page: '/docs/api/' })).toEqual({
      links: ['install'],
      anchors: [],
    })
    expect(check(['introduction'], { page: '/docs/api' }).links).toEqual([])
  })

  it('finds hashes without an id, raw or decoded, never empty ones (BK-4)', () => {
    expect(
      check(
        [
          '/docs/introduction#start',
          '/docs/introduction/?q#start',
          '/docs/introduction#caf%C3%A9',
          '/docs/introduction#',
          '/docs/introduction#top',
          '/docs/introduction#start:~:text=x',
          '#own',
          '#nope',
          '/docs/introduction#Start',
        ],
        { ids: ['own'] },
      ),
    ).toEqual({ links: [], anchors: ['#nope', '/docs/introduction#Start'] })
  })

  it('reports a link with a broken path only once (BK-4)', () => {
    expect(check(['/docs/nope#nope'])).toEqual({ links: ['/docs/nope#nope'], anchors: [] })
  })

  it('leaves out links that must not be checked (BK-6, DV-27)', () => {
    const { add, report } = createLinkCheck({ routes: ROUTES })
    add({
      path: '/docs/introduction',
      links: [
        { href: './nope.md', checked: false },
        { href: './other.md', checked: true },
      ],
      ids: [],
      source: { file: 'docs/introduction.md', links: [{ href: './other.md', line: 3, checked: false }] },
    })
    expect(report()).toEqual({ links: [], anchors: [], redirects: [] })
  })

  it.each([
    ['#instal', '#install'],
    ['#installation', '#install'],
    ['#node', '#on-node-js'],
    ['#retry-a-request-twice', '#retry-a-request'],
    ['#a', undefined],
    ['#nothing-like-it', undefined],
  ])('BK-4: guesses the heading that %s has meant', (href, meant) => {
    const { add, report } = createLinkCheck({ routes: ['/a'] })
    const ids = ['install', 'on-node-js', 'retry-a-request', 'see-also']
    add({ path: '/a', links: [{ href, checked: true }], ids })
    expect(report().anchors.map((anchor) => anchor.meant)).toEqual([meant && `/a${meant}`])
  })

  it('reports page, link, meaning, lines and a guess, sorted', () => {
    const { add, report } = createLinkCheck({ routes: ROUTES })
    add({
      path: '/docs/introduction',
      links: ['./guide/instal', '/docs/guide/install#retrys', './guide/instal', '/b'].map((href) => ({
        href,
        checked: true,
      })),
      ids: [],
      source: {
        file: 'docs/introduction.md',
        links: [
          { href: './guide/instal', line: 9, checked: true },
          { href: './guide/instal', line: 4, checked: true },
          { href: '/docs/guide/install#retrys', line: 5, checked: true },
        ],
      },
    })
    add({ path: '/docs/guide/install', links: [{ href: '/docs/Api/', checked: true }], ids: ['retry'] })
    expect(report()).toEqual({
      links: [
        {
          page: '/docs/guide/install',
          href: '/docs/Api/',
          target: '/docs/Api',
          positions: [],
          meant: '/docs/api/',
        },
        {
          page: '/docs/introduction',
          href: './guide/instal',
          target: '/docs/guide/instal',
          positions: ['docs/introduction.md:4', 'docs/introduction.md:9'],
          meant: '/docs/guide/install',
        },
        { page: '/docs/introduction', href: '/b', target: '/b', positions: [], meant: undefined },
      ],
      anchors: [
        {
          page: '/docs/introduction',
          href: '/docs/guide/install#retrys',
          target: '/docs/guide/install#retrys',
          positions: ['docs/introduction.md:5'],
          meant: '/docs/guide/install#retry',
        },
      ],
      redirects: [],
    })
  })

  it('has the same report in any order of pages', () => {
    const pages = ['/', '/docs/introduction', '/docs/api/'].map((path) => ({
      path,
      links: [
        { href: '/nope', checked: true },
        { href: '/docs/introduction#x', checked: true },
      ],
      ids: [],
    }))
    const one = createLinkCheck({ routes: ROUTES })
    const two = createLinkCheck({ routes: ROUTES.toReversed() })
    pages.forEach(one.add)
    pages.toReversed().forEach(two.add)
    expect(one.report()).toEqual(two.report())
    expect(one.report().links).toHaveLength(3)
  })

  it('reports a link as it is written in the file (BK-3)', () => {
    const { add, report } = createLinkCheck({ routes: ROUTES })
    const link = (href: string, writtenHref: string, line: number) => ({
      href,
      written: writtenHref,
      line,
      checked: true,
    })
    add({
      path: '/docs/api/',
      links: ['/docs/nope', '/docs/gone', '/docs/api/#nope'].map((href) => ({ href, checked: true })),
      ids: [],
      source: {
        file: 'docs/api.md',
        links: [
          link('/docs/nope', '../nope', 3),
          link('/docs/gone', '../gone', 4),
          link('/docs/gone', '/docs/gone', 5),
          link('/docs/api/#nope', './api.md#nope', 6),
        ],
      },
    })
    const { links, anchors } = report()
    const foundLinks = [...links, ...anchors].map(({ href, target, positions }) => [
      href,
      target,
      ...positions,
    ])
    expect(foundLinks).toEqual([
      ['../nope', '/docs/nope', 'docs/api.md:3'],
      ['/docs/gone', '/docs/gone', 'docs/api.md:4', 'docs/api.md:5'],
      ['./api.md#nope', '/docs/api#nope', 'docs/api.md:6'],
    ])
  })
})
