// What a visitor sees in place of content that failed to render.

import type { ReactNode } from 'react'
import { ErrorCatcher, type ErrorFallbackProps, errorText } from '../../client/api/ErrorCatcher.js'
import { usePage } from '../../client/context/pageContext.js'
import { label } from '../labels/label.js'

/** The error, and a button to retry. */
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

export interface PageErrorBoundaryProps {
  readonly children?: ReactNode
}

/** Keeps the layout when the content of a page fails to render, until the visitor goes to another page. */
export function PageErrorBoundary({ children }: PageErrorBoundaryProps) {
  return (
    <ErrorCatcher resetOn={usePage().path} fallback={(failure) => <ErrorPage {...failure} />}>
      {children}
    </ErrorCatcher>
  )
}
