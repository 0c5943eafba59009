// @ts-check
// A package without files, packed. In: its manifest. Out: the bytes of its archive.

import { gzipSync } from 'node:zlib'

const BLOCK = 512

/**
 * The archive of a package that has a manifest and nothing else.
 * @param {{ name: string, version: string }} manifest
 */
export function emptyPackage(manifest) {
  const content = Buffer.from(JSON.stringify(manifest))
  const padding = Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK)
  // Two empty blocks end an archive.
  return gzipSync(Buffer.concat([header(content.length), content, padding, Buffer.alloc(2 * BLOCK)]))
}

/**
 * The header of the one file, in the format "ustar".
 * @param {number} size
 */
function header(size) {
  const block = Buffer.alloc(BLOCK)
  const octal = (/** @type {number} */ value) => `${value.toString(8).padStart(7, '0')}\0`
  block.write('package/package.json', 0)
  block.write(octal(0o644), 100)
  block.write(octal(0), 108)
  block.write(octal(0), 116)
  block.write(`${size.toString(8).padStart(11, '0')} `, 124)
  block.write(`${'0'.repeat(11)} `, 136)
  block.write('0', 156)
  block.write('ustar\x0000', 257)
  // The sum is taken with spaces in its own field.
  block.write(' '.repeat(8), 148)
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return block
}
