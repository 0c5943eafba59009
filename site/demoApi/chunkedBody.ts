// Bodies that come in pieces, and may never come whole. No timer and no piece
// outlives the moment a reader cancels.

import { DroppedConnection, wait } from 'vellum-playground/api'

export interface ChunkedBodyOptions {
  readonly chunks: readonly string[]
  /** The pause before every chunk but the first. @default 0 */
  readonly gapMs?: number
  /** What happens after the last chunk. @default 'close' */
  readonly end?: 'close' | 'stall' | 'drop'
}

/** A body that sends one chunk at a time, then ends, stalls or breaks off. */
export function chunkedBody({
  chunks,
  gapMs = 0,
  end = 'close',
}: ChunkedBodyOptions): ReadableStream<Uint8Array<ArrayBuffer>> {
  const cancelled = new AbortController()
  const encoder = new TextEncoder()
  let next = 0
  return new ReadableStream({
    async pull(controller) {
      const chunk = chunks[next]
      if (chunk === undefined) {
        if (end === 'close') controller.close()
        if (end === 'drop') controller.error(new DroppedConnection())
        // A stalled body: this pull is done, and without a chunk there is no other.
        return
      }
      if (next > 0 && gapMs > 0) {
        try {
          await wait(gapMs, cancelled.signal)
        } catch {
          return
        }
      }
      next += 1
      controller.enqueue(encoder.encode(chunk))
    },
    cancel: () => cancelled.abort(),
  })
}
