// The file `_redirects` of a site, in the form of Netlify and Cloudflare: lines of `from to status`. What only some hosts
// can do is an error that names the line.

import { HostError } from '../hostError.js'
import { SPLAT, samplePath } from './redirectPattern.js'
import {
  makeRedirectRule,
  matchRedirect,
  type RedirectList,
  type RedirectRule,
  rulesOf,
} from './redirectRules.js'

/** The rules of a file, and what is wrong with its other lines. */
export interface ParsedRedirects {
  readonly rules: readonly RedirectRule[]
  readonly problems: readonly HostError[]
}

/** Reads a file; `name` is that of messages. */
export function parseRedirects(
  text: string,
  { name, baseUrl }: { readonly name: string; readonly baseUrl: string },
): ParsedRedirects {
  const rules: RedirectRule[] = []
  const problems: HostError[] = []
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const words = line.replace(/(^|\s)#.*$/, '').trim()
    if (words === '') continue
    try {
      rules.push(parseLine(words.split(/\s+/), { source: `${name}:${index + 1}`, baseUrl }))
    } catch (error) {
      if (!(error instanceof HostError)) throw error
      problems.push(error)
    }
  }
  return { rules, problems }
}

function parseLine(
  [from = '', ...words]: readonly string[],
  { source, baseUrl }: { readonly source: string; readonly baseUrl: string },
): RedirectRule {
  const fail = (message: string, hint: string) =>
    new HostError(message, { code: 'invalid-redirect', positions: [source], hint })
  const form = 'Write the old path, the target and the status: `/old  /new  301`.'
  if (/^https?:/i.test(from)) {
    throw fail(
      `The redirect "${from}" is for one host name, which not every host supports.`,
      'Write a path that starts with one `/`, and redirect host names where the domain is configured.',
    )
  }
  const targetIndex = words.findIndex((word) => /^(?:\/|[a-z][a-z\d+.-]*:\/\/)/i.test(word))
  const query = words.slice(0, targetIndex === -1 ? 0 : targetIndex)
  if (query.length > 0 && query.every((word) => word.includes('='))) {
    throw fail(
      `The redirect "${from}" is for the query "${query.join('&')}" only, which not every host supports.`,
      'Remove that condition: the query of a request is kept.',
    )
  }
  const [to, status, ...conditions] = words
  if (to === undefined || /^\d{3}!?$/.test(to)) throw fail(`The redirect "${from}" has no target.`, form)
  const isCode = status === undefined || /^\d{3}!?$/.test(status)
  const others = isCode ? conditions : [status, ...conditions]
  if (others.length > 0) {
    throw others.every((word) => /^[A-Za-z]+=/.test(word))
      ? fail(
          `The redirect "${from}" has the condition "${others.join(' ')}", which not every host supports.`,
          'Remove the condition, or the line.',
        )
      : fail(`The redirect "${from}" is followed by "${others.join(' ')}", which is unknown.`, form)
  }
  // `!` is for hosts that prefer files: here redirects come first.
  return makeRedirectRule(
    { from, to, source, status: status === undefined ? undefined : Number.parseInt(status, 10) },
    baseUrl,
  )
}

/**
 * The text of a file that hosts read. Some tell `/old` from `/old/`, and take neither for `/old/*`: each has its line.
 */
export function redirectsText(list: RedirectList): string {
  return rulesOf(list)
    .flatMap((rule) => {
      const { from, to, status, pattern } = rule
      const bare = from.replace(/\/?\*?$/, '')
      const line = (path: string, target: string) => `${path} ${target} ${status}\n`
      if (!pattern.hasSplat) return [line(bare, to), line(`${bare}/`, to)]
      const withNothing = to.replaceAll(`:${SPLAT}`, '')
      return [...(takesItself(rule, list) ? [line(bare, withNothing)] : []), line(from, to)]
    })
    .join('')
}

/** Whether `/old` is redirected by `/old/*`, and not by a rule before it. */
function takesItself(rule: RedirectRule, list: RedirectList): boolean {
  const { pattern } = rule
  return (
    pattern.parts.length > 0 &&
    matchRedirect(list, samplePath({ ...pattern, hasSplat: false }))?.rule === rule
  )
}
