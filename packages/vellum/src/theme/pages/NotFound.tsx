import { contentLabel } from '../labels/contentLabel.js'
import { PageLayout } from '../layout/PageLayout.js'

/** What unknown paths show (NF-1). */
export function NotFoundPage() {
  return (
    <main className="vl-doc vl-page vl-doc--wide vl-not-found">
      <div className="vl-doc-column">
        <h1>{contentLabel('theme.NotFound.title')}</h1>
        <p>{contentLabel('theme.NotFound.p1')}</p>
        <p>{contentLabel('theme.NotFound.p2')}</p>
      </div>
    </main>
  )
}

/** The same in a layout of its own, for React pages. */
export function NotFound() {
  return (
    <PageLayout title={contentLabel('theme.NotFound.title')}>
      <NotFoundPage />
    </PageLayout>
  )
}
