// Catches errors of the components below it in the browser, and shows what the caller renders in their place. On the
// server it catches nothing: an error of a component fails the build. The shell uses it as it is; ErrorBoundary.tsx adds
// what sites get by default.

import { Component, type ReactNode } from 'react'
import { thrownValueText } from '../../shared/thrownValue.js'

/** The argument of `fallback`. */
export interface ErrorFallbackProps {
  /** What was thrown. */
  readonly error: Error
  /** Clears the error and renders the same content again. */
  readonly tryAgain: () => void
}

export interface ErrorCatcherProps {
  /** Renders the replacement of the children. */
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
export class ErrorCatcher<Props extends ErrorCatcherProps = ErrorCatcherProps> extends Component<
  Props,
  ErrorState
> {
  override state: ErrorState = { error: null, resetOn: this.props.resetOn }

  static getDerivedStateFromError(error: unknown): Partial<ErrorState> {
    return { error: error instanceof Error ? error : new Error(thrownValueText(error)) }
  }

  static getDerivedStateFromProps({ resetOn }: ErrorCatcherProps, state: ErrorState): ErrorState | null {
    return resetOn === state.resetOn ? null : { error: null, resetOn }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (!error) return this.props.children
    return this.replacement({ error, tryAgain: () => this.setState({ error: null }) })
  }

  protected replacement(failure: ErrorFallbackProps): ReactNode {
    return this.props.fallback?.(failure)
  }
}

/** The message of an error, followed by those of its causes. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return thrownValueText(error)
  return error.cause === undefined ? error.message : `${error.message}\n\nCause:\n${errorText(error.cause)}`
}
