// The pieces around the text of pages that copies of Docusaurus' components import: lists of headings, links to
// neighbours, tags, notices.

import { useSite } from '../../client/context/siteContext.js'
import { Anchor } from '../../client/runtime/Anchor.js'
import { nestToc, type TocHeading, type TocItem } from '../../shared/toc.js'
import { contentLabel } from '../labels/contentLabel.js'
import { classNames } from '../parts/classNames.js'
import { PaginationNav } from '../parts/Pagination.js'
import { MobileTableOfContents } from '../parts/TableOfContents.js'
import { TocList, type TocListProps } from '../parts/TocList.js'
import { VisibilityNotice } from '../parts/VisibilityNotice.js'
import { HomeIcon } from './icons.js'

interface TocTreeProps extends Omit<TocListProps, 'items' | 'linkClassName'> {
  readonly toc: readonly TocItem[]
  readonly linkClassName?: string | null
}

/** Headings as nested lists. */
export function TocTree({ toc, className, linkClassName }: TocTreeProps) {
  return <TocList items={toc} {...(className && { className })} {...(linkClassName && { linkClassName })} />
}

interface TocItemsProps extends Omit<TocTreeProps, 'toc'> {
  readonly toc: readonly TocHeading[]
  readonly minHeadingLevel?: number | undefined
  readonly maxHeadingLevel?: number | undefined
}

/** Headings of a page, as nested lists of those that are shown. */
export function TocItems({
  toc,
  className = 'table-of-contents',
  linkClassName = 'table-of-contents__link',
  minHeadingLevel,
  maxHeadingLevel,
}: TocItemsProps) {
  const { tableOfContents } = useSite()
  const min = minHeadingLevel ?? tableOfContents.minHeadingLevel
  const max = maxHeadingLevel ?? tableOfContents.maxHeadingLevel
  return <TocTree toc={nestToc(toc, { min, max })} className={className} linkClassName={linkClassName} />
}

/** A link with the name that Docusaurus has for its URL. */
interface Neighbour {
  readonly title: string
  readonly permalink: string
}

interface DocPaginatorProps {
  readonly className?: string
  readonly previous?: Neighbour | undefined
  readonly next?: Neighbour | undefined
}

/** Links to the page before and the page after. */
export function DocPaginator({ previous, next }: DocPaginatorProps) {
  const link = (neighbour: Neighbour | undefined, direction: 'previous' | 'next') =>
    neighbour && {
      title: neighbour.title,
      href: neighbour.permalink,
      caption: contentLabel(`theme.docs.paginator.${direction}`),
    }
  return (
    <PaginationNav
      label={contentLabel('theme.docs.paginator.navAriaLabel')}
      previous={link(previous, 'previous')}
      next={link(next, 'next')}
    />
  )
}

interface PaginatorNavLinkProps extends Neighbour {
  readonly subLabel?: React.ReactNode
  readonly isNext?: boolean
}

/** A link to the page before or after. */
export function PaginatorNavLink({ permalink, title, subLabel, isNext = false }: PaginatorNavLinkProps) {
  const direction = isNext ? 'next' : 'prev'
  return (
    <Anchor
      href={permalink}
      rel={direction}
      className={`pagination-nav__link pagination-nav__link--${direction}`}
    >
      {subLabel && <div className="pagination-nav__sublabel">{subLabel}</div>}
      <div className="pagination-nav__label">{title}</div>
    </Anchor>
  )
}

interface TagProps {
  readonly label: string
  readonly permalink: string
  readonly count?: number
  readonly description?: string | undefined
}

/** A link to a tag, with the number of its pages. */
export function Tag({ label, permalink, count, description }: TagProps) {
  return (
    <Anchor href={permalink} rel="tag" className="vl-tag" {...(description && { title: description })}>
      {label}
      {count !== undefined && (
        <>
          {' '}
          <span className="vl-tag-count">{count}</span>
        </>
      )}
    </Anchor>
  )
}

/** The home page in breadcrumbs. */
export function HomeBreadcrumb() {
  return (
    <li className="breadcrumbs__item">
      <Anchor
        href={useSite().baseUrl}
        className="breadcrumbs__link"
        aria-label={contentLabel('theme.docs.breadcrumbs.home')}
      >
        <HomeIcon />
      </Anchor>
    </li>
  )
}

interface ContentVisibilityProps {
  readonly metadata: {
    readonly unlisted?: boolean
    readonly draft?: boolean
    readonly frontMatter?: Readonly<Record<string, unknown>>
  }
}

/** The notice on a page that is unlisted or a draft. */
export function ContentVisibility({ metadata: { unlisted, draft, frontMatter } }: ContentVisibilityProps) {
  if (unlisted || frontMatter?.unlisted) return <UnlistedNotice />
  return (draft || frontMatter?.draft) && <DraftNotice />
}

export const UnlistedNotice = () => <VisibilityNotice notice="unlisted" />
export const DraftNotice = () => <VisibilityNotice notice="draft" />

/** The table of contents on small screens. */
export function MobileToc() {
  return <MobileTableOfContents />
}

/** The button of the table of contents on small screens. */
export function TocButton({
  collapsed,
  className,
  ...props
}: React.ComponentProps<'button'> & { readonly collapsed: boolean }) {
  return (
    <button
      type="button"
      {...props}
      className={classNames('vl-toc-toggle', className)}
      aria-expanded={!collapsed}
    >
      {contentLabel('theme.TOCCollapsible.toggleButtonLabel')}
    </button>
  )
}
