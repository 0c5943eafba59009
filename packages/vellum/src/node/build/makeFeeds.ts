// The feeds of the blogs, with the content of their posts as feed readers accept it.

import type { Blog, BlogPost } from '../content/blog/blog.js'
import { feedHtml } from '../output/feedHtml.js'
import type { FeedPost } from '../output/feeds.js'
import { makePageData } from '../pageData/pageData.js'
import { createContentRenderer } from '../render/documentRenderer.js'
import type { RenderContext } from '../render/renderContext.js'
import type { CompiledSource } from '../steps/compileCache.js'
import type { CompileTools } from '../steps/compileTools.js'
import type { Site } from '../steps/loadSite.js'
import { cachedHtml } from '../steps/pageTasks.js'
import { renderSources } from '../steps/renderSources.js'
import type { BundledPages } from './bundle/types.js'

/** What feeds are made of. */
interface FeedInput {
  readonly site: Site
  readonly compiled: ReadonlyMap<string, CompiledSource>
  readonly bundle: Pick<BundledPages, 'locales'>
  readonly tools: CompileTools
  readonly renderContext: RenderContext
}

/** A file of a feed. */
interface FeedText {
  readonly path: string
  readonly text: string
}

/** The files of all feeds; none without posts. */
export async function makeFeeds(input: FeedInput): Promise<FeedText[]> {
  const made: FeedText[] = []
  for (const blog of input.site.model.blogs) made.push(...(await makeBlogFeeds(blog, input)))
  return made
}

async function makeBlogFeeds(
  blog: Blog,
  { site, compiled, bundle, tools, renderContext }: FeedInput,
): Promise<FeedText[]> {
  const { config, context, data, model } = site
  const feeds = site.feeds.filter(({ blogId }) => blogId === blog.id)
  const options = config.blog.find(({ id }) => id === blog.id)
  if (feeds.length === 0 || !options) return []
  const { urls } = context
  const { pages: modules, components = new Map() } = bundle.locales.get(model.locale) ?? {}
  const { title, description, copyright, language, limit } = options.feedOptions
  const absolute = (href: string) => new URL(href, config.url).href
  let renderer: ReturnType<typeof createContentRenderer> | undefined
  const posts: FeedPost[] = []
  for (const post of newest(blog.listed, limit)) {
    const url = absolute(urls.href(post.permalink))
    posts.push({
      title: post.title,
      url,
      date: post.date,
      description: post.description,
      html: feedHtml(await contentOf(post), url),
      tags: post.tags.map(({ label }) => label),
      authors: post.authors.flatMap(({ name, key, email, url: writtenUrl, permalink }) => {
        const href = permalink !== undefined ? urls.href(permalink) : writtenUrl && urls.link(writtenUrl)
        return [{ name: name ?? key, email, url: href && absolute(href) }]
      }),
    })
  }
  // Few sites have a blog: only those load the code that makes feeds.
  const { feedTexts } = await import('../output/feeds.js')
  const texts = feedTexts({
    title,
    description,
    copyright,
    language: language ?? data.locale.htmlLang,
    url: absolute(urls.href(blog.path)),
    icon: data.favicon === undefined ? undefined : absolute(data.favicon),
    feeds: Object.fromEntries(feeds.map(({ type, href }) => [type, absolute(href)])),
    posts,
  })
  return feeds.map(({ type, file }) => ({ path: file, text: texts[type] ?? '' }))

  async function contentOf(post: BlogPost): Promise<string> {
    const page = compiled.get(post.source)
    const module = modules?.get(post.source)?.serverModule.url
    // Feed readers cannot run a post with live components: they get its content as HTML.
    if (module !== undefined || page?.components) {
      const route = {
        type: 'post' as const,
        blogId: blog.id,
        id: post.id,
        path: post.permalink,
        source: post.source,
      }
      renderer ??= createContentRenderer(
        renderContext,
        renderSources(tools, (url) => import(url)),
      )
      return (await renderer)({
        page: makePageData({ context, route, compiled: page }),
        head: [],
        body:
          module === undefined
            ? { type: 'html', ...cachedHtml(page!, components) }
            : { type: 'component', module },
        styles: [],
        script: undefined,
        source: undefined,
      })
    }
    const body = page && (await tools.pages.body(page.key))
    return body?.type === 'html' ? body.html : ''
  }
}

/** Feeds have the newest posts, however a site sorts its lists. */
function newest(posts: readonly BlogPost[], limit: number | false): BlogPost[] {
  const sorted = posts.toSorted((a, b) => b.date - a.date)
  return limit === false ? sorted : sorted.slice(0, limit)
}
