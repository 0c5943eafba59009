import type { TagListPage as TagListPageData } from '../../shared/page.js'
import { contentLabel } from '../labels/contentLabel.js'
import { AllTags } from '../parts/AllTags.js'
import { MainColumn } from '../parts/MainColumn.js'

export interface TagListPageProps {
  readonly page: TagListPageData
}

/** All tags with the number of their documents. */
export function TagListPage({ page }: TagListPageProps) {
  return (
    <MainColumn isStandalone>
      <h1>{contentLabel('theme.tags.tagsPageTitle')}</h1>
      <AllTags tags={page.tags} />
    </MainColumn>
  )
}
