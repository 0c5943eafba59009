import { Anchor } from '../../client/runtime/Anchor.js'
import type { TagPage as TagPageData } from '../../shared/page.js'
import { contentLabel } from '../labels/contentLabel.js'
import { MainColumn } from '../parts/MainColumn.js'
import { VisibilityNotice } from '../parts/VisibilityNotice.js'

export interface TagPageProps {
  readonly page: TagPageData
}

/** One tag with its documents. */
export function TagPage({ page }: TagPageProps) {
  return (
    <MainColumn isStandalone>
      <VisibilityNotice notice={page.notice} />
      <header className="vl-index-header">
        <h1>{page.heading}</h1>
        {page.description && <p>{page.description}</p>}
        <Anchor href={page.allTagsHref}>{contentLabel('theme.tags.tagsPageLink')}</Anchor>
      </header>
      {page.docs.map((doc) => (
        <article key={doc.href} className="vl-tag-doc">
          <Anchor href={doc.href}>
            <h2>{doc.title}</h2>
          </Anchor>
          {doc.description && <p>{doc.description}</p>}
        </article>
      ))}
    </MainColumn>
  )
}
