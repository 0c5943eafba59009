// Redirects from old URLs, for every kind of host: a `_redirects` file for those that
// read it, and a small page at each old URL for the others.

import { isExternalUrl } from '../../shared/url.js'
import { combineErrors, VellumError } from '../base/errors.js'
import { groupBy } from '../base/groupBy.js'
import { writeTag } from './htmlDocument.js'
import { outputPath } from './outputPath.js'
import { encodePath } from './sitemap.js'

/** One old URL. Both URLs are final; `to` may be on another site. */
export interface Redirect {
  readonly from: string
  readonly to: string
  /** The file that defines it: `docs/a.md` */
  readonly source: string
}

export interface RedirectOptions {
  readonly redirects: readonly Redirect[]
  /** All pages, with the file of each. */
  readonly routes: Iterable<{ readonly path: string; readonly source: string }>
  readonly site: {
    readonly url: string
    readonly baseUrl: string
    readonly trailingSlash: boolean | undefined
  }
}

/** A file of the output. */
export interface OutputFile {
  readonly path: string
  readonly text: string
}

/** The files that make the old URLs work; none without redirects. */
export function redirectFiles({ redirects: written, routes, site }: RedirectOptions): OutputFile[] {
  // A page may name an old URL twice, with and without a slash.
  const redirects = [
    ...new Map(written.map((each) => [`${withoutSlash(each.from)} ${each.to}`, each])).values(),
  ]
  const problems = redirectProblems(redirects, routes)
  if (problems.length > 0) throw combineErrors(problems)
  if (redirects.length === 0) return []
  const sorted = redirects.toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const rules = sorted.map(({ from, to }) => `${encodePath(from)} ${encodePath(to)} 301\n`)
  return [
    { path: '_redirects', text: rules.join('') },
    ...sorted.map(({ from, to }) => ({ path: outputPath(from, site), text: redirectPage(to, site.url) })),
  ]
}

function redirectProblems(redirects: readonly Redirect[], routes: RedirectOptions['routes']): VellumError[] {
  const pages = new Map([...routes].map(({ path, source }) => [withoutSlash(path), source]))
  return [...groupBy(redirects, ({ from }) => withoutSlash(from))].flatMap(([path, claims]) => {
    const [first] = claims
    const page = pages.get(path)
    if (!/^\/(?!\/)[^?#]*$/.test(path)) {
      return new VellumError(`The old URL "${first?.from}" is not a path of this site.`, {
        files: claims.map(({ source }) => source),
        hint: 'Write a path that starts with one `/`, without `?` and `#`.',
      })
    }
    if (page !== undefined) {
      return new VellumError(`The old URL "${first?.from}" is the URL of a page.`, {
        files: [...claims.map(({ source }) => source), page],
        hint: 'Remove the redirect, or change the `slug` of the page.',
      })
    }
    if (claims.length > 1) {
      return new VellumError(`${claims.length} pages have the old URL "${first?.from}".`, {
        files: claims.map(({ source }) => source),
        hint: 'Keep it on the one page that readers should come to.',
      })
    }
    return []
  })
}

/** A page that redirects, with and without script. */
function redirectPage(to: string, url: string): string {
  const href = encodePath(to)
  const absolute = isExternalUrl(to) ? href : url + href
  const link = writeTag({ tagName: 'a', attributes: { href }, innerHTML: 'This page has moved.' })
  return [
    '<!doctype html>\n<html lang="en"><head>',
    ...[
      { tagName: 'meta', attributes: { charset: 'UTF-8' } },
      { tagName: 'title', attributes: {}, innerHTML: 'Moved' },
      { tagName: 'meta', attributes: { 'http-equiv': 'refresh', content: `0; url=${href}` } },
      { tagName: 'meta', attributes: { name: 'robots', content: 'noindex' } },
      { tagName: 'link', attributes: { rel: 'canonical', href: absolute } },
    ].map(writeTag),
    `</head><body><p>${link}</p></body></html>\n`,
  ].join('')
}

function withoutSlash(path: string): string {
  return path.replace(/(.)\/$/, '$1')
}
