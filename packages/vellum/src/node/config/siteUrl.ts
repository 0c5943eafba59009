// The URL of a site or a locale: `url` is protocol and host, `baseUrl` the path.

import { isBasePath } from '../../shared/url.js'
import { choose, matching, type Report } from './schemaKinds.js'

/** 'https://example.com/' → 'https://example.com' */
export const siteUrl = choose(
  () =>
    matching<string>('a full URL such as "https://example.com"', (value) => parseUrl(value) !== undefined),
  checkSubPath,
).transform((url) => new URL(url).origin)

/** 'docs' → '/docs/' */
export const basePath = matching<string>('a path such as "/" or "/docs/"', (value) => {
  return typeof value === 'string' && isBasePath(value)
}).transform(withOuterSlashes)

/** 'troth' → '/troth/' */
export function withOuterSlashes(path: string): string {
  return `/${path}/`.replace(/\/{2,}/g, '/')
}

function checkSubPath(value: unknown, report: Report): void {
  const parsed = parseUrl(value)
  if (!parsed) return
  const subPath = parsed.pathname.replace(/\/$/, '')
  const rest = subPath + parsed.search + parsed.hash
  if (!rest) return
  report({
    code: 'url-with-path',
    message: `{field} has a sub-path, "${rest}": it must be protocol and host only.`,
    hint: `Set \`url\` to "${parsed.origin}" and \`baseUrl\` to "${subPath}/".`,
  })
}

function parseUrl(value: unknown): URL | undefined {
  if (typeof value !== 'string' || !URL.canParse(value)) return undefined
  const parsed = new URL(value)
  // 'localhost:3000' parses, as a URL whose protocol is "localhost".
  return /^https?:$/.test(parsed.protocol) ? parsed : undefined
}
