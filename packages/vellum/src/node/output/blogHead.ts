// What the head of a blog's page says besides what every page says: that it is an article,
// and the same as structured data.

import type { ListedPost, PostAuthor, PostListPage, PostPage, PostSummary } from '../../shared/blogPage.js'
import type { HeadTag } from '../../shared/headTag.js'
import type { PageData } from '../../shared/page.js'
import type { SiteData } from '../../shared/site.js'
import { isExternalUrl, withBase } from '../../shared/url.js'

/** The tags of a post or of the list of posts; none for other pages. */
export function blogTags(site: SiteData, page: PageData): HeadTag[] {
  if (page.type === 'post') return [...articleTags(site, page), jsonLd(posting(site, page))]
  if (page.type === 'post-list' && page.of === 'blog') return [jsonLd(blogOf(site, page))]
  return []
}

function articleTags(site: SiteData, { post, lastUpdate }: PostPage): HeadTag[] {
  const authors = post.authors.flatMap(({ href }) => (href === undefined || isMail(href) ? [] : [href]))
  return [
    property('og:type', 'article'),
    property('article:published_time', post.date.iso),
    ...(lastUpdate?.date ? [property('article:modified_time', lastUpdate.date.iso)] : []),
    ...authors.map((href) => property('article:author', absolute(href, site))),
    ...post.tags.map(({ label }) => property('article:tag', label)),
  ]
}

function posting(site: SiteData, { post, image, keywords, lastUpdate, blog }: PostPage): object {
  return {
    '@context': 'https://schema.org',
    ...postData(site, post),
    ...(lastUpdate?.date && { dateModified: lastUpdate.date.iso }),
    ...(image !== undefined && { image: absolute(fromRoot(image, site), site) }),
    ...(keywords.length > 0 && { keywords }),
    isPartOf: { '@type': 'Blog', '@id': absolute(blog.href, site), name: blog.title },
  }
}

function blogOf(site: SiteData, { path, heading, description, posts }: PostListPage): object {
  const url = absolute(path, site)
  return {
    '@context': 'https://schema.org',
    '@type': 'Blog',
    '@id': url,
    mainEntityOfPage: url,
    headline: heading,
    ...(description !== undefined && { description }),
    blogPost: posts.map((post: ListedPost) => postData(site, post)),
  }
}

function postData(site: SiteData, post: PostSummary): object {
  const url = absolute(post.href, site)
  const authors = post.authors.map((author) => personData(site, author))
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

function personData(site: SiteData, { name, title, href, image }: PostAuthor): object {
  return {
    '@type': 'Person',
    ...(name !== undefined && { name }),
    ...(title !== undefined && { description: title }),
    ...(href !== undefined && (isMail(href) ? { email: href.slice(7) } : { url: absolute(href, site) })),
    ...(image !== undefined && { image: absolute(image, site) }),
  }
}

function isMail(href: string): boolean {
  return href.startsWith('mailto:')
}

function absolute(href: string, { url }: SiteData): string {
  return isExternalUrl(href) ? href : url + href
}

/** A picture is named as in the front matter: below the base, or in full. */
function fromRoot(image: string, { baseUrl }: SiteData): string {
  return isExternalUrl(image) ? image : withBase(`/${image.replace(/^(?:\.?\/)+/, '')}`, baseUrl)
}

function jsonLd(data: object): HeadTag {
  return {
    tagName: 'script',
    attributes: { type: 'application/ld+json' },
    // A text of the page must not end the element.
    innerHTML: JSON.stringify(data).replaceAll('<', '\\u003c'),
  }
}

function property(name: string, content: string): HeadTag {
  return { tagName: 'meta', attributes: { property: name, content } }
}
