import { contentLabel } from '../labels/contentLabel.js'
import { PageLayout } from '../layout/PageLayout.js'
import { NotFoundPage } from './NotFoundPage.js'

/** The page for unknown paths with a layout, for React pages. */
export function NotFound() {
  return (
    <PageLayout title={contentLabel('theme.NotFound.title')}>
      <NotFoundPage />
    </PageLayout>
  )
}
