// Catches what fails below it in the browser. On the server nothing is caught: a page
// that cannot be rendered fails the build (RE-8).

import { Component, type ReactNode } from 'react'
import { translate } from './translate.js'

/** What `fallback` is given. */
export interface ErrorFallbackProps {
  readonly error: Error
  /** Clears the error and renders the same content again (RE-3). */
  readonly tryAgain: () => void
}

export interface ErrorBoundaryProps {
  readonly fallback?: (props: ErrorFallbackProps) => ReactNode
  readonly children?: ReactNode
}

/** Shows `fallback` in place of children that fail to render. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (!error) return this.props.children
    const tryAgain = () => this.setState({ error: null })
    return this.props.fallback?.({ error, tryAgain }) ?? <ErrorText error={error} tryAgain={tryAgain} />
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

/** The message of an error and those of its causes (RE-2). */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message}\n\nCause:\n${errorText(error.cause)}`
}
