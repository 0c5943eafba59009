// The props of parts around documents, for copies of Docusaurus' parts and for the theme's parts in such copies.

import { type ComponentType, type ReactNode, useMemo } from 'react'
import { TemplateContext } from '../../client/compat/collapsible.js'
import { usePage, usePageSidebar } from '../../client/context/pageContext.js'
import { useSite } from '../../client/context/siteContext.js'
import type { PageBody } from '../../client/context/theme.js'
import type {
  CategoryPage,
  DocPage,
  MarkdownPage,
  PageData,
  TagListPage,
  TagPage,
} from '../../shared/page.js'
import type { LastUpdateText, PageLink } from '../../shared/pageBase.js'
import type { PageSidebarItem } from '../../shared/sidebar.js'
import { nestToc, type TocHeading } from '../../shared/toc.js'
import type { ArticleProps } from '../parts/Article.js'
import { ArticleText } from '../parts/ArticleText.js'
import type { BreadcrumbsProps } from '../parts/Breadcrumbs.js'
import type { DocFooterProps } from '../parts/DocFooter.js'
import type { EditMetaProps } from '../parts/EditMeta.js'
import type { LastUpdatedProps } from '../parts/LastUpdated.js'
import type { PaginationProps } from '../parts/Pagination.js'
import type { TableOfContentsProps } from '../parts/TableOfContents.js'
import type { TagListProps } from '../parts/TagList.js'
import type { VersionBadgeProps, VersionBannerProps } from '../parts/VersionBanner.js'
import type { SidebarItemProps } from '../sidebar/SidebarItem.js'
import { addProps, ownProps } from './partProps.js'

const withPermalink = (link: PageLink | undefined) => link && { ...link, permalink: link.href }

/** The page on screen, if it has a place in the docs. */
function useDocsPage(): DocPage | CategoryPage | undefined {
  const page = usePage()
  return page.type === 'doc' || page.type === 'category' ? page : undefined
}

function tocOf(page: PageData) {
  return 'toc' in page ? page.toc : undefined
}

// Of documents

export const toDocLayout = addProps(({ body }: { readonly body: PageBody }) => ({
  children: <ArticleText body={body} />,
}))

export const ownArticle = ownProps(
  (props): props is ArticleProps => 'body' in props,
  ({ children }: { readonly children?: ReactNode }): ArticleProps => {
    const page = usePage()
    const heading = 'heading' in page ? page.heading : undefined
    return { heading, language: 'language' in page ? page.language : undefined, body: NO_BODY, children }
  },
)

const NO_BODY: PageBody = { type: 'none' }

export const ownDocFooter = ownProps(
  (props): props is DocFooterProps => 'page' in props,
  (_: object): DocFooterProps => ({ page: usePage() as DocPage }),
)

export const ownPagination = ownProps(
  (props): props is PaginationProps => 'previous' in props || 'next' in props,
  (_: object): PaginationProps => {
    const page = useDocsPage()
    return { previous: page?.previous, next: page?.next }
  },
)

export const ownBreadcrumbs = ownProps(
  (props): props is BreadcrumbsProps => 'items' in props,
  (_: object): BreadcrumbsProps => ({ items: useDocsPage()?.breadcrumbs }),
)

export const ownVersionBanner = ownProps(
  (props): props is VersionBannerProps => 'banner' in props,
  (_: object): VersionBannerProps => ({ banner: useDocsPage()?.versionBanner }),
)

export const ownVersionBadge = ownProps(
  (props): props is VersionBadgeProps => 'label' in props,
  (_: object): VersionBadgeProps => ({ label: useDocsPage()?.versionBadge }),
)

// Headings

interface WrittenToc {
  readonly toc?: readonly TocHeading[]
  readonly minHeadingLevel?: number
  readonly maxHeadingLevel?: number
}

const NO_HEADINGS: readonly TocHeading[] = []

const TOC_PROPS = ['toc', 'minHeadingLevel', 'maxHeadingLevel'] as const

/** The headings of the page on screen. */
function usePageToc(): WrittenToc {
  const toc = tocOf(usePage())
  return {
    toc: toc?.headings ?? NO_HEADINGS,
    ...(toc && { minHeadingLevel: toc.min, maxHeadingLevel: toc.max }),
  }
}

export const toToc = addProps(usePageToc)

/** A component around the part may give it other headings or levels than it got. */
export const ownToc = ownProps(
  function useIsOwnToc(props): props is TableOfContentsProps {
    const shown = usePageToc()
    const given: WrittenToc = { ...shown, ...props }
    const isChanged = TOC_PROPS.some((name) => given[name] !== shown[name])
    return 'items' in props && !isChanged
  },
  ({ toc, minHeadingLevel, maxHeadingLevel }: WrittenToc): TableOfContentsProps => {
    const shown = tocOf(usePage())
    const { tableOfContents } = useSite()
    const min = minHeadingLevel ?? shown?.min ?? tableOfContents.minHeadingLevel
    const max = maxHeadingLevel ?? shown?.max ?? tableOfContents.maxHeadingLevel
    return { items: nestToc(toc ?? shown?.headings ?? [], { min, max }) }
  },
)

// Tags

type Tags = TagListProps['tags']
type WrittenTags = readonly { readonly label: string; readonly permalink: string }[]

const tagsWithPermalink = <Tag extends { readonly href: string }>(tags: readonly Tag[]) =>
  tags.map((tag) => ({ ...tag, permalink: tag.href }))

export const toTags = addProps(({ tags }: { readonly tags: Tags }) => ({ tags: tagsWithPermalink(tags) }))

export const ownTags = ownProps(
  (props): props is TagListProps => props.tags.every((tag) => 'href' in tag),
  ({ tags }: { readonly tags: WrittenTags }): TagListProps => ({
    tags: tags.map((tag) => ({ ...tag, href: tag.permalink })),
  }),
)

export const toTagList = addProps(({ page }: { readonly page: TagListPage }) => ({
  tags: tagsWithPermalink(page.tags),
}))

export const toTagPage = addProps(({ page }: { readonly page: TagPage }) => ({
  tag: {
    label: tagName(page),
    permalink: page.path,
    description: page.description,
    allTagsPath: page.allTagsHref,
    count: page.docs.length,
    unlisted: page.notice === 'unlisted',
    items: page.docs.map((doc) => ({ ...doc, id: doc.href, permalink: doc.href })),
  },
}))

/** `2 docs tagged with "retry"` → `retry` */
export function tagName({ heading }: { readonly heading: string }): string {
  return /"(.*)"/.exec(heading)?.[1] ?? heading
}

// Edit link and last update

interface WrittenMeta {
  readonly editUrl?: string | null | undefined
  readonly lastUpdatedAt?: number | null | undefined
  readonly lastUpdatedBy?: string | null | undefined
}

function writtenUpdate(lastUpdate: LastUpdateText | undefined): WrittenMeta {
  const { date, author } = lastUpdate ?? {}
  return { lastUpdatedAt: date && Date.parse(date.iso), lastUpdatedBy: author }
}

/** The last update as this theme shows it. */
function useUpdateText({ lastUpdatedAt, lastUpdatedBy }: WrittenMeta): LastUpdateText {
  const { htmlLang } = useSite().locale
  const date = lastUpdatedAt ? new Date(lastUpdatedAt) : undefined
  return {
    ...(date && { date: { iso: date.toISOString(), text: shortDate(date, htmlLang) } }),
    ...(lastUpdatedBy && { author: lastUpdatedBy }),
  }
}

function shortDate(date: Date, locale: string): string {
  return date.toLocaleDateString(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
}

export const toEditMeta = addProps(({ page }: EditMetaProps) => {
  const shown = usePage()
  const meta = page ?? ('editUrl' in shown ? shown : undefined)
  return { editUrl: meta?.editUrl, ...writtenUpdate(meta?.lastUpdate) }
})

export const ownEditMeta = ownProps(
  (props): props is EditMetaProps => 'page' in props || !('editUrl' in props || 'lastUpdatedAt' in props),
  ({ className, ...written }: WrittenMeta & { readonly className?: string }): EditMetaProps => {
    const page = { editUrl: written.editUrl ?? undefined, lastUpdate: useUpdateText(written) }
    return { page, ...(className && { className }) }
  },
)

export const toLastUpdated = addProps(({ lastUpdate }: LastUpdatedProps) => writtenUpdate(lastUpdate))

export const ownLastUpdated = ownProps(
  (props): props is LastUpdatedProps => 'lastUpdate' in props,
  (written: WrittenMeta): LastUpdatedProps => ({ lastUpdate: useUpdateText(written) }),
)

// Other pages

export const toCategory = addProps(({ page }: { readonly page: CategoryPage }) => ({
  categoryGeneratedIndex: {
    title: page.heading,
    description: page.description,
    slug: page.path,
    permalink: page.path,
    image: page.image,
    keywords: page.keywords,
    sidebar: page.sidebar,
    navigation: { previous: withPermalink(page.previous), next: withPermalink(page.next) },
  },
}))

export const toMarkdownPage = addProps(
  ({ page, body }: { readonly page: MarkdownPage; readonly body: PageBody }) => {
    const content = useMemo(() => {
      // biome-ignore lint/correctness/noComponentHookFactories: made once for each page
      const Text = () => (
        <>
          {page.heading !== undefined && <h1>{page.heading}</h1>}
          <ArticleText body={body} />
        </>
      )
      const { title, description, editUrl, lastUpdate, toc, image, wrapperClassName, notice } = page
      const frontMatter = {
        hide_table_of_contents: !toc,
        ...(toc && { toc_min_heading_level: toc.min, toc_max_heading_level: toc.max }),
        ...(wrapperClassName && { wrapperClassName }),
      }
      const unlisted = notice === 'unlisted'
      return Object.assign(Text, {
        metadata: { title, description, editUrl, ...writtenUpdate(lastUpdate), frontMatter, unlisted },
        frontMatter,
        assets: { image },
        toc: toc?.headings ?? [],
        contentTitle: page.heading === undefined ? title : undefined,
      })
    }, [page, body])
    return { content }
  },
)

// The sidebar

export const toSidebar = addProps((_: object) => {
  const sidebar = usePageSidebar()
  const { path } = usePage()
  return { sidebar: sidebar?.items ?? [], path, onCollapse: () => {}, isHidden: false }
})

/**
 * Gives an item of the sidebar what copies need where a page has a part of the list: a category whose items are in the
 * whole list alone has a first link, and closed categories keep their items for the script that opens them.
 */
export function toSidebarItem(Item: ComponentType<SidebarItemProps>): ComponentType<SidebarItemProps> {
  return function ItemOfCopy(props: SidebarItemProps) {
    return (
      <TemplateContext value={true}>
        <Item {...props} item={withFirstLink(props.item)} />
      </TemplateContext>
    )
  }
}

function withFirstLink(item: PageSidebarItem): PageSidebarItem {
  if (item.type !== 'category' || item.items.length > 0 || !item.more) return item
  const { label, href, fallbackHref = href ?? '#' } = item
  return { ...item, items: [{ type: 'link', label, href: fallbackHref }] }
}
