// What a package weighs in an application: everything that it exports, through one
// bundler and minifier, then brotli.

import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { rolldown } from 'rolldown'

/** Bytes of everything a package exports, minified and compressed with brotli. `troth` is the built one. */
export async function bundledSize(name) {
  const built = new URL('../packages/troth/dist/esm/index.js', import.meta.url)
  const bundle = await rolldown({
    input: name === 'troth' ? fileURLToPath(built) : name,
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    platform: 'browser',
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true, comments: false })
  await bundle.close()
  return brotliCompressSync(output[0].code).length
}
