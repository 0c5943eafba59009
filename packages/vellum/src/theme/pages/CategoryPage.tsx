import type { CategoryPage as CategoryPageData } from '../../shared/page.js'
import { Breadcrumbs } from '../parts/Breadcrumbs.js'
import { Cards } from '../parts/Cards.js'
import { Pagination } from '../parts/Pagination.js'
import { VersionBadge, VersionBanner } from '../parts/VersionBanner.js'
import { VisibilityNotice } from '../parts/VisibilityNotice.js'

/** The index of a category: heading, description, a card for each child (CI-1). */
export function CategoryPage({ page }: { page: CategoryPageData }) {
  return (
    <main className="vl-doc vl-doc--wide">
      <div className="vl-doc-column">
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
      </div>
    </main>
  )
}
