import { describe, expect, it } from 'vitest'
import { samplePost, samplePostList, sampleSite } from '../../../../test/samplePage.js'
import type { PageData } from '../../../shared/page.js'
import { writeTag } from '../../output/htmlDocument.js'
import { createRouteUrls } from '../links/routeUrls.js'
import { blogTags } from './blogHead.js'
import type { HeadSite } from './tags.js'

const siteData = sampleSite({ url: 'https://site.example' })
const site: HeadSite = {
  config: {
    noIndex: false,
    headTags: [],
    scripts: [],
    stylesheets: [],
    themeConfig: { metadata: [], image: undefined },
  },
  data: siteData,
  context: { urls: createRouteUrls(siteData) },
}
const lines = (page: PageData) => blogTags(page, site).map(writeTag)
const data = (page: PageData) =>
  JSON.parse(String(blogTags(page, site).at(-1)?.innerHTML)) as Record<string, unknown>

describe('the head of a post', () => {
  it('BL-10: marks it as an article', () => {
    expect(lines(samplePost()).slice(0, -1)).toEqual([
      '<meta property="og:type" content="article">',
      '<meta property="article:published_time" content="2025-01-02T00:00:00.000Z">',
      '<meta property="article:author" content="https://site.example/blog/authors/ada">',
      '<meta property="article:tag" content="News">',
    ])
  })

  it('SEO-11: is structured data as well', () => {
    expect(data(samplePost({ image: 'img/a.png', keywords: ['k'] }))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      '@id': 'https://site.example/blog/hello',
      mainEntityOfPage: 'https://site.example/blog/hello',
      url: 'https://site.example/blog/hello',
      headline: 'Hello',
      name: 'Hello',
      description: 'About hello',
      datePublished: '2025-01-02T00:00:00.000Z',
      author: {
        '@type': 'Person',
        name: 'Ada',
        description: 'Writes',
        url: 'https://site.example/blog/authors/ada',
        image: 'https://site.example/ada.png',
      },
      image: 'https://site.example/img/a.png',
      keywords: ['k'],
      isPartOf: { '@type': 'Blog', '@id': 'https://site.example/blog', name: 'Blog' },
    })
  })

  it('escapes the end of its element', () => {
    const post = { ...samplePost().post, title: '</script><script>' }
    expect(String(blogTags(samplePost({ post }), site).at(-1)?.innerHTML)).not.toContain('<')
  })
})

describe('the head of a list', () => {
  it('SEO-11: lists its posts, unless it is that of a tag', () => {
    expect(data(samplePostList())).toMatchObject({
      '@type': 'Blog',
      '@id': 'https://site.example/blog',
      blogPost: [{ '@type': 'BlogPosting', headline: 'Hello' }],
    })
    expect(blogTags(samplePostList({ of: 'tag' }), site)).toEqual([])
  })
})
