// @ts-check
// Bundles the engine into dist/node/bundle, together with most libraries: a thread reads some forty files
// instead of some hundreds, and sites install none of more than a hundred small packages. In: dist/node
// as `tsc` leaves it. Out: the bundle, declarations of its entries, licences. Fails when a package cannot be found.

import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { packageLicences } from '../dist/node/base/licences.js'
import { parserEdits } from './parserEdits.mjs'

/** What is loaded by its name: by users, by threads, by the fingerprint of the engine, by tests. */
const ENTRIES = [
  'index',
  'base/htmlTree',
  'build/bundle/bundlePages',
  'build/jobs/siteJobs',
  'build/jobs/siteWorker',
  'cli/cli',
  'cli/errorReport',
  'markdown/compile/parse',
  'markdown/parseFile',
  'messages/catalogue',
  'steps/compileTools',
  'vite/hostModules',
]

/**
 * Dependencies that are bundled all the same. Sites install them for their types, which declarations name; the other half
 * of vellum-search is for browsers.
 */
const BUNDLED = ['zod', 'vellum-search']

/**
 * Libraries whose modules for Node are CommonJS, where nothing unused is left out and each file is parsed twice, by what
 * they have as ES modules.
 */
const ES_MODULES = {
  acorn: fileURLToPath(import.meta.resolve('acorn')),
  yaml: join(dirname(fileURLToPath(import.meta.resolve('yaml'))), '../browser/dist/index.js'),
}

const packageDir = fileURLToPath(new URL('..', import.meta.url))
const dist = join(packageDir, 'dist/node')
// As deep as most modules, and flat: what they find by its path is where it was.
const target = join(dist, 'bundle')

rmSync(target, { recursive: true, force: true })
const files = await bundle()
for (const entry of ENTRIES) {
  writeFileSync(join(target, `${basename(entry)}.d.ts`), `export * from '../${entry}.js'\n`)
}
writeFileSync(
  join(target, 'LICENSES.md'),
  packageLicences(
    files.filter((file) => file.includes('/node_modules/')),
    { title: 'Licences of the bundled libraries' },
  ),
)

/** Writes the bundle; returns the files that are in it. */
async function bundle() {
  /** @type {{ dependencies: Record<string, string> }} */
  const { dependencies } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8'))
  const installed = Object.keys(dependencies).filter((name) => !BUNDLED.includes(name))
  const engine = await rolldown({
    cwd: packageDir,
    input: Object.fromEntries(ENTRIES.map((entry) => [basename(entry), join(dist, `${entry}.js`)])),
    platform: 'node',
    resolve: { alias: ES_MODULES },
    external: (name) =>
      installed.some((packageName) => name === packageName || name.startsWith(`${packageName}/`)),
    plugins: [parserEdits()],
    // A slow machine is no error of the bundle.
    checks: { bundlerTimings: false },
    onwarn: (warning) => {
      // An empty string as a statement, which MDX has for its types, is taken for a directive.
      if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') throw new Error(warning.message)
    },
  })
  const { output } = await engine.write({
    dir: target,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].chunk.js',
    // The fingerprint of the engine would take the types in those of libraries for imports.
    comments: false,
  })
  await engine.close()
  return output.flatMap((chunk) => (chunk.type === 'chunk' ? Object.keys(chunk.modules) : []))
}
