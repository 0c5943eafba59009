// Catches errors of the components below it in the browser. On the server it catches nothing: an
// error of a component fails the build.

import { Component, type ReactNode } from 'react'
import { thrownValueText } from '../../shared/thrownValue.js'
import { translate } from './translate.js'

/** The argument of `fallback`. */
export interface ErrorFallbackProps {
  /** What was thrown. */
  readonly error: Error
  /** Clears the error and renders the same content again. */
  readonly tryAgain: () => void
}

export interface ErrorBoundaryProps {
  /** Renders the replacement of the children. @default the error's message and a button that retries */
  readonly fallback?: (props: ErrorFallbackProps) => ReactNode
  /** Clears the error when this value changes; layouts pass the path of the page. */
  readonly resetOn?: string
  /** What is shown while nothing throws. */
  readonly children?: ReactNode
}

interface ErrorState {
  readonly error: Error | null
  readonly resetOn: string | undefined
}

/** Shows `fallback` instead of children that throw while rendering. */
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

/** The message of an error, followed by those of its causes. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return thrownValueText(error)
  return error.cause === undefined ? error.message : `${error.message}\n\nCause:\n${errorText(error.cause)}`
}
