// What pages of several kinds have: the base, the notice, the table of contents, the
// last change, the language.

import type { ContentLanguage, LastUpdateText, PageBase, PageToc } from '../../shared/pageBase.js'
import type { LastUpdate } from '../content/lastUpdate.js'
import type { ContentFile } from '../content/translations/translatedContent.js'
import type { CompiledMarkdown } from '../markdown/compile/types.js'
import type { ModelIndex } from './modelIndex.js'

/** What the compiler saw of the page; nothing for pages without a body. */
export type SeenInBody = Pick<CompiledMarkdown, 'toc' | 'headTags'> | undefined

/** A page with all that it does not say left empty. */
export function pageBase({
  path,
  ...given
}: Partial<PageBase> & Pick<PageBase, 'path' | 'title' | 'classNames'>): PageBase {
  return {
    path,
    description: undefined,
    keywords: [],
    image: undefined,
    headTags: [],
    notice: undefined,
    // What the search of a site that knows nothing of this engine expects (SEO-10).
    search: { tag: 'default', version: undefined },
    ...given,
  }
}

/** What is told at the top of a page (FM-17, SB-22). */
export function noticeOf({
  draft,
  unlisted,
}: {
  readonly draft?: boolean | undefined
  readonly unlisted?: boolean | undefined
}): PageBase['notice'] {
  return draft ? 'draft' : unlisted ? 'unlisted' : undefined
}

/** The language of content, when it is not that of the page. */
export function languageOf(
  { untranslated }: ContentFile,
  context: ModelIndex,
): { readonly language?: ContentLanguage } {
  return untranslated || !context.untranslated ? {} : { language: context.untranslated }
}

/** The headings, with the levels of the page or of the site (TC-1, FM-15). */
export function tocOf({
  frontMatter,
  compiled,
  context,
}: {
  frontMatter: {
    readonly hide_table_of_contents?: boolean | undefined
    readonly toc_min_heading_level?: number | undefined
    readonly toc_max_heading_level?: number | undefined
  }
  compiled: SeenInBody
  context: ModelIndex
}): PageToc | undefined {
  if (frontMatter.hide_table_of_contents) return undefined
  const { toc_min_heading_level: pageMin, toc_max_heading_level: pageMax } = frontMatter
  const { minHeadingLevel, maxHeadingLevel } = context.config.themeConfig.tableOfContents
  // A page that sets one of them may pass the other of the site.
  const min = pageMin ?? Math.min(minHeadingLevel, pageMax ?? minHeadingLevel)
  const max = pageMax ?? Math.max(maxHeadingLevel, min)
  return { headings: compiled?.toc ?? [], min, max }
}

/** The last change, for readers. */
export function lastUpdateText(
  { lastUpdate }: { readonly lastUpdate: Partial<LastUpdate> | undefined },
  { formatDate }: ModelIndex,
): LastUpdateText | undefined {
  if (!lastUpdate) return undefined
  const { date, author } = lastUpdate
  return {
    ...(date !== undefined && { date: { iso: new Date(date).toISOString(), text: formatDate(date) } }),
    ...(author !== undefined && { author }),
  }
}
