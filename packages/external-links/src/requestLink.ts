// Finds out whether a URL responds: HEAD, then GET for hosts that do not support HEAD. Waits if the host
// requests it. In: a URL. Out: its state; never throws.

/** The state of a URL. */
export type LinkState =
  | { readonly type: 'alive' }
  /** `reason` is for people: `404 Not Found`, `no response (ENOTFOUND)` */
  | { readonly type: 'dead'; readonly reason: string }
  /** The host responds, but not to programs, or not now: the link may be fine. */
  | { readonly type: 'refused'; readonly reason: string }

/** Time limits and retries. */
export interface RequestOptions {
  /** Milliseconds for one request. */
  readonly timeout: number
  /** Waits that a host may request, in milliseconds; after a longer one the link is not judged. */
  readonly longestWait: number
  /** How often a request is retried after 429, 503, or no response. */
  readonly retries: number
  readonly userAgent: string
  readonly wait: (ms: number) => Promise<unknown>
}

/** Statuses of pages that exist, but need a login or a different method. */
const NOT_FOR_PROGRAMS = new Set([401, 402, 403, 405, 406, 407, 408, 418, 423, 425, 426, 429, 431, 451, 999])

/** Requests a URL until it can be judged. */
export async function requestLink(url: string, options: RequestOptions): Promise<LinkState> {
  let method: 'HEAD' | 'GET' = 'HEAD'
  let retries = options.retries
  for (;;) {
    const response = await send(url, method, options)
    if (response.type === 'failed') {
      if (retries-- <= 0) return { type: 'dead', reason: response.reason }
      await options.wait(DEFAULT_WAIT)
      continue
    }
    const { status, reason, retryAfter } = response
    if (status < 400) return { type: 'alive' }
    if (status === 429 || status === 503) {
      const ms = waitOf(retryAfter) ?? DEFAULT_WAIT
      if (retries-- <= 0 || ms > options.longestWait) return { type: 'refused', reason }
      await options.wait(ms)
    } else if (method === 'HEAD') method = 'GET'
    else return { type: NOT_FOR_PROGRAMS.has(status) ? 'refused' : 'dead', reason }
  }
}

const DEFAULT_WAIT = 2_000

type Sent =
  | {
      readonly type: 'response'
      readonly status: number
      readonly reason: string
      readonly retryAfter: string | null
    }
  | { readonly type: 'failed'; readonly reason: string }

async function send(
  url: string,
  method: 'HEAD' | 'GET',
  { timeout, userAgent }: RequestOptions,
): Promise<Sent> {
  try {
    const response = await fetch(url, {
      method,
      // Some hosts send an error to programs without an `accept` header.
      headers: { 'User-Agent': userAgent, Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
      signal: AbortSignal.timeout(timeout),
    })
    const { status, statusText, headers } = response
    // Only the status counts; an unread body would keep the connection.
    await response.body?.cancel()
    return {
      type: 'response',
      status,
      reason: `${status} ${statusText}`.trim(),
      retryAfter: headers.get('retry-after'),
    }
  } catch (error) {
    return { type: 'failed', reason: failureReason(error, timeout) }
  }
}

/** `no response (ECONNREFUSED)`, `no response within 15 s` */
function failureReason(error: unknown, timeout: number): string {
  if (error instanceof Error && error.name === 'TimeoutError') return `no response within ${timeout / 1000} s`
  const cause = error instanceof Error ? error.cause : undefined
  const code = (cause as NodeJS.ErrnoException | undefined)?.code
  if (code !== undefined) return `no response (${code})`
  return `no response (${cause instanceof Error ? cause.message : String(error)})`
}

/** Seconds, or a date, as milliseconds from now; undefined when there is neither. */
export function waitOf(retryAfter: string | null, now = Date.now()): number | undefined {
  if (retryAfter === null) return undefined
  if (/^\d+$/.test(retryAfter.trim())) return Number(retryAfter) * 1000
  const date = Date.parse(retryAfter)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
