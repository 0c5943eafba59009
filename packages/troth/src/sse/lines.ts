// The lines of a body, whatever its chunks are. A line ends with CR, LF or CRLF, as in server-sent
// events, or with LF alone. The body is cancelled when its reader stops early.

import { checkOptions } from '../shared/checkOptions.js'

/** A body to read: the `data` of a call with `responseType: 'stream'`, or a `Response`. */
export type StreamSource = Response['body'] | Response | undefined

/** Options for `readEvents`, `readLines` and `readNdjson`. */
export interface ReadOptions {
  /**
   * Ends the loop when aborted: it throws the signal's reason, and the body is cancelled.
   *
   * @default undefined
   */
  signal?: AbortSignal | null | undefined
  /**
   * How long the body may send no data, in milliseconds. After that, the loop throws an error whose `name` is
   * `TimeoutError`, and the body is cancelled. `false` disables it.
   *
   * @default false
   */
  idleTimeout?: number | false | undefined
}

/**
 * Reads a response body line by line.
 *
 * @param source The body, or its `Response`.
 * @param options A signal and an idle timeout that end the reading.
 * @returns The lines as they arrive, without line breaks.
 * @example
 * const { data } = await api.getAsync('report.csv', { responseType: 'stream' })
 * for await (const line of readLines(data)) console.log(line)
 */
export function readLines(
  source: StreamSource,
  options: ReadOptions = {},
): AsyncGenerator<string, void, undefined> {
  return splitBody(source, options)
}

/** The lines of a body, which end as the caller says; the last may have no end. */
export async function* splitBody(
  source: StreamSource,
  options: ReadOptions,
  lineEnd?: RegExp,
): AsyncGenerator<string, void, undefined> {
  let rest = ''
  for await (const { lines, partial } of readLineGroups(source, options, lineEnd)) {
    rest = partial
    for (const line of lines) {
      yield line
      throwIfAborted(options)
    }
  }
  if (rest) yield rest
}

/** Ends a loop whose reader has aborted it: nothing of the same chunk follows. */
export function throwIfAborted({ signal }: ReadOptions): void {
  if (signal?.aborted) throw signal.reason
}

/** The lines that a chunk completes, and what it has of the next one. */
export interface LineGroup {
  readonly lines: readonly string[]
  readonly partial: string
}

/** What ends a line of server-sent events, and of a text. */
const ANY_END = /\r\n|\n|\r/

/** Reads a body chunk by chunk: one `await` for many lines. */
export async function* readLineGroups(
  source: StreamSource,
  options: ReadOptions,
  lineEnd: RegExp = ANY_END,
): AsyncGenerator<LineGroup, void, undefined> {
  checkOptions('a stream reader', options, { signal: '', idleTimeout: 'milliseconds >= 1 | false' })
  const { signal, idleTimeout } = options
  const body = source && 'body' in source ? source.body : source
  if (!body) return
  const reader = body.getReader()
  let stopped: { readonly reason: unknown } | undefined
  const stop = (reason: unknown) => {
    stopped ??= { reason }
    // It fails when the body has failed already, which `read` reports.
    reader.cancel(reason).catch(() => {})
  }
  const onAbort = () => stop(signal?.reason)
  signal?.addEventListener('abort', onAbort)
  let isEnded = false
  try {
    const split = lineSplitter(lineEnd)
    while (!isEnded) {
      throwIfAborted(options)
      const timer =
        idleTimeout && setTimeout(() => stop(idleError(idleTimeout)), Math.min(idleTimeout, 2 ** 31 - 1))
      const { done, value } = await reader
        .read()
        .catch((error) => {
          isEnded = true
          // The platform may report the abort in words of its own.
          throw stopped ? stopped.reason : error
        })
        .finally(() => timer && clearTimeout(timer))
      if (stopped) throw stopped.reason
      isEnded = done
      yield split(value)
    }
  } finally {
    signal?.removeEventListener('abort', onAbort)
    if (!isEnded) stop(signal?.reason)
    reader.releaseLock()
  }
}

function idleError(ms: number): Error {
  const error = new Error(`no data within ${ms} ms`)
  error.name = 'TimeoutError'
  return error
}

/** A function that takes the chunks of a body, and nothing at its end. */
function lineSplitter(lineEnd: RegExp): (chunk: Uint8Array | undefined) => LineGroup {
  // It removes the byte order mark, and keeps a character whose bytes are in two chunks.
  const decoder = new TextDecoder()
  let partial = ''
  let endsWithCr = false
  return (chunk) => {
    let text = decoder.decode(chunk, { stream: chunk !== undefined })
    if (text === '') return { lines: [], partial }
    // A CR has ended the line; the LF of the next chunk belongs to it.
    if (endsWithCr && text.startsWith('\n')) text = text.slice(1)
    endsWithCr = lineEnd === ANY_END && text.endsWith('\r')
    const lines = text.split(lineEnd)
    lines[0] = partial + lines[0]
    partial = lines.pop() as string
    return { lines, partial }
  }
}
