// The configuration of Caddy for a built site, to be imported into a site block that names the host and the folder.

import { typesByName } from '../contentType.js'
import { pathsOfFile, WELL_KNOWN } from '../rules/dotFiles.js'
import { HOST_FILES, type HostLocation, type HostRules, hostLocations } from '../rules/hostRules.js'
import { escapeExpression, fillTarget, namesIn, patternExpressions } from '../rules/redirectPattern.js'
import { type RedirectList, rulesOf } from '../rules/redirectRules.js'

/** Writes the configuration. All of it is in one `handle`, because a site block may have other sites. */
export function caddyConfig(rules: HostRules): string {
  const { baseUrl, redirects, notFound, writtenBy = 'vellum-host' } = rules
  const all = hostLocations(rules)
  return [
    `# Written by ${writtenBy}. Import it in a site block with \`root\`.`,
    ...(baseUrl === '/' ? [] : baseHandle(baseUrl)),
    ...block(baseUrl === '/' ? 'handle' : `handle ${quoted(`${baseUrl}*`)}`, [
      ...contentTypes(),
      ...redirectLines(redirects),
      ...missingMatcher(rules),
      ...block(
        'handle @missing',
        [...notFound].sort((a, b) => b.length - a.length).flatMap((folder) => notFoundHandle(folder, all)),
      ),
      ...block('handle', [...all].sort(mostSpecificFirst).flatMap(locationHandle)),
    ]),
    '',
  ].join('\n')
}

/** The base URL without its slash. */
function baseHandle(baseUrl: string): string[] {
  return block(`handle ${quoted(baseUrl.slice(0, -1))}`, [
    ...OLD_QUERY,
    `redir * "${encodeURI(baseUrl)}{old_query}" 302`,
  ])
}

/** The query with its question mark, if there is one. */
const OLD_QUERY = block('map {query} {old_query}', ['~^(.+)$ ?$1', 'default ""'])

/**
 * Matches what is not served: none of several `not` may match. A path with a slash at its end would match a folder, and
 * expressions tell upper from lower case.
 */
function missingMatcher({ baseUrl, dotFiles = [] }: HostRules): string[] {
  const hostFiles = HOST_FILES.map((name) => quoted(baseUrl + name))
  const base = escapeExpression(baseUrl.slice(0, -1))
  const visible = `path_regexp ${rawQuoted(`^${base}(?:/(?:[^./][^/]*|${escapeExpression(WELL_KNOWN)})?)*$`)}`
  const dotPaths = dotFiles.flatMap(pathsOfFile).map((path) => escapeExpression(baseUrl + path))
  return block('@missing', [
    ...block('not', ['file {path}', `not path */ ${hostFiles.join(' ')}`, visible]),
    ...block('not', ['file {path}/index.html {path}.html', visible]),
    ...(dotPaths.length === 0 ? [] : [`not path_regexp ${rawQuoted(`^(?:${dotPaths.join('|')})$`)}`]),
  ])
}

/** By expressions, because the paths of Caddy's other matchers have no case. */
function redirectLines(redirects: RedirectList): string[] {
  const rules = rulesOf(redirects)
  if (rules.length === 0) return []
  return [
    ...OLD_QUERY,
    ...rules.flatMap(({ pattern, to, status }, index) => {
      const names = namesIn(pattern)
      const { decoded, sent } = patternExpressions(pattern, (name) => name)
      const value = (name: string) => (names.includes(name) ? `{re.old${index}.${name}}` : undefined)
      return [
        ...block(`@old${index}`, [
          `path_regexp ${rawQuoted(decoded)}`,
          ...(names.length > 0 ? [`vars_regexp old${index} {http.request.uri} ${rawQuoted(sent)}`] : []),
        ]),
        `redir @old${index} "${fillTarget(to, { value, query: '{old_query}' })}" ${status}`,
      ]
    }),
  ]
}

/** Those of the system differ from machine to machine. */
function contentTypes(): string[] {
  return [...typesByName()].flatMap(([type, extensions], index) => [
    `@type${index} path ${extensions.map((extension) => `*${extension}`).join(' ')}`,
    `header @type${index} Content-Type ${quoted(type)}`,
  ])
}

function locationHandle(location: HostLocation): string[] {
  const { path, isFolder } = location
  return block(`handle ${quoted(isFolder ? `${path}*` : path)}`, [
    ...headerLines(location),
    'try_files {path} {path}/index.html {path}.html',
    ...fileServer([]),
  ])
}

/** The not-found page of a folder has the headers of a page. */
function notFoundHandle(folder: string, all: readonly HostLocation[]): string[] {
  const location = all.find(({ path }) => path === folder)
  return block(`handle ${quoted(`${folder}*`)}`, [
    ...(location ? headerLines(location) : []),
    // Instead of that of the file which is missing.
    `header Content-Type ${quoted('text/html; charset=utf-8')}`,
    `rewrite * ${quoted(`${folder}404.html`)}`,
    ...fileServer(['status 404']),
  ])
}

function headerLines({ headers }: HostLocation): string[] {
  return block('header', [
    ...Object.entries(headers).map(([name, value]) => `${name} ${quoted(value)}`),
    '-Server',
  ])
}

function fileServer(lines: readonly string[]): string[] {
  return block('file_server', ['precompressed br gzip', 'disable_canonical_uris', ...lines])
}

function mostSpecificFirst(a: HostLocation, b: HostLocation): number {
  return Number(a.isFolder) - Number(b.isFolder) || b.path.length - a.path.length
}

function block(head: string, lines: readonly string[]): string[] {
  return [`${head} {`, ...lines.map((line) => `\t${line}`), '}']
}

/** Without any escape. */
function rawQuoted(expression: string): string {
  return `\`${expression.replaceAll('`', '\\x60')}\``
}

function quoted(value: string): string {
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}
