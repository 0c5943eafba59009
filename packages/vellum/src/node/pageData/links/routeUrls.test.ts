import { describe, expect, it } from 'vitest'
import { createRouteUrls, encodePath } from './routeUrls.js'

const at = (baseUrl: string, trailingSlash?: boolean) => createRouteUrls({ baseUrl, trailingSlash })

describe('createRouteUrls', () => {
  it('URL-5, URL-7: adds the base and the slash rule to pages', () => {
    expect(at('/').href('/docs/a')).toBe('/docs/a')
    expect(at('/x/', true).href('/docs/a')).toBe('/x/docs/a/')
    expect(at('/x/', false).href('/docs/a/')).toBe('/x/docs/a')
    expect(at('/x/', false).href('/')).toBe('/x/')
    expect(at('/docs/').href('/docs/a')).toBe('/docs/docs/a')
    expect(at('/').href('/docs/my doc 100%?')).toBe('/docs/my%20doc%20100%25%3F')
  })

  it('URL-8, URL-9: leaves links to other sites unchanged, and removes pathname://', () => {
    const { link } = at('/x/', true)
    expect(
      ['/a?q#h', '#h', '?q', 'https://a.dev', 'mailto:a@b.c', '//a.dev', 'pathname:///a.html', ''].map(link),
    ).toEqual(['/x/a/?q#h', '#h', '?q', 'https://a.dev', 'mailto:a@b.c', '//a.dev', '/x/a.html', ''])
  })

  it.each([
    ['docs/a', '/x/docs/a/'],
    ['docs/a?q#h', '/x/docs/a/?q#h'],
    ['./docs/a', '/x/docs/a/'],
    ['x/a', '/x/x/a/'],
    ['docs/', '/x/docs/'],
  ])(
    'URL-10: a link of the configuration without a leading slash starts at the base: %s → %s',
    (url, href) => {
      expect(at('/x/', true).link(url)).toBe(href)
    },
  )

  it('LK-7: leaves a relative link of content relative', () => {
    expect(['a', './a', '../a#h', '/a'].map(at('/x/').contentLink)).toEqual(['a', './a', '../a#h', '/x/a'])
  })

  it('adds only the base to files of static folders', () => {
    const { file } = at('/x/', true)
    expect(['img/a.svg', './img/a.svg', '/img/a.svg', 'https://a.dev/b.svg'].map(file)).toEqual([
      '/x/img/a.svg',
      '/x/img/a.svg',
      '/x/img/a.svg',
      'https://a.dev/b.svg',
    ])
  })
})

describe('encodePath', () => {
  it('URL-4: encodes once', () => {
    expect(encodePath('/é')).toBe('/%C3%A9')
    expect(encodePath('/%C3%A9')).toBe('/%C3%A9')
  })
})
