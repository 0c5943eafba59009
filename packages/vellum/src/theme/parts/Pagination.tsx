import { Anchor } from '../../client/runtime/Anchor.js'
import type { PageLink } from '../../shared/pageBase.js'
import { contentLabel } from '../labels/contentLabel.js'

export interface PaginationProps {
  readonly previous: PageLink | undefined
  readonly next: PageLink | undefined
}

/** Links to the neighbours of the page in its sidebar (PG-1). */
export function Pagination({ previous, next }: PaginationProps) {
  if (!previous && !next) return null
  return (
    <nav className="pagination-nav" aria-label={contentLabel('theme.docs.paginator.navAriaLabel')}>
      {previous && (
        <PaginationLink
          link={previous}
          caption={contentLabel('theme.docs.paginator.previous')}
          direction="prev"
        />
      )}
      {next && (
        <PaginationLink link={next} caption={contentLabel('theme.docs.paginator.next')} direction="next" />
      )}
    </nav>
  )
}

export interface PaginationLinkProps {
  readonly link: PageLink
  /** Stands above the title. */
  readonly caption?: string
  readonly direction: 'prev' | 'next'
}

/** A link to the page before or after. */
export function PaginationLink({ link, caption, direction }: PaginationLinkProps) {
  return (
    <Anchor
      href={link.href}
      rel={direction}
      className={`pagination-nav__link pagination-nav__link--${direction}`}
    >
      {caption !== undefined && <div className="pagination-nav__sublabel">{caption}</div>}
      <div className="pagination-nav__label">{link.title}</div>
    </Anchor>
  )
}
