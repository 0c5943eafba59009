// The path that a redirect is for, as a pattern: names between slashes, `:name` for one of them, and `*` at the end for
// all that is left. A slash at the end does not count. Knows nothing of targets.

import { decodePath, splitUrl } from '../urlPath.js'

/** A part of a pattern: a name, decoded, or a placeholder for one. */
export type PatternPart = { readonly literal: string } | { readonly placeholder: string }

/** A path, or all paths of one form. */
export interface RedirectPattern {
  readonly parts: readonly PatternPart[]
  /** Whether it ends with `*`, which also matches nothing at all: `/old/*` is for `/old`, too. */
  readonly hasSplat: boolean
}

/** What `*` is called in a target. */
export const SPLAT = 'splat'

/** Reads an encoded path; a string is the reason why it is no pattern. */
export function parsePattern(path: string): RedirectPattern | string {
  const names = path.replace(/^\/|\/$/g, '').split('/')
  const hasSplat = names.at(-1) === '*'
  const parts = (hasSplat ? names.slice(0, -1) : names).filter((name) => name !== '')
  const placeholders = parts.filter((name) => name.startsWith(':')).map((name) => name.slice(1))
  const odd = placeholders.find((name) => !/^[a-z]\w*$/i.test(name))
  const twice = placeholders.find((name, index) => name === SPLAT || placeholders.indexOf(name) !== index)
  if (parts.some((name) => name.includes('*'))) return '`*` must be all that follows the last slash'
  if (odd !== undefined) return `":${odd}" is not a placeholder: its name takes letters, digits and "_"`
  if (twice !== undefined) return `the name ":${twice}" is taken`
  return {
    parts: parts.map((name) =>
      name.startsWith(':') ? { placeholder: name.slice(1) } : { literal: decodePath(name) },
    ),
    hasSplat,
  }
}

/** Whether a pattern is for one path only. */
export function isExact({ parts, hasSplat }: RedirectPattern): boolean {
  return !hasSplat && parts.every((part) => 'literal' in part)
}

/** The names that a target may use. */
export function namesIn({ parts, hasSplat }: RedirectPattern): string[] {
  const names = parts.flatMap((part) => ('placeholder' in part ? [part.placeholder] : []))
  return hasSplat ? [...names, SPLAT] : names
}

/**
 * The values of its names in the path of a request, encoded as they are there; undefined for another path. The value of
 * `*` begins with no slash: after the slash of a target it would name another host.
 */
export function matchPattern(
  { parts, hasSplat }: RedirectPattern,
  encodedPath: string,
): ReadonlyMap<string, string> | undefined {
  const values = new Map<string, string>()
  let rest = encodedPath
  for (const part of parts) {
    const [slashesAndName = '', name] = /^\/+([^/]+)/.exec(rest) ?? []
    if (name === undefined || ('literal' in part && decodePath(name) !== part.literal)) return undefined
    if ('placeholder' in part) values.set(part.placeholder, name)
    rest = rest.slice(slashesAndName.length)
  }
  if (hasSplat) return values.set(SPLAT, rest.replace(/^\/+/, ''))
  return /^\/*$/.test(rest) ? values : undefined
}

/**
 * The pattern as two regular expressions that hosts understand: for the decoded path of a request, and for its target as
 * it was sent (`/old/a%20b?q=1`), which has the values as named groups. A host that fills in decoded values would send
 * URLs that are not encoded.
 */
export function patternExpressions(
  { parts, hasSplat }: RedirectPattern,
  groupName: (name: string) => string,
): { readonly decoded: string; readonly sent: string } {
  const decoded = parts.map((part) => ('literal' in part ? `/${escapeExpression(part.literal)}` : '/[^/]+'))
  const sent = parts.map((part) =>
    'literal' in part ? '/+[^/?]+' : `/+(?P<${groupName(part.placeholder)}>[^/?]+)`,
  )
  return {
    decoded: `^${decoded.join('')}${hasSplat ? '(?:/.*)?' : '/?'}$`,
    sent: `^${sent.join('')}${hasSplat ? `(?:/+(?P<${groupName(SPLAT)}>[^?]*))?` : ''}`,
  }
}

/** A text as an expression that matches it. */
export function escapeExpression(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

/** Whether every path of `inner` is one of `outer`. */
export function coversPattern(outer: RedirectPattern, inner: RedirectPattern): boolean {
  const { parts, hasSplat } = outer
  if (hasSplat ? inner.parts.length < parts.length : inner.hasSplat || inner.parts.length !== parts.length)
    return false
  return parts.every((part, index) => {
    const other = inner.parts[index]!
    return 'placeholder' in part || ('literal' in other && other.literal === part.literal)
  })
}

/** The form of a pattern in which equal ones are equal, whatever their placeholders are called. */
export function patternKey({ parts, hasSplat }: RedirectPattern): string {
  const names = parts.map((part) => ('literal' in part ? encodeURIComponent(part.literal) : ':'))
  return `/${[...names, ...(hasSplat ? ['*'] : [])].join('/')}`
}

/** One of the paths of a pattern. */
export function samplePath({ parts, hasSplat }: RedirectPattern): string {
  const names = parts.map((part) => ('literal' in part ? encodeURIComponent(part.literal) : part.placeholder))
  return `/${[...names, ...(hasSplat ? ['a', 'b'] : [])].join('/')}`
}

/**
 * A target with the values of its names. The query of the request goes along, unless the target has its own; a hash of
 * the target stays at the end.
 */
export function fillTarget(
  target: string,
  { value, query }: { readonly value: (name: string) => string | undefined; readonly query: string },
): string {
  const { origin, rest } = splitOrigin(target)
  const url = splitUrl(rest)
  const filled = (text: string) => text.replace(NAME, (whole, name: string) => value(name) ?? whole)
  return origin + filled(url.path) + (url.query === '' ? query : filled(url.query)) + filled(url.hash)
}

/** Names at the beginning of a part of a target, which can be nothing but placeholders. */
export function placeholdersOf(target: string): string[] {
  return [...splitOrigin(target).rest.matchAll(/[/=]:([a-z]\w*)/gi)].map(([, name = '']) => name)
}

/** `https://a.dev/b` → `https://a.dev`, `/b` */
export function splitOrigin(target: string): { readonly origin: string; readonly rest: string } {
  const [, origin = '', rest = ''] = /^(https?:\/\/[^/?#]*)?(.*)$/is.exec(target) ?? []
  return { origin, rest }
}

const NAME = /:([a-z]\w*)/gi
