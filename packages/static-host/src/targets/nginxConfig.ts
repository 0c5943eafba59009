// The configuration of nginx for a built site, to be included in a `server` block that names the port and the
// folder. Needs nothing that Debian's nginx does not have; `brotli_static` is a module, so the block may add it.

import { typesByName } from '../contentType.js'
import { pathsOfFile, WELL_KNOWN } from '../rules/dotFiles.js'
import { HOST_FILES, type HostLocation, type HostRules, hostLocations } from '../rules/hostRules.js'
import { escapeExpression, fillTarget, namesIn, patternExpressions } from '../rules/redirectPattern.js'
import type { RedirectRule } from '../rules/redirectRules.js'

/**
 * Writes the configuration. All of it is in one location, because a server may have other sites: what is nested there is
 * chosen as it would be in a server by itself, and inherits types and compression.
 */
export function nginxConfig(rules: HostRules): string {
  const { baseUrl, redirects, dotFiles = [], writtenBy = 'vellum-host' } = rules
  const dotPaths = dotFiles.flatMap(pathsOfFile).map((path) => encodeURI(baseUrl + path))
  const all = hostLocations(rules, dotPaths).filter(({ path }) => path.startsWith(baseUrl))
  return [
    `# Written by ${writtenBy}. Include it in a server block with \`listen\`, \`server_name\` and \`root\`.`,
    ...(baseUrl === '/'
      ? []
      : [
          ...location(`= ${quoted(baseUrl.slice(0, -1))}`, [
            ...RESPONSES,
            `return 302 ${target(encodeURI(baseUrl))};`,
          ]),
        ]),
    ...location(quoted(baseUrl), [
      ...RESPONSES,
      ...fileTypes(),
      'gzip_static on;',
      'gzip_vary on;',
      ...HOST_FILES.flatMap((name) => location(`^~ ${quoted(baseUrl + name)}`, notFound(baseUrl))),
      ...[...redirects.exact].flatMap(([from, { to, status }]) =>
        [from, `${from}/`].flatMap((path) =>
          location(`= ${quoted(path)}`, [`return ${status} ${target(to)};`]),
        ),
      ),
      ...redirects.patterns.flatMap((rule) => patternLocation(rule, baseUrl)),
      ...[...rules.notFound].sort((a, b) => b.length - a.length).flatMap(hiddenLocation),
      ...all.flatMap(locationBlock),
    ]),
    '',
  ].join('\n')
}

const RESPONSES = ['absolute_redirect off;', 'server_tokens off;']

function fileTypes(): string[] {
  return [
    'charset utf-8;',
    `charset_types ${charsetTypes().join(' ')};`,
    ...block('types', [
      ...[...typesByName()].map(
        ([type, extensions]) =>
          `${type.replace(CHARSET, '')} ${extensions.map((extension) => extension.slice(1)).join(' ')};`,
      ),
    ]),
    'default_type application/octet-stream;',
  ]
}

/** Locations with a regular expression are tried in their order, after those for one path. */
function patternLocation({ pattern, to, status }: RedirectRule, baseUrl: string): string[] {
  const names = namesIn(pattern)
  const variable = (name: string) => `old${names.indexOf(name)}`
  const { decoded, sent } = patternExpressions(pattern, variable)
  return location(`~ ${quotedExpression(decoded)}`, [
    ...block(`if ($request_uri ~ ${quotedExpression(sent)})`, [
      `return ${status} ${target(to, (name) => (names.includes(name) ? `\${${variable(name)}}` : undefined))};`,
    ]),
    ...notFound(baseUrl),
  ])
}

/** Paths with a name that begins with a dot. Locations for one path come before it. */
function hiddenLocation(folder: string): string[] {
  const wellKnown = `(?!${escapeExpression(WELL_KNOWN.slice(1))}(?:/|$))`
  const expression = `^${escapeExpression(folder)}(?:[^/]*/)*\\.${wellKnown}`
  return location(`~ ${quotedExpression(expression)}`, notFound(folder))
}

function notFound(folder: string): string[] {
  return [`error_page 404 ${quoted(`${folder}404.html`)};`, 'return 404;']
}

/** A target with the query of the request. It is encoded, so nothing in it has a meaning of its own. */
function target(to: string, value: (name: string) => string | undefined = () => undefined): string {
  return `"${fillTarget(to, { value, query: '$is_args$args' })}"`
}

function locationBlock({ path, isFolder, headers, notFound }: HostLocation): string[] {
  const match = isFolder ? quoted(path) : `= ${quoted(path)}`
  return location(match, [
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    `error_page 404 ${quoted(notFound)};`,
    'try_files $uri $uri/index.html $uri.html =404;',
  ])
}

function location(match: string, lines: readonly string[]): string[] {
  return block(`location ${match}`, lines)
}

function block(head: string, lines: readonly string[]): string[] {
  return [`${head} {`, ...lines.map((line) => `  ${line}`), '}']
}

/** A value in quotes; `$` would begin a variable, which has no escape. */
function quoted(value: string): string {
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('$', '%24')}"`
}

function quotedExpression(expression: string): string {
  return `"${expression.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

const CHARSET = '; charset=utf-8'

/** nginx adds the charset itself: always to HTML, to others when they are listed. */
function charsetTypes(): string[] {
  return [...typesByName().keys()]
    .filter((type) => type.endsWith(CHARSET) && !type.startsWith('text/html'))
    .map((type) => type.slice(0, -CHARSET.length))
}
