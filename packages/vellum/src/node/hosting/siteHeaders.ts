// The headers of a site, decided once: every host is configured from these rules, and `vellum serve` sends them. What
// suits any folder is in `vellum-host`; here is what a site of Vellum has: hashed assets, data of pages, a policy.

import { DOCUMENT_HEADERS, FILE_HEADERS, type HeaderRule } from 'vellum-host'

/** What the headers of a site depend on. */
export interface SiteHeadersInput {
  /** What the site's files are served under, with both slashes. */
  readonly baseUrl: string
  /** The base URLs of all locales. @default that of the site */
  readonly dataBases?: readonly string[]
  /** The content security policy of documents. */
  readonly policy: string
  /** The site's URL begins with `https:`. */
  readonly isHttps: boolean
  /** Files that the site itself puts into `assets/`: unlike all others there, they have no hash in their name. @default none */
  readonly ownAssets?: readonly string[]
  /** The rules of the site's own `_headers` file. @default none */
  readonly own?: readonly HeaderRule[]
}

/** The rules of a site; later ones win. */
export function siteHeaders({
  baseUrl,
  dataBases = [baseUrl],
  policy,
  isHttps,
  ownAssets = [],
  own = [],
}: SiteHeadersInput): HeaderRule[] {
  const documents = {
    ...DOCUMENT_HEADERS,
    ...(isHttps && { 'Strict-Transport-Security': 'max-age=63072000' }),
    'Content-Security-Policy': policy,
  }
  // What only documents heed would only add weight to these.
  const noDocuments = Object.fromEntries(Object.keys(documents).map((name) => [name, undefined]))
  return [
    { path: `${baseUrl}*`, headers: { ...FILE_HEADERS, ...documents } },
    ...(ownAssets.length > MOST_RULES
      ? []
      : [
          { path: `${baseUrl}assets/*`, headers: { ...noDocuments, 'Cache-Control': CACHE.forever } },
          ...ownAssets.map((name) => ({
            path: baseUrl + encodeURI(name),
            headers: { 'Cache-Control': FILE_HEADERS['Cache-Control'] },
          })),
        ]),
    ...dataBases.map((base) => ({
      path: `${base}_data/*`,
      headers: { ...noDocuments, 'Cache-Control': CACHE.data },
    })),
    ...own.map(openToOthers),
  ]
}

/** Hosts read a limited number of rules; with more files of its own all assets are revalidated. */
const MOST_RULES = 50

/** How long browsers keep a file. */
const CACHE = {
  /** Its name changes with its content. */
  forever: 'public, max-age=31536000, immutable',
  /** A page that was prefetched must be there when it is opened, also on a slow connection. */
  data: 'public, max-age=300',
} as const

/** Files that all origins may read can be loaded by their pages, too. */
function openToOthers({ path, headers }: HeaderRule): HeaderRule {
  const isOpen = Object.entries(headers).some(
    ([name, value]) => name.toLowerCase() === 'access-control-allow-origin' && value === '*',
  )
  return isOpen
    ? { path, headers: { 'Cross-Origin-Resource-Policy': 'cross-origin', ...headers } }
    : { path, headers }
}
