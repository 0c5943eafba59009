// The headers and bodies of requests and responses as the page gets them: within the limits
// of one message and of the run. What exceeds them is left out; its size is reported.

import * as limits from '../limits.js'
import type { BodyText, HeaderList } from '../protocol.js'
import { shortened } from './shortened.js'

/** The texts of one run. */
export class ExchangeTexts {
  #left: number = limits.exchangeCharacters

  /** The first headers. */
  headers(headers: Headers): HeaderList {
    const shown: [name: string, value: string][] = []
    let left = Math.min(limits.headerCharacters, this.#left)
    for (const [name, value] of headers) {
      const pair: [string, string] = [shortened(name, limits.nameCharacters), shortened(value)]
      left -= pair[0].length + pair[1].length
      if (left < 0 || shown.length === limits.headers) break
      shown.push(pair)
      this.#left -= pair[0].length + pair[1].length
    }
    return shown
  }

  /** A body, without its text when the run has shown enough. */
  body(body: BodyText | undefined): BodyText | undefined {
    const size = body ? sizeOf(body) : 0
    if (size > this.#left) return body && { text: undefined, bytes: body.bytes, type: body.type ?? 'text' }
    this.#left -= size
    return body
  }

  /** The URL of a request; there are so few that all are shown. */
  url(url: string): string {
    const shown = shortened(url)
    this.#left -= shown.length
    return shown
  }
}

function sizeOf({ text = '', parts = [] }: BodyText): number {
  let size = text.length
  for (const part of parts)
    size += part.name.length + (part.file ?? '').length + (part.type ?? '').length + (part.text ?? '').length
  return size
}
