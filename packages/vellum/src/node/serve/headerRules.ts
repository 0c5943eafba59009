// The `_headers` file of a site, in the form that common hosts read: a path, and below
// it lines of `Name: value`. A `*` at the end of a path stands for all below it, and a
// line of `! Name` takes a header away that an earlier rule has set.

/** The headers of some paths; `undefined` = without that header. */
export interface HeaderRule {
  readonly path: string
  readonly headers: Readonly<Record<string, string | undefined>>
}

export function parseHeaders(text: string): HeaderRule[] {
  const rules: { path: string; headers: Record<string, string | undefined> }[] = []
  for (const line of text.split(/\r?\n/)) {
    if (/^\s*(#|$)/.test(line)) continue
    if (/^\S/.test(line)) {
      rules.push({ path: line.trim(), headers: {} })
      continue
    }
    const headers = rules.at(-1)?.headers
    const [, without, name, value] = /^\s+(?:!\s*([\w-]+)|([\w-]+):\s*(.*?))\s*$/.exec(line) ?? []
    if (headers && without) headers[without] = undefined
    if (headers && name) headers[name] = value ?? ''
  }
  return rules
}

/** The headers of a path: later rules win. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string | undefined> {
  const matching = rules.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : rule.path === path,
  )
  return Object.assign({}, ...matching.map(({ headers }) => headers))
}
