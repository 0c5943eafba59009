// The headers that suit any folder: they keep browsers from guessing types, from using old copies, and from
// letting other sites frame a page or read a file.

import type { HeaderRule } from './headerRules.js'

/** Of every file. */
export const FILE_HEADERS = {
  'Cache-Control': 'public, max-age=0, must-revalidate',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const

/** Of documents; browsers heed them for nothing else. */
export const DOCUMENT_HEADERS = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'SAMEORIGIN',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
} as const

/** For a folder without rules of its own. */
export function defaultHeaders(baseUrl: string): HeaderRule[] {
  const policy = { 'Content-Security-Policy': "frame-ancestors 'self'" }
  return [{ path: `${baseUrl}*`, headers: { ...FILE_HEADERS, ...DOCUMENT_HEADERS, ...policy } }]
}
