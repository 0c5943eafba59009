import { Anchor } from '../../client/runtime/Anchor.js'
import type { PageLink } from '../../shared/pageBase.js'
import { contentLabel } from '../labels/contentLabel.js'

export interface PaginationProps {
  /** Link to the previous page; `undefined` for none. */
  readonly previous: PageLink | undefined
  /** Link to the next page; `undefined` for none. */
  readonly next: PageLink | undefined
}

/** Links to the neighbours of a document in its sidebar. */
export function Pagination({ previous, next }: PaginationProps) {
  return (
    <PaginationNav
      label={contentLabel('theme.docs.paginator.navAriaLabel')}
      previous={previous && { ...previous, caption: contentLabel('theme.docs.paginator.previous') }}
      next={next && { ...next, caption: contentLabel('theme.docs.paginator.next') }}
    />
  )
}

/** A link to the page before or after. */
export interface NeighbourLink extends PageLink {
  /** Shown above the title. */
  readonly caption?: string
}

export interface PaginationNavProps {
  /** The accessible name of the navigation. */
  readonly label: string
  readonly previous: NeighbourLink | undefined
  readonly next: NeighbourLink | undefined
}

/** Links to the page before and the page after; nothing when there is neither. */
export function PaginationNav({ label, previous, next }: PaginationNavProps) {
  if (!previous && !next) return null
  return (
    <nav className="pagination-nav" aria-label={label}>
      {previous && <PaginationLink link={previous} direction="prev" />}
      {next && <PaginationLink link={next} direction="next" />}
    </nav>
  )
}

interface PaginationLinkProps {
  readonly link: NeighbourLink
  readonly direction: 'prev' | 'next'
}

function PaginationLink({ link: { href, title, caption }, direction }: PaginationLinkProps) {
  return (
    <Anchor href={href} rel={direction} className={`pagination-nav__link pagination-nav__link--${direction}`}>
      {caption !== undefined && <div className="pagination-nav__sublabel">{caption}</div>}
      <div className="pagination-nav__label">{title}</div>
    </Anchor>
  )
}
