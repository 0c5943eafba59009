import type { PageBody } from '../../client/context/theme.js'
import type { DocPage as DocPageData } from '../../shared/page.js'
import { Article } from '../parts/Article.js'
import { Breadcrumbs } from '../parts/Breadcrumbs.js'
import { classNames } from '../parts/classNames.js'
import { DocFooter } from '../parts/DocFooter.js'
import { Pagination } from '../parts/Pagination.js'
import { MobileTableOfContents, TableOfContents, tocItems } from '../parts/TableOfContents.js'
import { VersionBadge, VersionBanner } from '../parts/VersionBanner.js'
import { VisibilityNotice } from '../parts/VisibilityNotice.js'

export interface DocPageProps {
  readonly page: DocPageData
  readonly body: PageBody
}

/** A document: the way to it, its text, what follows it, and its headings. */
export function DocPage({ page, body }: DocPageProps) {
  const toc = tocItems(page.toc, body)
  return (
    <main className={classNames('vl-doc', !page.toc && 'vl-doc--wide')}>
      <div className="vl-doc-column">
        <VisibilityNotice notice={page.notice} />
        <VersionBanner banner={page.versionBanner} />
        <article>
          <Breadcrumbs items={page.breadcrumbs} />
          <VersionBadge label={page.versionBadge} />
          {toc.length > 0 && <MobileTableOfContents />}
          <Article heading={page.heading} body={body} language={page.language} />
          <DocFooter page={page} />
        </article>
        <Pagination previous={page.previous} next={page.next} />
      </div>
      {toc.length > 0 && <TableOfContents items={toc} />}
    </main>
  )
}
