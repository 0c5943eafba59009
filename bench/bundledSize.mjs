// What a package weighs in an application: everything that it exports, through a
// bundler and its minifier, then brotli. And what Troth weighs in each of its forms.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild-wasm'
import { rolldown } from 'rolldown'
import { ENTRY_LIMITS } from './sizeLimits.mjs'

const here = fileURLToPath(new URL('.', import.meta.url))
const troth = new URL('../packages/troth/dist/', import.meta.url)
/** `troth` and its entries are the built ones: `troth/mock` → `dist/esm/mock/index.js` */
const inputOf = (name) =>
  /^troth(\/|$)/.test(name) ? fileURLToPath(new URL(`esm${name.slice(5)}/index.js`, troth)) : name

/** Bytes of everything a package exports, bundled and minified by Rolldown, compressed with brotli. */
export async function bundledSize(name) {
  const bundle = await rolldown({ input: inputOf(name), cwd: here, platform: 'browser', logLevel: 'silent' })
  const { output } = await bundle.generate({ format: 'esm', minify: true, comments: false })
  await bundle.close()
  return brotliCompressSync(output[0].code).length
}

/** The same by esbuild. */
export async function esbuildSize(name) {
  const { outputFiles } = await build({
    entryPoints: [inputOf(name)],
    absWorkingDir: here,
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'silent',
  })
  return brotliCompressSync(outputFiles[0].contents).length
}

/** Bytes of the built Troth in each form: in a bundle of Rolldown, in one of esbuild, and the file for script tags. */
export async function trothSizes() {
  return {
    rolldown: await bundledSize('troth'),
    esbuild: await esbuildSize('troth'),
    umd: brotliCompressSync(readFileSync(new URL('umd/troth.min.js', troth))).length,
  }
}

/**
 * Bytes of each entry besides the core, which none of them includes: in a bundle of Rolldown and in one of esbuild.
 * @returns {Promise<Record<string, Record<string, number>>>}
 */
export async function entrySizes() {
  /** @type {Record<string, Record<string, number>>} */
  const sizes = {}
  for (const name of Object.keys(ENTRY_LIMITS))
    sizes[name] = {
      rolldown: await bundledSize(`troth/${name}`),
      esbuild: await esbuildSize(`troth/${name}`),
    }
  return sizes
}
