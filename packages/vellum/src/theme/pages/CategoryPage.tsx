import type { CategoryPage as CategoryPageData } from '../../shared/page.js'
import { Breadcrumbs } from '../parts/Breadcrumbs.js'
import { Cards } from '../parts/Cards.js'
import { MainColumn } from '../parts/MainColumn.js'
import { Pagination } from '../parts/Pagination.js'
import { VersionBadge, VersionBanner } from '../parts/VersionBanner.js'
import { VisibilityNotice } from '../parts/VisibilityNotice.js'

export interface CategoryPageProps {
  readonly page: CategoryPageData
}

/** The index of a category: heading, description, a card for each child. */
export function CategoryPage({ page }: CategoryPageProps) {
  return (
    <MainColumn>
      <VisibilityNotice notice={page.notice} />
      <VersionBanner banner={page.versionBanner} />
      <Breadcrumbs items={page.breadcrumbs} />
      <VersionBadge label={page.versionBadge} />
      <header className="vl-index-header">
        <h1>{page.heading}</h1>
        {page.description && <p>{page.description}</p>}
      </header>
      <Cards cards={page.cards} />
      <Pagination previous={page.previous} next={page.next} />
    </MainColumn>
  )
}
