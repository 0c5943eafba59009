import { Anchor } from '../../client/runtime/Anchor.js'
import type { TagListPage as TagListPageData } from '../../shared/page.js'
import { contentLabel } from '../labels/contentLabel.js'

/** All tags with the number of their documents (TG-1). */
export function TagListPage({ page }: { page: TagListPageData }) {
  return (
    <main className="vl-doc vl-page vl-doc--wide">
      <div className="vl-doc-column">
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
      </div>
    </main>
  )
}
