// Which feeds a blog has, and their paths.

import { posix } from 'node:path'
import type { BlogConfig, FeedConfig, SiteConfig } from '../../config/siteConfig.js'
import type { Blog } from '../../content/blog/blog.js'
import type { SiteModel } from '../../content/loadSiteModel.js'
import type { RouteUrls } from '../links/routeUrls.js'

type FeedType = FeedConfig['type'][number]

/** A feed of the site. */
export interface FeedFile {
  readonly type: FeedType
  /** The id of its blog. */
  readonly blogId: string
  /** The path relative to the folder of the locale: `blog/rss.xml` */
  readonly file: string
  /** Its final URL. */
  readonly href: string
  /** Its media type. */
  readonly mime: string
  readonly title: string
}

const KINDS: Readonly<Record<FeedType, { name: string; file: string; mime: string }>> = {
  rss: { name: 'RSS', file: 'rss.xml', mime: 'application/rss+xml' },
  atom: { name: 'Atom', file: 'atom.xml', mime: 'application/atom+xml' },
  json: { name: 'JSON', file: 'feed.json', mime: 'application/feed+json' },
}

/** The feeds of all blogs; none without listed posts. */
export function feedFiles({
  config,
  model: { blogs },
  urls,
}: {
  config: SiteConfig
  model: Pick<SiteModel, 'blogs'>
  urls: RouteUrls
}): FeedFile[] {
  return blogs.flatMap((blog) => {
    const options = config.blog.find(({ id }) => id === blog.id)
    return options && blog.listed.length > 0 ? filesOf(blog, { options, config, urls }) : []
  })
}

function filesOf(
  blog: Blog,
  { options, config, urls }: { options: BlogConfig; config: SiteConfig; urls: RouteUrls },
): FeedFile[] {
  const { type, title } = options.feedOptions
  // The default title ends with "Blog"; here "RSS Feed" follows instead.
  const name = title === `${config.title} Blog` ? config.title : title
  return [...new Set(type)].map((feedType) => {
    const kind = KINDS[feedType]
    const file = posix.join(blog.path, kind.file)
    return {
      type: feedType,
      blogId: blog.id,
      file: file.slice(1),
      href: urls.file(file),
      mime: kind.mime,
      title: `${name} ${kind.name} Feed`,
    }
  })
}
