// What a host must do with a built site besides sending its files, in terms that every host's configuration
// is written from.

import { type HeaderRule, headersFor } from './headerRules.js'
import type { RedirectList } from './redirectRules.js'

/** The rules of a built site. */
export interface HostRules {
  /** What the site is served under, with both slashes. */
  readonly baseUrl: string
  readonly headers: readonly HeaderRule[]
  readonly redirects: RedirectList
  /** All HTML files, below the folder of the site: `docs/a/index.html` */
  readonly documents: readonly string[]
  /** URLs of the folders that have a not-found page, with a slash at the end; that of the site first. */
  readonly notFound: readonly string[]
  /** Files below the folder of the site that are served although a name of their path begins with a dot. @default none */
  readonly dotFiles?: readonly string[]
  /** What writes the configuration, for its first line. @default 'vellum-host' */
  readonly writtenBy?: string
}

/** The headers of one path, or of all below a folder that no other location is about. */
export interface HostLocation {
  /** Decoded. */
  readonly path: string
  readonly isFolder: boolean
  readonly headers: Readonly<Record<string, string>>
  /** The URL of the not-found page. */
  readonly notFound: string
}

/** Files that are for the host, not for visitors. */
export const HOST_FILES = [
  '_headers',
  '_redirects',
  '_dotfiles',
  '_nginx.conf',
  '_Caddyfile',
  '.vellum',
] as const

/**
 * The rules as locations that exclude each other, for hosts that choose one: the most specific one that
 * matches. Each has all headers of its path. `others` are encoded paths that need one as well.
 */
export function hostLocations(
  { baseUrl, headers, notFound }: HostRules,
  others: readonly string[] = [],
): HostLocation[] {
  const paths = new Set([baseUrl, ...notFound].map((path) => `${path}*`))
  for (const path of [...headers.map((rule) => rule.path), ...others]) paths.add(path)
  return [...paths].map((pattern) => {
    const isFolder = pattern.endsWith('*')
    const path = isFolder ? pattern.slice(0, -1) : pattern
    const page = notFound.filter((folder) => path.startsWith(folder)).sort((a, b) => b.length - a.length)[0]
    return {
      path: decodeURI(path),
      isFolder,
      headers: definedOnly(headersFor(path, headers)),
      notFound: `${page ?? baseUrl}404.html`,
    }
  })
}

function definedOnly(headers: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}
