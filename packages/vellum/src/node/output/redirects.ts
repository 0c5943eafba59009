// Old addresses that lead to new ones, for every kind of host: a `_redirects` file
// for those that read it, and a small page at each old address for the others.

import { isExternalUrl } from '../../shared/url.js'
import { combineErrors, VellumError } from '../base/errors.js'
import { groupBy } from '../base/groupBy.js'
import { writeTag } from './htmlDocument.js'
import { outputPath } from './outputPath.js'
import { encodePath } from './sitemap.js'

/** One old address. Both addresses are final; `to` may leave the site. */
export interface Redirect {
  readonly from: string
  readonly to: string
  /** Who asks for it: `docs/a.md` */
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

/** The files that make the old addresses work; none when there are none. */
export function redirectFiles({ redirects: written, routes, site }: RedirectOptions): OutputFile[] {
  // A page may name an old address twice, with and without a slash.
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
      return new VellumError(`The old address "${first?.from}" is not a path of this site.`, {
        files: claims.map(({ source }) => source),
        hint: 'Write a path that starts with one `/`, without `?` and `#`.',
      })
    }
    if (page !== undefined) {
      return new VellumError(`The old address "${first?.from}" is the address of a page.`, {
        files: [...claims.map(({ source }) => source), page],
        hint: 'Remove the redirect, or change the `slug` of the page.',
      })
    }
    if (claims.length > 1) {
      return new VellumError(`${claims.length} pages have the old address "${first?.from}".`, {
        files: claims.map(({ source }) => source),
        hint: 'Keep it on the one page that readers should come to.',
      })
    }
    return []
  })
}

/** A page that leads on, with and without script. */
function redirectPage(to: string, url: string): string {
  const address = encodePath(to)
  const absolute = isExternalUrl(to) ? address : url + address
  const link = writeTag({ tagName: 'a', attributes: { href: address }, innerHTML: 'This page has moved.' })
  return [
    '<!doctype html>\n<html lang="en"><head>',
    ...[
      { tagName: 'meta', attributes: { charset: 'UTF-8' } },
      { tagName: 'title', attributes: {}, innerHTML: 'Moved' },
      { tagName: 'meta', attributes: { 'http-equiv': 'refresh', content: `0; url=${address}` } },
      { tagName: 'meta', attributes: { name: 'robots', content: 'noindex' } },
      { tagName: 'link', attributes: { rel: 'canonical', href: absolute } },
    ].map(writeTag),
    `</head><body><p>${link}</p></body></html>\n`,
  ].join('')
}

function withoutSlash(path: string): string {
  return path.replace(/(.)\/$/, '$1')
}
