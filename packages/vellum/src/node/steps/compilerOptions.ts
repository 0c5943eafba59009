// The options of the Markdown compiler for a kind of content, from the site's configuration.

import { ADMONITION_KEYWORDS } from '../../shared/contentMarkup/admonition.js'
import type { DocsConfig, SiteConfig } from '../config/siteConfig.js'
import type { CompilerOptions } from '../markdown/compile/compileMarkdown.js'
import { BLOG_KIND, docsKind } from './contentKinds.js'

/** The options for a kind; messages come from the locale. */
export function compilerOptions(
  { docs, blog, pages, markdown, themeConfig }: SiteConfig,
  kind: string,
): CompilerOptions {
  const isBlog = kind === BLOG_KIND
  const content = isBlog
    ? blog || undefined
    : (docs.find((set) => docsKind(set) === kind) ?? (pages || undefined))
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
    ...(isBlog && { removesTitle: true }),
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

type PluginList =
  | 'beforeDefaultRemarkPlugins'
  | 'remarkPlugins'
  | 'beforeDefaultRehypePlugins'
  | 'rehypePlugins'
