// Parts of a file, as video players request them (RFC 9110, 14). The library that sends files takes
// a malformed range, or a suffix longer than the file, for one that cannot be satisfied.

/**
 * The range that a Range header requests, with both ends inside of the file: `bytes=-99` → `bytes=0-9`.
 * Undefined when the whole file is the response: several ranges, or something else than bytes. A range
 * that starts behind the end stays one: `bytes=10-`.
 */
export function normalRange(header: string, size: number): string | undefined {
  const [, first, last] = /^bytes=\s*(\d*)-(\d*)\s*$/.exec(header) ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined
  // Without a first byte, the last so many bytes.
  const start = first === '' ? size - Math.min(Number(last), size) : Number(first)
  if (start >= size) return `bytes=${size}-`
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return `bytes=${start}-${end}`
}
