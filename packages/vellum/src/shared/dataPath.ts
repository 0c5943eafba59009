// Where the data of a page is, told by its path alone: neither the browser nor a
// host has to look anything up.

import { decodePath } from './url.js'

/** The file of a page's data in the output, from its path without the base: `/docs/A/` → `_data/docs/a.json` */
export function dataPath(path: string): string {
  // Matching ignores case, a slash at the end and percent-encoding (URL-1, URL-4): so does this.
  const name = decodePath(path)
    .toLowerCase()
    .replace(/^\/+|\/+$/g, '')
  return `_data/${name === '' ? '_index' : name}.json`
}

/** The address of that file: `('/docs/à', '/troth/')` → `/troth/_data/docs/%C3%A0.json` */
export function dataHref(path: string, baseUrl: string): string {
  return baseUrl + dataPath(path).split('/').map(encodeURIComponent).join('/')
}
