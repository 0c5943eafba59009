// The one error of this package: what happened, where, how to fix it.

/** What kind of error it is. */
export type HostErrorCode =
  | 'invalid-redirect'
  | 'duplicate-redirect'
  | 'unreachable-redirect'
  | 'hiding-redirect'
  | 'endless-redirect'
  | 'unsupported-redirect-pattern'
  | 'too-many-redirects'
  | 'port-unavailable'
  | 'no-built-site'

/** What a `HostError` has besides its message. */
export interface HostErrorDetails {
  readonly code: HostErrorCode
  /** Where it is written, the most useful first: `_redirects:3`. @default nowhere */
  readonly positions?: readonly string[]
  /** How to fix it, as a sentence. */
  readonly hint?: string
  /** The underlying error. */
  readonly cause?: unknown
}

/** A rule that cannot work, or a server that cannot start. */
export class HostError extends Error {
  override readonly name = 'HostError'
  readonly code: HostErrorCode
  readonly positions: readonly string[]
  readonly hint: string | undefined

  constructor(message: string, { code, positions = [], hint, ...options }: HostErrorDetails) {
    super(message, options)
    this.code = code
    this.positions = positions
    this.hint = hint
  }
}

/** An error as the lines that a person reads: the message, the positions, the fix. */
export function formatHostError({ message, positions, hint }: HostError): string {
  return [message, ...positions.map((position) => `  at ${position}`), ...(hint ? [`  ${hint}`] : [])].join(
    '\n',
  )
}
