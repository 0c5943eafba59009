// The pages of the site as they lie on disk. A name that starts with `_` is a
// part of other pages, and no page.

import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from './parsedPage'

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url))
const DOCS = 'site/docs'

/** All pages, by file. */
export function readPages(): Page[] {
  return readdirSync(join(REPOSITORY, DOCS), { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(DOCS, name.replaceAll('\\', '/')))
    .filter((file) => /\.mdx?$/.test(file) && !/\/_/.test(file))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(REPOSITORY, file), 'utf8') }))
}
