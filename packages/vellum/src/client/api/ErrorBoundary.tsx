// Catches what fails below it in the browser. On the server nothing is caught: a page
// that cannot be rendered fails the build (RE-8).

import { Component, type ReactNode } from 'react'
import { thrownValueText } from '../../shared/thrownValue.js'
import { translate } from './translate.js'

/** What `fallback` is given. */
export interface ErrorFallbackProps {
  readonly error: Error
  /** Clears the error and renders the same content again (RE-3). */
  readonly tryAgain: () => void
}

export interface ErrorBoundaryProps {
  readonly fallback?: (props: ErrorFallbackProps) => ReactNode
  /** The error is forgotten when this changes: the path of the page (RE-9). */
  readonly resetOn?: string
  readonly children?: ReactNode
}

interface ErrorState {
  readonly error: Error | null
  readonly resetOn: string | undefined
}

/** Shows `fallback` in place of children that fail to render. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorState> {
  override state: ErrorState = { error: null, resetOn: this.props.resetOn }

  static getDerivedStateFromError(error: unknown): Partial<ErrorState> {
    return { error: error instanceof Error ? error : new Error(thrownValueText(error)) }
  }

  static getDerivedStateFromProps({ resetOn }: ErrorBoundaryProps, state: ErrorState): ErrorState | null {
    return resetOn === state.resetOn ? null : { error: null, resetOn }
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
  if (!(error instanceof Error)) return thrownValueText(error)
  return error.cause === undefined ? error.message : `${error.message}\n\nCause:\n${errorText(error.cause)}`
}
