// The `_headers` file of a site, in the form that common hosts read: a path, and below
// it lines of `Name: value`. A `*` at the end of a path stands for all below it, and a
// line of `! Name` removes a header that an earlier rule has set.

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

/** The headers of a path: later rules win, whatever the case of a name. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string | undefined> {
  const all: Record<string, string | undefined> = {}
  for (const { headers } of rules.filter((rule) => matches(rule.path, path))) {
    for (const [name, value] of Object.entries(headers)) all[nameIn(all, name)] = value
  }
  return all
}

/** The text of a `_headers` file. A host that reads it joins values, so what a rule replaces is removed first. */
export function headersText(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }, index) => {
      const before = headersFor(path.replace(/\*$/, ''), rules.slice(0, index))
      const lines = Object.entries(headers).flatMap(([name, value]) => [
        ...(before[nameIn(before, name)] === undefined ? [] : [`  ! ${name}`]),
        ...(value === undefined ? [] : [`  ${name}: ${value}`]),
      ])
      return [path, ...lines, ''].join('\n')
    })
    .join('')
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path
}

/** The name under which a header is there already, or its own. */
function nameIn(headers: Readonly<Record<string, unknown>>, name: string): string {
  return Object.keys(headers).find((other) => other.toLowerCase() === name.toLowerCase()) ?? name
}
