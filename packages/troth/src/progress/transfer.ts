// Counts the bytes of a transfer, of a stream or of events, and reports them: never less than
// before, and once when it is complete.

import type { ProgressCallback } from './types.js'

/** One transfer under way. */
export interface Transfer {
  /** More bytes have been transferred. */
  add(bytes: number): void
  /** So many bytes have been transferred in all. */
  set(loaded: number, total?: number): void
  /** All bytes have been transferred. */
  end(): void
}

/** Starts to count a transfer. `expected` is not a number when the size is not known. */
export function startTransfer(report: ProgressCallback | undefined, expected: number = Number.NaN): Transfer {
  let loaded = 0
  let total: number | undefined = expected
  let isEnded = false
  const readRate = rateMeter()
  const tell = () => {
    // A total that is too small was that of something else, such as the compressed body.
    if (!(loaded <= (total as number))) total = undefined
    const rate = readRate(loaded)
    const left = total === undefined ? undefined : total - loaded
    report?.({
      loaded,
      total,
      ratio: total === undefined ? undefined : loaded / total,
      rate,
      timeLeft: left && (rate ? (left / rate) * 1000 : undefined),
    })
  }
  const transfer: Transfer = {
    add: (bytes) => transfer.set(loaded + bytes),
    set(now, all = total) {
      total = all
      if (isEnded || now <= loaded) return
      loaded = now
      // Whether these are the last bytes is known when the transfer ends.
      if (loaded !== total) tell()
    },
    end() {
      if (isEnded || loaded === 0) return
      isEnded = true
      total = loaded
      tell()
    },
  }
  return transfer
}

const WINDOW_MS = 5000

/** Measures the bytes per second of the last seconds, from the amounts that it is called with. */
function rateMeter(): (loaded: number) => number | undefined {
  const samples = [{ time: performance.now(), loaded: 0 }]
  return (loaded) => {
    const time = performance.now()
    samples.push({ time, loaded })
    while (samples.length > 2 && time - (samples[0]?.time ?? 0) > WINDOW_MS) samples.shift()
    const [first] = samples
    return first && time > first.time ? ((loaded - first.loaded) / (time - first.time)) * 1000 : undefined
  }
}

/** A stream with the same chunks, each counted when it is read. Nothing is read ahead. */
export function countStream(
  stream: ReadableStream<Uint8Array>,
  transfer: Transfer,
): ReadableStream<Uint8Array> {
  const reader = stream.getReader()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read()
        try {
          if (done) transfer.end()
          else transfer.add(value.byteLength)
        } catch (error) {
          // The callback threw: nobody reads the rest.
          reader.cancel(error).catch(() => {})
          throw error
        }
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}
