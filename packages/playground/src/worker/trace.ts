// Reports what happens to each request of the program, as events for the timeline.

import type { Api } from '../api/api.js'
import { asFetch } from '../api/asFetch.js'
import * as limits from '../limits.js'
import { requestBodyText } from './bodyText.js'
import { cutBy, Exchange, type TraceOptions } from './exchange.js'
import { ExchangeTexts } from './exchangeTexts.js'
import { shortened } from './shortened.js'

export interface TracedFetch {
  readonly fetch: typeof fetch
  /** Whether the program waits for the rest of a body. */
  isReading(): boolean
}

/** A `fetch` whose responses come from this API. Every request, and every step of a redirect, is reported. */
export function traceFetch(api: Api, options: TraceOptions): TracedFetch {
  const { activity } = options
  const trace = new Trace(options)
  return {
    async fetch(input, init) {
      const end = activity.begin()
      const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined)
      /** The body of the request that the program made; requests after a redirect have no body. */
      let body = init?.body
      let exchange: Exchange | undefined
      const traced: Api = {
        async fetch(request) {
          exchange = trace.open({ request, signal, body })
          body = undefined
          return exchange ? exchange.follow(api.fetch(request)) : api.fetch(request)
        },
      }
      try {
        const response = await asFetch(traced)(input, init)
        exchange?.handOver(response)
        return response
      } finally {
        end()
      }
    },
    isReading: () => trace.isReading(),
  }
}

interface Opening {
  readonly request: Request
  /** The signal that the program passed; a Request has a new one each time. */
  readonly signal: AbortSignal | undefined
  readonly body: unknown
}

/** Attempts of one call of an HTTP client: the same request with the same signal, one after the other. */
interface Call {
  readonly id: number
  readonly key: string
  /** Whether an attempt is under way. */
  isOpen: boolean
}

class Trace {
  readonly #options: TraceOptions
  readonly #calls = new WeakMap<AbortSignal, Call>()
  readonly #open = new Set<Exchange>()
  readonly #texts = new ExchangeTexts()
  #callCount = 0
  #count = 0

  constructor(options: TraceOptions) {
    this.#options = options
  }

  /** Undefined when the request is not reported: there are too many, or it was aborted before it began. */
  open({ request, signal, body }: Opening): Exchange | undefined {
    if (this.#count >= limits.requests || signal?.aborted) return undefined
    this.#count += 1
    const { emit, now } = this.#options
    const call = this.#callOf(request, signal)
    const id = this.#count
    emit({
      type: 'request',
      at: now(),
      id,
      call: call.id,
      method: shortened(request.method, limits.nameCharacters),
      url: this.#texts.url(request.url),
      headers: this.#texts.headers(request.headers),
      body: this.#texts.body(requestBodyText(body, request.headers.get('Content-Type'))),
    })
    call.isOpen = true
    const exchange = new Exchange(id, { ...this.#options, signal, texts: this.#texts }, () => {
      call.isOpen = false
      this.#open.delete(exchange)
    })
    this.#open.add(exchange)
    return exchange
  }

  isReading(): boolean {
    for (const exchange of this.#open) if (exchange.isRead()) return true
    return false
  }

  #callOf(request: Request, signal: AbortSignal | undefined): Call {
    const key = `${request.method} ${request.url}`
    const source = signal && sourceOf(signal)
    const knownCall = source && this.#calls.get(source)
    if (knownCall && knownCall.key === key && !knownCall.isOpen) return knownCall
    this.#callCount += 1
    const call: Call = { id: this.#callCount, key, isOpen: false }
    if (source) {
      this.#calls.set(source, call)
      this.#watchWaits(call, source)
    }
    return call
  }

  /**
   * If a client ends a call while none of its attempts is under way, the call was waiting for the next one.
   */
  #watchWaits(call: Call, signal: AbortSignal): void {
    const { emit, now, describeAbort } = this.#options
    const onAbort = () => {
      // Any code may abort a signal afterwards; only a client gives a reason.
      if (call.isOpen || !describeAbort?.(signal.reason)) return
      emit({ type: 'cut', at: now(), call: call.id, cut: cutBy(signal, describeAbort) })
    }
    signal.addEventListener('abort', onAbort, { once: true })
  }
}

const sources = new WeakMap<AbortSignal, AbortSignal>()

/** The signal that identifies the call. */
function sourceOf(signal: AbortSignal): AbortSignal {
  return sources.get(signal) ?? signal
}

/**
 * `AbortSignal.any`, which remembers the first signal of the array: a client may make a new one
 * for each attempt, of the call's own signal and the caller's.
 */
export function rememberSources(
  any: (signals: AbortSignal[]) => AbortSignal,
): (signals: Iterable<AbortSignal>) => AbortSignal {
  return (signals) => {
    const list = [...signals]
    const signal = any(list)
    const first = list[0]
    if (first) sources.set(signal, sourceOf(first))
    return signal
  }
}
