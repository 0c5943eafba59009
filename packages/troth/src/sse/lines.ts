// The lines of a body, whatever its chunks are. A line ends with CR, LF or CRLF, as in
// server-sent events. The body is cancelled when its reader stops early.

/** A body to read: the `data` of a call with `responseType: 'stream'`, or a `Response` of `fetch`. */
export type StreamSource = Response['body'] | Response | undefined

/** Options of the functions that read a body. */
export interface ReadOptions {
  /**
   * Ends the reading when it is aborted: the loop throws its reason, and the body is cancelled.
   *
   * @default undefined
   */
  signal?: AbortSignal | null | undefined
}

/**
 * Reads a body line by line.
 *
 * @param source The body.
 * @param options The signal that ends it.
 * @returns The lines as they arrive, without their ends.
 * @example
 * const { data } = await api.getAsync('report.csv', { responseType: 'stream' })
 * for await (const line of readLines(data)) console.log(line)
 */
export async function* readLines(
  source: StreamSource,
  options: ReadOptions = {},
): AsyncGenerator<string, void, undefined> {
  let rest = ''
  for await (const { lines, partial } of readLineGroups(source, options)) {
    rest = partial
    yield* lines
  }
  if (rest) yield rest
}

/** The lines that a chunk completes, and what it has of the next one. */
export interface LineGroup {
  readonly lines: readonly string[]
  readonly partial: string
}

/** Reads a body chunk by chunk: one `await` for many lines. */
export async function* readLineGroups(
  source: StreamSource,
  { signal }: ReadOptions,
): AsyncGenerator<LineGroup, void, undefined> {
  const body = source && 'body' in source ? source.body : source
  if (!body) return
  const reader = body.getReader()
  const stop = () => {
    // It fails when the body has failed already, which `read` reports.
    reader.cancel(signal?.reason).catch(() => {})
  }
  signal?.addEventListener('abort', stop)
  let isEnded = false
  try {
    const split = lineSplitter()
    while (!isEnded) {
      if (signal?.aborted) throw signal.reason
      const { done, value } = await reader.read().catch((error) => {
        isEnded = true
        // The platform may report the abort in words of its own.
        throw signal?.aborted ? signal.reason : error
      })
      if (signal?.aborted) throw signal.reason
      isEnded = done
      yield split(value)
    }
  } finally {
    signal?.removeEventListener('abort', stop)
    if (!isEnded) stop()
    reader.releaseLock()
  }
}

/** A function that takes the chunks of a body, and nothing at its end. */
function lineSplitter(): (chunk: Uint8Array | undefined) => LineGroup {
  // It removes the byte order mark, and keeps a character whose bytes are in two chunks.
  const decoder = new TextDecoder()
  let partial = ''
  let endsWithCr = false
  return (chunk) => {
    let text = decoder.decode(chunk, { stream: chunk !== undefined })
    if (text === '') return { lines: [], partial }
    // A CR has ended the line; the LF of the next chunk belongs to it.
    if (endsWithCr && text.startsWith('\n')) text = text.slice(1)
    endsWithCr = text.endsWith('\r')
    const lines = text.split(/\r\n|\n|\r/)
    lines[0] = partial + lines[0]
    partial = lines.pop() as string
    return { lines, partial }
  }
}
