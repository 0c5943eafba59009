// The file of a page's data, computed from the page's path alone: neither the browser nor a host
// looks anything up.

import { decodePath } from './url.js'

/** The file of a page's data in the output, from its path without the base: `/docs/A/` → `_data/docs/a.json` */
export function dataPath(path: string): string {
  // Matching ignores case, a slash at the end and percent-encoding, so the file name does too.
  const name = decodePath(path)
    .toLowerCase()
    .replace(/^\/+|\/+$/g, '')
  return `_data/${name === '' ? '_index' : name}.json`
}

/** The URL of that file: `('/docs/à', '/troth/')` → `/troth/_data/docs/%C3%A0.json` */
export function dataHref(path: string, baseUrl: string): string {
  return baseUrl + dataPath(path).split('/').map(encodeURIComponent).join('/')
}
