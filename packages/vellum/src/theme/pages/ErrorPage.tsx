// What a visitor sees in place of content that failed to render (RE-1 … RE-4).

import type { ReactNode } from 'react'
import { ErrorBoundary, type ErrorFallbackProps, errorText } from '../../client/api/ErrorBoundary.js'
import { usePage } from '../../client/context/pageContext.js'
import { label } from '../labels/label.js'

/** The failure: what happened, and a way to try it again. */
export function ErrorPage({ error, tryAgain }: ErrorFallbackProps) {
  return (
    <main className="vl-page vl-crash">
      <h1>{label('theme.ErrorPageContent.title')}</h1>
      <p>
        <button type="button" className="vl-button" onClick={tryAgain}>
          {label('theme.ErrorPageContent.tryAgain')}
        </button>
      </p>
      <p className="vl-error-text">{errorText(error)}</p>
    </main>
  )
}

/** Keeps a failure of the page's content inside of the layout, until the visitor goes elsewhere (RE-9). */
export function PageErrorBoundary({ children }: { children?: ReactNode }) {
  return (
    <ErrorBoundary resetOn={usePage().path} fallback={(failure) => <ErrorPage {...failure} />}>
      {children}
    </ErrorBoundary>
  )
}
