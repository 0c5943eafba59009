// Redirects for hosts that have none: a small page at each old URL.

import { isExternalUrl } from '../../shared/url.js'
import { inlineHash } from './earlyScripts.js'
import { writeTag } from './htmlDocument.js'
import { outputPath } from './outputPath.js'

/** One old URL. Both are encoded; `to` may be on another site. */
export interface Redirect {
  readonly from: string
  readonly to: string
}

/** A file of the output. */
export interface OutputFile {
  readonly path: string
  readonly text: string
}

/** The page of an old URL. */
export function redirectPage(
  { from, to }: Redirect,
  site: { readonly url: string; readonly baseUrl: string; readonly trailingSlash: boolean | undefined },
): OutputFile {
  return { path: outputPath(from, site), text: redirectDocument(to, site.url) }
}

/**
 * Goes to the page with the query and the hash of the old URL, unless the new one has its own. The same for all pages,
 * so that a policy needs one hash.
 */
const SCRIPT =
  'var a=document.querySelector("a");if(!a.search)a.search=location.search;if(!a.hash)a.hash=location.hash;location.replace(a.href)'

/** What the policy of a site must allow for these pages. */
export const REDIRECT_SCRIPT_HASH = inlineHash(SCRIPT)

function redirectDocument(to: string, url: string): string {
  const absolute = isExternalUrl(to) ? to : url + to
  const link = writeTag({ tagName: 'a', attributes: { href: to }, innerHTML: 'This page has moved.' })
  const refresh = writeTag({
    tagName: 'meta',
    attributes: { 'http-equiv': 'refresh', content: `0; url=${to}` },
  })
  const policy = `default-src 'none'; script-src ${REDIRECT_SCRIPT_HASH}`
  return [
    '<!doctype html>\n<html lang="en"><head>',
    ...[
      { tagName: 'meta', attributes: { charset: 'UTF-8' } },
      { tagName: 'meta', attributes: { 'http-equiv': 'Content-Security-Policy', content: policy } },
      { tagName: 'title', attributes: {}, innerHTML: 'Moved' },
      { tagName: 'meta', attributes: { name: 'robots', content: 'noindex' } },
      { tagName: 'link', attributes: { rel: 'canonical', href: absolute } },
    ].map(writeTag),
    // A refresh would drop query and hash, and might be faster than the script.
    `<noscript>${refresh}</noscript></head><body><p>${link}</p>`,
    `${writeTag({ tagName: 'script', attributes: {}, innerHTML: SCRIPT })}</body></html>\n`,
  ].join('')
}
