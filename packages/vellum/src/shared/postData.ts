// A post as structured data. Node writes it into the head, and copies of Docusaurus' components ask for it.

import type { PostAuthor, PostSummary } from './blogPage.js'
import type { SiteData } from './site.js'
import { absoluteUrl } from './url.js'

/** The data of a post for search engines, in the words of schema.org. */
export function postData(post: PostSummary, site: SiteData): object {
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

/** Whether a link is the address of an author. */
export function isMail(href: string): boolean {
  return href.startsWith('mailto:')
}
