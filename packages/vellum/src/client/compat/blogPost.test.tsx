import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { sampleDoc } from '../../../test/samplePage.js'
import type { PageData } from '../../shared/page.js'
import { PageContext } from '../context/pageContext.js'
import { PostContext } from '../context/postContext.js'
import {
  type BlogPostView,
  groupBlogSidebarItemsByYear,
  useBlogMetadata,
  useBlogPost,
  useVisibleBlogSidebarItems,
} from './blogPost.js'

const post = {
  title: 'First',
  href: '/blog/first',
  description: 'About it',
  date: { iso: '2025-01-02T00:00:00.000Z', text: 'Jan 2, 2025' },
  readingTime: 3,
  authors: [{ name: 'Ada', title: undefined, href: '/blog/authors/ada', image: '/ada.png', socials: [] }],
  tags: [{ label: 'News', href: '/blog/tags/news' }],
  frontMatter: { custom: 1 },
}
const page = {
  ...sampleDoc({ path: '/blog/first' }),
  type: 'post',
  post,
  image: '/card.png',
  editUrl: 'https://example.com/edit',
  newer: { title: 'Second', href: '/blog/second' },
  older: undefined,
  blog: { title: 'News', href: '/blog' },
  toc: undefined,
} as unknown as PageData

/** What a hook returns on a page, in a post of a list if there is one. */
function resultOf<Result>(hook: () => Result, shown: PageData, listed?: object): Result {
  const results: Result[] = []
  // biome-ignore lint/correctness/noComponentHookFactories: a test renders it once
  const Part = () => {
    results.push(hook())
    return null
  }
  const part = listed ? (
    <PostContext value={{ post: listed as typeof post, isPage: false }}>
      <Part />
    </PostContext>
  ) : (
    <Part />
  )
  renderToString(<PageContext value={shown}>{part}</PageContext>)
  return results[0]!
}

describe('useBlogPost (MV-15)', () => {
  it('returns the post of the page with the names of Docusaurus', () => {
    expect(resultOf<BlogPostView>(useBlogPost, page)).toMatchObject({
      metadata: {
        permalink: '/blog/first',
        title: 'First',
        date: '2025-01-02T00:00:00.000Z',
        authors: [{ name: 'Ada', url: '/blog/authors/ada', imageURL: '/ada.png' }],
        tags: [{ label: 'News', permalink: '/blog/tags/news' }],
        editUrl: 'https://example.com/edit',
        prevItem: { title: 'Second', permalink: '/blog/second' },
        nextItem: undefined,
        frontMatter: { custom: 1 },
      },
      frontMatter: { custom: 1 },
      assets: { image: '/card.png' },
      isBlogPostPage: true,
    })
  })

  it('returns the post around the component in a list', () => {
    const list = { ...sampleDoc({ path: '/blog' }), type: 'post-list' } as never
    const listed = { ...post, title: 'Other', truncated: true, frontMatter: undefined }
    expect(resultOf(useBlogPost, list, listed)).toMatchObject({
      metadata: { title: 'Other', hasTruncateMarker: true, prevItem: undefined, editUrl: undefined },
      frontMatter: {},
      isBlogPostPage: false,
    })
  })

  it('fails on other pages, and so does useBlogMetadata', () => {
    const other = sampleDoc({ path: '/docs/a' })
    expect(() => resultOf(useBlogPost, other)).toThrow(
      'useBlogPost() is only for posts, and /docs/a is none.',
    )
    expect(() => resultOf(useBlogMetadata, other)).toThrow(
      'useBlogMetadata() is only for posts, and /docs/a is none.',
    )
  })

  it('comes with the blog of the post, and helpers for lists of posts', () => {
    expect(resultOf(useBlogMetadata, page)).toEqual({
      blogBasePath: '/blog',
      blogTitle: 'News',
      authorsListPath: '/blog/authors',
    })
    const items = [
      { title: 'A', permalink: '/a', date: '2023-05-01T12:00:00Z' },
      { title: 'B', permalink: '/b', date: '2024-05-01T12:00:00Z', unlisted: true },
      { title: 'C', permalink: '/c', date: '2023-06-01T12:00:00Z' },
    ]
    expect(useVisibleBlogSidebarItems(items).map(({ title }) => title)).toEqual(['A', 'C'])
    expect(groupBlogSidebarItemsByYear(items).map(([year, list]) => [year, list.length])).toEqual([
      ['2024', 1],
      ['2023', 2],
    ])
  })
})
