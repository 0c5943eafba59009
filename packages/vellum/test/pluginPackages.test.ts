// Features that are packages of their own, and the sites of this repository, use what every plugin and every site may:
// the exports of `vellum`, and its types.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const engine = manifestOf('packages/vellum')

interface Manifest {
  readonly name: string
  readonly exports?: object
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
}

/** Every package that a site adds to the engine. */
const PLUGIN_PACKAGES = readdirSync(join(root, 'packages'))
  .map((name) => `packages/${name}`)
  .filter((folder) => manifestOf(folder).peerDependencies?.vellum !== undefined)

/** Code that only tests run. */
const FOR_TESTS = /\.test\.tsx?$|(?:^|\/)testing\/|^samples\//

/** The files of a package or a site with code or styles; those that tests alone use are left out. */
function codeFiles(folder: string): string[] {
  const dir = join(root, folder)
  const isPackage = folder.startsWith('packages/')
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !isPackage || /^src\/|^[^/]+\.mjs$/.test(file))
    .filter((file) => /\.(?:[cm]?[jt]sx?|mdx|css)$/.test(file) && !FOR_TESTS.test(file))
    .filter((file) => !/(?:^|\/)(?:node_modules|dist|static|\.[^/]+)\//.test(file))
    .map((file) => join(dir, file))
}

/** What code or styles import, resolve or name by URL: all strings that are names of modules or relative paths. */
function namedModules(text: string): string[] {
  return [...text.matchAll(/(['"`])((?:vellum(?:\/[\w./-]*)?|\.{1,2}\/[\w./-]+))\1/g)].map(
    ([, , name = '']) => name,
  )
}

/** The inside of the engine that the files of a folder use: `site/look/a.ts: ../../packages/vellum/dist/a.js`. */
function insideUses(folder: string): string[] {
  return codeFiles(folder).flatMap((file) =>
    namedModules(readFileSync(file, 'utf8')).flatMap((name) =>
      isInside(name, file) ? [`${file.slice(root.length)}: ${name}`] : [],
    ),
  )
}

function isInside(name: string, file: string): boolean {
  if (name.startsWith('.'))
    return resolve(dirname(file), name).startsWith(join(root, 'packages/vellum') + sep)
  // `./internal/*` is for copies of the theme's parts: it is the inside, and no key of its own here.
  return name !== 'vellum' && !(`.${name.slice('vellum'.length)}` in engine.exports!)
}

describe('the inside of the engine', () => {
  it('is recognised by the names of modules', () => {
    const file = join(root, 'packages/math/src/index.ts')
    const names = [
      'vellum',
      'vellum/html',
      'vellum/internal/theme/layout/Footer',
      'vellum/dist/node/index.js',
      '../../vellum/src/node/index.js',
      '../../vellum-elsewhere/index.js',
    ]
    expect(names.filter((name) => isInside(name, file))).toEqual(names.slice(2, 5))
    expect(
      namedModules(`import 'vellum/a'; await import("../b.js"); new URL('./c.css', import.meta.url)`),
    ).toEqual(['vellum/a', '../b.js', './c.css'])
  })

  it('is not used by one of our plugins', () => {
    expect(PLUGIN_PACKAGES).toEqual(
      expect.arrayContaining(
        ['docusaurus', 'images', 'math', 'mermaid', 'playground', 'twoslash', 'zoom'].map(
          (name) => `packages/${name}`,
        ),
      ),
    )
    expect(PLUGIN_PACKAGES.filter((folder) => !usesEngine(folder))).toEqual([])
    expect(PLUGIN_PACKAGES.flatMap(insideUses)).toEqual([])
  })

  it('is what a plugin names in its package.json, as is each package that it imports', () => {
    const missing = PLUGIN_PACKAGES.flatMap((folder) => {
      const { name, dependencies, peerDependencies } = manifestOf(folder)
      const installed = new Set([name, ...Object.keys({ ...dependencies, ...peerDependencies })])
      const imported = codeFiles(folder).flatMap((file) => importedPackages(readFileSync(file, 'utf8')))
      return [...new Set(imported)].filter((used) => !installed.has(used)).map((used) => `${folder}: ${used}`)
    })
    expect(missing).toEqual([])
  })

  it.each(['site', 'manual'])('is not used by %s/', (folder) => {
    expect(existsSync(join(root, folder, 'vellum.config.ts'))).toBe(true)
    expect(usesEngine(folder)).toBe(true)
    expect(insideUses(folder)).toEqual([])
  })
})

/** The packages that code imports when it runs: without types, without modules of Node. */
function importedPackages(code: string): string[] {
  const withoutComments = code.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
  const imports = withoutComments.matchAll(
    /(?:^(?:import|export) (?!type )[^'";]*? from |^import |import\()'((?:@[\w-]+\/)?[a-z][\w.-]*)(?:\/[^']*)?'/gm,
  )
  return [...imports].map(([, name = '']) => name).filter((name) => !builtinModules.includes(name))
}

/** Whether the files that are read name the engine at all: no list of files is empty by accident. */
function usesEngine(folder: string): boolean {
  return codeFiles(folder).some((file) => namedModules(readFileSync(file, 'utf8')).includes('vellum'))
}
