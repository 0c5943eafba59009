// The headers of a response that depend on the file alone: caching and security. Pure.

import type { OutgoingHttpHeaders } from 'node:http'

/** How long browsers keep a file: one whose name changes with its content for ever. */
export function cacheControl(name: string): string {
  // A page that was prefetched must be there when it is opened, also on a slow connection.
  if (/^(?:[^/]+\/)*_data\//.test(name)) return 'public, max-age=300'
  const [, hash = ''] = /^assets\/(?:.*\/)?[^/]*[-.]([\w-]{8,})(?:\.\w+)+$/.exec(name) ?? []
  // A word is not a hash, and neither is a date: `custom-stylesheet.css`, `photo-20250131.jpg`.
  const last = hash.slice(-8)
  const isHash = /\d/.test(last) ? /[a-z]/i.test(last) : /[a-z]/.test(last) && /[A-Z]/.test(last)
  return isHash ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate'
}

type Headers = Readonly<Record<string, string | undefined>>

/** The security headers of a file, then those of the site, then those of the host. */
export function commonHeaders(
  ofHost: Headers = {},
  { file = '', own = {} }: { readonly file?: string; readonly own?: Headers } = {},
): OutgoingHttpHeaders {
  const isHtml = /\.html?$/.test(file)
  const headers: Record<string, string | undefined> = {
    'X-Content-Type-Options': 'nosniff',
    // What only documents heed would only add weight to other files.
    ...(isHtml && DOCUMENT_HEADERS),
    ...own,
    ...ofHost,
  }
  if (!isHtml && !ofHost[POLICY]) delete headers[POLICY]
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined))
}

const POLICY = 'Content-Security-Policy'

const DOCUMENT_HEADERS = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'SAMEORIGIN',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  [POLICY]: "frame-ancestors 'self'",
}
