// Builds the three formats of Troth into dist/: ESM, CommonJS and UMD, with
// source maps, and the declarations for each way of importing.
//
//   dist/esm/index.js   dist/cjs/index.js   dist/umd/troth.js   dist/umd/troth.min.js
//
// The entries, such as troth/mock, are files of their own, in ESM and CommonJS.

import { execFileSync } from 'node:child_process'
import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { posix } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'

const require = createRequire(import.meta.url)
const here = fileURLToPath(new URL('.', import.meta.url))
const { version } = require('./package.json')
const ENTRIES = ['auth', 'fetch', 'mock', 'openapi', 'progress', 'sse']

rmSync(`${here}dist`, { recursive: true, force: true })
const bundle = await rolldown({ input: `${here}src/index.ts`, cwd: here, tsconfig: `${here}tsconfig.json` })
// The maps name the sources, which are part of the package, and do not repeat them.
const common = { banner: `/*! troth ${version} MIT */`, sourcemap: true, sourcemapExcludeSources: true }
// Rolldown's own UMD wrapper takes 40 bytes more. The last case is a script of type "module",
// where `var` makes no global.
const umd = {
  ...common,
  format: /** @type {const} */ ('iife'),
  name: 'Troth',
  // Without the markers of an ES module: a script tag wants a plain object.
  esModule: false,
  generatedCode: { symbols: false },
  footer: `typeof exports == 'object' ? module.exports = Troth
  : typeof define == 'function' && define.amd ? define(Troth)
  : globalThis.Troth = Troth;`,
}
await bundle.write({ ...common, format: 'esm', file: `${here}dist/esm/index.js` })
await bundle.write({ ...common, format: 'cjs', file: `${here}dist/cjs/index.js` })
await bundle.write({ ...umd, file: `${here}dist/umd/troth.js` })
const comments = { annotation: false, jsdoc: false, legal: true }
await bundle.write({ ...umd, file: `${here}dist/umd/troth.min.js`, minify: true, comments })
await bundle.close()
// One bundle for each, so that no file needs another: a page may load any of them by its URL.
for (const entry of ENTRIES) {
  const input = `${here}src/${entry}/index.ts`
  const bundle = await rolldown({ input, cwd: here, tsconfig: `${here}tsconfig.json` })
  for (const format of /** @type {const} */ (['esm', 'cjs']))
    await bundle.write({ ...common, format, file: `${here}dist/${format}/${entry}/index.js` })
  await bundle.close()
}

// The package is of type "module"; these two folders are not.
for (const format of ['cjs', 'umd'])
  writeFileSync(`${here}dist/${format}/package.json`, '{ "type": "commonjs" }\n')
const declarations = `${here}dist/esm`
const compiler = fileURLToPath(
  new URL('bin/tsc', pathToFileURL(require.resolve('typescript-native/package.json'))),
)
// JSR makes the declarations of each file from that file alone.
const tsc = [compiler, '-p', here, '--outDir', declarations, '--isolatedDeclarations']
execFileSync(process.execPath, tsc, { stdio: 'inherit' })
// The types of the script tag's global, for TypeScript files that are not modules.
appendFileSync(`${declarations}/index.d.ts`, '\nexport as namespace Troth\n')
const published = reachable(['index.d.ts', ...ENTRIES.map((entry) => `${entry}/index.d.ts`)])
for (const name of readdirSync(declarations, { recursive: true, encoding: 'utf8' })) {
  const file = name.replaceAll('\\', '/')
  if (/\.d\.ts(\.map)?$/.test(file) && !published.has(file.replace(/\.map$/, '')))
    rmSync(`${declarations}/${file}`)
}
// The same for both: which kind of module they describe follows from the folder they are in. The maps
// to the sources are not needed twice.
for (const name of published) {
  const up = '../'.repeat(name.split('/').length)
  const text = readFileSync(`${declarations}/${name}`, 'utf8')
  const target = `${up}esm/${name}.map`
  writeFileSync(`${here}dist/cjs/${name}`, text.replace(/(?<=# sourceMappingURL=).*/, target))
}

/**
 * The declarations that users can get to. The others describe what only the bundles contain.
 * @param {string[]} names
 * @param {Set<string>} found
 */
function reachable(names, found = new Set()) {
  for (const name of names) {
    if (found.has(name)) continue
    found.add(name)
    const text = readFileSync(`${declarations}/${name}`, 'utf8')
    const imported = [...text.matchAll(/(?:from |import\()["'](\.[^"']+)\.js["']/g)]
    reachable(
      imported.map(([, path]) => posix.join(posix.dirname(name), `${path}.d.ts`)),
      found,
    )
  }
  return found
}
