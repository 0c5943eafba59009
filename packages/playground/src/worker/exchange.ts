// One request and its response, reported as events while the program reads the body.

import { DroppedConnection } from '../api/droppedConnection.js'
import * as limits from '../limits.js'
import type { BodyText, Cut, ExchangeEndEvent, RunEvent } from '../protocol.js'
import type { Activity } from './activity.js'
import { bytesText } from './bodyText.js'
import type { ExchangeTexts } from './exchangeTexts.js'
import * as labels from './labels.js'
import type { WorkerOptions } from './options.js'
import { shortened } from './shortened.js'

export interface TraceOptions {
  readonly emit: (event: RunEvent) => void
  /** Milliseconds since the program began. */
  readonly now: () => number
  readonly activity: Pick<Activity, 'begin' | 'stir'>
  readonly describeAbort: WorkerOptions['describeAbort']
}

export interface ExchangeOptions extends TraceOptions {
  /** The signal of the program. */
  readonly signal: AbortSignal | undefined
  /** Writes the headers and bodies of the run that the exchange is part of. */
  readonly texts: ExchangeTexts
}

/** How often the bytes of a body are reported. */
const BYTES_MS = 50
/** Chunks that arrive before they are read, as they do over a network. */
const READ_AHEAD = 16
/** A character takes up to four bytes. */
const KEPT_BYTES = limits.bodyCharacters * 4

/** One request and its response. */
export class Exchange {
  readonly #id: number
  readonly #options: ExchangeOptions
  readonly #onEnd: () => void
  readonly #stopListening = new AbortController()
  readonly #kept: Uint8Array[] = []
  #contentType: string | null = null
  #response: Response | undefined
  #hasBody = false
  #keptBytes = 0
  #bytes = 0
  #bytesReportedAt = Number.NEGATIVE_INFINITY
  #ended = false

  constructor(id: number, options: ExchangeOptions, onEnd: () => void) {
    this.#id = id
    this.#options = options
    this.#onEnd = onEnd
    options.signal?.addEventListener('abort', () => this.#end('cut'), { signal: this.#stopListening.signal })
  }

  /** The response, with a body that reports what passes through it. */
  async follow(pending: Promise<Response>): Promise<Response> {
    try {
      const response = await pending
      if (!response.headers.has('Access-Control-Allow-Origin')) {
        // A browser hides such a response from the page.
        this.#end('failed', labels.noCors)
        return response
      }
      this.#headersArrived(response)
      if (!response.body) {
        this.#end('complete')
        return response
      }
      return new Response(this.#observed(response.body), response)
    } catch (error) {
      this.#end('failed', error instanceof DroppedConnection ? 'Failed to fetch' : messageOf(error))
      throw error
    }
  }

  /** The response that the program receives. */
  handOver(response: Response): void {
    this.#response = response
  }

  /** Whether the program waits for bytes that have not arrived. */
  isRead(): boolean {
    return this.#response?.body?.locked === true || this.#response?.bodyUsed === true
  }

  #headersArrived({ status, statusText, headers }: Response): void {
    if (this.#ended) return
    const { emit, now, texts } = this.#options
    this.#contentType = headers.get('Content-Type')
    emit({
      type: 'response',
      at: now(),
      id: this.#id,
      status,
      statusText: shortened(statusText, limits.nameCharacters),
      headers: texts.headers(headers),
    })
  }

  #observed(body: ReadableStream<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array<ArrayBuffer>> {
    this.#hasBody = true
    const reader = body.getReader()
    return new ReadableStream(
      {
        pull: async (controller) => {
          try {
            const { done, value } = await reader.read()
            if (done) {
              this.#end('complete')
              controller.close()
              return
            }
            this.#arrived(value)
            controller.enqueue(value)
          } catch (error) {
            this.#end('failed', 'network error')
            controller.error(error)
          }
        },
        cancel: (reason) => {
          this.#end(this.#options.signal?.aborted ? 'cut' : 'unread')
          return reader.cancel(reason)
        },
      },
      { highWaterMark: READ_AHEAD },
    )
  }

  #arrived(chunk: Uint8Array): void {
    const { emit, now, activity } = this.#options
    activity.stir()
    this.#bytes += chunk.length
    if (this.#keptBytes < KEPT_BYTES) {
      const kept = chunk.slice(0, KEPT_BYTES - this.#keptBytes)
      this.#keptBytes += kept.length
      this.#kept.push(kept)
    }
    const at = now()
    if (this.#ended || at - this.#bytesReportedAt < BYTES_MS) return
    this.#bytesReportedAt = at
    emit({ type: 'bytes', at, id: this.#id, bytes: this.#bytes })
  }

  #end(how: ExchangeEndEvent['how'], message?: string): void {
    if (this.#ended) return
    this.#ended = true
    this.#stopListening.abort()
    this.#onEnd()
    const { emit, now, activity, signal, texts, describeAbort } = this.#options
    activity.stir()
    emit({
      type: 'exchange-end',
      at: now(),
      id: this.#id,
      how,
      cut: how === 'cut' && signal ? cutBy(signal, describeAbort) : undefined,
      message: how === 'failed' ? message : undefined,
      body: texts.body(this.#body()),
    })
  }

  #body(): BodyText | undefined {
    if (!this.#hasBody) return undefined
    return bytesText(this.#kept, { bytes: this.#bytes, contentType: this.#contentType })
  }
}

/** What is known about the reason of an aborted signal. */
export function cutBy({ reason }: AbortSignal, describeAbort: TraceOptions['describeAbort']): Cut {
  const { kind, code, phase, limitMs } = describeAbort?.(reason) ?? {}
  return {
    kind: nameOf(kind),
    code: nameOf(code),
    phase: phase === 'headers' || phase === 'body' ? phase : undefined,
    limitMs: Number.isFinite(limitMs) ? (limitMs as number) : undefined,
    message: messageOf(reason),
  }
}

function nameOf(value: unknown): string | undefined {
  return typeof value === 'string' ? shortened(value, limits.nameCharacters) : undefined
}

/** In the list a message is one line; the console shows all of it. */
const MESSAGE_CHARACTERS = 1000

function messageOf(reason: unknown): string {
  try {
    return shortened(String((reason as Error | undefined)?.message ?? reason), MESSAGE_CHARACTERS)
  } catch {
    return 'aborted'
  }
}
