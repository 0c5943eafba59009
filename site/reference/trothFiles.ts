// The two places where the site looks behind Troth's public exports, and the only file
// that names them: the sources, because types and doc comments are gone from what a
// program can import, and the tables that the library's own tests run, because a copy
// of them could differ from what is tested.

import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

export { headersTable } from '../../packages/troth/test/tables/headers'
export { joinTable } from '../../packages/troth/test/tables/join'
export { responseTable } from '../../packages/troth/test/tables/response'
export { retryTable } from '../../packages/troth/test/tables/retry'

/** The folder of Troth's sources, which are part of the published package. */
export function trothSources(): string {
  return join(dirname(createRequire(import.meta.url).resolve('troth/package.json')), 'src')
}
