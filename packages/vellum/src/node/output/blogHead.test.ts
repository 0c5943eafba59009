import { describe, expect, it } from 'vitest'
import { samplePost, samplePostList, sampleSite } from '../../../test/samplePage.js'
import { blogTags } from './blogHead.js'
import { writeTag } from './htmlDocument.js'

const site = sampleSite({ url: 'https://site.example' })
const lines = (page: Parameters<typeof blogTags>[1]) => blogTags(site, page).map(writeTag)
const data = (page: Parameters<typeof blogTags>[1]) =>
  JSON.parse(String(blogTags(site, page).at(-1)?.innerHTML)) as Record<string, unknown>

describe('the head of a post', () => {
  it('BL-10: says that it is an article', () => {
    expect(lines(samplePost()).slice(0, -1)).toEqual([
      '<meta property="og:type" content="article">',
      '<meta property="article:published_time" content="2025-01-02T00:00:00.000Z">',
      '<meta property="article:author" content="https://site.example/blog/authors/ada">',
      '<meta property="article:tag" content="News">',
    ])
  })

  it('SEO-11: is structured data too', () => {
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

  it('cannot end the element that it stands in', () => {
    const post = { ...samplePost().post, title: '</script><script>' }
    expect(String(blogTags(site, samplePost({ post })).at(-1)?.innerHTML)).not.toContain('<')
  })
})

describe('the head of a list', () => {
  it('SEO-11: reports its posts, unless it is that of a tag', () => {
    expect(data(samplePostList())).toMatchObject({
      '@type': 'Blog',
      '@id': 'https://site.example/blog',
      blogPost: [{ '@type': 'BlogPosting', headline: 'Hello' }],
    })
    expect(blogTags(site, samplePostList({ of: 'tag' }))).toEqual([])
  })
})
