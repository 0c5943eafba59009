import { Anchor } from '../../client/runtime/Anchor.js'
import type { TagListPage as TagListPageData } from '../../shared/page.js'
import { contentLabel } from '../labels/contentLabel.js'
import { MainColumn } from '../parts/MainColumn.js'

export interface TagListPageProps {
  readonly page: TagListPageData
}

/** All tags with the number of their documents. */
export function TagListPage({ page }: TagListPageProps) {
  return (
    <MainColumn isStandalone>
      <h1>{contentLabel('theme.tags.tagsPageTitle')}</h1>
      <ul className="vl-tags">
        {page.tags.map((tag) => (
          <li key={tag.href}>
            <Anchor href={tag.href} rel="tag" className="vl-tag">
              {tag.label} <span className="vl-tag-count">{tag.count}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </MainColumn>
  )
}
