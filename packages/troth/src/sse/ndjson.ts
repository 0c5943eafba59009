// The values of a body that has JSON on each line: NDJSON, JSON Lines.

import { type ReadOptions, type StreamSource, splitBody } from './lines.js'

/**
 * Reads NDJSON: a response body with one JSON value per line. Lines end with LF or CRLF; empty lines are skipped.
 *
 * @param source The body, or its `Response`.
 * @param options A signal and an idle timeout that end the reading.
 * @typeParam T The type of the values.
 * @returns The values as they arrive. The loop throws a `SyntaxError` with the line number if a line is not JSON.
 * @example
 * const { data } = await api.getAsync('events', { responseType: 'stream' })
 * for await (const { n } of readNdjson<{ n: number }>(data)) console.log(n)
 */
export async function* readNdjson<T = unknown>(
  source: StreamSource,
  options: ReadOptions = {},
): AsyncGenerator<T, void, undefined> {
  let number = 0
  // A CR is white space of JSON, before an LF and elsewhere.
  for await (const line of splitBody(source, options, /\n/)) {
    number++
    if (line.trim() === '') continue
    let value: T
    try {
      value = JSON.parse(line)
    } catch (cause) {
      throw new SyntaxError(`line ${number} of the body is invalid JSON`, { cause })
    }
    yield value
  }
}
