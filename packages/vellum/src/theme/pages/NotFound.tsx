import { contentLabel } from '../labels/contentLabel.js'
import { PageLayout } from '../layout/PageLayout.js'
import { MainColumn } from '../parts/MainColumn.js'

/** The content for unknown paths. */
export function NotFoundPage() {
  return (
    <MainColumn isStandalone className="vl-not-found">
      <h1>{contentLabel('theme.NotFound.title')}</h1>
      <p>{contentLabel('theme.NotFound.p1')}</p>
      <p>{contentLabel('theme.NotFound.p2')}</p>
    </MainColumn>
  )
}

/** The same with a layout, for React pages. */
export function NotFound() {
  return (
    <PageLayout title={contentLabel('theme.NotFound.title')}>
      <NotFoundPage />
    </PageLayout>
  )
}
