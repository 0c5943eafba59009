// The tags of a blog's page besides those of every page: that it is an article, and the same as structured
// data.

import type { ListedPost, PostAuthor, PostListPage, PostPage, PostSummary } from '../../../shared/blogPage.js'
import type { HeadTag } from '../../../shared/headTag.js'
import type { PageData } from '../../../shared/page.js'
import type { SiteData } from '../../../shared/site.js'
import { absoluteUrl, type HeadSite, imageUrl, jsonLd, property } from './tags.js'

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

function postData(post: PostSummary, site: SiteData): object {
  const url = absoluteUrl(post.href, site)
  const authors = post.authors.map((author) => personData(author, site))
  return {
    '@type': 'BlogPosting',
    '@id': url,
    mainEntityOfPage: url,
    url,
    headline: post.title,
    name: post.title,
    ...(post.description !== '' && { description: post.description }),
    datePublished: post.date.iso,
    ...(authors.length > 0 && { author: authors.length === 1 ? authors[0] : authors }),
  }
}

function personData({ name, title, href, image }: PostAuthor, site: SiteData): object {
  return {
    '@type': 'Person',
    ...(name !== undefined && { name }),
    ...(title !== undefined && { description: title }),
    ...(href !== undefined && (isMail(href) ? { email: href.slice(7) } : { url: absoluteUrl(href, site) })),
    ...(image !== undefined && { image: absoluteUrl(image, site) }),
  }
}

function isMail(href: string): boolean {
  return href.startsWith('mailto:')
}
