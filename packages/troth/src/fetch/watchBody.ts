// A response whose body reports when it is read and when it has ended, and which ends with a signal.

/** What happens to a body. */
export interface BodyWatcher {
  /** Its first chunk is asked for. */
  onStart?(): void
  /** It has ended, broken off, or was cancelled. Called once. */
  onEnd?(): void
  /** Ends it with its reason when it is aborted. */
  readonly signal?: AbortSignal | null | undefined
}

/**
 * The same response, watched. Nothing is read ahead. Returns nothing when there is no body to watch: none, a hidden
 * one of `mode: 'no-cors'`, whose response cannot be made by hand, or one of a `fetch` that has streams of its own.
 */
export function watchBody(response: Response, watcher: BodyWatcher): Response | undefined {
  const { body, status, url, redirected, type } = Object(response) as Response
  if (!body?.getReader || status === 0) return undefined
  const { signal } = watcher
  const reader = body.getReader()
  let isStarted = false
  let isEnded = false
  const end = () => {
    if (isEnded) return
    isEnded = true
    signal?.removeEventListener('abort', onAbort)
    watcher.onEnd?.()
  }
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined
  const onAbort = () => {
    end()
    stream?.error(signal?.reason)
    reader.cancel(signal?.reason).catch(() => {})
  }
  const watched = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        stream = controller
      },
      async pull(controller) {
        if (!isStarted) watcher.onStart?.()
        isStarted = true
        try {
          const { done, value } = await reader.read()
          if (isEnded) return
          if (!done) return controller.enqueue(value)
          end()
          controller.close()
        } catch (error) {
          end()
          throw error
        }
      },
      cancel(reason) {
        end()
        // Not awaited: the body of a copy is cancelled when those of all copies are.
        reader.cancel(reason).catch(() => {})
      },
    },
    { highWaterMark: 0 },
  )
  if (signal?.aborted) onAbort()
  else signal?.addEventListener('abort', onAbort)
  return Object.defineProperties(new Response(watched, response), {
    url: { value: url },
    redirected: { value: redirected },
    type: { value: type },
  })
}
