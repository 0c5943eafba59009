// The configuration of Vercel for a built site: `config.json` of its Build Output API, which lies beside the folder of
// the static files. A `vercel.json` is read before the site is built, so it cannot have the hashes of a policy.

import { HOST_FILES, type HostLocation, type HostRules, hostLocations } from '../rules/hostRules.js'
import { escapeExpression, fillTarget, namesIn, SPLAT } from '../rules/redirectPattern.js'
import { type RedirectRule, rulesOf } from '../rules/redirectRules.js'

/** Writes the configuration. */
export function vercelConfig(rules: HostRules): string {
  const { baseUrl, redirects, notFound, documents } = rules
  const all = hostLocations(rules)
  const root = baseUrl.slice(1)
  const routes = [
    ...all.map((location) => ({
      src: locationExpression(location, all),
      headers: location.headers,
      continue: true,
    })),
    { src: `^${expression(baseUrl)}(?:${HOST_FILES.map(expression).join('|')})$`, ...notFoundPage(baseUrl) },
    ...(baseUrl === '/'
      ? []
      : [{ src: `^${expression(baseUrl.slice(0, -1))}$`, status: 302, headers: { Location: baseUrl } }]),
    ...rulesOf(redirects).map(redirectRoute),
    { src: '^(/.+)/$', dest: '$1' },
    { handle: 'filesystem' },
    { handle: 'error' },
    ...[...notFound]
      .sort((a, b) => b.length - a.length)
      .map((folder) => ({ src: `^${expression(folder)}.*$`, ...notFoundPage(folder) })),
  ]
  const pages = documents.filter((path) => !/(?:^|\/)404\.html$/.test(path))
  const overrides = Object.fromEntries(
    pages.map((path) => [
      root + path,
      { path: (root + path).replace(/(?:\/?index)?\.html$/, '').replace(/^index$/, '') },
    ]),
  )
  return `${JSON.stringify({ version: 3, routes, overrides }, null, 2)}\n`
}

function notFoundPage(folder: string) {
  return { dest: `${folder}404.html`, status: 404 }
}

/** The paths of a location without those of more specific ones: all routes that match add up. */
function locationExpression({ path, isFolder }: HostLocation, all: readonly HostLocation[]): string {
  const inside = all.filter((other) => isFolder && other.path.startsWith(path) && other.path !== path)
  const others = inside.map((other) => expression(other.path) + (other.isFolder ? '' : '$'))
  return `^${others.length === 0 ? '' : `(?!${others.join('|')})`}${expression(path)}${isFolder ? '.*' : ''}$`
}

/** The query of the request is added by Vercel. */
function redirectRoute({ pattern, to, status }: RedirectRule) {
  const names = namesIn(pattern)
  const parts = pattern.parts.map((part) =>
    'literal' in part ? `/+${escapeExpression(encodeURIComponent(part.literal))}` : '/+([^/]+)',
  )
  const value = (name: string) => (names.includes(name) ? `$${names.indexOf(name) + 1}` : undefined)
  return {
    src: `^${parts.join('')}${names.includes(SPLAT) ? '(?:/+(.*))?' : '/*'}$`,
    caseSensitive: true,
    status,
    headers: { Location: fillTarget(to, { value, query: '' }) },
  }
}

/** A decoded path as an expression that matches its encoded form. */
function expression(path: string): string {
  return escapeExpression(encodeURI(path))
}
