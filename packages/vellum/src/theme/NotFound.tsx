import { Layout } from './Layout.js'
import { label } from './labels.js'

/** What unknown paths show (NF-1). */
export function NotFoundPage() {
  return (
    <main className="vl-doc vl-page vl-doc--wide">
      <div className="vl-doc-column">
        <h1>{label('theme.NotFound.title')}</h1>
        <p>{label('theme.NotFound.p1')}</p>
        <p>{label('theme.NotFound.p2')}</p>
      </div>
    </main>
  )
}

/** The same in a layout of its own, for React pages. */
export function NotFound() {
  return (
    <Layout title={label('theme.NotFound.title')}>
      <NotFoundPage />
    </Layout>
  )
}
