import { Anchor } from '../../client/runtime/Anchor.js'
import type { TagPage as TagPageData } from '../../shared/page.js'
import { contentLabel } from '../labels/contentLabel.js'
import { VisibilityNotice } from '../parts/VisibilityNotice.js'

/** One tag with its documents (TG-3). */
export function TagPage({ page }: { page: TagPageData }) {
  return (
    <main className="vl-doc vl-page vl-doc--wide">
      <div className="vl-doc-column">
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
      </div>
    </main>
  )
}
