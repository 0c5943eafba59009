// The error boundary of sites. Pages that do not use it load none of this.

import type { ReactNode } from 'react'
import { ErrorCatcher, type ErrorFallbackProps, errorText } from './ErrorCatcher.js'
import { translate } from './translate.js'

export interface ErrorBoundaryProps {
  /** Renders the replacement of the children. @default the error's message and a button that retries */
  readonly fallback?: (props: ErrorFallbackProps) => ReactNode
  /** Clears the error when this value changes; layouts pass the path of the page. */
  readonly resetOn?: string
  /** What is shown while nothing throws. */
  readonly children?: ReactNode
}

/** Shows `fallback` instead of children that throw while rendering. */
export class ErrorBoundary extends ErrorCatcher<ErrorBoundaryProps> {
  protected override replacement(failure: ErrorFallbackProps): ReactNode {
    return super.replacement(failure) ?? <ErrorText {...failure} />
  }
}

function ErrorText({ error, tryAgain }: ErrorFallbackProps) {
  return (
    <div role="alert" className="vl-error">
      <p className="vl-error-text">{errorText(error)}</p>
      <button type="button" onClick={tryAgain}>
        {translate({ id: 'theme.ErrorPageContent.tryAgain', message: 'Try again' })}
      </button>
    </div>
  )
}
