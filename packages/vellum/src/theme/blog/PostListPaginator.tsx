import type { BlogLabelId } from '../../shared/labels/blogLabels.js'
import { blogLabel } from '../labels/blogLabel.js'
import { type NeighbourLink, PaginationNav } from '../parts/Pagination.js'

export interface PostListPaginatorProps {
  /** URLs of the page with newer posts and the one with older posts. */
  readonly metadata: { readonly previousPage: string | undefined; readonly nextPage: string | undefined }
}

/** Links to newer and older posts. */
export function PostListPaginator({ metadata: { previousPage, nextPage } }: PostListPaginatorProps) {
  return (
    <PaginationNav
      label={blogLabel('theme.blog.paginator.navAriaLabel')}
      previous={neighbour(previousPage, 'theme.blog.paginator.newerEntries')}
      next={neighbour(nextPage, 'theme.blog.paginator.olderEntries')}
    />
  )
}

function neighbour(href: string | undefined, titleId: BlogLabelId): NeighbourLink | undefined {
  return href === undefined ? undefined : { href, title: blogLabel(titleId) }
}
