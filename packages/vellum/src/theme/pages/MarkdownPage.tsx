import type { PageBody } from '../../client/context/theme.js'
import type { MarkdownPage as MarkdownPageData } from '../../shared/page.js'
import { Article } from '../parts/Article.js'
import { EditMeta } from '../parts/EditMeta.js'
import { MainColumn } from '../parts/MainColumn.js'
import { tocItems } from '../parts/TableOfContents.js'
import { VisibilityNotice } from '../parts/VisibilityNotice.js'

export interface MarkdownPageProps {
  readonly page: MarkdownPageData
  readonly body: PageBody
}

/** A Markdown page outside the docs. */
export function MarkdownPage({ page, body }: MarkdownPageProps) {
  return (
    <MainColumn isStandalone toc={tocItems(page.toc, body)}>
      <VisibilityNotice notice={page.notice} />
      <article>
        <Article heading={page.heading} body={body} language={page.language} />
        <EditMeta page={page} />
      </article>
    </MainColumn>
  )
}
