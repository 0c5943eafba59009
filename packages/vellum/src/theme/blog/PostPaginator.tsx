import type { PageLink } from '../../shared/pageBase.js'
import { blogLabel } from '../labels/blogLabel.js'
import { PaginationNav } from '../parts/Pagination.js'

export interface PostPaginatorProps {
  /** The newer post. */
  readonly prevItem: PageLink | undefined
  /** The older post. */
  readonly nextItem: PageLink | undefined
}

/** Links to the newer and the older post. */
export function PostPaginator({ prevItem, nextItem }: PostPaginatorProps) {
  return (
    <PaginationNav
      label={blogLabel('theme.blog.post.paginator.navAriaLabel')}
      previous={prevItem && { ...prevItem, caption: blogLabel('theme.blog.post.paginator.newerPost') }}
      next={nextItem && { ...nextItem, caption: blogLabel('theme.blog.post.paginator.olderPost') }}
    />
  )
}
