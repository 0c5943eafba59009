import { describe, expect, it } from 'vitest'
import { compareSites, compareUrls, nearestRoute } from './compareSites.js'
import { formatComparison } from './comparisonReport.js'
import type { BuiltSite, PageFacts } from './readBuiltSite.js'
import { readUrls } from './runCompare.js'

const page = (facts: Partial<PageFacts> = {}): PageFacts => ({
  title: 'A',
  description: '',
  canonical: '',
  headings: [],
  sidebar: [],
  previous: '',
  next: '',
  tags: [],
  images: [],
  ...facts,
})

const site = (
  pages: Readonly<Record<string, PageFacts>>,
  { redirects = {}, feeds = {}, base = '/' }: { redirects?: object; feeds?: object; base?: string } = {},
): BuiltSite => ({
  pages: new Map(Object.entries(pages)),
  redirects: new Map(Object.entries(redirects)),
  feeds: new Map(Object.entries(feeds)),
  base,
})

describe('compareSites', () => {
  it('names every difference of two pages [MG-7]', () => {
    const { differences } = compareSites(
      site(
        {
          '/a': page({
            title: 'One',
            description: 'x',
            canonical: '/a',
            headings: ['b', 'c'],
            sidebar: ['/a', '/b'],
            previous: '/p',
            next: '/n',
            tags: ['/tags/t'],
            images: ['i'],
          }),
        },
        { feeds: { '/blog/rss.xml': ['/blog/a'] } },
      ),
      site({ '/a': page({ title: 'Two', headings: ['c', 'b'], sidebar: ['/b', '/a'] }) }),
    )
    expect(differences.map(({ subject }) => subject)).toEqual([
      'titles',
      'descriptions',
      'canonical links',
      'heading ids',
      'previous',
      'next',
      'tags',
      'images',
      'sidebars',
      'feeds',
    ])
  })

  it('names the nearest route and the redirect of a missing URL [MG-8]', () => {
    const comparison = compareSites(
      site({ '/docs/setup': page(), '/gone': page() }, { redirects: { '/start': '/base/docs/setup' } }),
      site({ '/docs/guide/setup': page(), '/blog': page() }, { base: '/base/' }),
    )
    expect(comparison.missing).toBe(3)
    expect(comparison.differences.map(({ line }) => line)).toEqual([
      '/base/docs/setup /base/docs/guide/setup 301',
      undefined,
      '/base/start /base/docs/setup 301',
    ])
    expect(formatComparison(comparison)).toContain('  No similar route: /gone')
  })

  it('finds no difference between equal sites [MG-7]', () => {
    const same = site({ '/': page({ sidebar: ['/a'] }) })
    expect(formatComparison(compareSites(same, same))).toMatch(/No difference\.$/)
  })

  it('accepts canonical links of the root of an old version to that of the last one [MG-7]', () => {
    const pages = (canonical: string) => ({ '/': page({ canonical: '/x' }), '/0.9': page({ canonical }) })
    const before = site(pages('/x/0.9'), { base: '/x/' })
    const compare = (canonical: string) => compareSites(before, site(pages(canonical), { base: '/x/' }))
    expect(compare('/x').differences).toEqual([])
    expect(compare('/x/0.8').differences).toHaveLength(1)
  })

  it('accepts canonical links of old versions to the last one [MG-7]', () => {
    const pages = (canonical: string) => ({
      '/docs/a': page({ canonical: '/docs/a' }),
      '/docs/1.0/a': page({ canonical }),
    })
    const comparison = compareSites(site(pages('/docs/1.0/a')), site(pages('/docs/a')))
    expect(comparison.differences).toEqual([])
    expect(formatComparison(comparison)).toContain(
      'As meant: 1 canonical links of older versions name the same page of the last version, such as that of /docs/1.0/a.',
    )
    expect(compareSites(site(pages('/docs/1.0/a')), site(pages('/docs/b'))).differences).toHaveLength(1)
  })

  it('compares the URLs of a sitemap or a list [MG-8]', () => {
    const urls = readUrls(
      '<urlset><url><loc>https://x.dev/base/a/</loc></url><url><loc>https://x.dev/base/</loc></url></urlset>',
    )
    expect(urls).toEqual(['/base/a', '/base'])
    expect(readUrls('# old\nhttps://x.dev/b?c\n/d/\n')).toEqual(['/b', '/d'])
    const after = site({ '/': page(), '/ab': page() }, { base: '/base/' })
    expect(compareUrls(urls, after).differences).toMatchObject([{ path: '/a' }])
  })

  it('prefers the route with the same end [MG-8]', () => {
    expect(nearestRoute('/docs/api/fetch', ['/docs/api', '/reference/fetch', '/docs'])).toBe(
      '/reference/fetch',
    )
    expect(nearestRoute('/docs/instal', ['/docs/zebra', '/docs/install'])).toBe('/docs/install')
    expect(nearestRoute('/qqq', ['/docs'])).toBeUndefined()
    expect(nearestRoute('/search', ['/blog/archive', '/docs'])).toBeUndefined()
    expect(nearestRoute('/docs/setup', ['/docs/zebra', '/docs/api'])).toBeUndefined()
  })
})
