// The files of feeds. Makes text; the caller provides the posts.

import { type Author, Feed, type Item } from 'feed'
import { escapeText } from '../../shared/escapeHtml.js'

/** A post in a feed; its URLs are absolute. */
export interface FeedPost {
  readonly title: string
  readonly url: string
  readonly date: number
  readonly description: string
  /** The content with absolute URLs. */
  readonly html: string
  readonly tags: readonly string[]
  /** Authors with a name, a mail address, or both. */
  readonly authors: readonly {
    readonly name?: string | undefined
    readonly url?: string | undefined
    readonly email?: string | undefined
  }[]
}

/** The description of a blog in its feeds. */
export interface FeedInput {
  readonly title: string
  readonly description: string
  readonly language: string
  readonly copyright: string | undefined
  /** Absolute URLs of the blog, of the site's icon, and of the feeds by their type. */
  readonly url: string
  readonly icon: string | undefined
  readonly feeds: Readonly<Partial<Record<'rss' | 'atom' | 'json', string>>>
  /** Newest first. */
  readonly posts: readonly FeedPost[]
}

/** The text of each feed. */
export function feedTexts(input: FeedInput): Readonly<Partial<Record<'rss' | 'atom' | 'json', string>>> {
  const { feeds } = input
  return {
    ...(feeds.rss !== undefined && { rss: xml(rssFeed(input).rss2()) }),
    ...(feeds.atom !== undefined && { atom: xml(atomFeed(input).atom1()) }),
    ...(feeds.json !== undefined && { json: jsonFeed(input).json1() }),
  }
}

function rssFeed(input: FeedInput): Feed {
  return makeFeed(input, (post) => ({
    title: inData(post.title),
    description: inData(post.description),
    // RSS requires a mail address for an author; a name has a separate element.
    author: post.authors.filter(({ email }) => email !== undefined).map(person),
    extensions: [
      {
        name: 'dc:creator',
        objects: post.authors
          .filter(({ email }) => email === undefined)
          .map(({ name }) => ({ _text: name })) as never,
      },
    ],
  }))
}

function atomFeed(input: FeedInput): Feed {
  return makeFeed(input, (post) => ({
    // Feed readers read both as HTML.
    title: inData(escapeText(post.title)),
    description: inData(escapeText(post.description)),
    author: post.authors.map(person),
    published: new Date(post.date),
    category: post.tags.map((tag) => ({ name: inAttribute(tag), term: inAttribute(tag) })),
  }))
}

function jsonFeed(input: FeedInput): Feed {
  return makeFeed(input, (post) => ({
    ...(post.authors.length > 0 && { author: post.authors.map(person) }),
    published: new Date(post.date),
  }))
}

function makeFeed(input: FeedInput, ownFields: (post: FeedPost) => Partial<Item>): Feed {
  const { title, description, language, copyright, url, icon, feeds, posts } = input
  const newest = posts.reduce((latest, { date }) => Math.max(latest, date), 0)
  const feed = new Feed({
    id: url,
    title,
    description,
    link: url,
    language,
    ...(icon !== undefined && { favicon: icon }),
    ...(copyright !== undefined && { copyright }),
    // Not the current time: two builds of the same posts are the same.
    updated: new Date(newest),
    generator: 'Vellum',
    // Atom requires an author for posts without one.
    author: { name: title, link: url },
    feedLinks: { ...feeds },
  })
  for (const post of posts) {
    feed.addItem({
      title: post.title,
      id: post.url,
      link: post.url,
      date: new Date(post.date),
      description: post.description,
      // An empty content would be left out, and readers would show the description instead.
      content: inData(post.html || ' '),
      category: post.tags.map((name) => ({ name })),
      ...ownFields(post),
    })
  }
  return feed
}

function person({ name, url, email }: FeedPost['authors'][number]): Author {
  return {
    name: name ?? email ?? '',
    ...(url !== undefined && { link: url }),
    ...(email !== undefined && { email }),
  }
}

/** A CDATA section must not contain its own end; the library handles only the first one. */
function inData(text: string): string {
  return text.replaceAll(']]>', ']]&gt;')
}

// The library writes attributes without escaping this character.
const LESS_THAN = '\uE000'

function inAttribute(text: string): string {
  return text.replaceAll('<', LESS_THAN)
}

/** Restores the character, and removes characters that XML does not allow. */
function xml(text: string): string {
  return (
    text
      .replaceAll(LESS_THAN, '&lt;')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
      .replace(/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g, '')
  )
}
