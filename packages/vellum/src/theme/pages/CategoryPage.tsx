import type { Card, CategoryPage as CategoryPageData } from '../../shared/page.js'
import { DocCardList } from '../mdx/DocCardList.js'
import type { CardItem } from '../mdx/itemCard.js'
import { Breadcrumbs } from '../parts/Breadcrumbs.js'
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
      <DocCardList items={page.cards.map(cardItem)} />
      <Pagination previous={page.previous} next={page.next} />
    </MainColumn>
  )
}

/** Node has found its description, or none. */
function cardItem({ description = '', ...card }: Card): CardItem {
  return { ...card, description } as CardItem
}
