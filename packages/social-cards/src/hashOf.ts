// A short hash of texts and files.

import { createHash } from 'node:crypto'

/** `hashOf('a', 'b')` ≠ `hashOf('ab')`: the parts are separated. */
export function hashOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part)
  return hash.digest('hex').slice(0, 32)
}
