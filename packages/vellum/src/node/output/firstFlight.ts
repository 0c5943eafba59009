// Whether a document contains the site's stylesheet. A server sends about ten packets before it waits for the
// browser: a document that fits in them together with its styles is painted one round trip earlier. A larger
// one would only delay what follows.

import { gzipSync } from 'node:zlib'

/** Bytes of ten packets, without the headers of the response. */
const FIRST_FLIGHT = 14_000

/** A stylesheet that can be inline. */
export interface InlineCss {
  readonly css: string
  /** Its size when compressed. */
  readonly bytes: number
}

/** Styles that can be inline in any document of the site; undefined if they only work as files. */
export function inlineCss(sheets: readonly string[]): InlineCss | undefined {
  const css = sheets.join('\n')
  const bytes = sizeOf(css)
  return bytes < FIRST_FLIGHT && !dependsOnFile(css) ? { css, bytes } : undefined
}

/** Whether a document and the styles in it arrive together. */
export function fitsFirstFlight(document: string, { bytes }: InlineCss): boolean {
  return sizeOf(document) + bytes <= FIRST_FLIGHT
}

/** Measured with gzip, which every host supports. */
function sizeOf(text: string): number {
  return gzipSync(text, { level: 1 }).length
}

/** A relative URL is relative to the file; rules about the whole file must be at its start. */
function dependsOnFile(css: string): boolean {
  return /@import|@charset|url\(\s*(?!['"]?(?:\/|data:|#|[a-z]+:\/\/))/i.test(css)
}
