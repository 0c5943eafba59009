// What a page runs and loads, in the form of a content security policy: hashes of inline code, and origins of
// files from elsewhere.

import { isExternalUrl } from '../../shared/url.js'
import { inlineHash } from './earlyScripts.js'
import type { ScannedHtml } from './scanHtml.js'

/** Each source once, in the order of the page. */
export interface PolicySources {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** The sources of a page. `ownScripts` are scripts that the policy allows on all pages. */
export function policySources(
  { scripts, styles, stylesheets }: Pick<ScannedHtml, 'scripts' | 'styles' | 'stylesheets'>,
  ownScripts: readonly (string | undefined)[],
): PolicySources {
  const run = scripts.filter(({ type }) => isCode(type))
  const codes = run.flatMap(({ src, code }) =>
    src === undefined && !ownScripts.includes(code) ? [code] : [],
  )
  const files = run.flatMap(({ src }) => (src === undefined ? [] : [src]))
  return {
    scripts: [...new Set([...codes.map(inlineHash), ...externalOrigins(files)])],
    styles: [...new Set([...styles.map(inlineHash), ...externalOrigins(stylesheets)])],
  }
}

/** The origins of URLs of other sites; for a URL without scheme (`//a.dev/b.js`) the host. */
export function externalOrigins(urls: readonly string[]): string[] {
  const origins = urls.flatMap((url) => {
    if (!isExternalUrl(url) || !URL.canParse(url, 'https://site')) return []
    const { origin, host } = new URL(url, 'https://site')
    return origin === 'null' ? [] : [url.startsWith('//') ? host : origin]
  })
  return [...new Set(origins)]
}

/** Whether a script is code, and not data. */
export function isCode(type: unknown): boolean {
  return !/json$/i.test(String(type ?? '').trim())
}
