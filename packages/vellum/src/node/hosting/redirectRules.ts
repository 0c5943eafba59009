// The `_redirects` file of a site: lines of `from to status`.

import { decodePath } from '../../shared/url.js'

/** The target of an old path. */
export interface RedirectRule {
  readonly to: string
  readonly status: number
}

/** Decoded path without a slash at its end → rule. Of two lines for one path the first counts. */
export function parseRedirects(text: string): Map<string, RedirectRule> {
  const rules = new Map<string, RedirectRule>()
  for (const line of text.split('\n')) {
    const [from, to, status = '301'] = line
      .replace(/(^|\s)#.*$/, '')
      .trim()
      .split(/\s+/)
    const code = Number.parseInt(status, 10)
    if (!from?.startsWith('/') || !to || code < 300 || code > 399) continue
    const key = redirectKey(decodePath(from))
    if (!rules.has(key)) rules.set(key, { to, status: code })
  }
  return rules
}

/** The form of a path that rules are found by: `/a/` → `/a` */
export function redirectKey(path: string): string {
  return path.replace(/(.)\/$/, '$1')
}
