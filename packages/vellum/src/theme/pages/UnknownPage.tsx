import { NotFoundPage } from './NotFoundPage.js'

/** The page for unknown paths, which has the layout of every page around it. */
export function UnknownPage() {
  return <NotFoundPage />
}
