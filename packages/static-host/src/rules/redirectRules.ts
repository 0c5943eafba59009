// The redirects of a site: each is checked when it is made, and every host applies them alike. One for a single path
// comes before patterns, of patterns the first that matches counts, and all come before files.

import { HostError } from '../hostError.js'
import { decodePath, splitUrl, withBase } from '../urlPath.js'
import {
  fillTarget,
  isExact,
  matchPattern,
  namesIn,
  parsePattern,
  placeholdersOf,
  type RedirectPattern,
  splitOrigin,
} from './redirectPattern.js'

/** A redirect. */
export interface RedirectRule {
  /** The path below the host, encoded: `/base/old/*` */
  readonly from: string
  readonly pattern: RedirectPattern
  /** A path below the host, or the URL of another one, encoded: `/base/new/:splat` */
  readonly to: string
  readonly status: RedirectStatus
  /** Where it is written: `static/_redirects:3` */
  readonly source: string
}

/** A status that browsers follow. */
export type RedirectStatus = (typeof REDIRECT_STATUSES)[number]

export const REDIRECT_STATUSES = [301, 302, 303, 307, 308] as const

/** A redirect as it is written: paths may have the base URL of the site or not. */
export interface WrittenRedirect extends Pick<RedirectRule, 'from' | 'to' | 'source'> {
  /** @default 301 */
  readonly status?: number | undefined
}

/** Checks a redirect; throws when it cannot work on every host. */
export function makeRedirectRule(
  { from, to, source, status = 301 }: WrittenRedirect,
  baseUrl: string,
): RedirectRule {
  const fail = (message: string, hint: string) =>
    new HostError(message, { code: 'invalid-redirect', positions: [source], hint })
  if (!/^\/(?!\/)[^?#]*$/.test(from)) {
    throw fail(
      `The old URL "${from}" is not a path of this site.`,
      'Write a path that starts with one `/`, without `?` and `#`. Redirects for another host, or for a query, are unsupported.',
    )
  }
  if (/(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i.test(from)) {
    throw fail(
      `The old URL "${from}" has "." or ".." between its slashes, which browsers resolve before they request it.`,
      'Write the path that remains.',
    )
  }
  const pattern = parsePattern(encodePath(withBase(from, baseUrl)))
  if (typeof pattern === 'string') {
    throw fail(
      `The old URL "${from}" is not a pattern: ${pattern}.`,
      'Write `:name` between two slashes, or `*` after the last one: `/blog/:year/*`.',
    )
  }
  const target = splitOrigin(to)
  const isPath = target.origin === '' && /^\/(?!\/)/.test(to)
  const isUrl = target.origin !== '' && URL.canParse(target.origin)
  if (!isPath && !isUrl) {
    throw fail(
      `The redirect "${from}" has the target "${to}", which is neither a path of this site nor a URL.`,
      'Write a path that starts with one `/`, or a URL that starts with `https://`.',
    )
  }
  const names = namesIn(pattern)
  const unknown = placeholdersOf(to).find((name) => !names.includes(name))
  if (unknown !== undefined) {
    throw fail(
      `The redirect "${from}" has ":${unknown}" in its target "${to}", but not in its path.`,
      names.length === 0
        ? 'Only a path with `*` or `:name` has values: `/old/*  /new/:splat`.'
        : `Its path has ${names.map((name) => `\`:${name}\``).join(', ')}.`,
    )
  }
  if (!isRedirectStatus(status)) throw fail(...unsupportedStatus(from, status))
  const rest = encodePath(isPath ? withBase(to, baseUrl) : target.rest)
  return {
    from: encodePath(withBase(from, baseUrl)),
    pattern,
    to: target.origin + rest,
    status,
    source,
  }
}

function isRedirectStatus(status: number): status is RedirectStatus {
  return (REDIRECT_STATUSES as readonly number[]).includes(status)
}

function unsupportedStatus(from: string, status: number): [message: string, hint: string] {
  const hints: Readonly<Record<number, string>> = {
    200: 'Not every host can show one page under the URL of another. Redirect with 301 or 302.',
    404: 'Remove the line: `404.html` is sent for every path that does not exist.',
  }
  return [
    `The redirect "${from}" has the status ${status}, which is not one of ${REDIRECT_STATUSES.join(', ')}.`,
    hints[status] ?? 'Write 301 for a URL that has moved for good, 302 for one that will be back.',
  ]
}

/** Redirects in the order in which they are tried. */
export interface RedirectList {
  /** Those for one path, by that path; see `redirectKey`. */
  readonly exact: ReadonlyMap<string, RedirectRule>
  readonly patterns: readonly RedirectRule[]
}

/** Makes a list; of two redirects for one path the first counts. */
export function redirectList(rules: readonly RedirectRule[]): RedirectList {
  const exact = new Map<string, RedirectRule>()
  for (const rule of rules) {
    const key = redirectKey(rule.from)
    if (isExact(rule.pattern) && !exact.has(key)) exact.set(key, rule)
  }
  return { exact, patterns: rules.filter(({ pattern }) => !isExact(pattern)) }
}

/** All redirects of a list, in the order in which they are tried. */
export function rulesOf({ exact, patterns }: RedirectList): RedirectRule[] {
  return [...exact.values(), ...patterns]
}

/** Where a request is sent. */
export interface RedirectMatch {
  readonly status: RedirectStatus
  /** The value of the `Location` header. */
  readonly location: string
  readonly rule: RedirectRule
}

/** The redirect of a request target (`/old/a%20b?q=1`); undefined for none. */
export function matchRedirect({ exact, patterns }: RedirectList, url: string): RedirectMatch | undefined {
  if (exact.size === 0 && patterns.length === 0) return undefined
  const { path, query } = splitUrl(url)
  const found = exact.get(redirectKey(path))
  if (found) {
    const location = fillTarget(found.to, { value: () => undefined, query })
    return { status: found.status, location, rule: found }
  }
  for (const rule of patterns) {
    const values = matchPattern(rule.pattern, path)
    if (!values) continue
    const location = fillTarget(rule.to, { value: (name) => values.get(name), query })
    return { status: rule.status, location, rule }
  }
  return undefined
}

/** The form of a path that rules are found by: `/a%20b/` → `/a b` */
function redirectKey(path: string): string {
  return decodePath(path).replace(/(.)\/$/, '$1')
}

/** Encodes what is not encoded yet; `$` begins a variable in the files of some hosts. */
function encodePath(path: string): string {
  return encodeURI(path)
    .replace(/%25(?=[\da-f]{2})/gi, '%')
    .replaceAll('$', '%24')
}
