// The URL of a document inside its version: from its folder, its name and its
// front matter. Knows nothing of the version's own path or the site's base.

import { posix } from 'node:path'
import { VellumError } from '../../base/errors.js'

/** The parts of a slug. */
export interface SlugSource {
  /** The folder without number prefixes: `guide/setup`, empty for the top. */
  readonly folder: string
  /** The last part of the id. */
  readonly baseId: string
  /** Whether the document is the index of its folder. */
  readonly isIndex: boolean
  /** `slug` of the front matter. */
  readonly slug?: string | undefined
  /** The file for error messages. */
  readonly file: string
}

/**
 * `guide` + `install` → `/guide/install`; the index of `guide` → `/guide/`;
 * `slug: /start` → `/start`; `slug: ../start` in `guide` → `/start`
 */
export function docSlug({ folder, baseId, isIndex, slug, file }: SlugSource): string {
  if (slug === undefined) return isIndex ? posix.join('/', folder, '/') : posix.join('/', folder, baseId)
  const path = slug.startsWith('/') ? slug : posix.join('/', folder, slug)
  if (!slug || /[?#\t\r\n]|^\/\//.test(path)) {
    throw new VellumError(
      `The slug "${slug}" of the document "${baseId}" in the folder "/${folder}" is not a path.`,
      {
        code: 'invalid-slug',
        files: [file],
        hint: 'Write it like a path: letters, digits, "-", "_", "." and "/", without "?" and "#".',
      },
    )
  }
  return path
}

/** Whether a file is the index of its folder: `index`, `readme`, or named like it; both as on disk. */
export function isIndexFile(name: string, folder: string): boolean {
  const parent = posix.basename(folder)
  return ['index', 'readme', ...(parent ? [parent.toLowerCase()] : [])].includes(name.toLowerCase())
}
