// The parts of several page types: the base, the notice, the table of contents, tags, the last change, the
// language of the content.

import type { PostSummary } from '../../shared/blogPage.js'
import type { ContentLanguage, LastUpdateText, PageBase, PageToc } from '../../shared/pageBase.js'
import type { LastUpdate } from '../content/lastUpdate.js'
import type { DocTag } from '../content/tags/tagsFile.js'
import type { ContentFile } from '../content/translations/translatedContent.js'
import type { CompiledMarkdown } from '../markdown/compile/types.js'
import type { ModelIndex } from './modelIndex.js'

/** What the compiler found in the body of a page; `undefined` for pages without a body. */
export type CompiledParts = Pick<CompiledMarkdown, 'toc' | 'headTags'> | undefined

/** The base of a page; fields that are not passed are empty. */
export function pageBase({
  path,
  ...fields
}: Partial<PageBase> & Pick<PageBase, 'path' | 'title' | 'classNames'>): PageBase {
  return {
    path,
    description: undefined,
    keywords: [],
    image: undefined,
    headTags: [],
    notice: undefined,
    // The tags of a page without a version, as DocSearch expects them.
    search: { tag: 'default', version: undefined },
    ...fields,
  }
}

/** The notice at the top of a page. */
export function noticeOf({
  draft,
  unlisted,
  scheduled,
}: {
  readonly draft?: boolean | undefined
  readonly unlisted?: boolean | undefined
  readonly scheduled?: boolean | undefined
}): PageBase['notice'] {
  return draft ? 'draft' : scheduled ? 'scheduled' : unlisted ? 'unlisted' : undefined
}

/** The language of content without translation, which the page marks. */
export function languageOf(
  { translationOf }: ContentFile,
  context: ModelIndex,
): { readonly language?: ContentLanguage } {
  return translationOf || !context.originalLanguage ? {} : { language: context.originalLanguage }
}

/** The table of contents, with the levels of the page or of the site; none when the page hides it. */
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
  compiled: CompiledParts
  context: ModelIndex
}): PageToc | undefined {
  if (frontMatter.hide_table_of_contents) return undefined
  const { toc_min_heading_level: pageMin, toc_max_heading_level: pageMax } = frontMatter
  const { minHeadingLevel, maxHeadingLevel } = context.config.themeConfig.tableOfContents
  // A page that sets one level may go beyond the other level of the site.
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

/** Tags with their final URLs. */
export function tagLinks(tags: readonly DocTag[], { urls }: ModelIndex): PostSummary['tags'][number][] {
  return tags.map(({ label, permalink, description }) => ({
    label,
    href: urls.href(permalink),
    ...(description !== undefined && { description }),
  }))
}

/** The front matter of a document or post, if components of the site read it. */
export function frontMatterOf(
  { frontMatter }: { readonly frontMatter: object },
  { config }: Pick<ModelIndex, 'config'>,
): { frontMatter?: Readonly<Record<string, unknown>> } {
  return config.readsFrontMatter ? { frontMatter: JSON.parse(JSON.stringify(frontMatter)) } : {}
}
