import type { PageBody } from '../../client/context/theme.js'
import type { MarkdownPage as MarkdownPageData } from '../../shared/page.js'
import { Article } from '../parts/Article.js'
import { classNames } from '../parts/classNames.js'
import { EditLink } from '../parts/DocFooter.js'
import { TableOfContents, tocItems } from '../parts/TableOfContents.js'
import { VisibilityNotice } from '../parts/VisibilityNotice.js'

export interface MarkdownPageProps {
  readonly page: MarkdownPageData
  readonly body: PageBody
}

/** A page of Markdown outside of the docs (PA-2). */
export function MarkdownPage({ page, body }: MarkdownPageProps) {
  const toc = tocItems(page.toc, body)
  return (
    <main className={classNames('vl-doc vl-page', toc.length === 0 && 'vl-doc--wide')}>
      <div className="vl-doc-column">
        <VisibilityNotice notice={page.notice} />
        <article>
          <Article heading={page.heading} body={body} language={page.language} />
          {page.editUrl !== undefined && (
            <div className="vl-doc-meta">
              <EditLink href={page.editUrl} />
            </div>
          )}
        </article>
      </div>
      {toc.length > 0 && <TableOfContents items={toc} />}
    </main>
  )
}
