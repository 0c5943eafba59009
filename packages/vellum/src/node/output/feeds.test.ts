import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { type FeedInput, type FeedPost, feedTexts } from './feeds.js'

const require = createRequire(createRequire(import.meta.url).resolve('feed'))
const { xml2js } = require('xml-js') as { xml2js: (text: string, options: { compact: true }) => unknown }

// biome-ignore lint/suspicious/noExplicitAny: what a parser makes of XML
const parse = (text: string | undefined): any => xml2js(text ?? '', { compact: true })

const post: FeedPost = {
  title: 'A <b> & "c" ]]> d ]]> e',
  url: 'https://site.example/blog/a?x=1&y=2',
  date: Date.UTC(2025, 0, 2),
  description: 'What a < b means',
  html: '<p>One ]]> two ]]> \u0007 three</p>',
  tags: ['News', 'a<b "c" & d'],
  authors: [
    { name: 'Ada', url: 'https://site.example/ada' },
    { name: 'Grace', email: 'g@e.example' },
  ],
}
const input: FeedInput = {
  title: 'Site & Blog',
  description: 'About <things>',
  language: 'en',
  copyright: '© Site',
  url: 'https://site.example/blog',
  icon: 'https://site.example/i.svg',
  feeds: {
    rss: 'https://site.example/blog/rss.xml',
    atom: 'https://site.example/blog/atom.xml',
    json: 'https://site.example/blog/feed.json',
  },
  posts: [
    post,
    { ...post, title: 'B', url: 'https://site.example/blog/b', date: 0, html: '', tags: [], authors: [] },
  ],
}

describe('feedTexts', () => {
  it('BL-7: RSS is well-formed and has all required elements', () => {
    const { channel } = parse(feedTexts(input).rss).rss
    expect(channel).toMatchObject({
      title: { _text: 'Site & Blog' },
      link: { _text: 'https://site.example/blog' },
      description: { _text: 'About <things>' },
      language: { _text: 'en' },
      copyright: { _text: '© Site' },
      lastBuildDate: { _text: 'Thu, 02 Jan 2025 00:00:00 GMT' },
      'atom:link': { _attributes: { href: 'https://site.example/blog/rss.xml', rel: 'self' } },
    })
    expect(channel.item[0]).toMatchObject({
      link: { _text: 'https://site.example/blog/a?x=1&y=2' },
      pubDate: { _text: 'Thu, 02 Jan 2025 00:00:00 GMT' },
      'content:encoded': { _cdata: '<p>One ]]&gt; two ]]&gt;  three</p>' },
      author: { _text: 'g@e.example (Grace)' },
      'dc:creator': { _text: 'Ada' },
      category: [{ _text: 'News' }, { _text: 'a<b "c" & d' }],
    })
    expect(channel.item).toHaveLength(2)
  })

  it('BL-7: Atom is well-formed and has all required elements', () => {
    const { feed } = parse(feedTexts(input).atom)
    expect(feed).toMatchObject({
      id: { _text: 'https://site.example/blog' },
      title: { _text: 'Site & Blog' },
      updated: { _text: '2025-01-02T00:00:00.000Z' },
      author: { name: { _text: 'Site & Blog' } },
    })
    expect(feed.entry[0]).toMatchObject({
      id: { _text: 'https://site.example/blog/a?x=1&y=2' },
      // Feed readers read it as HTML.
      title: { _attributes: { type: 'html' }, _cdata: 'A &lt;b&gt; &amp; "c" ]]&gt; d ]]&gt; e' },
      updated: { _text: '2025-01-02T00:00:00.000Z' },
      published: { _text: '2025-01-02T00:00:00.000Z' },
      content: { _attributes: { type: 'html' } },
      author: [
        { name: { _text: 'Ada' }, uri: { _text: 'https://site.example/ada' } },
        { name: { _text: 'Grace' } },
      ],
    })
    expect(feed.entry[0].category[1]._attributes.term).toBe('a<b "c" & d')
  })

  it('makes a JSON feed if configured', () => {
    const feed = JSON.parse(feedTexts(input).json ?? '')
    expect(feed).toMatchObject({ title: 'Site & Blog', feed_url: 'https://site.example/blog/feed.json' })
    expect(feed.items[0]).toMatchObject({
      title: post.title,
      url: post.url,
      tags: post.tags,
      date_published: '2025-01-02T00:00:00.000Z',
    })
    expect(Object.keys(feedTexts({ ...input, feeds: { rss: 'https://site.example/rss.xml' } }))).toEqual([
      'rss',
    ])
  })
})
