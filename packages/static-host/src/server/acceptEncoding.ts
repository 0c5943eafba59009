// Which form of a file a client wants, by its Accept-Encoding header (RFC 9110, 12.5.3).

/** The forms that a file can have. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** The best of the forms that there are: by the client's weights, then in the order of `available`. */
export function chooseEncoding(header: string | undefined, available: readonly Encoding[]): Encoding {
  const weights = new Map<string, number>()
  for (const entry of header?.split(',') ?? []) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    const value = weight === undefined ? 1 : Number(weight)
    if (name !== '') weights.set(name === 'x-gzip' ? 'gzip' : name, value >= 0 && value <= 1 ? value : 0)
  }
  // A header that does not name the plain form accepts it, but prefers what it names.
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? 0.0001 : 0)
  const [best] = available
    .filter((encoding) => weightOf(encoding) > 0)
    .sort((a, b) => weightOf(b) - weightOf(a))
  return best ?? 'identity'
}
