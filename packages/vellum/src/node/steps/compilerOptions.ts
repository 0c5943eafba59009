// The options of the Markdown compiler for a kind of content, from the site's configuration.

import { ADMONITION_KEYWORDS } from '../../shared/contentMarkup/admonition.js'
import type { DocsConfig, SiteConfig } from '../config/siteConfig.js'
import type { CompilerOptions } from '../markdown/compile/compileMarkdown.js'
import { blogKind, docsKind } from './contentKinds.js'

/** The options for a kind; messages come from the locale. */
export function compilerOptions(
  { docs, blog, pages, markdown, themeConfig }: SiteConfig,
  kind: string,
): CompilerOptions {
  const ownBlog = blog.find((options) => blogKind(options) === kind)
  const content = ownBlog ?? docs.find((set) => docsKind(set) === kind) ?? (pages || undefined)
  const { prism } = themeConfig
  const plugins = (name: PluginList) => [...markdown[name], ...(content?.[name] ?? [])] as never
  return {
    emoji: markdown.emoji,
    mermaid: markdown.mermaid,
    maintainCase: markdown.anchors.maintainCase,
    admonitionKeywords: content ? admonitionKeywords(content.admonitions) : ADMONITION_KEYWORDS,
    ...(prism.defaultLanguage !== undefined && { defaultLanguage: prism.defaultLanguage }),
    magicComments: prism.magicComments,
    twoslash: markdown.twoslash !== false && markdown.twoslash.blocks === 'all',
    // The title of a post is above its body, and in lists above its excerpt.
    ...(ownBlog && { removesTitle: true }),
    beforeDefaultRemarkPlugins: plugins('beforeDefaultRemarkPlugins'),
    remarkPlugins: plugins('remarkPlugins'),
    beforeDefaultRehypePlugins: plugins('beforeDefaultRehypePlugins'),
    rehypePlugins: plugins('rehypePlugins'),
  }
}

/** All keywords: ours unless they are replaced, and the site's own. */
function admonitionKeywords(admonitions: DocsConfig['admonitions']): readonly string[] {
  if (!admonitions) return []
  return [...(admonitions.extendDefaults ? ADMONITION_KEYWORDS : []), ...admonitions.keywords]
}

const PLUGIN_LISTS = [
  'beforeDefaultRemarkPlugins',
  'remarkPlugins',
  'beforeDefaultRehypePlugins',
  'rehypePlugins',
] as const

type PluginList = (typeof PLUGIN_LISTS)[number]

/**
 * Whether all pages are compiled by one copy of the site's plugins, in this thread: if the site says so, or if it came
 * from Docusaurus, where one process runs them all.
 */
export function compilesHere({ markdown, docs, blog, pages, docusaurusSign }: SiteConfig): boolean {
  const lists = [markdown, ...docs, ...blog, ...(pages ? [pages] : [])]
  const hasPlugins = lists.some((options) => PLUGIN_LISTS.some((name) => options[name].length > 0))
  return !(markdown.parallel ?? (docusaurusSign === undefined || !hasPlugins))
}
