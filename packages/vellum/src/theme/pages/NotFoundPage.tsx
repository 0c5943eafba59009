import { useSite } from '../../client/context/siteContext.js'
import { contentLabel } from '../labels/contentLabel.js'
import { MainColumn } from '../parts/MainColumn.js'

/** The content for unknown paths. */
export function NotFoundPage() {
  const { search, baseUrl } = useSite()
  const similar = contentLabel('theme.NotFound.nearestPages')
  return (
    <MainColumn isStandalone className="vl-not-found">
      <h1>{contentLabel('theme.NotFound.title')}</h1>
      <p>{contentLabel('theme.NotFound.p1')}</p>
      <p>{contentLabel('theme.NotFound.p2')}</p>
      <p className="vl-not-found-links">
        {/* A site may have no home page: its build must not fail because of this link. */}
        <a className="button button--secondary" href={baseUrl} data-unchecked="">
          {contentLabel('theme.docs.breadcrumbs.home')}
        </a>
      </p>
      {search && (
        // The search fills it in.
        <nav className="vl-suggestions" aria-label={similar} hidden>
          <p>{similar}</p>
          <ul />
        </nav>
      )}
    </MainColumn>
  )
}
