// The file name of a route's HTML.

import { withoutBase } from '../../shared/url.js'
import { VellumError } from '../base/errors.js'

/**
 * The file of a page below the output folder: `/troth/docs/a` → `docs/a/index.html`,
 * with `trailingSlash: false` → `docs/a.html`. A route that names a file keeps
 * its name: `/404.html`.
 */
export function outputPath(
  path: string,
  { baseUrl, trailingSlash }: { readonly baseUrl: string; readonly trailingSlash: boolean | undefined },
): string {
  const sitePath = withoutBase(path, baseUrl)
  if (sitePath === undefined) throw unusable(path, `it is not below the base URL "${baseUrl}"`)
  const name = fileName(path, sitePath.replace(/^\/|\/$/g, ''))
  if (name === '') return 'index.html'
  if (name.endsWith('.html')) return name
  return trailingSlash === false ? `${name}.html` : `${name}/index.html`
}

/** A path as names of folders and of a file: decoded, and sure to stay inside of the output folder. */
function fileName(path: string, encoded: string): string {
  if (encoded === '') return ''
  const parts = encoded.split('/').map((part) => {
    try {
      return decodeURIComponent(part)
    } catch {
      throw unusable(path, `"${part}" is not valid percent-encoding`)
    }
  })
  const wrong = parts.find((part) => part === '' || part === '.' || part === '..' || UNSAFE.test(part))
  if (wrong !== undefined) throw unusable(path, `${JSON.stringify(wrong)} cannot be the name of a file`)
  return parts.join('/')
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNSAFE = /[/\\\u0000-\u001f]/

function unusable(path: string, reason: string): VellumError {
  return new VellumError(`The page "${path}" cannot be written: ${reason}.`, {
    code: 'invalid-page-path',
    hint: 'Change the `slug` of the page, or the name of its file.',
  })
}
