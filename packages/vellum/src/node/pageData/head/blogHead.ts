// The tags of a blog's page besides those of every page: that it is an article, and the same as structured
// data.

import type { ListedPost, PostListPage, PostPage } from '../../../shared/blogPage.js'
import type { HeadTag } from '../../../shared/headTag.js'
import type { PageData } from '../../../shared/page.js'
import { isMail, postData } from '../../../shared/postData.js'
import type { SiteData } from '../../../shared/site.js'
import { absoluteUrl } from '../../../shared/url.js'
import { type HeadSite, imageUrl, jsonLd, property } from './tags.js'

/** The tags of a post or of the list of posts; none for other pages. */
export function blogTags(page: PageData, site: HeadSite): HeadTag[] {
  if (page.type === 'post') return [...articleTags(page, site.data), jsonLd(posting(page, site))]
  if (page.type === 'post-list' && page.of === 'blog') return [jsonLd(blogOf(page, site.data))]
  return []
}

function articleTags({ post, lastUpdate }: PostPage, site: SiteData): HeadTag[] {
  const authors = post.authors.flatMap(({ href }) => (href === undefined || isMail(href) ? [] : [href]))
  return [
    property('og:type', 'article'),
    property('article:published_time', post.date.iso),
    ...(lastUpdate?.date ? [property('article:modified_time', lastUpdate.date.iso)] : []),
    ...authors.map((href) => property('article:author', absoluteUrl(href, site))),
    ...post.tags.map(({ label }) => property('article:tag', label)),
  ]
}

function posting({ post, image, keywords, lastUpdate, blog }: PostPage, site: HeadSite): object {
  return {
    '@context': 'https://schema.org',
    ...postData(post, site.data),
    ...(lastUpdate?.date && { dateModified: lastUpdate.date.iso }),
    ...(image !== undefined && { image: imageUrl(image, site) }),
    ...(keywords.length > 0 && { keywords }),
    isPartOf: { '@type': 'Blog', '@id': absoluteUrl(blog.href, site.data), name: blog.title },
  }
}

function blogOf({ path, heading, description, posts }: PostListPage, site: SiteData): object {
  const url = absoluteUrl(path, site)
  return {
    '@context': 'https://schema.org',
    '@type': 'Blog',
    '@id': url,
    mainEntityOfPage: url,
    headline: heading,
    ...(description !== undefined && { description }),
    blogPost: posts.map((post: ListedPost) => postData(post, site)),
  }
}
