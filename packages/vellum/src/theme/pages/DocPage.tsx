import { useSite } from '../../client/context/siteContext.js'
import type { PageBody } from '../../client/context/theme.js'
import type { DocPage as DocPageData } from '../../shared/page.js'
import { Article } from '../parts/Article.js'
import { ArticleText } from '../parts/ArticleText.js'
import { Breadcrumbs } from '../parts/Breadcrumbs.js'
import { CopyPage } from '../parts/CopyPage.js'
import { DocFooter } from '../parts/DocFooter.js'
import { MainColumn } from '../parts/MainColumn.js'
import { Pagination } from '../parts/Pagination.js'
import { MobileTableOfContents, tocItems } from '../parts/TableOfContents.js'
import { VersionBadge, VersionBanner } from '../parts/VersionBanner.js'
import { VisibilityNotice } from '../parts/VisibilityNotice.js'

export interface DocPageProps {
  readonly page: DocPageData
  readonly body: PageBody
}

/** A document: breadcrumbs, its text, its neighbours and its headings. */
export function DocPage({ page, body }: DocPageProps) {
  const { hasMarkdownPages, pageMenu } = useSite()
  const toc = tocItems(page.toc, body)
  const breadcrumbs = <Breadcrumbs items={page.breadcrumbs} />
  return (
    <MainColumn toc={toc} isWide={!page.toc}>
      <VisibilityNotice notice={page.notice} />
      <VersionBanner banner={page.versionBanner} />
      <article>
        {hasMarkdownPages || pageMenu ? (
          <div className="vl-page-top">
            {breadcrumbs}
            <CopyPage />
          </div>
        ) : (
          breadcrumbs
        )}
        <VersionBadge label={page.versionBadge} />
        {toc.length > 0 && <MobileTableOfContents />}
        <Article heading={page.heading} body={body} language={page.language}>
          <ArticleText body={body} />
        </Article>
        <DocFooter page={page} />
      </article>
      <Pagination previous={page.previous} next={page.next} />
    </MainColumn>
  )
}
