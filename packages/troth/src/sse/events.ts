// Server-sent events of a body, as the HTML standard parses them:
// https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation

import { type ReadOptions, readLineGroups, type StreamSource, throwIfAborted } from './lines.js'

/** A server-sent event. */
export interface ServerSentEvent {
  /** The name of the event; `message` if the server sent none. */
  readonly event: string
  /** The data; its lines are joined with line breaks. */
  readonly data: string
  /** The id of this event, or of the last event that had one; empty if there was none. */
  readonly id: string
}

/** What a stream of events has said so far, besides its events. */
export interface StreamState {
  /** The id of the last event. */
  lastEventId: string
  /** The last `retry` field, in milliseconds. */
  retryMs?: number
}

/**
 * Reads server-sent events from a response body until it ends.
 *
 * @param source The body, or its `Response`.
 * @param options A signal and an idle timeout that end the reading.
 * @returns The events as they arrive.
 * @example
 * const { data } = await api.getAsync('notifications', { responseType: 'stream' })
 * for await (const event of readEvents(data)) console.log(event.id, event.data)
 */
export function readEvents(
  source: StreamSource,
  options: ReadOptions = {},
): AsyncGenerator<ServerSentEvent, void, undefined> {
  return parseEvents(source, options, { lastEventId: '' })
}

/** The same, with the state that a connection leaves to the next one. */
export async function* parseEvents(
  source: StreamSource,
  options: ReadOptions,
  state: StreamState,
): AsyncGenerator<ServerSentEvent, void, undefined> {
  let event = ''
  let data: string | undefined
  let id = state.lastEventId
  for await (const { lines } of readLineGroups(source, options)) {
    for (const line of lines) {
      if (line === '') {
        state.lastEventId = id
        const complete = data !== undefined && { event: event || 'message', data, id }
        event = ''
        data = undefined
        if (!complete) continue
        yield complete
        throwIfAborted(options)
        continue
      }
      // A line that begins with a colon is a comment: its field has no name.
      const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) as unknown as string[]
      if (field === 'data') data = data === undefined ? value : `${data}\n${value}`
      else if (field === 'event') event = value
      else if (field === 'id' && !value.includes('\0')) id = value
      else if (field === 'retry' && /^\d+$/.test(value))
        // The longest time that a timer can wait: many digits would be Infinity.
        state.retryMs = Math.min(Number(value), 2 ** 31 - 1)
    }
  }
}
