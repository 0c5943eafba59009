// The boot script as text: small enough to stand in the document itself.

import { readFileSync } from 'node:fs'
import { minifySync } from 'rolldown/utils'

/** The code of `client/runtime/boot.ts`, made small. */
export function bootScript(): string {
  const file = new URL('../../client/runtime/boot.js', import.meta.url)
  const code = readFileSync(file, 'utf8').replace(/^\/\/# sourceMappingURL=.*$/m, '')
  return minifySync('boot.js', code, { module: true }).code.trim()
}
