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
  /** Whether the policy blocks nothing: browsers only report what it would block. @default false */
  readonly isReportOnly?: boolean
  /** The site's URL begins with `https:`. */
  readonly isHttps: boolean
  /** Files that the site itself puts into `assets/`: unlike all others there, they have no hash in their name. @default none */
  readonly ownAssets?: readonly string[]
  /** The rules of the site's own `_headers` file. @default none */
  readonly own?: readonly HeaderRule[]
}

/** The headers of files of a site. */
export interface FileHeaders {
  /** How long browsers keep a file: documents are checked at every visit, files in `assets/` never again, page data after five minutes. */
  readonly 'Cache-Control': string
  /** Browsers use the type that is sent, and do not guess another. */
  readonly 'X-Content-Type-Options': string
  /** Other sites cannot load files of the site, except those that `static/_headers` opens with `Access-Control-Allow-Origin: *`. */
  readonly 'Cross-Origin-Resource-Policy': string
}

/** Further headers of documents. */
export interface DocumentHeaders {
  /** Other sites see the origin of the page that a link is on, not its path. */
  readonly 'Referrer-Policy': string
  /** Windows that a page opens, or that open it, cannot reach into it if they are of another site. */
  readonly 'Cross-Origin-Opener-Policy': string
  /** Only the site itself can show its pages in a frame; for browsers that do not know `frame-ancestors`. */
  readonly 'X-Frame-Options': string
  /** Pages and their frames use neither camera nor location nor microphone. */
  readonly 'Permissions-Policy': string
  /** Browsers use HTTPS for two years. Only when `url` begins with `https:`. */
  readonly 'Strict-Transport-Security'?: string
  /** What pages load and run: files of the site, what its pages need, and what `contentSecurityPolicy` adds. The hashes of inline scripts are part of it. */
  readonly 'Content-Security-Policy'?: string
  /** The same policy for a site that came from Docusaurus, until it sets `contentSecurityPolicy`: browsers block nothing, and report what the policy would block. */
  readonly 'Content-Security-Policy-Report-Only'?: string
}

/** The rules of a site; later ones win. */
export function siteHeaders({
  baseUrl,
  dataBases = [baseUrl],
  policy,
  isReportOnly = false,
  isHttps,
  ownAssets = [],
  own = [],
}: SiteHeadersInput): HeaderRule[] {
  const documents: DocumentHeaders = {
    ...DOCUMENT_HEADERS,
    ...(isHttps && { 'Strict-Transport-Security': 'max-age=63072000' }),
    [isReportOnly ? REPORTED_POLICY : POLICY]: policy,
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

/** The header of a policy that is enforced. */
export const POLICY = 'Content-Security-Policy'

/** The header of a policy that only reports. */
export const REPORTED_POLICY = `${POLICY}-Report-Only`

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
