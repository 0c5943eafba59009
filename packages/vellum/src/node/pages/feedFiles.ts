// Which feeds a blog has, and where they are (BL-7, BL-8).

import { posix } from 'node:path'
import type { FeedConfig, SiteConfig } from '../config/siteConfig.js'
import type { SiteModel } from '../content/loadSiteModel.js'
import type { RouteUrls } from './routeUrls.js'

type FeedType = FeedConfig['type'][number]

/** A feed of the site. */
export interface FeedFile {
  readonly type: FeedType
  /** Below the folder of the language: `blog/rss.xml` */
  readonly file: string
  /** Its final address. */
  readonly href: string
  /** What readers of feeds are told. */
  readonly mime: string
  readonly title: string
}

const KINDS: Readonly<Record<FeedType, { name: string; file: string; mime: string }>> = {
  rss: { name: 'RSS', file: 'rss.xml', mime: 'application/rss+xml' },
  atom: { name: 'Atom', file: 'atom.xml', mime: 'application/atom+xml' },
  json: { name: 'JSON', file: 'feed.json', mime: 'application/feed+json' },
}

/** The feeds of a site; none without posts that are listed. */
export function feedFiles({
  config,
  model: { blog },
  urls,
}: {
  config: SiteConfig
  model: Pick<SiteModel, 'blog'>
  urls: RouteUrls
}): FeedFile[] {
  if (!blog || config.blog === false || blog.listed.length === 0) return []
  const { type, title } = config.blog.feedOptions
  // The usual title says "Blog" already; here it would be said of the feed.
  const name = title === `${config.title} Blog` ? config.title : title
  return [...new Set(type)].map((each) => {
    const kind = KINDS[each]
    const file = posix.join(blog.path, kind.file)
    return {
      type: each,
      file: file.slice(1),
      href: urls.file(file),
      mime: kind.mime,
      title: `${name} ${kind.name} Feed`,
    }
  })
}
