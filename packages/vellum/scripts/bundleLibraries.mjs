// @ts-check
// Bundles the libraries of the Markdown compiler into dist/node/libraries, and points the
// files of dist/node at them. They are more than a hundred small packages: sites install
// none of them, and Node reads a few files instead of hundreds. In: dist/node as `tsc`
// leaves it, where the same packages are imported by name. Out: the bundle, its licences.
// Fails when a package cannot be found: nothing is left to be imported by name.

import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { packageLicences } from '../dist/node/base/licences.js'
import { parserEdits } from './parserEdits.mjs'

const packageDir = fileURLToPath(new URL('..', import.meta.url))
const dist = join(packageDir, 'dist/node')
const target = join(dist, 'libraries')

/** Development dependencies that are not bundled: they have types only. */
const TYPES_ONLY = /^(?:@types\/.*|micromark-util-types)$/

const names = Object.keys(readJson(join(packageDir, 'package.json')).devDependencies).filter(
  (name) => !TYPES_ONLY.test(name),
)
rmSync(target, { recursive: true, force: true })
const modules = await bundleLibraries()
pointToBundle()
writeFileSync(
  join(target, 'LICENSES.md'),
  packageLicences(modules, { title: 'Licences of the bundled libraries' }),
)

/** Writes the bundle; returns the files that are in it. */
async function bundleLibraries() {
  const bundle = await rolldown({
    cwd: packageDir,
    input: Object.fromEntries(names.map((name) => [fileName(name), name])),
    platform: 'node',
    plugins: [parserEdits()],
    onwarn: (warning) => {
      // An empty string as a statement, which MDX has for its types, is taken for a directive.
      if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') throw new Error(warning.message)
    },
  })
  const { output } = await bundle.write({
    dir: target,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'shared/[name].js',
  })
  await bundle.close()
  return output.flatMap((chunk) => (chunk.type === 'chunk' ? Object.keys(chunk.modules) : []))
}

/** Replaces the names of bundled packages in imports by the paths of their bundle. */
function pointToBundle() {
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const path = file.split(sep).join('/')
    if (!path.endsWith('.js') || path.startsWith('libraries/')) continue
    const libraries = posix.relative(posix.dirname(path), 'libraries')
    const source = readFileSync(join(dist, file), 'utf8')
    const bundled = source.replace(/(\bfrom |\bimport\()'([^'.][^']*)'/g, (whole, keyword, name) =>
      names.includes(name) ? `${keyword}'${libraries}/${fileName(name)}.js'` : whole,
    )
    if (bundled !== source) writeFileSync(join(dist, file), bundled)
  }
}

/** @param {string} name `@mdx-js/mdx` → `mdx-js-mdx` */
function fileName(name) {
  return name.replace('@', '').replace('/', '-')
}

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'))
}
